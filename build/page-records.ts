import GithubSlugger from "github-slugger";
import {
  type LandingPart,
  type Page,
  type PageLink,
  type PageRecord,
  recordFormat,
  type SidebarData,
  type TagCount,
} from "../client/page-data.ts";
import type { DocsVersion } from "../content/site.ts";
import type { FinishedPage } from "./compile-pages.ts";
import { checkedWith } from "./docs-code/checked-with.ts";
import { fillCode } from "./page/code-from-files.ts";
import type { DocSource, PostSource, Source } from "./read-sources.ts";
import type { Settings } from "./settings.ts";

export type Compiled<S extends Source = Source> = S & { compiled: FinishedPage };

const labelOf = (doc: DocSource) => doc.data.sidebar_label ?? doc.data.title;
const linkTo = (doc: DocSource | undefined): PageLink | null => (doc ? { label: labelOf(doc), path: doc.path } : null);
const itemFor = (doc: DocSource) => ({ label: labelOf(doc), path: doc.path, description: doc.data.description });
const tagPath = (version: DocsVersion, tag: string) => `${version.path}/tags/${tag}`;

/** Every page of the site as the record that goes into KV. */
export function pageRecords(
  settings: Settings,
  sources: Compiled[],
  landingParts: Record<string, LandingPart> = {},
): PageRecord[] {
  const posts = sources
    .filter((source) => source.kind === "post")
    .sort((a, b) => b.data.date.localeCompare(a.data.date) || a.path.localeCompare(b.path));
  return [
    ...plainPages(settings, landingParts),
    ...settings.site.versions.flatMap((version) => {
      const docs = sources.filter((source) => source.kind === "doc").filter((doc) => doc.version === version);
      return [...docPages(settings, version, docs), ...tagPages(settings, version, docs)];
    }),
    ...postPages(settings, posts),
  ];
}

function record(title: string, description: string, path: string, page: Page, robots?: string): PageRecord {
  return { format: recordFormat, head: { title, description, path, ...(robots ? { robots } : {}) }, page };
}

function plainPages({ site }: Settings, parts: Record<string, LandingPart>): PageRecord[] {
  const search: Page = { kind: "search", query: "", hits: [], total: 0, first: 0, number: 0, isMore: false, near: [] };
  const about = `the ${site.title} documentation`;
  return [
    record(`${site.title}: ${site.tagline}`, site.description, "/", { kind: "landing", parts }),
    record(
      "Support",
      `Where to get help with ${site.title}, how to report a bug, and how to support its development.`,
      "/support",
      { kind: "support" },
    ),
    record("Search the documentation", `Search ${about}.`, "/search", search, "noindex, follow"),
    record(
      "Page not found",
      "There is no page at this address.",
      "/404",
      { kind: "not-found", suggestions: [] },
      "noindex",
    ),
  ];
}

function docPages(settings: Settings, version: DocsVersion, docs: Compiled<DocSource>[]): PageRecord[] {
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const categories = settings.sidebars[version.sidebar] ?? [];
  const order = categories.flatMap((category) => category.items);
  const ids = new GithubSlugger();
  const sections = categories.map(({ label, items }) => ({
    label,
    id: ids.slug(label),
    items: items.flatMap((id) => {
      const doc = byId.get(id);
      return doc ? [itemFor(doc)] : [];
    }),
  }));
  const index = record(
    "Documentation",
    `Every page of the ${settings.site.title} documentation: introduction, concepts, guides and API reference.`,
    version.path,
    { kind: "docs-index", version: version.name, sections },
  );
  const pages = docs.map((doc): PageRecord => {
    const position = order.indexOf(doc.id);
    const inSidebar = position >= 0;
    const category = categories.find(({ items }) => items.includes(doc.id));
    const checked = checkedWith(doc.compiled.claims.code);
    return {
      ...record(doc.data.title, doc.data.description, doc.path, {
        kind: "doc",
        id: doc.id,
        version: version.name,
        body: doc.compiled.body,
        toc: doc.compiled.toc,
        tags: doc.data.tags.map((tag) => ({ label: settings.site.tags[tag] ?? tag, path: tagPath(version, tag) })),
        breadcrumbs: ["Documentation", ...(category ? [category.label] : [])],
        badge: doc.data.badge ?? null,
        previous: inSidebar ? linkTo(byId.get(order[position - 1] ?? "")) : null,
        next: inSidebar ? linkTo(byId.get(order[position + 1] ?? "")) : null,
        editUrl: settings.site.editBase + doc.file,
        lastUpdated: doc.lastUpdated,
        ...(checked ? { checked } : {}),
      }),
      source: fillCode(doc.source),
    };
  });
  return [index, ...pages];
}

