import type { DocsVersion } from "../../content/site.ts";
import type { Compiled } from "../compile-pages.ts";
import { withFormerAnchors } from "../former-anchors.ts";
import type { DocSource } from "../read-sources.ts";
import type { Settings } from "../settings.ts";
import { checkedWith } from "./checked-with.ts";
import { authored } from "./page-text.ts";
import { type BuiltPage, record } from "./record.ts";
import { categoriesOf, describedLink, linkTo } from "./sidebar.ts";
import { tagPath } from "./tag-records.ts";

export function docRecords(settings: Settings, version: DocsVersion, allDocs: Compiled<DocSource>[]): BuiltPage[] {
  const { site } = settings;
  const docs = allDocs.filter((doc) => doc.version === version);
  const [latest] = site.versions;
  const index = record(
    "Documentation",
    `Every page of the ${site.title} documentation: introduction, concepts, guides and API reference.`,
    version.path,
    { kind: "docs-index", sections: categoriesOf(settings, version, docs, describedLink) },
  );
  const categories = categoriesOf(settings, version, docs, (doc) => doc);
  const order = categories.flatMap(({ items }) => items);
  const pages = docs.map((doc): BuiltPage => {
    const position = order.indexOf(doc);
    const [previous, next] = position < 0 ? [] : [order[position - 1], order[position + 1]];
    const category = categories.find(({ items }) => items.includes(doc));
    const checked = checkedWith(doc.compiled.code);
    const isOld = latest && version !== latest;
    const successor = isOld ? allDocs.find((other) => other.version === latest && other.id === doc.id) : undefined;
    const built = record(doc.data.title, doc.data.description, doc.path, {
      kind: "doc",
      html: { body: withFormerAnchors(doc.compiled.html, doc.data.anchors ?? {}) },
      toc: doc.compiled.toc,
      tags: doc.data.tags.map((tag) => ({ label: settings.tags[tag] ?? tag, path: tagPath(version, tag) })),
      breadcrumbs: [
        { label: "Documentation", path: version.path },
        ...(category ? [{ label: category.label, path: `${version.path}#${category.id}` }] : []),
      ],
      badge: doc.data.badge ?? null,
      previous: previous ? linkTo(previous) : null,
      next: next ? linkTo(next) : null,
      editUrl: site.editBase + doc.file,
      lastUpdated: doc.lastUpdated,
      ...(checked ? { checked } : {}),
      ...(isOld ? { latest: successor?.path ?? `${latest.path}/${latest.mainDoc}` } : {}),
    });
    if (successor) built.head.canonical = successor.path;
    return { ...built, ...authored(site, doc) };
  });
  return [index, ...pages];
}
