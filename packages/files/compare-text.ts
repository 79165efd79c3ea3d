/** Compares strings by code units, for `sort`: the order of `localeCompare` depends on the system's locale. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