function tagPages({ site }: Settings, version: DocsVersion, docs: DocSource[]): PageRecord[] {
  const collator = new Intl.Collator(site.locale);
  const tags = Object.entries(site.tags)
    .map(([tag, label]) => ({ tag, label, docs: docs.filter((doc) => doc.data.tags.includes(tag)) }))
    .filter(({ docs }) => docs.length > 0)
    .sort((a, b) => collator.compare(a.label, b.label));
  const letters = new Map<string, TagCount[]>();
  for (const { tag, label, docs } of tags) {
    const letter = label.charAt(0).toLocaleUpperCase(site.locale);
    letters.set(letter, [...(letters.get(letter) ?? []), { label, path: tagPath(version, tag), count: docs.length }]);
  }
  const list: Page = { kind: "tags", letters: [...letters].map(([letter, tags]) => ({ letter, tags })) };
  return [
    record("Tags", `The topics of the ${site.title} documentation, with their pages.`, `${version.path}/tags`, list),
    ...tags.map(({ tag, label, docs }) => {
      const items = docs.map(itemFor).sort((a, b) => collator.compare(a.label, b.label));
      const title = docs.length === 1 ? `One page tagged "${label}"` : `${docs.length} pages tagged "${label}"`;
      return record(title, `${title} in the ${site.title} documentation.`, tagPath(version, tag), {
        kind: "tag",
        label,
        items,
      });
    }),
  ];
}

/** `posts` stand newest first. */
function postPages({ site }: Settings, posts: Compiled<PostSource>[]): PageRecord[] {
  const link = (post: PostSource | undefined) => (post ? { label: post.data.title, path: post.path } : null);
  const years = new Map<string, { label: string; path: string; date: string }[]>();
  for (const { data, path } of posts) {
    const year = data.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), { label: data.title, path, date: data.date }]);
  }
  return [
    record("Archive", `All posts of the ${site.title} blog, by year.`, "/blog/archive", {
      kind: "blog-archive",
      years: [...years].map(([year, posts]) => ({ year, posts })),
    }),
    ...posts.map(
      (post, index): PageRecord => ({
        ...record(post.data.title, post.data.description, post.path, {
          kind: "blog-post",
          body: post.compiled.body,
          toc: post.compiled.toc,
          date: post.data.date,
          author: post.data.author,
          newer: link(posts[index - 1]),
          older: link(posts[index + 1]),
          editUrl: site.editBase + post.file,
        }),
        source: fillCode(post.source),
      }),
    ),
  ];
}

/** The sidebar of a version's pages. */
export function sidebarOf(settings: Settings, version: DocsVersion, docs: DocSource[]): SidebarData {
  const byId = new Map(docs.filter((doc) => doc.version === version).map((doc) => [doc.id, doc]));
  const ids = new GithubSlugger();
  const categories = (settings.sidebars[version.sidebar] ?? []).map(({ label, items }) => ({
    label,
    id: ids.slug(label),
    items: items.flatMap((id) => linkTo(byId.get(id)) ?? []),
  }));
  return { version: version.name, categories };
}
