import { expect, it } from "vitest";
import { edited, replaced, undone, type Work } from "./work.ts";

const project = (name: string) => ({ name, files: { "App.tsx": name } });
const own: Work = { project: project("Own"), previous: null, isEdited: true, isTrusted: true, number: 1 };

it("brings back what another project has replaced", () => {
  const next = replaced(own, project("Template"));
  expect(next).toMatchObject({ project: { name: "Template" }, previous: own.project, isTrusted: true, number: 2 });
  expect(undone(next)).toEqual({ ...own, number: 3 });
  expect(undone(own)).toBe(own);
});

it("brings back the reader's own after several that they only looked at", () => {
  const looked = replaced(replaced(own, project("One")), project("Two"));
  expect(undone(looked).project).toEqual(own.project);
  const changed = edited(looked, { files: { "App.tsx": "changed" } });
  expect(undone(replaced(changed, project("Three"))).project.files).toEqual({ "App.tsx": "changed" });
});

it("never brings back, and so runs, what came with an address and was not run", () => {
  const shared = edited(replaced(own, project("Shared"), false), { name: "Renamed" });
  expect(shared.isTrusted).toBe(false);
  const next = replaced(shared, project("Template"));
  expect(next.isTrusted).toBe(true);
  expect(undone(next).project).toEqual(own.project);
});
