import { z } from "zod";
import type { McpPage, ReferenceEntry } from "../../shared/mcp-data.ts";
import type { SectionPlace } from "../../shared/page-data.ts";
import { parseMarkdownPath } from "../../shared/wire-names.ts";
import { checkSavedState } from "./check-saved-state.ts";
import { type Docs, type DocsText, sectionText } from "./docs.ts";
import { explainError } from "./explain-error.ts";
import { findReference } from "./find-reference.ts";

/** A tool: its description for a model, and its answer as Markdown. It throws `ToolError` with advice for the model. */
export interface Tool<Input extends z.ZodObject = z.ZodObject> {
  name: string;
  title: string;
  description: string;
  input: Input;
  /** Whether a call counts towards the search limit, as it costs as much as a search. */
  isLimited: boolean;
  run(input: z.infer<Input>): Promise<string>;
}

/** An error that a model can correct, such as the name of a page. */
export class ToolError extends Error {}

/** In characters, about 10,000 tokens: clients warn about longer answers, or truncate them. */
export const maxAnswerLength = 40_000;
export const maxSectionLength = 6_000;
export const maxListedHits = 10;

const tool = <Input extends z.ZodObject>(tool: Tool<Input>) => tool as unknown as Tool;

/** A page, or a section of it. */
type Place = Pick<ReferenceEntry, "path" | "id">;

export function tools(docs: Docs): Tool[] {
  const urlOf = (path: string, id: string | null) => `${docs.address}${path}${id === null ? "" : `#${id}`}`;

  async function pageAt(path: string): Promise<DocsText> {
    const page = await docs.read(path);
    if (page === null) throw new ToolError(`No page has the path ${path}. list_pages has all paths.`);
    return page;
  }

  /** A section without its subsections, or the text above all sections and a list of them. */
  async function sectionAt({ path, id }: Place): Promise<string> {
    const { markdown, sections } = await pageAt(path);
    const [target, next] = sections.slice(sections.findIndex((section) => section.id === id));
    const text = cutSection(markdown.slice(target?.start, next?.start).trim(), urlOf(path, id));
    return id === null ? `${text}\n\nSections of the page:\n\n${listOf(sections)}` : text;
  }

  async function textsWithAddresses<T extends Place>(places: T[], textOf: (place: T) => string | Promise<string>) {
    const texts = places.map(async (place) => `${await textOf(place)}\n\n${urlOf(place.path, place.id)}`);
    return (await Promise.all(texts)).join("\n\n---\n\n");
  }

  return [
    tool({
      name: "search_docs",
      title: "Search the documentation",
      description: `Searches the ${docs.title} documentation. Returns the best section of each page, with its address for read_page.`,
      input: z.object({
        query: z.string().trim().min(1).max(200).describe("Words, a name of the API, or an error message"),
      }),
      isLimited: true,
      async run({ query }) {
        const { hits, near } = await docs.search(query);
        if (hits.length === 0) {
          const nearest = near.map(({ label, path }) => `\n- ${label}\n  ${docs.address}${path}`).join("");
          throw new ToolError(
            `Nothing in the documentation answers "${query}". Try fewer or other words, or list_pages.${nearest && `\n\nThe nearest sections:${nearest}`}`,
          );
        }
        const textOf = (fragments: { text: string }[]) => fragments.map(({ text }) => text).join("");
        return hits
          .slice(0, maxListedHits)
          .map(({ path, breadcrumbs, title, snippet }) => {
            return `- ${[...breadcrumbs, textOf(title)].join(" › ")}\n  ${docs.address}${path}\n  ${textOf(snippet)}`;
          })
          .join("\n");
      },
    }),
    tool({
      name: "read_page",
      title: "Read a page",
      description:
        "Returns a page of the documentation as Markdown, or one section of it. For a long page without a section, returns its outline.",
      input: z.object({
        path: z
          .string()
          .trim()
          .min(1)
          .max(300)
          .describe("Path or address, such as /docs/api/useNode or one from search_docs"),
        section: z.string().trim().max(200).optional().describe("Id or heading of a section"),
      }),
      isLimited: false,
      async run({ path: address, section }) {
        const place = parsePath(docs, address);
        const page = await pageAt(place.path);
        const { path, markdown, sections } = page;
        const sectionName = section || place.hash || page.hash;
        const text = sectionName ? sectionText(page, sectionName) : markdown;
        if (text === null) {
          throw new ToolError(`${path} has no section "${sectionName}". It has:\n${listOf(sections)}`);
        }
        return text.length <= maxAnswerLength ? text : outline(text, sections);
      },
    }),
    tool({
      name: "list_pages",
      title: "List all pages",
      description: `Lists all pages of the ${docs.title} documentation with their paths and descriptions.`,
      input: z.object({}),
      isLimited: false,
      async run() {
        const groups = Map.groupBy((await docs.data()).pages, ({ category }) => category);
        const line = ({ path, title, description }: McpPage) => `- ${path}: ${title}. ${description}`;
        return [...groups].map(([label, pages]) => `## ${label}\n\n${pages.map(line).join("\n")}`).join("\n\n");
      },
    }),
    tool({
      name: "explain_error",
      title: "Explain an error message",
      description: `Finds the cause and the fix of an error message or warning of ${docs.title}, or of React when used with it. Paste the complete message, with its names and values.`,
      input: z.object({ message: z.string().trim().min(1).max(4000) }),
      isLimited: false,
      async run({ message }) {
        const errors = explainError((await docs.data()).errors, message);
        if (errors.length === 0) {
          throw new ToolError("The error reference does not have this message. Try search_docs with its words.");
        }
        return textsWithAddresses(errors, sectionAt);
      },
    }),
    tool({
      name: "api_reference",
      title: "Look up a name of the API",
      description: `Finds the entries of the ${docs.title} reference for a name: signature, types, defaults and meaning.`,
      input: z.object({
        name: z
          .string()
          .trim()
          .min(1)
          .max(100)
          .describe("Such as useNode, actions.setProp, Editor.enabled or ROOT_NODE"),
      }),
      isLimited: false,
      async run({ name }) {
        const entries = findReference((await docs.data()).reference, name);
        if (entries.length === 0) throw new ToolError(`The reference has no "${name}". Try search_docs.`);
        // A table's row is a complete entry.
        return textsWithAddresses(entries, (entry) => (entry.row ? rowText(entry, entry.row) : sectionAt(entry)));
      },
    }),
    tool({
      name: "check_saved_state",
      title: "Check a saved document",
      description: `Finds faults in a document saved by ${docs.title}'s query.serialize(): where each is, its effect in ${docs.title} and how to repair it. Also reads JSON within a string, compressed text, and files with several documents, such as SQL, CSV, NDJSON or Markdown.`,
      input: z.object({
        json: z.string().min(1).describe("The saved JSON, or text that contains it, compressed or not"),
        resolver: z.array(z.string().max(200)).max(500).optional().describe("Names in the resolver of the editor"),
      }),
      isLimited: true,
      async run({ json, resolver }) {
        return (await checkSavedState(json, resolver, docs.address)).slice(0, maxAnswerLength);
      },
    }),
  ];
}

