import { expect, it } from "vitest";
import { accepted, edited, parseSavedWork, replaced, trusted, undone, untrusted, type Work } from "./work.ts";

const project = (name: string) => ({ name, files: { "App.tsx": name } });
const touched = (name: string) => ({ ...trusted(project(name)), isTouched: true });
const own: Work = { draft: touched("Own"), previous: null, number: 1 };

it("swaps a project with the one it replaced, without losing either", () => {
  const changed = edited(replaced(own, trusted(project("Template"))), { name: "Changed" });
  const back = undone(changed);
  expect(back).toEqual({ ...own, previous: changed.draft, number: 3 });
  expect(undone(back)).toEqual({ ...changed, number: 4 });
  expect(undone(own)).toBe(own);
});

it("restores the reader's project after several untouched ones", () => {
  const looked = replaced(replaced(own, trusted(project("One"))), untrusted(project("Two")));
  expect(undone(looked).draft).toEqual(own.draft);
  const changed = edited(looked, { files: { "App.tsx": "changed" } });
  expect(undone(replaced(changed, trusted(project("Three")))).draft).toEqual(changed.draft);
});

it("restores a project from an address that was run, even if unchanged", () => {
  const run = accepted(replaced(null, untrusted(project("Shared"))));
  expect(run.draft.isTrusted).toBe(true);
  expect(undone(replaced(run, trusted(project("Template")))).draft).toEqual(run.draft);
});

it("never runs changed but untrusted code after Undo or a reload", () => {
  const changed = edited(replaced(own, untrusted(project("Shared"))), { name: "Renamed" });
  expect(changed.draft.isTrusted).toBe(false);
  expect(undone(replaced(changed, trusted(project("Template")))).draft).toEqual(changed.draft);
  expect(parseSavedWork(JSON.parse(JSON.stringify(changed)))).toEqual({ ...changed, number: 1 });
});

it("reads the format with several previous projects", () => {
  expect(parseSavedWork({ draft: own.draft, previous: [touched("Before"), touched("B")] })?.previous).toEqual(
    touched("Before"),
  );
  expect(parseSavedWork({ draft: own.draft, previous: [] })?.previous).toBeNull();
});

it("only reads valid work from the storage, and trusts only marked projects", () => {
  expect(parseSavedWork({ draft: { project: project("A") }, previous: 1 })).toEqual({
    draft: untrusted(project("A")),
    previous: null,
    number: 1,
  });
  for (const value of [undefined, null, "text", {}, { draft: { project: { name: "A", files: {} } } }]) {
    expect(parseSavedWork(value)).toBeNull();
  }
});
