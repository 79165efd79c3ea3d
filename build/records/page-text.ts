import { withBase } from "browser/base-path.ts";
import { toMarkdown } from "mdast-util-to-markdown";
import type { MarkdownSection } from "pages";
import type { PageHead, SectionPlace } from "../../shared/page-data.ts";
import type { Compiled } from "../compile/compile-pages.ts";
import type { Settings } from "../settings/settings.ts";
import type { BuiltPage } from "./record.ts";

type Site = Settings["site"];
type Text = { markdown: string; sections: SectionPlace[] };
type Item = { label: string; path: string; note: string };

/** The Markdown of an authored page, and the offsets of its sections. */
export function authoredText(
  site: Site,
  { data, path }: Pick<Compiled, "data" | "path">,
  parts: MarkdownSection[],
): Text {
  let markdown = preamble(site, { title: data.title, description: data.description, path });
  const sections = parts.map(({ id, level, heading, markdown: text }, index): SectionPlace => {
    const start = index === 0 ? 0 : markdown.length;
    markdown += `${text}\n`;
    return { id, level, heading, start };
  });
  return { markdown: `${markdown.trimEnd()}\n`, sections };
}

/** The Markdown of a page that lists other pages, like its HTML; an empty object for other kinds. */
export function listMarkdown(site: Site, { head, page }: BuiltPage, records: BuiltPage[]): Pick<BuiltPage, "markdown"> {
  const groups = groupsOf(page, records);
  if (groups === null) return {};
  const lists = groups.map(({ label, items }) => {
    const lines = items.map(({ label, path, note }) => listItem(label, urlOf(site, path), note));
    return `${label ? `## ${escapeMarkdown(label)}\n\n` : ""}${lines.join("\n")}\n`;
  });
  return { markdown: preamble(site, head) + lists.join("\n") };
}

export const urlOf = ({ origin }: Site, path: string) => origin + withBase(path);

/** An item of a list of links, in the format of llms.txt. */
export function listItem(label: string, address: string, note: string): string {
  return `- [${escapeMarkdown(label)}](${address}): ${escapeMarkdown(note)}`;
}

const escapedTexts = new Map<string, string>();

/** Plain text as Markdown: `<Element />` would be an HTML tag. Cached, since all lists of pages repeat the same strings. */
function escapeMarkdown(text: string): string {
  let markdown = escapedTexts.get(text);
  if (markdown === undefined) {
    markdown = toMarkdown({ type: "paragraph", children: [{ type: "text", value: text }] }).trimEnd();
    escapedTexts.set(text, markdown);
  }
  return markdown;
}

function preamble(site: Site, { title, description, path }: PageHead): string {
  const links = [`Page: ${urlOf(site, path)}`, `All pages: ${urlOf(site, "/llms.txt")}`];
  return `# ${escapeMarkdown(title)}\n\n> ${escapeMarkdown(description)}\n\n${links.join("  \n")}\n\n`;
}

function groupsOf(page: BuiltPage["page"], records: BuiltPage[]): { label: string; items: Item[] }[] | null {
  const toItems = (items: { label: string; path: string; description: string }[]) =>
    items.map(({ label, path, description }) => ({ label, path, note: description }));
  switch (page.kind) {
    case "landing": {
      const index = records.find(({ page }) => page.kind === "docs-index");
      return index ? groupsOf(index.page, records) : [];
    }
    case "docs-index":
      return page.sections.map(({ label, items }) => ({ label, items: toItems(items) }));
    case "tag":
      return [{ label: "", items: toItems(page.items) }];
    case "tags": {
      const tags = page.letters.flatMap(({ tags }) => tags);
      return [{ label: "", items: tags.map(({ label, path, count }) => ({ label, path, note: pageCount(count) })) }];
    }
    case "blog-archive":
      return page.years.map(({ year, posts }) => ({
        label: year,
        items: posts.map(({ label, path, date, description }) => ({ label, path, note: `${date}. ${description}` })),
      }));
    default:
      return null;
  }
}

const pageCount = (count: number) => (count === 1 ? "1 page" : `${count} pages`);
