import { existsSync, globSync, readFileSync } from "node:fs";
import type { Problem } from "files/problems.ts";
import Slugger from "github-slugger";
import type { Code, InlineCode, Nodes, Root, Table } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { type Mark, readMark } from "./marks.ts";
import { type Sentence, sentencesIn } from "./sentences.ts";

/** A code block; `line` is the fence's. */
export interface Snippet {
  line: number;
  indent: number;
  language: string;
  title?: string;
  code: string;
  options: SnippetOptions;
}

/** Options for the checks after a block's language: `error="TS2345"`. */
type SnippetOptions = Partial<Record<(typeof optionNames)[number], string>>;

const optionNames = ["context", "error", "throws", "shows", "unrun", "unchecked"] as const;

export interface Cell {
  text: string;
  codes: string[];
}

export interface PageTable {
  line: number;
  /** Id of the heading above. */
  anchor: string;
  /** The comment above the table; null for an ordinary table. */
  mark: Mark | null;
  headers: string[];
  rows: { line: number; cells: Cell[] }[];
}

/** A signature in its own paragraph below a heading, on a page marked `signatures`. */
export interface Signature {
  line: number;
  heading: string;
  text: string;
  mark: Mark;
}

export interface Page {
  /** `api/useNode`; for a blog post, `blog/2026-11-23-how-this-site-works`. */
  id: string;
  /** Path from the project's root. */
  file: string;
  source: string;
  anchors: Set<string>;
  snippets: Snippet[];
  tables: PageTable[];
  signatures: Signature[];
  sentences: Sentence[];
  inlineCode: Sentence[];
  /** Inline code that looks like a name from the packages but is not. */
  excused: Set<string>;
  /** Headings below `lists the errors of @craftjs/core`. */
  errors: Sentence[];
  /** Page whose files the snippets build on. */
  continues: string | null;
  problems: Problem[];
}

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective);

/** All documentation and blog pages in a folder, or only the page with the id `onlyId`. */
export function readPages(contentDir = "content", onlyId?: string): Page[] {
  const idOf = (file: string) => file.slice(contentDir.length + 1).replace(/^docs\/|\.mdx$/g, "");
  return globSync(`${contentDir}/{docs,blog}/**/*.mdx`)
    .filter((file) => onlyId === undefined || idOf(file) === onlyId)
    .sort()
    .map((file) => readPage(file, idOf(file)));
}

