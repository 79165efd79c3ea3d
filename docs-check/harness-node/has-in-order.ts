import { readFileSync } from "node:fs";

/** Throws when a file of the project does not have all of these parts, in this order, however its lines are broken. */
export function hasInOrder(path: string, ...parts: string[]): void {
  let rest = readFileSync(path, "utf8").replace(/\s+/g, " ");
  for (const part of parts) {
    const index = rest.indexOf(part);
    if (index < 0) throw new Error(`${path} does not have ${part} there`);
    rest = rest.slice(index + part.length);
  }
}
