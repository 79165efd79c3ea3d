import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keyedFiles } from "../../build/cache/keyed-files.ts";
import { putOnline, WranglerError } from "../../build/online/put-online.ts";
import { searchPages } from "../../build/search/search-rows.ts";
import { testRecord } from "../../build/search/test-record.ts";

/** What is online: KV records, the search database, and the release that is served. */
let records: Map<string, string>;
let search: DatabaseSync;
let served: string;
let asked: string[];
/** Whether wrangler fails at a command. */
let breaks: (command: string) => boolean;

let outDir: string;
let printed: string;

const day = 24 * 60 * 60;

/** A fake wrangler, which knows the commands that a deploy takes. */
function run(words: string[]): string {
  const command = words.slice(0, words[0] === "deploy" ? 1 : words[0] === "kv" ? 3 : 2).join(" ");
  asked.push(words.includes("--file") ? `${command} --file` : command);
  if (breaks(asked.at(-1) ?? "")) throw new WranglerError(`wrangler ${command} failed`);
  const file = () => readFileSync(words.find((word) => word.startsWith(outDir)) ?? "", "utf8");
  if (command === "kv key list") return JSON.stringify([...records.keys()].map((name) => ({ name })));
  if (command === "kv bulk put") {
    for (const { key, value, base64 } of JSON.parse(file()) as { key: string; value: string; base64?: boolean }[]) {
      records.set(key, base64 ? Buffer.from(value, "base64").toString() : value);
    }
  } else if (command === "kv bulk delete") {
    for (const key of JSON.parse(file()) as string[]) records.delete(key);
  } else if (command === "d1 execute" && words.includes("--file")) {
    search.exec(`BEGIN; ${file()} COMMIT;`);
  } else if (command === "d1 execute") {
    const statements = (words.at(-1) ?? "").split(";\n");
    return JSON.stringify(statements.map((sql) => ({ results: search.prepare(sql).all() })));
  } else if (command === "versions upload") {
    // An address of its own shows it.
  } else if (command === "deploy") {
    served = readFileSync(join(outDir, "release"), "utf8");
  } else {
    throw new Error(`unexpected: wrangler ${words.join(" ")}`);
  }
  return "";
}

const page = (path: string, content: string) =>
  searchPages([testRecord(path, { hierarchy: { lvl1: "It's a page" }, content })]);

/** Leaves a release in the folder, as a build does: its KV keys, and a page to search with some text. */
function build(release: string, keys: string[], content: string, files: Record<string, string> = {}): void {
  writeFileSync(join(outDir, "release"), release);
  const [stored, search] = [keyedFiles(outDir, "records"), keyedFiles(outDir, "search")];
  for (const key of keys) stored.put(key, "{}");
  for (const { hash, statements } of page("/docs/a", content)) search.put(hash, JSON.stringify(statements));
  for (const files of [stored, search]) files.prune();
  const assets = join(outDir, "assets/_assets");
  rmSync(assets, { recursive: true, force: true });
  mkdirSync(assets, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(assets, name), text);
}

