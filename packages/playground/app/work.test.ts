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

it("swaps a project with the one that it has replaced, and loses neither", () => {
  const changed = edited(replaced(own, trusted(project("Template"))), { name: "Changed" });
  const back = undone(changed);
  expect(back).toEqual({ ...own, previous: changed.draft, number: 3 });
  expect(undone(back)).toEqual({ ...changed, number: 4 });
  expect(undone(own)).toBe(own);
});

it("brings back the reader's own after several that they only looked at", () => {
  const looked = replaced(replaced(own, trusted(project("One"))), untrusted(project("Two")), true);
  expect(undone(looked).draft).toEqual(own.draft);
  const changed = edited(looked, { files: { "App.tsx": "changed" } });
  expect(undone(replaced(changed, trusted(project("Three")))).draft).toEqual(changed.draft);
});

it("brings back what came with an address and was run, even unchanged", () => {
  const run = accepted(replaced(null, untrusted(project("Shared")), true));
  expect(run.draft.isTrusted).toBe(true);
  expect(undone(replaced(run, trusted(project("Template")))).draft).toEqual(run.draft);
});

it("never runs by Undo, or after a reload, what was changed but not run", () => {
  const changed = edited(replaced(own, untrusted(project("Shared")), true), { name: "Renamed" });
  expect(changed.draft.isTrusted).toBe(false);
  expect(undone(replaced(changed, trusted(project("Template")))).draft).toEqual(changed.draft);
  const saved = parseSavedWork(JSON.parse(JSON.stringify(changed)));
  expect(saved && resumed(saved).draft).toEqual(changed.draft);
});

it("leaves to the address what it names, until the reader changes or runs it", () => {
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

it("reads what was saved when there were several projects to go back to", () => {
  expect(parseSavedWork({ draft: own.draft, previous: [touched("Before"), touched("B")] })?.previous).toEqual(
    touched("Before"),
  );
  expect(parseSavedWork({ draft: own.draft, previous: [] })?.previous).toBeNull();
});

it("takes nothing from the storage but work, and nothing for trusted that does not say so", () => {
  expect(parseSavedWork({ draft: { project: project("A") }, previous: 1 })).toEqual({
    draft: untrusted(project("A")),
    previous: null,
  });
  for (const value of [undefined, null, "text", {}, { draft: { project: { name: "A", files: {} } } }]) {
    expect(parseSavedWork(value)).toBeNull();
  }
});
