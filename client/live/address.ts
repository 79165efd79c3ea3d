/**
 * Parameters in the address of an example's document: the colour mode, and the source if the reader has edited it. They are
 * in the fragment, so that servers and caches see one address.
 */
export interface AddressParts {
  theme?: string | undefined;
  source?: string | undefined;
}

/** The longest source that fits into an address, in characters; browsers and chats cut longer addresses. */
export const longestSource = 30_000;

/** The fragment of an example's address, with its `#`; empty if there are no parameters. */
export function toFragment({ theme, source }: AddressParts): string {
  const parts = new URLSearchParams();
  if (theme) parts.set("theme", theme);
  if (source !== undefined && source.length <= longestSource) parts.set("source", source);
  const text = parts.toString();
  return text && `#${text}`;
}

/** The parameters in a fragment. */
export function fromFragment(fragment: string): AddressParts {
  const parts = new URLSearchParams(fragment.replace(/^#/, ""));
  return { theme: parts.get("theme") ?? undefined, source: parts.get("source") ?? undefined };
}
