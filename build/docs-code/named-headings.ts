import type { PageProblem } from "../problems.ts";
import type { Claims } from "./collect.ts";

/** A heading that is a name and nothing else: `info`, `actions.setProp`, `isDraggable()`. */
const bareName = /^[a-z_][\w.]*(?:\(\))?$/;

const lastName = (text: string): string | undefined => text.replace(/\(.*$/s, "").match(/\w+/g)?.at(-1);

/** Headings that are a name, where the page's own links to them name something else: one of the two was renamed. */
export function namedHeadingProblems(claims: Claims): PageProblem[] {
  return claims.headings.flatMap(({ line, id, text }) => {
    if (!bareName.test(text)) return [];
    const link = claims.nameLinks.find((link) => link.id === id && lastName(link.text) !== lastName(text));
    const message = `the heading is "${text}", but line ${link?.line} links to it as \`${link?.text}\``;
    return link ? [{ line, message }] : [];
  });
}
