import { isObject } from "./document.ts";
import type { MigrationStep } from "./migrate-saved-state.ts";

/** Each kind of step, as the names of its fields. `setProp` may have `overwrite` as well. */
const kinds = [
  "rename, to",
  "component, renameProp, to",
  "component, setProp, value",
  "component, removeProp",
  "upgrade",
];

/**
 * Checks migration steps that a person wrote.
 * @throws if they are not a list, if the list is empty, or with the number of the first invalid step
 */
export function checkSteps(value: unknown): MigrationStep[] {
  if (!Array.isArray(value)) throw new Error("Write the steps as a list: [{ … }, { … }]");
  if (value.length === 0) throw new Error("The list of steps is empty.");
  const invalidIndex = value.findIndex((step) => !isStep(step));
  if (invalidIndex < 0) return value;
  throw new Error(
    `Step ${invalidIndex + 1} is not valid. A step has ${kinds.map((kind) => `{ ${kind} }`).join(", or ")}; no name is empty.`,
  );
}

function isStep(step: unknown): boolean {
  if (!isObject(step)) return false;
  const { value, overwrite = false, ...names } = step;
  if (typeof overwrite !== "boolean" || ("overwrite" in step && !("setProp" in step))) return false;
  const fields = Object.keys("value" in step ? { ...names, value } : names).sort();
  if (!kinds.some((kind) => kind.split(", ").sort().join() === fields.join())) return false;
  return "upgrade" in step
    ? step.upgrade === true
    : Object.values(names).every((name) => typeof name === "string" && name.trim() !== "");
}
