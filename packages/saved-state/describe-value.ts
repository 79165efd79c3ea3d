/** The type of a value, in the words of a finding: “a list”, “missing”. */
export function kindOf(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (value === null || value === undefined) return "missing";
  if (typeof value === "object") return "an object";
  return typeof value === "string" ? "a string" : `a ${typeof value}`;
}

/** The beginning of a value, for people. JSON.stringify alone overflows the stack for deeply nested values. */
export function shown(value: unknown): string {
  if (value === undefined) return "missing";
  let left = 30;
  return JSON.stringify(value, (_, inner) => (left-- > 0 ? inner : "…")).slice(0, 60);
}
