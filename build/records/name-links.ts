import { withBase } from "browser/base-path.ts";
import { escapeHtml } from "../../shared/html-text.ts";
import type { ReferenceEntry } from "../../shared/mcp-data.ts";

/** A link to the description of a name of Craft.js. */
export interface NameLink {
  href: string;
  /** The name's signature, or the heading of the description. */
  title: string;
}

/** Links by full name, such as `useEditor.actions.add`. */
export type NameLinks = ReadonlyMap<string, NameLink>;

/** Links to the titles, headings and table rows of the reference pages, by the names in them. The first one for a name wins. */
export function nameLinks(reference: ReferenceEntry[]): NameLinks {
  const links = new Map<string, NameLink>();
  for (const { name, path, id, heading, signatures, row } of reference) {
    const page = path.split("/").at(-1) ?? "";
    const isPage = id === null && !row;
    const isExport = page === "exports" && row;
    const owner = /^use[A-Z]\w*$/.test(heading) ? heading : page;
    const keys = isPage || isExport ? [name] : [`${owner}.${name}`];
    // The page of `useEditor` lists `history.undo` without `actions`.
    if (!isPage && name.startsWith("history.")) keys.push(`${page}.actions.${name}`);
    const link = { href: id === null ? path : `${path}#${id}`, title: signatures?.[0] ?? heading };
    for (const key of keys) if (!links.has(key)) links.set(key, link);
  }
  return links;
}

const nameMark = /<a data-name="([\w.]+)"(?: class="([\w-]+)")?>([^<]*)<\/a>/g;
const nameMarkOrHeading = new RegExp(`<h[2-6][^>]* id="([^"]+)"|${nameMark.source}`, "g");

/**
 * Links the names that the reference describes, except in the section that describes them. Other names become text.
 * @param path the page's path; without it, no section is excepted
 */
export function withNameLinks(html: string, links: NameLinks, path?: string): string {
  let section = path;
  return html.replace(nameMarkOrHeading, (match, id: string | undefined, name: string, kind?: string, text = "") => {
    if (id !== undefined) {
      section = path && `${path}#${id}`;
      return match;
    }
    const link = links.get(name);
    if (!link || link.href === section || link.href === path)
      return kind ? `<span class="${kind}">${text}</span>` : text;
    const classes = kind ? `${kind} code-name` : "code-name";
    return `<a class="${classes}" href="${escapeHtml(withBase(link.href))}" title="${escapeHtml(link.title)}">${text}</a>`;
  });
}
