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

/** The fields of each kind of page. */
export const schemas = { doc: docSchema, post: postSchema, page: pageSchema };

/** Fields whose invalid values are ignored with a warning; in any other field, an invalid value is an error. */
export const lenientFields = new Set(
  "tags badge keywords image toc math lang dir sidebar_label sidebar_position draft".split(" "),
);

const replacedFields = {
  "the site shows the day of a page's last commit": "date last_update lastmod",
  "write sidebar_position and sidebar_label, or list the page in content/sidebars.ts": "sidebar",
  "write sidebar_position": "order weight nav_order",
  "write sidebar_label": "linkTitle sidebarTitle label",
  "write slug: …": "permalink url",
  "list former addresses in content/redirects.ts": "aliases redirect_from",
  "the title is always shown": "hide_title",
  "write toc: false": "hide_table_of_contents hideToc",
  "toc: false leaves the table of contents out": "tableOfContents outline",
  "write author: …": "authors",
  "write description: …": "excerpt desc subtitle summary",
  "write image: …": "socialImage cover",
};

/** Advice for fields of other generators. */
export const replacements = new Map(
  Object.entries(replacedFields).flatMap(([advice, fields]) => fields.split(" ").map((field) => [field, advice])),
);

export interface FrontMatter {
  doc: z.infer<typeof docSchema>;
  post: z.infer<typeof postSchema>;
  page: z.infer<typeof pageSchema>;
}
