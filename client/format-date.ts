const months = "January February March April May June July August September October November December".split(" ");

/**
 * A day of a year that is known, in UTC: `2020-01-15…` → `January 15`, as lists by year write it. Not Intl's: edge and browser must write the same characters,
 * and their locale data differ.
 */
export function formatDay(iso: string): string {
  const date = new Date(iso);
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}`;
}

/** A date in words, in British order: `2020-01-15…` → `15 January 2020`. */
export function formatDate(iso: string): string {
  const date = new Date(iso);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}
