import { expect, it } from "vitest";
import { checkSteps } from "./migration-steps.ts";

it("accepts each kind of step", () => {
  const steps = [
    { upgrade: true },
    { rename: "A", to: "B" },
    { component: "B", renameProp: "a", to: "b" },
    { component: "B", setProp: "c", value: null },
    { component: "B", setProp: "c", value: 1, overwrite: true },
    { component: "B", removeProp: "b" },
  ];
  expect(checkSteps(steps)).toBe(steps);
});

it.each([
  ["a misspelt field", { renme: "A", to: "B" }],
  ["a missing field", { rename: "A" }],
  ["a field of another kind", { rename: "A", to: "B", component: "C" }],
  ["a name that is not a string", { component: "A", removeProp: 1 }],
  ["an upgrade that is false", { upgrade: false }],
  ["overwrite without setProp", { rename: "A", to: "B", overwrite: true }],
  ["overwrite as a string", { component: "A", setProp: "a", value: 1, overwrite: "yes" }],
  ["a string", "upgrade"],
  ["an empty new name", { rename: "A", to: "" }],
  ["an empty new name of a prop", { component: "A", renameProp: "a", to: " " }],
  ["an empty component", { component: "", removeProp: "a" }],
])("rejects %s, and reports the step", (_, step) => {
  expect(() => checkSteps([{ upgrade: true }, step])).toThrow("Step 2 is not valid. A step has { rename, to }");
});

it("rejects steps that are not a list", () => {
  expect(() => checkSteps({ rename: "A", to: "B" })).toThrow("Write the steps as a list");
});

it("rejects an empty list", () => {
  expect(() => checkSteps([])).toThrow("The list of steps is empty.");
});
