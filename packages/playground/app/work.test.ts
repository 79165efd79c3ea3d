import { expect, it } from "vitest";
import {
  editProject,
  parseSavedWork,
  replaceDraft,
  trustDraft,
  trustedDraft,
  undo,
  untrustedDraft,
  type Work,
} from "./work.ts";

const project = (name: string) => ({ name, files: { "App.tsx": name } });
const touchedDraft = (name: string) => ({ ...trustedDraft(project(name)), isTouched: true });
const ownWork: Work = { draft: touchedDraft("Own"), previous: null, number: 1 };

it("swaps a project with the one it replaced, without losing either", () => {
  const changed = editProject(replaceDraft(ownWork, trustedDraft(project("Template"))), { name: "Changed" });
  const back = undo(changed);
  expect(back).toEqual({ ...ownWork, previous: changed.draft, number: 3 });
  expect(undo(back)).toEqual({ ...changed, number: 4 });
  expect(undo(ownWork)).toBe(ownWork);
});

it("restores the reader's project after several untouched ones", () => {
  const looked = replaceDraft(replaceDraft(ownWork, trustedDraft(project("One"))), untrustedDraft(project("Two")));
  expect(undo(looked).draft).toEqual(ownWork.draft);
  const changed = editProject(looked, { files: { "App.tsx": "changed" } });
  expect(undo(replaceDraft(changed, trustedDraft(project("Three")))).draft).toEqual(changed.draft);
});

it("restores a project from an address that was run, even if unchanged", () => {
  const run = trustDraft(replaceDraft(null, untrustedDraft(project("Shared"))));
  expect(run.draft.isTrusted).toBe(true);
  expect(undo(replaceDraft(run, trustedDraft(project("Template")))).draft).toEqual(run.draft);
});

it("never runs changed but untrusted code after Undo or a reload", () => {
  const changed = editProject(replaceDraft(ownWork, untrustedDraft(project("Shared"))), { name: "Renamed" });
  expect(changed.draft.isTrusted).toBe(false);
  expect(undo(replaceDraft(changed, trustedDraft(project("Template")))).draft).toEqual(changed.draft);
  expect(parseSavedWork(JSON.parse(JSON.stringify(changed)))).toEqual({ ...changed, number: 1 });
});

it("reads the format with several previous projects", () => {
  expect(
    parseSavedWork({ draft: ownWork.draft, previous: [touchedDraft("Before"), touchedDraft("B")] })?.previous,
  ).toEqual(touchedDraft("Before"));
  expect(parseSavedWork({ draft: ownWork.draft, previous: [] })?.previous).toBeNull();
});

it("reads only valid work from storage, and trusts only projects that are marked as trusted", () => {
  expect(parseSavedWork({ draft: { project: project("A") }, previous: 1 })).toEqual({
    draft: untrustedDraft(project("A")),
    previous: null,
    number: 1,
  });
  for (const value of [undefined, null, "text", {}, { draft: { project: { name: "A", files: {} } } }]) {
    expect(parseSavedWork(value)).toBeNull();
  }
});
