import { readFileSync } from "node:fs";
import { didYouMean, type Problem } from "files/problems.ts";
import { type Document, LineCounter, type Node, parseDocument, visit } from "yaml";
import type { z } from "zod";
import { type FrontMatter, lenientFields, replacements, schemas } from "./front-matter-fields.ts";

/** The line of a field in a page's front matter, for problems found later; 0 if the front matter lacks the field. */
export function lineOfField(file: string, field: string): number {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.findIndex((text) => text.startsWith(`${field}:`)) + 1;
}

const fence = /^---[ \t]*\r?\n((?:[^\n]*\n)*?)---[ \t]*(?:\r?\n|$)/;

/** Front matter after empty lines or a comment, which Markdown reads as a rule and a heading. */
const misplaced = /^((?:\s|<!--[\s\S]*?-->)+)---[ \t]*\r?\n\w+:(?:[^\n]*\n)+?---/;

interface Parsed<Kind extends keyof FrontMatter> {
  /** Without the invalid fields. */
  data: FrontMatter[Kind];
  mdx: string;
  problems: Problem[];
}

/** For posts without an author, which is an error. */
const placeholders = { author: "-" };

/** The day that a post's name begins with. */
export const dayInName = (file: string): string | undefined =>
  /(?:^|[/\\])(\d{4}-\d{2}-\d{2})-[^/\\]*$/.exec(file)?.[1];

/** Splits a page into front matter, which it may lack, and text, which keeps its line numbers. */
export function parseFrontMatter<Kind extends keyof FrontMatter>(
  kind: Kind,
  file: string,
  source: string,
): Parsed<Kind> {
  const text = source.replace(/^\uFEFF/, "");
  const match = fence.exec(text);
  const problems: Problem[] = [];
  const report = (line: number, message: string, rule = "front-matter", severity: Problem["severity"] = "error") =>
    problems.push({ file, line, severity, rule, message });
  if (!match && /^---[ \t]*\r?\n(?:\s*\n)*\w+:/.test(text)) {
    report(1, "the front matter is not closed: end it with --- on a separate line");
  }
  if (/^\+{3}\s*\n/.test(text)) report(1, "front matter is YAML here: write --- for +++, and title: … for title = …");
  const linesAbove = misplaced.exec(text)?.[1];
  if (linesAbove)
    report(linesAbove.split("\n").length, "front matter must be at the start of the page: remove the lines above it");
  const counter = new LineCounter();
  const document = parseDocument(match?.[1] ?? "", { lineCounter: counter });
  // The YAML begins on the file's second line.
  const lineAt = (offset: number) => counter.linePos(offset).line + 1;
  for (const { pos, message } of document.errors)
    report(lineAt(pos[0]), yamlMessage(message.replace(/ at line \d.*/s, "")));
  const isReadable = problems.length === 0;
  if (isReadable) for (const { offset, reason } of probableErrors(document)) report(lineAt(offset), reason);
  const parsed: unknown = isReadable ? (document.toJS() ?? {}) : {};
  const isMap = typeof parsed === "object" && parsed !== null && !Array.isArray(parsed);
  if (!isMap) report(1, "front matter must be fields, one per line: title: …");
  const fields: Record<string, unknown> = isMap ? { ...parsed } : {};
  const isRead = problems.length === 0;
  const dayOfName = dayInName(file);
  if (kind === "post" && dayOfName) fields.date ??= dayOfName;
  for (const field of ["title", "description"]) if (fields[field] === null) delete fields[field]; // empty: taken from the text

  const schema = schemas[kind];
  const knownFields = Object.keys(schema.shape).filter((field) => field !== "id");
  const lineOf = (path: PropertyKey[]) => lineAt(offsetOf(document.contents, path));
  for (const field of Object.keys(fields).filter((field) => !knownFields.includes(field))) {
    report(lineOf([field]), unknownField(field, knownFields), `front-matter/${field}`, "warning");
  }
  for (const issue of schema.safeParse(fields).error?.issues ?? []) {
    const field = String(issue.path[0]);
    if (!Object.hasOwn(fields, field)) {
      if (isRead) report(1, `front matter lacks "${field}": add ${field}: …`);
    } else if (lenientFields.has(field)) {
      const message = `front matter: ${messageOf(issue)}; the field is ignored`;
      report(lineOf(issue.path), message, `front-matter/${field}`, "warning");
    } else report(lineOf(issue.path), `front matter: ${messageOf(issue)}`);
    delete fields[field];
  }
  const frontMatter = match?.[0] ?? "";
  return {
    data: schema.parse({ date: dayOfName ?? "1970-01-01", ...placeholders, ...fields }) as FrontMatter[Kind],
    mdx: frontMatter.replace(/[^\r\n]/g, "") + text.slice(frontMatter.length),
    problems,
  };
}

function unknownField(field: string, knownFields: string[]): string {
  if (field === "id") return 'front matter: "id" is only used to resolve links: set the address of the page with slug';
  const hint = replacements.has(field)
    ? ` Instead, ${replacements.get(field)}.`
    : didYouMean(field, knownFields) || ` Known fields: ${knownFields.join(", ")}.`;
  return `front matter: "${field}" is not a known field, so it is ignored.${hint}`;
}

const messageOf = (issue: z.core.$ZodIssue) => ((issue.code === "invalid_key" && issue.issues[0]) || issue).message;

function yamlMessage(reason: string): string {
  const advice = /unique/.test(reason)
    ? ""
    : /^Tabs/.test(reason)
      ? ". Indent with spaces"
      : /^Implicit/.test(reason)
        ? ". Write each field as name: value"
        : '. Put a value in quotes if it contains ": " or begins with a sign such as @ * `';
  return `front matter is not valid YAML: ${reason}${advice}`;
}

/**
 * Valid YAML that is probably an error: `*word*` is an alias, and ` #` starts a comment. Replaces a value that is only an alias or a
 * comment with its text.
 */
function probableErrors(document: Document): { offset: number; reason: string }[] {
  const problems: { offset: number; reason: string }[] = [];
  const add = (node: Node, reason: string) => {
    problems.push({ offset: node.range?.[0] ?? 0, reason });
  };
  visit(document, {
    Alias: (_key, node) => {
      add(node, yamlMessage("the value begins with *"));
      return document.createNode(`*${node.source}`);
    },
    Scalar: (_key, node) => {
      if (node.type !== "PLAIN" || !node.comment) return;
      node.value ??= `#${node.comment}`;
      add(
        node,
        `front matter: YAML reads "#${node.comment}" as a comment. Put the value in quotes, or remove the comment`,
      );
    },
  });
  return problems;
}

/** The offset of the innermost field that exists on a path, which may continue into the items of a list. */
function offsetOf(contents: unknown, [field, ...rest]: PropertyKey[]): number {
  const items = (contents as { items?: { key?: Node & { value?: unknown }; value?: unknown }[] } | null)?.items ?? [];
  const pair = items.find(({ key }) => key?.value === field);
  return (pair && offsetOf(pair.value, rest)) || (pair?.key?.range?.[0] ?? 0);
}
