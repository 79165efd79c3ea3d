/** Orders texts by code units, for `sort`: the order of `localeCompare` depends on the locale of the system. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
