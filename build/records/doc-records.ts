import type { DocsVersion } from "../../content/site.ts";
import type { Compiled } from "../compile/compile-pages.ts";
import type { Settings } from "../settings/settings.ts";
import type { DocSource } from "../sources/read-sources.ts";
import { type BuiltPage, record } from "./record.ts";
import { categoriesOf, describedLink, linkTo } from "./sidebar.ts";
import { tagPath } from "./tag-records.ts";

export function docRecords(settings: Settings, version: DocsVersion, allDocs: Compiled<DocSource>[]): BuiltPage[] {
  const { site } = settings;
  const docs = allDocs.filter((doc) => doc.version === version);
  const latest = site.versions[0] === version ? undefined : site.versions[0];
  const successors = new Map(allDocs.filter((doc) => doc.version === latest).map(({ id, path }) => [id, path]));
  const index = record(
    site.navbar.docs.label,
    `Every page of the ${site.title} documentation: introduction, concepts, guides and API reference.`,
    version.path,
    { kind: "docs-index", sections: categoriesOf(settings, version, docs, describedLink) },
  );
  const categories = categoriesOf(settings, version, docs, (doc) => doc);
  const order = categories.flatMap((category) => category.items.map((doc) => ({ doc, category })));
  const positions = new Map(order.map(({ doc }, position) => [doc.id, position]));
  const pages = docs.map((doc): BuiltPage => {
    const position = positions.get(doc.id) ?? Number.NaN;
    const [previous, next] = [order[position - 1]?.doc, order[position + 1]?.doc];
    const category = order[position]?.category;
    const successor = successors.get(doc.id);
    const built = record(doc.data.title, doc.data.description, doc.path, {
      kind: doc.data.tool ?? "doc",
      html: {},
      toc: doc.data.toc ? doc.facts.toc : [],
      tags: doc.data.tags.map((tag) => ({ label: settings.tags[tag] ?? tag, path: tagPath(version, tag) })),
      breadcrumbs: [
        { label: site.navbar.docs.label, path: version.path },
        ...(category ? [{ label: category.label, path: `${version.path}#${category.id}` }] : []),
      ],
      badge: doc.data.badge ?? null,
      previous: previous ? linkTo(previous) : null,
      next: next ? linkTo(next) : null,
      editUrl: site.editBase + doc.file,
      lastUpdated: doc.lastUpdated,
      ...(latest ? { latest: successor ?? `${latest.path}/${latest.mainDoc}` } : {}),
    });
    if (successor) built.head.canonical = successor;
    return { ...built, authored: doc };
  });
  return [index, ...pages];
}
