const months = "January February March April May June July August September October November December".split(" ");

/** `2020-01-15…` → `January 15` in UTC. Not with Intl: its locale data may differ between edge and browser. */
export function formatDay(iso: string): string {
  const date = new Date(iso);
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}`;
}

/** `2020-01-15…` → `January 15, 2020`. */
export function formatDate(iso: string): string {
  return `${formatDay(iso)}, ${new Date(iso).getUTCFullYear()}`;
}
