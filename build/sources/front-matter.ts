import { readFileSync } from "node:fs";
import { didYouMean, type Problem } from "files/problems.ts";
import { type Document, LineCounter, type Node, parseDocument, visit } from "yaml";
import { z } from "zod";

const line = (name: string) =>
  z
    .string(`"${name}" must be text: put it in quotes`)
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

/** Fields of all pages. A missing title or description comes from the text: ../compile/compile-pages.ts. */
const common = {
  title: line("title").default(""),
  description: z
    .string('"description" must be text: put it in quotes')
    .transform((text) => text.replace(/\s+/g, " ").trim())
    .default(""),
  /** Path of the page: from the root of the pages of its kind, or, without a leading slash, from the page's folder. */
  slug: line("slug").optional(),
  /** A page's name in Docusaurus, which links may use. */
  id: line("id").optional().catch(undefined),
  /** Other names of the page, for search. */
  keywords: z
    .union(
      [line("keywords").transform((text) => text.split(/,\s*/)), z.array(line("keywords"))],
      '"keywords" must be a list of words',
    )
    .optional(),
  /** Picture that shared links show: a path on this site. */
  image: line("image").optional(),
  /** Only `npm run dev` shows drafts. */
  draft: z.boolean('"draft" must be true or false').default(false),
  /** Whether the page has a table of contents. */
  toc: z.boolean('"toc" must be true or false').default(true),
  /** Whether `$` begins a formula. */
  math: z.boolean('"math" must be true or false').default(false),
  lang: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z\d]+)*$/, '"lang" must be a language, such as "en" or "pt-BR"')
    .optional(),
  dir: z.enum(["ltr", "rtl", "auto"], '"dir" must be ltr, rtl or auto').optional(),
};

const docSchema = z.object({
  ...common,
  sidebar_label: line("sidebar_label").optional(),
  /** Place among the pages of a folder that the sidebar lists. */
  sidebar_position: z.number('"sidebar_position" must be a number').optional(),
  badge: z.enum(["component", "hook", "type"], '"badge" must be component, hook or type').optional(),
  tags: z
    .array(z.string("a tag must be text"), '"tags" must be a list, such as [hooks, state]')
    .refine((tags) => new Set(tags).size === tags.length, '"tags" lists a tag twice')
    .default([]),
  /** `low` ranks the page below all others in search. */
  search_priority: z.literal("low", '"search_priority" can only be low').optional(),
  /** Former ids of headings, which external links still use, with the ids that replace them. */
  anchors: z
    .record(
      z.string().regex(/^[\w-]+$/, '"anchors" may only have ids as keys: letters, digits, "-" and "_"'),
      z.string(anchorsForm),
      anchorsForm,
    )
    .optional(),
  /** Dated changes for readers, for the feed of the docs. */
  updated: z
    .record(
      day('each entry of "updated"'),
      line("updated"),
      '"updated" must be a list of days with a note, such as 2026-11-25: Says how to …',
    )
    .optional(),
  /** The tool above the page's text: a page kind of client/pages/. */
  tool: z.enum(["saved-state", "playground"], '"tool" must be saved-state or playground').optional(),
});

const postSchema = z.object({ ...common, date: day('"date"'), author: line("author") });

const pageSchema = z.object(common);

const schemas = { doc: docSchema, post: postSchema, page: pageSchema };

/** Fields whose invalid values are ignored with a warning; in any other field, an invalid value is an error. */
const lenientFields = new Set(
  "tags badge keywords image toc math lang dir sidebar_label sidebar_position draft".split(" "),
);

/** Replacements for fields of other generators. */
const replacements = new Map<string, string>(
  Object.entries({
    date: "the site shows the day of a page's last commit",
    last_update: "the site shows the day of a page's last commit",
    sidebar: "write sidebar_position and sidebar_label, or list the page in content/sidebars.ts",
    order: "write sidebar_position",
    sidebarTitle: "write sidebar_label",
    hide_title: "the title is always shown",
    hide_table_of_contents: "write toc: false",
    tableOfContents: "toc: false leaves the table of contents out",
    outline: "toc: false leaves the table of contents out",
    authors: "write author: …",
    excerpt: "write description: …",
    desc: "write description: …",
    subtitle: "write description: …",
    summary: "write description: …",
    label: "write sidebar_label",
    hideToc: "write toc: false",
    socialImage: "write image: …",
    cover: "write image: …",
  }),
);

export interface FrontMatter {
  doc: z.infer<typeof docSchema>;
  post: z.infer<typeof postSchema>;
  page: z.infer<typeof pageSchema>;
}

/** The line of a field in a page's front matter, for later problems; 0 if it lacks the field. */
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
  const above = misplaced.exec(text)?.[1];
  if (above)
    report(above.split("\n").length, "front matter must be at the start of the page: remove the lines above it");
  const counter = new LineCounter();
  const document = parseDocument(match?.[1] ?? "", { lineCounter: counter });
  // The YAML begins on the file's second line.
  const lineAt = (offset: number) => counter.linePos(offset).line + 1;
  for (const { pos, message } of document.errors)
    report(lineAt(pos[0]), yamlMessage(message.replace(/ at line \d.*/s, "")));
  if (problems.length === 0) for (const { offset, reason } of misread(document)) report(lineAt(offset), reason);
  const read: unknown = problems.length === 0 ? (document.toJS() ?? {}) : {};
  const isMap = typeof read === "object" && read !== null && !Array.isArray(read);
  if (!isMap) report(1, "front matter must be fields, one per line: title: …");
  const fields: Record<string, unknown> = isMap ? { ...read } : {};
  const isRead = problems.length === 0;
  const dayOfName = dayInName(file);
  if (kind === "post" && dayOfName) fields.date ??= dayOfName;

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
  const before = match?.[0] ?? "";
  return {
    data: schema.parse({ date: dayOfName ?? "1970-01-01", ...placeholders, ...fields }) as FrontMatter[Kind],
    mdx: before.replace(/[^\r\n]/g, "") + text.slice(before.length),
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
  const advice = /Nested mappings|reserved character|Unexpected scalar|begins with/.test(reason)
    ? '. Put a value in quotes if it contains ": " or begins with a sign such as @ * `'
    : "";
  return `front matter is not valid YAML: ${reason}${advice}`;
}

/** Valid YAML that is probably an error: `*word*` is an alias, and ` #` starts a comment. */
function misread(document: Document): { offset: number; reason: string }[] {
  const oddities: { offset: number; reason: string }[] = [];
  const at = (node: Node, reason: string) => {
    oddities.push({ offset: node.range?.[0] ?? 0, reason });
  };
  visit(document, {
    Alias: (_key, node) => at(node, yamlMessage("the value begins with *")),
    Scalar: (_key, node) => {
      if (node.type !== "PLAIN" || !node.comment) return;
      at(
        node,
        `front matter: YAML reads "#${node.comment}" as a comment. Put the value in quotes, or remove the comment`,
      );
    },
  });
  return oddities;
}

/** The offset of the innermost existing field of a path: `path` may continue into the items of a list. */
function offsetOf(contents: unknown, [field, ...rest]: PropertyKey[]): number {
  const items = (contents as { items?: { key?: Node & { value?: unknown }; value?: unknown }[] } | null)?.items ?? [];
  const pair = items.find(({ key }) => key?.value === field);
  return (pair && offsetOf(pair.value, rest)) || (pair?.key?.range?.[0] ?? 0);
}
