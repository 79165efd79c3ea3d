import type { Code, Heading, InlineCode, Nodes, Paragraph, Root, Table } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import type { CodeMeta } from "../page/code-meta.ts";
import type { CheckOptions } from "./block-options.ts";
import { type Directive, readDirective } from "./directives.ts";
import {
  type FoundHeading,
  type FoundList,
  type FoundNameLink,
  type FoundParameterTable,
  headingIn,
  headingText,
  listAfter,
  nameLinkIn,
  parametersIn,
} from "./found-structure.ts";
import { namesInText } from "./names-in-text.ts";

/** A code block as it stands in a page. Lines count from 1. */
export interface FoundCode {
  /** Line of the fence; the code begins on the next one. */
  line: number;
  /** Spaces before the fence, which are not part of the code. */
  indent: number;
  language: string;
  title?: string;
  code: string;
  options: CheckOptions;
  /** Whether the page takes the code from a file of the project, where it is checked already. */
  fromFile: boolean;
}

/** A table cell: its plain text, and the pieces of inline code in it. */
export interface Cell {
  text: string;
  codes: string[];
}

/** A table that states facts about a symbol of a package. */
export interface FoundTable {
  line: number;
  directive: Directive;
  headers: string[];
  rows: { line: number; cells: Cell[] }[];
}

/** A signature in a paragraph of its own below a heading: `add(node: Node, parentId?: NodeId): void`. */
export interface FoundSignature {
  line: number;
  /** Text of the heading above. */
  heading: string;
  text: string;
  directive: Directive;
}

/** What a page says about the packages, for the checks in build/docs-code. */
export interface Claims {
  code: FoundCode[];
  tables: FoundTable[];
  signatures: FoundSignature[];
  /** Every piece of inline code, and names that stand in text without backticks. */
  words: { line: number; text: string }[];
  /** Names that the page says do not exist. */
  absent: string[];
  /** Ends of inline code that the page shows as a mistake: types must not allow it. */
  mistakes: string[];
  /** Whether the page is about this site, and may use its names. */
  aboutSite: boolean;
  /** Headings that are messages of the package. */
  errors: { line: number; text: string }[];
  headings: FoundHeading[];
  /** Links from a name to a heading of the same page. */
  nameLinks: FoundNameLink[];
  /** Lists and tables below a paragraph. */
  lists: FoundList[];
  parameterTables: FoundParameterTable[];
  /** Id of the page whose files this page's code goes on from. */
  continues: string | null;
}

/** What a page without any claim says. */
export function noClaims(): Claims {
  return {
    code: [],
    tables: [],
    signatures: [],
    words: [],
    absent: [],
    mistakes: [],
    aboutSite: false,
    errors: [],
    headings: [],
    nameLinks: [],
    lists: [],
    parameterTables: [],
    continues: null,
  };
}

/** Headers of columns that hold defaults. */
export const defaultHeaders = new Set(["default", "at the start", "when it is missing"]);

/** The names in a text that begins on a line. */
export const wordsIn = (text: string, line: number) =>
  text.split("\n").flatMap((part, index) => namesInText(part).map((name) => ({ line: line + index, text: name })));

const lineOf = (node: Nodes) => node.position?.start.line ?? 0;

/** Remark plugin: keeps in `vfile.data.claims` what the page says about the packages, without its code blocks. */
export function collectClaims() {
  return (tree: Root, vfile: VFile) => {
    const claims = noClaims();
    vfile.data.claims = claims;
    let signatures: Directive[] = [];
    let listsErrors = false;
    const measured = new Set<Table>();
    const readComment = (node: Extract<Nodes, { type: "mdxFlowExpression" }>, next: Nodes | undefined) => {
      const directive = readDirective(node.value);
      if (directive === null) return;
      if ("problem" in directive) vfile.message(directive.problem, node.position);
      else if (directive.kind === "signatures") signatures = [...signatures, directive];
      else if (directive.kind === "errors") listsErrors = directive.begins;
      else if (directive.kind === "continues") claims.continues = directive.page;
      else if (directive.kind === "site") claims.aboutSite = true;
      else if (directive.kind === "mistakes") claims.mistakes.push(...directive.codes);
      else if (directive.kind === "absent") claims.absent.push(...directive.names);
      else if (next?.type === "table") {
        claims.tables.push(foundTable(directive, next));
        if (directive.defaults) measured.add(next);
      } else vfile.message(`"${node.value}" stands above no table`, node.position);
    };
    visit(tree, (node, index, parent) => {
      const line = lineOf(node);
      if (node.type === "heading") {
        claims.headings.push(...headingIn(node));
        if (node.depth === 3 && listsErrors) claims.errors.push({ line, text: headingText(node) });
      } else if (node.type === "link") claims.nameLinks.push(...nameLinkIn(node));
      else if (node.type === "list") claims.lists.push(...listAfter(node, parent, index));
      else if (node.type === "table") {
        claims.lists.push(...listAfter(node, parent, index));
        claims.parameterTables.push(...parametersIn(node, parent, index));
        if (!measured.has(node) && hasDefaults(node)) vfile.message(unmeasured, node.position);
      } else if (node.type === "inlineCode") claims.words.push({ line, text: node.value });
      else if (node.type === "text") claims.words.push(...wordsIn(node.value, line));
      else if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
        for (const { value } of node.attributes) {
          if (typeof value === "string") claims.words.push(...wordsIn(value, line));
        }
      } else if (node.type === "mdxFlowExpression") readComment(node, parent?.children[(index ?? 0) + 1]);
      else if (node.type === "paragraph") {
        const heading = parent?.children[(index ?? 0) - 1];
        if (heading?.type === "heading") claims.signatures.push(...signatureIn(heading, node, signatures));
      }
    });
  };
}

const unmeasured =
  "nobody measures these defaults: name them above the table, {/* documents Type, defaults: name */}, or say them in sentences that probes stand for";

/** Adds a code block to the claims of its page, with the code that readers see. */
export function claimCode(node: Code, meta: CodeMeta, vfile: VFile): void {
  const { title, file, changedFrom, lineNumbers, ranges, unknown, ...options } = meta;
  (vfile.data.claims as Claims).code.push({
    line: lineOf(node),
    indent: (node.position?.start.column ?? 1) - 1,
    language: node.lang ?? "",
    ...(title ? { title } : {}),
    code: node.value,
    options,
    fromFile: file !== undefined,
  });
}

function signatureIn(heading: Heading, paragraph: Paragraph, directives: Directive[]): FoundSignature[] {
  const [code] = paragraph.children;
  if (paragraph.children.length !== 1 || code?.type !== "inlineCode" || !code.value.includes("(")) return [];
  const text = textOf(heading);
  const directive = directives.find(({ prefix }) =>
    prefix === "" ? !text.includes(".") : text.startsWith(`${prefix}.`),
  );
  return directive ? [{ line: lineOf(paragraph), heading: text, text: code.value, directive }] : [];
}

function hasDefaults({ children: [head] }: Table): boolean {
  return head?.children.some((cell) => defaultHeaders.has(textOf(cell).toLowerCase())) ?? false;
}

function foundTable(directive: Directive, table: Table): FoundTable {
  const [head, ...rows] = table.children;
  return {
    line: lineOf(table),
    directive,
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
