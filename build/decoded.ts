/** Part of an address without its `%` codes, or as it stands where they are no text. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