function readPage(file: string, id: string): Page {
  const source = readFileSync(file, "utf8");
  const page: Page = {
    id,
    file,
    source,
    anchors: new Set(),
    excused: new Set(),
    continues: null,
    problems: [],
    snippets: [],
    tables: [],
    signatures: [],
    sentences: [],
    inlineCode: [],
    errors: [],
  };
  const headingIds = new Map<number, string>();
  let tree: Root;
  try {
    tree = parser.parse(blankOut(source, headingIds));
  } catch (error) {
    page.problems.push({ file, message: `MDX syntax: ${(error as Error).message}. Run npm run build for advice.` });
    return page;
  }
  const slugger = new Slugger();
  let anchor = "";
  let mark: Mark | null = null;
  let listsErrors = false;
  const signatureMarks: Mark[] = [];
  visit(tree, (node, index, parent) => {
    const line = lineOf(node);
    if (node.type === "mdxFlowExpression") {
      const parsed = readMark(node.value);
      if (!parsed) return;
      if ("problem" in parsed) page.problems.push({ file, line, message: parsed.problem });
      else if (parsed.kind === "continues") page.continues = parsed.subject;
      else if (parsed.kind === "excused") page.excused = new Set(parsed.subject.split(/,\s*/));
      else if (parsed.kind === "errors") listsErrors = parsed.subject !== "";
      else if (parsed.kind === "signatures") signatureMarks.push(parsed);
      else if (parent?.children[(index ?? 0) + 1]?.type === "table") mark = parsed;
      else page.problems.push({ file, line, message: "this comment must be directly above a table" });
    } else if (node.type === "heading") {
      anchor = headingIds.get(line) ?? slugger.slug(textOf(node));
      page.anchors.add(anchor);
      if (listsErrors && node.depth === 3) page.errors.push({ line, text: textOf(node).trim() });
    } else if (node.type === "code") page.snippets.push(snippetOf(node, page));
    else if (node.type === "table") {
      page.tables.push(tableOf(node, anchor, mark));
      mark = null;
    } else if (node.type === "paragraph" && parent && index) {
      // Other names may be between a heading and its signature.
      const previousNode = parent.children.slice(0, index).findLast(({ type }) => type !== "mdxFlowExpression");
      const [code] = node.children;
      if (previousNode?.type !== "heading" || node.children.length > 1 || code?.type !== "inlineCode") return;
      const heading = textOf(previousNode).trim();
      const matchesHeading = ({ prefix }: Mark) => (prefix ? heading.startsWith(`${prefix}.`) : !heading.includes("."));
      const mark = signatureMarks.find(matchesHeading);
      if (mark && code.value.includes("(")) page.signatures.push({ line, heading, text: code.value, mark });
    } else if (node.type === "inlineCode") page.inlineCode.push({ line, text: node.value });
    else if (node.type === "mdxJsxFlowElement") {
      for (const { name, value } of node.attributes.filter((attribute) => attribute.type === "mdxJsxAttribute")) {
        if (name === "id" && typeof value === "string") page.anchors.add(value);
      }
    }
  });
  const comparedMarks = new Set(page.signatures.map(({ mark }) => mark));
  for (const mark of signatureMarks.filter((mark) => !comparedMarks.has(mark))) {
    const message = `"signatures ${mark.subject}" compares nothing: put each signature right below its heading`;
    page.problems.push({ file, message });
  }
  page.sentences = sentencesIn(tree, source);
  return page;
}

/** Blanks out syntax that MDX cannot parse (front matter, `{#id}` after headings), keeping lines and columns. */
function blankOut(source: string, headingIds: Map<number, string>): string {
  const head = /^---\n[\s\S]*?\n---\n/.exec(source)?.[0] ?? "";
  let fence = "";
  const lines = source.slice(head.length).split("\n");
  const headLines = head.split("\n").length - 1;
  const body = lines.map((line, index) => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark && !fence) fence = mark;
    else if (mark?.startsWith(fence)) fence = "";
    const id = fence ? null : /^#{1,6} .*?(\s*\{#([^}\s]+)\})\s*$/.exec(line);
    if (!id) return line;
    headingIds.set(headLines + index + 1, id[2] ?? "");
    return line.replace(id[1] ?? "", (text) => " ".repeat(text.length));
  });
  return head.replace(/[^\n]/g, " ") + body.join("\n");
}

function snippetOf(node: Code, page: Page): Snippet {
  const values = new Map([...(node.meta ?? "").matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
  const [file, title, line] = [values.get("file"), values.get("title"), lineOf(node)];
  const exists = file && existsSync(file);
  if (file && !exists) page.problems.push({ file: page.file, line, message: `no such file: ${file}` });
  const options = optionNames.flatMap((name) => (values.get(name) ? [[name, values.get(name)]] : []));
  return {
    line,
    indent: (node.position?.start.column ?? 1) - 1,
    language: node.lang ?? "",
    ...(title && { title }),
    code: exists ? readFileSync(file, "utf8").replace(/\n$/, "") : node.value,
    options: Object.fromEntries(options),
  };
}

function tableOf(table: Table, anchor: string, mark: Mark | null): PageTable {
  const [head, ...rows] = table.children;
  return {
    line: lineOf(table),
    anchor,
    mark,
    headers: head?.children.map((cell) => textOf(cell)) ?? [],
    rows: rows.map((row) => ({
      line: lineOf(row),
      cells: row.children.map((cell) => {
        const codes: string[] = [];
        visit(cell, "inlineCode", (code: InlineCode) => void codes.push(code.value));
        return { text: textOf(cell).trim(), codes };
      }),
    })),
  };
}

const lineOf = (node: Nodes): number => node.position?.start.line ?? 0;
