import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CloudflareError } from "../../build/online/live-versions.ts";
import { type PutOnlineOptions, putOnline } from "../../build/online/put-online.ts";
import { WranglerError } from "../../build/online/run-wrangler.ts";
import { fakeWrangler } from "../releases/fake-wrangler.ts";
import { leaveRelease, type SmallRelease } from "../releases/leave-release.ts";
import { MemoryCloudflare } from "../releases/memory-cloudflare.ts";

let cloudflare: MemoryCloudflare;
let asked: string[];
/** Whether wrangler fails at a command. */
let breaks: (command: string) => boolean;
let outDir: string;
let printed: string;

const day = 24 * 60 * 60;

async function run(words: string[]): Promise<string> {
  const { name, act } = fakeWrangler(cloudflare, words);
  asked.push(name);
  if (breaks(name)) throw new WranglerError(`wrangler ${name} failed, see above`);
  return act();
}

const build = (records: string[], text: string, files: SmallRelease["files"] = {}) =>
  leaveRelease(outDir, { records, texts: [text], files });

beforeEach(() => {
  outDir = join(mkdtempSync(join(tmpdir(), "put-online-")), "dist");
  mkdirSync(outDir);
  cloudflare = new MemoryCloudflare(2);
  asked = [];
  breaks = () => false;
  printed = "";
  for (const name of ["log", "error"] as const) {
    vi.spyOn(console, name).mockImplementation((text: string) => {
      printed += `${text}\n`;
    });
  }
  build(["a", "b"], "Tides.");
});
afterEach(() => {
  rmSync(join(outDir, ".."), { recursive: true });
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

async function deploy(time = cloudflare.time, options: Partial<PutOnlineOptions> = {}): Promise<void> {
  cloudflare.time = time;
  const wait = async (milliseconds: number) => {
    cloudflare.time += milliseconds / 1000;
  };
  const liveVersions = async () => cloudflare.versions.live();
  await putOnline(outDir, { run, liveVersions, now: "test_now()", wait, ...options });
}

const keys = () => [...cloudflare.records.keys()].sort();
const query = (sql: string) => cloudflare.query([sql]).flat() as Record<string, unknown>[];
const found = (word: string) => query(`SELECT content FROM sections WHERE sections MATCH '${word}'`).length;
const deployed = () => cloudflare.versions.deployed;
const steps = ["d1 command", "kv bulk put", "d1 command"];

describe("a release", () => {
  it("registers its keys, uploads those that are missing, and then deploys the worker", async () => {
    await deploy(0, { liveVersions: null });
    expect(asked).toEqual(["d1 command", "d1 command", "kv bulk put", "d1 command", "deploy"]);
    expect([keys(), found("tides"), deployed()]).toEqual([["a", "b"], 1, "version-0"]);
    expect(printed).toContain("2 of 2 records and 1 of 1 pages are new");
    build(["a", "c"], "Tides.");
    await deploy();
    expect(printed).toContain("1 of 2 records and 0 of 1 pages are new");
    expect([keys(), found("tides"), deployed()]).toEqual([["a", "b", "c"], 1, "version-1"]);
  });

  it("has in its version's tag the id of the list of its keys", async () => {
    await deploy();
    const [{ list } = { list: null }] = cloudflare.versions.all;
    expect(query("SELECT id, part, parts FROM key_lists")).toEqual([{ id: list, part: 0, parts: 1 }]);
  });

  it("stores its hashed files but social pictures and documents, for tabs of other releases", async () => {
    build([], "Tides.", { "app-1.js": "app", "example-1.html": "document", "og-1.png": "picture" });
    await deploy();
    expect([...cloudflare.records]).toEqual([["/_assets/app-1.js", "app"]]);
  });

  it("keeps what a version needs that can be rolled back to, and deletes it thirty days after that", async () => {
    await deploy(0);
    build(["a", "c"], "Shores.");
    await deploy(day);
    await deploy(100 * day); // the third version, of which two can be deployed
    expect([keys(), found("tides")]).toEqual([["a", "b", "c"], 1]);
    await deploy(130 * day - 1);
    expect([keys(), found("tides")]).toEqual([["a", "b", "c"], 1]);
    await deploy(130 * day);
    expect([keys(), found("tides"), found("shores")]).toEqual([["a", "c"], 0, 1]);
    expect(query("SELECT count(*) AS pages FROM pages")).toEqual([{ pages: 1 }]);
    expect(query("SELECT count(*) AS lists FROM key_lists")).toEqual([{ lists: 1 }]);
  });

  it("keeps what a version needs that was rolled back to, however many releases ago", async () => {
    await deploy(0);
    build(["c"], "Shores.");
    await deploy(day);
    cloudflare.versions.rollBack("version-0");
    for (const days of [2, 40, 80]) await deploy(days * day, { previewAlias: "pr-1" });
    expect([keys(), found("tides"), deployed()]).toEqual([["a", "b", "c"], 1, "version-0"]);
    build(["d"], "Cliffs.");
    await deploy(120 * day); // after a month, the issue that this test is for
    expect([keys(), found("tides")]).toEqual([["a", "b", "c", "d"], 1]);
  });

  it.each([1, 2, 3, 4, 5])(
    "that fails at step %i may be deployed again, and needs no other deploy first",
    async (at) => {
      await deploy(0);
      build(["a", "c"], "Shores.");
      let step = 0;
      breaks = () => ++step === at;
      await deploy(day);
      expect([process.exitCode, deployed()]).toEqual([1, "version-0"]);
      expect(printed).toMatch(/failed, see above\. What is served is the release before/);
      breaks = () => false;
      await deploy(2 * day);
      expect([keys(), found("shores"), deployed()]).toEqual([["a", "b", "c"], 1, "version-1"]);
    },
  );

  it("that fails at the worker may be served or not", async () => {
    breaks = (command) => command === "deploy";
    await deploy();
    expect(printed).toMatch(/What is served is the release before, or already this one: [^\n]*\n$/);
  });

  it("that is served although the clean-up fails says so", async () => {
    const liveVersions = () => Promise.reject(new CloudflareError("Cloudflare's API failed"));
    await deploy(0, { liveVersions });
    expect([process.exitCode, deployed()]).toEqual([1, "version-0"]);
    expect(printed).toMatch(/\nCloudflare's API failed\. The new release is served\.\n$/);
  });

  it("does not hide a mistake in the program", async () => {
    const liveVersions = () => Promise.reject(new TypeError("a mistake"));
    await expect(deploy(0, { liveVersions })).rejects.toThrow("a mistake");
  });

  it("that is the first one deploys the worker before its records, as wrangler creates their places with it", async () => {
    await deploy(0, { isFirst: true, liveVersions: null });
    expect(asked).toEqual(["deploy", "d1 command", ...steps]);
    expect([keys(), found("tides")]).toEqual([["a", "b"], 1]);
  });

  it("is announced once it is served, and no preview or dry run is", async () => {
    const announced: unknown[] = [];
    const announce = async () => {
      announced.push(deployed());
      return "told";
    };
    await deploy(0, { announce, previewAlias: "pr-1" });
    await deploy(0, { announce, dryRun: true });
    breaks = (command) => command === "deploy";
    await deploy(0, { announce });
    expect(announced).toEqual([]);
    breaks = () => false;
    await deploy(0, { announce });
    expect(announced).toEqual(["version-1"]);
  });

  it("that is a preview adds what it needs, and leaves what is served", async () => {
    await deploy(0, { previewAlias: "pr-1" });
    expect(asked).toContain("versions upload");
    expect([deployed(), keys(), cloudflare.versions.all.length]).toEqual([null, ["a", "b"], 1]);
  });

  it("changes nothing where it is dry", async () => {
    await deploy(0, { dryRun: true });
    expect(asked).toEqual(["deploy"]);
    expect(cloudflare.versions.all).toEqual([]);
  });

  it("deletes nothing where it cannot ask which versions need their keys", async () => {
    await deploy(0);
    build(["c"], "Shores.");
    for (const days of [1, 2, 40, 80]) await deploy(days * day, { liveVersions: null });
    expect(keys()).toEqual(["a", "b", "c"]);
    expect(printed).toContain("nothing deleted: it takes CLOUDFLARE_API_TOKEN");
  });
});

describe("a clean-up that has not ended", () => {
  const lock = (expires: number) =>
    cloudflare.query([`INSERT OR REPLACE INTO collector_lock VALUES (1, 'another', ${expires})`]);

  beforeEach(() => deploy(0));

  it("lets a release wait until its lock expires", async () => {
    build(["c"], "Shores.");
    lock(300);
    await deploy(0);
    expect([cloudflare.time, deployed()]).toEqual([300, "version-1"]);
    expect(printed.match(/waits until a clean-up has ended/g)).toHaveLength(1);
  });

  it("stops a release that has waited for longer than a lock lasts", async () => {
    lock(1000);
    await deploy(0);
    expect([process.exitCode, cloudflare.versions.all.length, cloudflare.time]).toEqual([1, 1, 320]);
    expect(printed).toContain("A clean-up has not ended");
  });

  it("keeps a second clean-up from beginning", async () => {
    lock(0);
    await deploy(0, {
      run: (words) => {
        const call = run(words);
        if (words[0] === "deploy") lock(300);
        return call;
      },
    });
    expect(printed).toContain("another clean-up is running");
  });
});

describe("a database of before", () => {
  it("loses the table of the former clean-up, and what is stored is deleted thirty days after it was first seen", async () => {
    cloudflare.put("old", Buffer.from("{}"));
    cloudflare.query(["CREATE TABLE unnamed (key TEXT PRIMARY KEY, since INTEGER NOT NULL)"]);
    cloudflare.query(["INSERT INTO unnamed VALUES ('old', 0)"]);
    cloudflare.versions.add(null, false);
    await deploy(100 * day);
    expect(query("SELECT name FROM sqlite_schema WHERE name = 'unnamed'")).toEqual([]);
    expect(printed).toContain("nothing deleted, as version version-0 has no list of its keys");
    await deploy(200 * day); // now version-0 is not live any more
    expect(keys()).toEqual(["a", "b", "old"]);
    await deploy(230 * day);
    expect(keys()).toEqual(["a", "b"]);
  });
});
