import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { testFolder } from "../../test/test-folder.ts";
import { type DeployOptions, deployRelease } from "./deploy-release.ts";
import { CloudflareError } from "./live-versions.ts";
import type { Release } from "./release.ts";
import { WranglerError } from "./run-wrangler.ts";
import { fakeWrangler } from "./test/fake-wrangler.ts";
import { MemoryCloudflare } from "./test/memory-cloudflare.ts";
import { type SmallRelease, smallRelease } from "./test/small-release.ts";

const folder = testFolder();

let cloudflare: MemoryCloudflare;
let calls: string[];
/** Whether wrangler fails at a command. */
let failsAt: (command: string) => boolean;
let release: Release;
let output: string;

const day = 24 * 60 * 60;

async function run(args: string[]): Promise<string> {
  const { name, execute } = fakeWrangler(cloudflare, args);
  calls.push(name);
  if (failsAt(name)) throw new WranglerError(`wrangler ${name} failed, see above`);
  return execute();
}

function build(records: string[], text: string, files: SmallRelease["files"] = {}): void {
  release = smallRelease(folder, { records, texts: [text], files });
}

beforeEach(() => {
  cloudflare = new MemoryCloudflare(2);
  calls = [];
  failsAt = () => false;
  output = "";
  for (const name of ["log", "error"] as const) {
    vi.spyOn(console, name).mockImplementation((text: string) => {
      output += `${text}\n`;
    });
  }
  build(["a", "b"], "Tides.");
});
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

async function deploy(time = cloudflare.time, options: Partial<DeployOptions> = {}): Promise<void> {
  cloudflare.time = time;
  const wait = async (milliseconds: number) => {
    cloudflare.time += milliseconds / 1000;
  };
  const liveVersions = async () => cloudflare.versions.live();
  await deployRelease(release, { run, liveVersions, now: "test_now()", wait, ...options });
}

const keys = () => [...cloudflare.records.keys()].sort();
const query = (sql: string) => cloudflare.query([sql]).flat() as Record<string, unknown>[];
const countMatches = (word: string) => query(`SELECT content FROM texts WHERE texts MATCH '${word}'`).length;
const deployed = () => cloudflare.versions.deployed;
const steps = ["d1 command", "kv bulk put", "d1 command"];

