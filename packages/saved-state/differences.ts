import { isObject, type Place, type Trail } from "./document.ts";

export interface Difference {
  trail: Trail | Place;
  /** undefined: missing. */
  before: unknown;
  after: unknown;
}

/** The innermost values that differ. Iterative: values may be nested as deeply as JSON can be. */
export function* differences(start: Place, before: unknown, after: unknown): Generator<Difference> {
  const stack: Difference[] = [{ trail: start, before, after }];
  for (let item = stack.pop(); item; item = stack.pop()) {
    const { trail, before, after } = item;
    if (Object.is(before, after)) continue;
    const isList = Array.isArray(before) && Array.isArray(after);
    if (!isList && !(isObject(before) && isObject(after))) {
      yield item;
      continue;
    }
    const [left, right] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
    for (const key of [...new Set([...left.keys(), ...right.keys()])].reverse()) {
      const at = { before: trail, key: isList ? Number(key) : key };
      stack.push({ trail: at, before: left.get(key), after: right.get(key) });
    }
  }
}

export const isEqual = (a: unknown, b: unknown) => differences([], a, b).next().done === true;
