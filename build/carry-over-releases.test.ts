import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { carryOverReleases } from "./carry-over-releases.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "carry-over-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const address = "https://example.com/sub/";

/** Fake deployment: answers by path, with 404 for `null`; any other request is an error. */
function online(files: Record<string, string | null>): typeof fetch {
  return async (input) => {
    const path = String(input).slice(address.length);
    if (!(path in files)) throw new Error(`nobody should ask for ${String(input)}`);
    const body = files[path] ?? null;
    return new Response(body, { status: body === null ? 404 : 200 });
  };
}

it("fetches the chunks of the releases that are online, and the list of them", async () => {
  const releases = JSON.stringify([
    { release: "b", files: ["/_assets/b.js", "/_assets/shared.js"] },
    { release: "a", files: ["/_assets/lost.js"] },
  ]);
  const site = online({
    "releases.json": releases,
    "_assets/b.js": "b",
    "_assets/shared.js": "s",
    "_assets/lost.js": null,
  });
  expect(await carryOverReleases(site, address, root)).toEqual({ files: 2 });
  expect(readFileSync(join(root, "_assets/b.js"), "utf8")).toBe("b");
  expect(readFileSync(join(root, "releases.json"), "utf8")).toBe(releases);
  expect(existsSync(join(root, "_assets/lost.js"))).toBe(false);
});

it("asks for no file that it has, and for none outside of the hashed ones", async () => {
  const files = ["/_assets/a.js", "/_assets/../../evil.js", "/index.html"];
  const releases = JSON.stringify([{ release: "a", files }]);
  const first = online({ "releases.json": releases, "_assets/a.js": "a" });
  expect(await carryOverReleases(first, address, root)).toEqual({ files: 1 });
  expect(await carryOverReleases(online({ "releases.json": releases }), address, root)).toEqual({ files: 0 });
});

it("goes on without a chunk whose request breaks off", async () => {
  const releases = JSON.stringify([{ release: "a", files: ["/_assets/broken.js", "/_assets/a.js"] }]);
  const site = online({ "releases.json": releases, "_assets/a.js": "a" });
  const flaky: typeof fetch = async (input) => {
    if (String(input).endsWith("broken.js")) throw new TypeError("fetch failed");
    return site(input);
  };
  expect(await carryOverReleases(flaky, address, root)).toEqual({ files: 1 });
  expect(readFileSync(join(root, "_assets/a.js"), "utf8")).toBe("a");
});

it("says why there is nothing to carry over, and lets the deploy go on", async () => {
  const none = await carryOverReleases(online({ "releases.json": null }), address, root);
  expect(none).toEqual({ files: 0, problem: `none carried over: ${address} answered 404` });
  const unreachable = async () => {
    throw new TypeError("fetch failed");
  };
  const { problem } = await carryOverReleases(unreachable, address, root);
  expect(problem).toBe(`none carried over: ${address} cannot be reached (fetch failed)`);
});