beforeEach(async () => {
  outDir = join(mkdtempSync(join(tmpdir(), "put-online-")), "dist");
  mkdirSync(outDir);
  records = new Map();
  search = new DatabaseSync(":memory:");
  served = "none";
  asked = [];
  breaks = () => false;
  printed = "";
  for (const name of ["log", "error"] as const) {
    vi.spyOn(console, name).mockImplementation((text: string) => {
      printed += `${text}\n`;
    });
  }
  build("first", ["a", "b"], "Tides.");
});
afterEach(() => {
  rmSync(join(outDir, ".."), { recursive: true });
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

const deploy = (now = 0, options = {}) => putOnline(outDir, { run, now, ...options });
const found = (word: string) => search.prepare("SELECT content FROM sections WHERE sections MATCH ?").all(word).length;
const unnamed = () => search.prepare("SELECT key FROM unnamed ORDER BY key").all().length;

describe("a release", () => {
  it("writes what is new of its records and its pages to search, and then the worker", async () => {
    await deploy();
    expect(asked).toEqual(["kv key list", "kv bulk put", "d1 execute", "d1 execute --file", "deploy"]);
    expect([[...records.keys()], found("tides"), served]).toEqual([["a", "b"], 1, "first"]);
    expect(printed).toContain("2 of 2 records and 1 of 1 pages are new");
    asked = [];
    build("second", ["a", "c"], "Tides.");
    await deploy();
    expect(printed).toContain("1 of 2 records and 0 of 1 pages are new");
    expect([...records.keys()]).toEqual(["a", "b", "c"]);
    expect([found("tides"), served]).toEqual([1, "second"]);
  });

  it("keeps for thirty days what it no longer names, for a rollback, and deletes it then", async () => {
    await deploy(0);
    build("second", ["a", "c"], "Shores.");
    await deploy(day);
    expect([[...records.keys()], found("tides"), found("shores"), unnamed()]).toEqual([["a", "b", "c"], 1, 1, 2]);
    await deploy(31 * day);
    expect([[...records.keys()], found("tides")]).toEqual([["a", "b", "c"], 1]);
    await deploy(31 * day + 1);
    expect([[...records.keys()], found("tides"), found("shores"), unnamed()]).toEqual([["a", "c"], 0, 1, 0]);
    expect(search.prepare("SELECT count(*) AS count FROM pages").get()).toEqual({ count: 1 });
  });

  it("leaves its hashed files in KV, for pages and tabs whose release is not served", async () => {
    build("first", [], "Tides.", { "app-1.js": "app", "example-1.html": "document", "og-1.png": "picture" });
    await deploy(0);
    build("second", [], "Tides.", { "app-2.js": "new app" });
    await deploy(day);
    const [first, second] = ["/_assets/app-1.js", "/_assets/app-2.js"];
    expect([...records]).toEqual([
      [first, "app"],
      [second, "new app"],
    ]);
    await deploy(31 * day + 1);
    expect([...records.keys()]).toEqual([second]);
  });

  it("never deletes what it names, however long that was not named before", async () => {
    await deploy(0);
    build("second", ["a"], "Shores.");
    await deploy(day);
    build("first", ["a", "b"], "Tides.");
    await deploy(90 * day);
    expect([[...records.keys()], found("tides"), served]).toEqual([["a", "b"], 1, "first"]);
    build("second", ["a"], "Shores.");
    await deploy(91 * day);
    expect([...records.keys()]).toEqual(["a", "b"]);
  });

  it.each(["kv key list", "kv bulk put", "d1 execute", "d1 execute --file"])(
    "that fails at %s asks nothing of the worker, and may be made again",
    async (broken) => {
      breaks = (command) => command === broken;
      await deploy();
      expect([process.exitCode, served]).toEqual([1, "none"]);
      expect(asked).not.toContain("deploy");
      expect(printed).toMatch(/✗ upload\n.*failed, see above\. What is served is the release before\.\n$/s);
      breaks = () => false;
      await deploy();
      expect([served, found("tides")]).toEqual(["first", 1]);
    },
  );

  it("that fails at the worker may be served or not, and deletes nothing", async () => {
    await deploy(0);
    build("second", [], "Shores.");
    breaks = (command) => command === "deploy";
    await deploy(day);
    expect([process.exitCode, served, unnamed()]).toEqual([1, "first", 0]);
    expect(printed).toMatch(/What is served is the release before, or already this one: [^\n]*\n$/);
  });

  it("that is served although the clean-up fails says so", async () => {
    await deploy(0);
    build("second", ["a"], "Tides.");
    breaks = (command) => command === "d1 execute --file";
    await deploy(day);
    expect([process.exitCode, served]).toEqual([1, "second"]);
    expect(printed).toMatch(/see above\. The new release is served\.\n$/);
  });

  it("that is the first one deploys the worker before its records, as wrangler creates their places with it", async () => {
    await deploy(0, { isFirst: true });
    expect(asked).toEqual(["deploy", "kv key list", "kv bulk put", "d1 execute", "d1 execute --file"]);
    expect([[...records.keys()], found("tides")]).toEqual([["a", "b"], 1]);
  });

  it("is announced once it is served, and no preview or dry run is", async () => {
    const announced: string[] = [];
    const announce = async () => {
      announced.push(served);
      return "told";
    };
    await deploy(0, { announce, isPreview: true });
    await deploy(0, { announce, dryRun: true });
    breaks = (command) => command === "deploy";
    await deploy(0, { announce });
    expect(announced).toEqual([]);
    breaks = () => false;
    await deploy(0, { announce });
    expect(announced).toEqual(["first"]);
  });

  it("that is a preview adds what it needs, and leaves what is served and what is to be deleted", async () => {
    await deploy(0, { isPreview: true });
    expect(served).toBe("none");
    expect(asked).toContain("versions upload");
    expect(asked).not.toContain("deploy");
    expect(records.size).toBeGreaterThan(0);
    expect(search.prepare("SELECT * FROM unnamed").all()).toEqual([]);
  });

  it("changes nothing where it is dry", async () => {
    await deploy(0, { dryRun: true });
    expect(asked).toEqual(["deploy"]);
  });
});
