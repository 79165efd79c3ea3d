/**
 * What an example's document can be told in its address: the colour mode, and a source that a reader has changed. Both
 * stand in the fragment, which no server sees and no cache keeps apart.
 */
export interface AddressParts {
  theme?: string | undefined;
  source?: string | undefined;
}

/** Characters of source that an address carries; browsers and chats cut longer ones. */
export const longestSource = 30_000;

/** The fragment of an example's address, with its `#`; empty when there is nothing to say. */
export function toFragment({ theme, source }: AddressParts): string {
  const parts = new URLSearchParams();
  if (theme) parts.set("theme", theme);
  if (source !== undefined && source.length <= longestSource) parts.set("source", source);
  const text = parts.toString();
  return text && `#${text}`;
}

/** What a fragment says. */
export function fromFragment(fragment: string): AddressParts {
  const parts = new URLSearchParams(fragment.replace(/^#/, ""));
  return { theme: parts.get("theme") ?? undefined, source: parts.get("source") ?? undefined };
}
