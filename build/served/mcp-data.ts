import type { KnownError, McpData, ReferenceEntry } from "../../shared/mcp-data.ts";
import type { SectionPlace } from "../../shared/page-data.ts";
import { authoredText } from "../records/page-text.ts";
import type { Settings } from "../settings/settings.ts";
import type { PageGroup } from "./page-groups.ts";

interface Page {
  path: string;
  title: string;
  markdown: string;
  sections: SectionPlace[];
}

/** Docs with a special role: the id of the page of error messages, and the folders of reference pages. */
const errorPage = "api/errors";
const referenceFolders = ["api", "additional"];

/** The MCP server's search data: a list of all pages, the messages of the error page, and the names of the API. */
export async function mcpData({ site }: Settings, groups: PageGroup[]): Promise<McpData> {
  const folder = `${site.versions[0]?.path}/`;
  const pages: McpData["pages"] = [];
  const errors: KnownError[] = [];
  const reference: ReferenceEntry[] = [];
  for (const { label: category, pages: groupPages } of groups) {
    for (const { page } of groupPages) {
      const { path } = page;
      const { title, description } = page.data;
      pages.push({ title, description, path, category });
      // Skip reading the Markdown of other pages, as there may be thousands.
      if (!referenceFolders.some((name) => path.startsWith(`${folder}${name}/`))) continue;
      const text = { path, title, ...authoredText(site, page, await page.markdown()) };
      if (path === folder + errorPage) errors.push(...errorsOf(text));
      else reference.push(...referenceOf(text));
    }
  }
  return { pages, errors, reference };
}

/** A section's Markdown without its heading. */
const textsOf = ({ markdown, sections }: Page) =>
  sections.map((section, index) => ({
    ...section,
    text: markdown.slice(section.start, sections[index + 1]?.start).replace(/^#{2,6} .*\n+/, ""),
  }));

/** The messages are the headings of sections, and code in their text. Code above the first section is a common prefix. */
function errorsOf(page: Page): KnownError[] {
  return textsOf(page).map(({ id, heading, level, text }, index) => {
    const isGroup = (page.sections[index + 1]?.level ?? 0) > level;
    const prose = text.replace(/^```.*?^```$/gms, "");
    const quoted = [...prose.matchAll(/`([^`]+)`/g)].flatMap(([, code = ""]) => (isMessage(code) ? [code] : []));
    const patterns = [...(isGroup ? [] : [heading]), ...quoted].map((message) =>
      message
        .split("…")
        .map((part) => part.trim())
        .filter(Boolean),
    );
    return { path: page.path, id, heading, patterns };
  });
}

/** Messages begin with a capital letter or a quote and have several words; names and expressions do not. */
const isMessage = (code: string) => /^[A-Z'].*\s/.test(code) && code.length >= 12;

/** Lists the names that a reference page documents, by its title, headings and tables. */
export function referenceOf(page: Page): ReferenceEntry[] {
  const { path, title } = page;
  return textsOf(page).flatMap(({ id, heading, text }): ReferenceEntry[] => {
    if (id === null)
      return [{ name: nameOf(title.replaceAll(" ", "")), path, id, heading: title }, ...rowsOf(text, path, id, title)];
    const signatures = [...(/^(?:`[^`\n]+`\n+)+/.exec(text)?.[0].matchAll(/`([^`]+)`/g) ?? [])].map(
      ([, code = ""]) => code,
    );
    const isName = signatures.length > 0 || /^[a-z][\w.]*(\(.*\))?$/.test(heading);
    const entries = isName
      ? [{ name: nameOf(heading), path, id, heading, ...(signatures.length > 0 ? { signatures } : {}) }]
      : [];
    return [...entries, ...rowsOf(text, path, id, heading)];
  });
}

/** The table rows whose first cell contains names as code. */
function rowsOf(text: string, path: string, id: string | null, heading: string): ReferenceEntry[] {
  return (text.match(/^\|.*\n\|[ |:-]+\|\n(?:\|.*(?:\n|$))*/gm) ?? []).flatMap((table) => {
    const [columns = [], , ...rows] = table.trim().split("\n").map(cellsOf);
    return rows.flatMap((cells) => {
      const names = [...(cells[0]?.matchAll(/`([^`]+)`/g) ?? [])].map(([, code = ""]) => nameOf(code)).filter(Boolean);
      const row = Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ""]));
      return [...new Set(names)].map((name) => ({ name, path, id, heading, row }));
    });
  });
}

function cellsOf(line: string): string[] {
  return line
    .replace(/^\||\|$/g, "")
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll("\\|", "|"));
}

/** The name in a piece of code: `rules` in `.rules?`, `query.node` in `query.node(id)`, `Element` in `<Element />`. */
function nameOf(code: string): string {
  return /[\w$][\w$.]*/.exec(code)?.[0] ?? "";
}
