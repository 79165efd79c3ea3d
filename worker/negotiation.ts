import Negotiator from "negotiator";

/** With their charset, so that a media range with a charset matches too. */
const html = "text/html;charset=utf-8";
const markdown = "text/markdown;charset=utf-8";

/**
 * Whether a client gets Markdown at a page's own URL. The most specific range that matches a type sets its weight (RFC 9110,
 * section 12.5.1). Of equal weights, a named type beats one that only a wildcard matches, and the first of two named ones wins:
 * Claude Code lists Markdown before HTML, without weights. HTML wins any other tie, and is the answer where neither is accepted.
 * @param accept the `Accept` header, if there is one
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  return new Negotiator({ headers: { accept } }).mediaType([html, markdown]) === markdown;
}
