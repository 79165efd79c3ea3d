import { expect, it } from "vitest";
import { testFolder } from "../../test/test-folder.ts";
import { readRelease } from "./release.ts";

const outDir = testFolder({
  "records/a": "{}",
  "records/b": "[]",
  "search/c": "[]",
  "assets/index.html": "not hashed",
  "assets/_assets/app-1.js": "app",
  "assets/_assets/example-1.html": "document",
  "assets/_assets/og-1.png": "picture",
});

it("lists records, search pages, and hashed files except social cards and documents", async () => {
  const { records, pages } = await readRelease(outDir);
  expect([records.sort(), pages]).toEqual([["/_assets/app-1.js", "a", "b"], ["c"]]);
});

it("encodes hashed files in Base64, but not records", async () => {
  const { entry } = await readRelease(outDir);
  expect(entry("b")).toEqual({ key: "b", value: "[]" });
  expect(entry("/_assets/app-1.js")).toEqual({ key: "/_assets/app-1.js", value: "YXBw", base64: true });
});
