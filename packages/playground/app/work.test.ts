import { expect, it } from "vitest";
import {
  accepted,
  caughtUp,
  edited,
  parseSavedWork,
  replaced,
  resumed,
  trusted,
  undone,
  untrusted,
  type Work,
} from "./work.ts";

const project = (name: string) => ({ name, files: { "App.tsx": name } });
const touched = (name: string) => ({ ...trusted(project(name)), isTouched: true });
const own: Work = { draft: touched("Own"), previous: null, isAddressed: false, number: 1 };

it("swaps a project with the one it replaced, without losing either", () => {
  const changed = edited(replaced(own, trusted(project("Template"))), { name: "Changed" });
  const back = undone(changed);
  expect(back).toEqual({ ...own, previous: changed.draft, number: 3 });
  expect(undone(back)).toEqual({ ...changed, number: 4 });
  expect(undone(own)).toBe(own);
});

it("restores the reader's project after several untouched ones", () => {
  const looked = replaced(replaced(own, trusted(project("One"))), untrusted(project("Two")), true);
  expect(undone(looked).draft).toEqual(own.draft);
  const changed = edited(looked, { files: { "App.tsx": "changed" } });
  expect(undone(replaced(changed, trusted(project("Three")))).draft).toEqual(changed.draft);
});

it("restores a project from an address that was run, even if unchanged", () => {
  const run = accepted(replaced(null, untrusted(project("Shared")), true));
  expect(run.draft.isTrusted).toBe(true);
  expect(undone(replaced(run, trusted(project("Template")))).draft).toEqual(run.draft);
});

it("never runs changed but untrusted code after Undo or a reload", () => {
  const changed = edited(replaced(own, untrusted(project("Shared")), true), { name: "Renamed" });
  expect(changed.draft.isTrusted).toBe(false);
  expect(undone(replaced(changed, trusted(project("Template")))).draft).toEqual(changed.draft);
  const saved = parseSavedWork(JSON.parse(JSON.stringify(changed)));
  expect(saved && resumed(saved).draft).toEqual(changed.draft);
});

it("does not save an address's project until the reader changes or runs it", () => {
  const opened = replaced(own, untrusted(project("Shared")), true);
  expect(opened.isAddressed).toBe(true);
  expect([edited(opened, {}), accepted(opened), undone(opened)].map(({ isAddressed }) => isAddressed)).toEqual([
    false,
    false,
    false,
  ]);
});

it("takes over from another tab without losing the work of either", () => {
  const theirs = { draft: touched("Theirs"), previous: null };
  expect(caughtUp(own, theirs, false)).toEqual({ ...own, previous: theirs.draft });
  expect(caughtUp(own, theirs, true)).toEqual(resumed(theirs, 2));
  expect(caughtUp(own, { draft: own.draft, previous: null }, true)).toBe(own);
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
  });
  for (const value of [undefined, null, "text", {}, { draft: { project: { name: "A", files: {} } } }]) {
    expect(parseSavedWork(value)).toBeNull();
  }
});
