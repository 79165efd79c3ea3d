/** Orders texts by their code units, for `sort`: `localeCompare` would order them by the language of the machine that builds. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