describe("a release", () => {
  it("registers its keys, uploads the missing ones, and then deploys the worker", async () => {
    await deploy(0, { liveVersions: null });
    expect(calls).toEqual(["d1 command", "d1 command", "kv bulk put", "d1 command", "deploy"]);
    expect([keys(), countMatches("tides"), deployed()]).toEqual([["a", "b"], 1, "version-0"]);
    expect(output).toContain("2 of 2 records and 1 of 1 pages are new");
    build(["a", "c"], "Tides.");
    await deploy();
    expect(output).toContain("1 of 2 records and 0 of 1 pages are new");
    expect([keys(), countMatches("tides"), deployed()]).toEqual([["a", "b", "c"], 1, "version-1"]);
  });

  it("tags its version with the id of its list of keys", async () => {
    await deploy();
    const [{ list } = { list: null }] = cloudflare.versions.all;
    expect(query("SELECT id, part, parts FROM key_lists")).toEqual([{ id: list, part: 0, parts: 1 }]);
  });

  it("stores files in KV", async () => {
    build([], "Tides.", { "app-1.js": "app" });
    await deploy();
    expect([...cloudflare.records]).toEqual([["/_assets/app-1.js", "app"]]);
  });

  it("keeps the keys of a deployable version, and deletes them thirty days after it stops being deployable", async () => {
    await deploy(0);
    build(["a", "c"], "Shores.");
    await deploy(day);
    await deploy(100 * day); // the third version, and only two are deployable
    expect([keys(), countMatches("tides")]).toEqual([["a", "b", "c"], 1]);
    await deploy(130 * day - 1);
    expect([keys(), countMatches("tides")]).toEqual([["a", "b", "c"], 1]);
    await deploy(130 * day);
    expect([keys(), countMatches("tides"), countMatches("shores")]).toEqual([["a", "c"], 0, 1]);
    expect(query("SELECT count(*) AS pages FROM pages")).toEqual([{ pages: 1 }]);
    expect(query("SELECT count(*) AS lists FROM key_lists")).toEqual([{ lists: 1 }]);
  });

  it("keeps the keys of a version after a rollback, however many versions ago it was uploaded", async () => {
    await deploy(0);
    build(["c"], "Shores.");
    await deploy(day);
    cloudflare.versions.rollBack("version-0");
    for (const days of [2, 40, 80]) await deploy(days * day, { previewAlias: "pr-1" });
    expect([keys(), countMatches("tides"), deployed()]).toEqual([["a", "b", "c"], 1, "version-0"]);
    build(["d"], "Cliffs.");
    await deploy(120 * day); // more than a month after the rollback
    expect([keys(), countMatches("tides")]).toEqual([["a", "b", "c", "d"], 1]);
  });

  it.each([1, 2, 3, 4, 5])("can be deployed again after a failure at step %i", async (failingStep) => {
    await deploy(0);
    build(["a", "c"], "Shores.");
    let step = 0;
    failsAt = () => ++step === failingStep;
    await deploy(day);
    expect([process.exitCode, deployed()]).toEqual([1, "version-0"]);
    expect(output).toMatch(/failed, see above\. The previous release is still served/);
    failsAt = () => false;
    await deploy(2 * day);
    expect([keys(), countMatches("shores"), deployed()]).toEqual([["a", "b", "c"], 1, "version-1"]);
  });

  it("is reported as possibly served if wrangler fails to deploy it", async () => {
    failsAt = (command) => command === "deploy";
    await deploy();
    expect(output).toMatch(/The previous release is still served, or already this one: [^\n]*\n$/);
  });

  it("is served even if the clean-up fails", async () => {
    const liveVersions = () => Promise.reject(new CloudflareError("Cloudflare's API failed"));
    await deploy(0, { liveVersions });
    expect([process.exitCode, deployed()]).toEqual([1, "version-0"]);
    expect(output).toMatch(/\nCloudflare's API failed\. The new release is served\.\n$/);
  });

  it("throws errors that come from neither wrangler nor Cloudflare's API", async () => {
    const liveVersions = () => Promise.reject(new TypeError("a bug"));
    await expect(deploy(0, { liveVersions })).rejects.toThrow("a bug");
  });

  it("deploys the worker before its records with --first, since wrangler then creates KV and database", async () => {
    await deploy(0, { isFirst: true, liveVersions: null });
    expect(calls).toEqual(["deploy", "d1 command", ...steps]);
    expect([keys(), countMatches("tides")]).toEqual([["a", "b"], 1]);
  });

  it("is announced once it is served, unless it is a preview or a dry run", async () => {
    const announced: unknown[] = [];
    const announce = async () => {
      announced.push(deployed());
      return "announced";
    };
    await deploy(0, { announce, previewAlias: "pr-1" });
    await deploy(0, { announce, dryRun: true });
    failsAt = (command) => command === "deploy";
    await deploy(0, { announce });
    expect(announced).toEqual([]);
    failsAt = () => false;
    await deploy(0, { announce });
    expect(announced).toEqual(["version-1"]);
  });

  it("uploads the keys of a preview, and does not deploy it", async () => {
    await deploy(0, { previewAlias: "pr-1" });
    expect(calls).toContain("versions upload");
    expect([deployed(), keys(), cloudflare.versions.all.length]).toEqual([null, ["a", "b"], 1]);
  });

  it("changes nothing in a dry run", async () => {
    await deploy(0, { dryRun: true });
    await deploy(0, { dryRun: true, previewAlias: "pr-1" });
    expect(calls).toEqual(["deploy", "versions upload"]);
    expect(cloudflare.versions.all).toEqual([]);
  });

  it("deletes nothing without access to the list of versions", async () => {
    await deploy(0);
    build(["c"], "Shores.");
    for (const days of [1, 2, 40, 80]) await deploy(days * day, { liveVersions: null });
    expect(keys()).toEqual(["a", "b", "c"]);
    expect(output).toContain("skipped: CLOUDFLARE_API_TOKEN");
  });
});

describe("a running clean-up", () => {
  const lock = (expires: number) =>
    cloudflare.query([`INSERT OR REPLACE INTO collector_lock VALUES (1, 'another', ${expires})`]);

  beforeEach(() => deploy(0));

  it("makes a release wait until the lock expires", async () => {
    build(["c"], "Shores.");
    lock(300);
    await deploy(0);
    expect([cloudflare.time, deployed()]).toEqual([300, "version-1"]);
    expect(output.match(/waiting for a running clean-up/g)).toHaveLength(1);
  });

  it("makes a release fail after waiting for longer than a lock lasts", async () => {
    lock(1000);
    await deploy(0);
    expect([process.exitCode, cloudflare.versions.all.length, cloudflare.time]).toEqual([1, 1, 320]);
    expect(output).toContain("Nothing was uploaded: another clean-up is still running");
  });

  it("prevents a second clean-up", async () => {
    lock(0);
    await deploy(0, {
      run: (args) => {
        const call = run(args);
        if (args[0] === "deploy") lock(300);
        return call;
      },
    });
    expect(output).toContain("another clean-up is running");
  });
});
