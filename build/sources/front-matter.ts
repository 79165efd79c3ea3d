import { readFileSync } from "node:fs";
import { type Document, LineCounter, type Node, parseDocument, visit } from "yaml";
import { z } from "zod";
import { ContentError, didYouMean, type Problem } from "../base/problems.ts";

const line = (name: string) =>
  z
    .string(`"${name}" must be text`)
    .trim()
    .min(1, `"${name}" must not be empty`)
    .refine((value) => !value.includes("\n"), `"${name}" must be one line`);

const day = (name: string) =>
  z
    .string(`${name} must be a day, YYYY-MM-DD`)
    .regex(/^\d{4}-\d{2}-\d{2}$/, { error: `${name} must be a day, YYYY-MM-DD`, abort: true })
    .refine(
      (day) => new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) ?? false,
      `${name} must be a day that exists`,
    );

const anchorsForm = '"anchors" must be a list of ids, such as old-id: new-id';

const docSchema = z.strictObject({
  title: line("title"),
  description: line("description").pipe(z.string().max(200, '"description" must be at most 200 characters long')),
  sidebar_label: line("sidebar_label").optional(),
  badge: z.enum(["component", "hook", "type"], '"badge" must be component, hook or type').optional(),
  tags: z
    .array(z.string("a tag must be text"), '"tags" must be a list, such as [hooks, state]')
    .refine((tags) => new Set(tags).size === tags.length, '"tags" names a tag twice')
    .default([]),
  /** `low` ranks the page below all others in search. */
  search_priority: z.literal("low", '"search_priority" can only be low').optional(),
  /** Ids that headings had once, which links from elsewhere still name, and the ids that take their places. */
  anchors: z
    .record(
      z.string().regex(/^[\w-]+$/, '"anchors" names ids, made of letters, digits, "-" and "_"'),
      z.string(anchorsForm),
      anchorsForm,
    )
    .optional(),
  /** What changed for readers on which days, for the feed of the docs. */
  updated: z
    .record(
      day('each entry of "updated"'),
      line("updated"),
      '"updated" must be a list of days with a note, such as 2026-11-25: Says how to …',
    )
    .optional(),
  /** The tool above the page's text: a page kind of client/pages/. */
  tool: z.enum(["saved-state", "playground"], '"tool" must be saved-state or playground').optional(),
  sidebar: z.literal(false, '"sidebar" can only be false: content/sidebars.ts says where a page stands').optional(),
});

const postSchema = z.strictObject({
  title: line("title"),
  description: line("description"),
  date: day('"date"'),
  author: line("author"),
});

const pageSchema = docSchema.pick({ title: true, description: true });

const schemas = { doc: docSchema, post: postSchema, page: pageSchema };

export interface FrontMatter {
  doc: z.infer<typeof docSchema>;
  post: z.infer<typeof postSchema>;
  page: z.infer<typeof pageSchema>;
}

/** The line of a field of a page's front matter, for a problem that is found in it later; 0 if it lacks the field. */
export function lineOfField(file: string, field: string): number {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.findIndex((text) => text.startsWith(`${field}:`)) + 1;
}

const fence = /^---[ \t]*\r?\n((?:[^\n]*\n)*?)---[ \t]*(?:\r?\n|$)/;

/**
 * Splits a page into front matter and MDX, which keeps its line numbers.
 * @throws ContentError with the line of each missing, unknown or invalid field
 */
export function parseFrontMatter<Kind extends keyof FrontMatter>(
  kind: Kind,
  file: string,
  source: string,
): { data: FrontMatter[Kind]; mdx: string } {
  const text = source.replace(/^\uFEFF/, "");
  const match = fence.exec(text);
  if (!match) {
    const message = /^---[ \t]*\r?(\n|$)/.test(text)
      ? "the front matter is never closed: end it with --- on a line of its own"
      : "the page has no front matter. Begin the file with ---, title: …, description: …, ---";
    throw new ContentError([{ file, line: 1, message }]);
  }
  const counter = new LineCounter();
  const document = parseDocument(match[1] ?? "", { lineCounter: counter });
  // The YAML begins on the file's second line.
  const lineAt = (offset: number) => counter.linePos(offset).line + 1;
  const problems: Problem[] = document.errors.map((error) => ({
    file,
    line: lineAt(error.pos[0]),
    message: yamlMessage(error.message.replace(/ at line \d.*/s, "")),
  }));
  if (problems.length === 0) {
    problems.push(...misread(document).map(({ offset, reason }) => ({ file, line: lineAt(offset), message: reason })));
  }
  if (problems.length > 0) throw new ContentError(problems);

  const schema = schemas[kind];
  const result = schema.safeParse(document.toJS() ?? {});
  if (!result.success) {
    const lineOf = (path: PropertyKey[]) => lineAt(offsetOf(document.contents, path));
    const found = result.error.issues.flatMap((issue) => fieldProblems(issue, Object.keys(schema.shape), document));
    throw new ContentError(
      found.map(({ path, message }) => ({ file, line: path === null ? 1 : lineOf(path), message })),
    );
  }
  const blank = match[0].replace(/[^\r\n]/g, "");
  return { data: result.data as FrontMatter[Kind], mdx: blank + text.slice(match[0].length) };
}

function fieldProblems(
  issue: z.core.$ZodIssue,
  known: string[],
  document: Document,
): { path: PropertyKey[] | null; message: string }[] {
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((field) => {
      const hint = didYouMean(field, known) || ` Known fields: ${known.join(", ")}.`;
      return { path: [field], message: `unknown field "${field}".${hint}` };
    });
  }
  if (issue.path.length === 0) {
    return [{ path: null, message: "front matter must be fields, each on a line of its own: title: …" }];
  }
  const field = String(issue.path[0]);
  if (document.has(field)) {
    const { message } = (issue.code === "invalid_key" && issue.issues[0]) || issue;
    return [{ path: issue.path, message: `front matter: ${message}` }];
  }
  return [{ path: null, message: `front matter lacks "${field}": add ${field}: …` }];
}

function yamlMessage(reason: string): string {
  const advice = /Nested mappings|reserved character|Unexpected scalar|begins with/.test(reason)
    ? '. A value that has ": " in it, or begins with a sign such as @ * `, stands in quotes'
    : "";
  return `front matter is not valid YAML: ${reason}${advice}`;
}

/** Valid YAML that was hardly meant: `*word*` is an alias, and ` #` starts a comment. */
function misread(document: Document): { offset: number; reason: string }[] {
  const found: { offset: number; reason: string }[] = [];
  const at = (node: Node, reason: string) => {
    found.push({ offset: node.range?.[0] ?? 0, reason });
  };
  visit(document, {
    Alias: (_key, node) => at(node, yamlMessage("the value begins with *")),
    Scalar: (_key, node) => {
      if (node.type !== "PLAIN" || !node.comment) return;
      at(node, `front matter: "#${node.comment}" is a comment to YAML. Put the value in quotes, or remove the comment`);
    },
  });
  return found;
}

/** Where the innermost field of a path begins that is there: `path` may lead into the items of a list. */
function offsetOf(contents: unknown, [field, ...rest]: PropertyKey[]): number {
  const items = (contents as { items?: { key?: Node & { value?: unknown }; value?: unknown }[] } | null)?.items ?? [];
  const pair = items.find(({ key }) => key?.value === field);
  return (pair && offsetOf(pair.value, rest)) || (pair?.key?.range?.[0] ?? 0);
}