/** The path and hash in a model's argument: a path, a URL, or the URL of a page's Markdown. */
function parsePath(docs: Pick<Docs, "address">, address: string): { path: string; hash: string } {
  const path = address.startsWith(docs.address) ? address.slice(docs.address.length) : address;
  const url = URL.parse(path.startsWith("/") ? path : `/${path}`, "https://docs.invalid");
  if (url?.host !== "docs.invalid")
    throw new ToolError(`"${address}" is not a path of this site. list_pages has all paths.`);
  return { path: parseMarkdownPath(url.pathname) ?? url.pathname, hash: url.hash.slice(1) };
}

function rowText({ name, heading }: ReferenceEntry, row: Record<string, string>): string {
  const cells = Object.entries(row).filter(([, cell]) => cell !== "");
  return `### ${name} (${heading})\n\n${cells.map(([column, cell]) => `- ${column}: ${cell}`).join("\n")}`;
}

function cutSection(text: string, address: string): string {
  if (text.length <= maxSectionLength) return text;
  const end = text.lastIndexOf("\n", maxSectionLength);
  const cut = text.slice(0, end);
  const isOpen = cut.split(/^```/m).length % 2 === 0;
  return `${cut}${isOpen ? "\n```" : ""}\n\n… The rest: read_page ${address}`;
}

/** A long text up to its first subheading, and the list of the page's sections. */
function outline(text: string, sections: SectionPlace[]): string {
  const lead = text.split(/\n#{2,6} /, 1)[0]?.trim();
  return `${lead}\n\nThis page is long. Ask for a section of it:\n\n${listOf(sections)}`;
}

const listOf = (sections: SectionPlace[]) =>
  sections
    .filter(({ id }) => id !== null)
    .map(({ id, level, heading }) => `${"  ".repeat(level - 2)}- ${id}: ${heading}`)
    .join("\n");
