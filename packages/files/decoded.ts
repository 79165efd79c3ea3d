/** Percent-decodes part of a URL; returns it unchanged when it is malformed. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
