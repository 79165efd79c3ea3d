import { rm } from "node:fs/promises";
import { afterEach, expect, it } from "vitest";
import { typeCheck, writeSources } from "./type-check.ts";

const folder = ".cache/type-check-test";
afterEach(() =>
  Promise.all([folder, `${folder}-without-broken`].map((path) => rm(path, { recursive: true, force: true }))),
);

const check = async (files: Record<string, string>, options?: Record<string, unknown>) => {
  const sources = new Map(Object.entries(files));
  await writeSources(folder, sources);
  const diagnostics = await typeCheck(folder, sources, undefined, options);
  return diagnostics.map(({ path, line, code }) => `${path}:${line} ${code}`).sort();
};

it("reports nothing for correct code", async () => {
  expect(
    await check({ "a.tsx": 'import { b } from "./b";\nexport const c: number = b;', "b.ts": "export const b = 1;" }),
  ).toEqual([]);
});

it("reports type errors of other files if one has a syntax error", async () => {
  const files = {
    "page/broken.ts": "export const a = {;",
    "page/user.ts": 'import { a } from "./broken";\nexport const b = a;',
    "other/wrong.ts": '\nexport const c: number = "text";',
  };
  expect(await check(files)).toEqual(["other/wrong.ts:2 TS2322", "page/broken.ts:1 TS1136"]);
});

it("keeps the options if a file has a syntax error", async () => {
  const files = { "broken.ts": "export const a = {;", "unused.ts": "const b = 1;\nexport {};" };
  expect(await check(files, { noUnusedLocals: true })).toContain("unused.ts:1 TS6133");
});

it("treats each file as a module, even without imports", async () => {
  const declares = "function giveData() {}\naddEventListener('dragstart', giveData);";
  const files = { "docs/a.ts": declares, "docs-1.0/a.ts": declares, "docs/b.ts": "giveData();" };
  expect(await check(files)).toEqual(["docs/b.ts:1 TS2304"]);
});
