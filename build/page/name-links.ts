import { withBase } from "browser/base-path.ts";
import { escapeHtml } from "../../shared/html-text.ts";
import type { ReferenceEntry } from "../../shared/mcp-data.ts";

/** Where a name of Craft.js is described, and its signature. */
export interface NameLink {
  href: string;
  title: string;
}

/** The reference of names in code, by names as `useEditor.actions.add` (./craft-names.ts). */
export type NameLinks = ReadonlyMap<string, NameLink>;

/** Makes links of what the reference pages describe: their titles, headings and tables. The first one of a name counts. */
export function nameLinks(reference: ReferenceEntry[]): NameLinks {
  const links = new Map<string, NameLink>();
  for (const { name, path, id, heading, signatures, row } of reference) {
    const page = path.split("/").at(-1) ?? "";
    const isPage = id === null && !row;
    const isExport = page === "exports" && row;
    const keys = isPage || isExport ? [name] : [`${page}.${name}`];
    // The table of a type is about its fields, not about what code names.
    if (!isPage && name.startsWith("history.")) keys.push(`${page}.actions.${name}`);
    const link = { href: id === null ? path : `${path}#${id}`, title: signatures?.[0] ?? heading };
    for (const key of keys) if (!links.has(key)) links.set(key, link);
  }
  return links;
}

const marked = /<a data-name="([\w.]+)"(?: class="([\w-]+)")?>([^<]*)<\/a>/g;

/** Names in a page's code, for which its HTML has places. */
export const namesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(marked)].map(([, name = ""]) => name)),
];

/** Makes links of the names that are described, and text of the others. */
export function withNameLinks(html: string, links: NameLinks): string {
  return html.replace(marked, (_, name: string, kind: string | undefined, text: string) => {
    const link = links.get(name);
    if (!link) return kind ? `<span class="${kind}">${text}</span>` : text;
    const classes = kind ? `${kind} code-name` : "code-name";
    return `<a class="${classes}" href="${escapeHtml(withBase(link.href))}" title="${escapeHtml(link.title)}">${text}</a>`;
  });
}
