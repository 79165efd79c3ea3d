/** In the fragment, so that servers and caches see one address: the colour mode, and the source if edited. */
export interface AddressParts {
  theme?: string | undefined;
  source?: string | undefined;
}

/** In characters; browsers and chat apps cut longer addresses. */
export const longestSource = 30_000;

/** The fragment of an example's address with its `#`; empty without parameters. */
export function toFragment({ theme, source }: AddressParts): string {
  const parts = new URLSearchParams();
  if (theme) parts.set("theme", theme);
  if (source !== undefined && source.length <= longestSource) parts.set("source", source);
  const text = parts.toString();
  return text && `#${text}`;
}

/** The inverse of `toFragment`. */
export function fromFragment(fragment: string): AddressParts {
  const parts = new URLSearchParams(fragment.replace(/^#/, ""));
  return { theme: parts.get("theme") ?? undefined, source: parts.get("source") ?? undefined };
}
