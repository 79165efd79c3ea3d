import type { DocsVersion } from "../../content/site.ts";
import type { Page, PageRecord, TagCount } from "../../shared/page-data.ts";
import type { Settings } from "../settings/settings.ts";
import type { DocSource } from "../sources/read-sources.ts";
import { record } from "./record.ts";
import { describedLink } from "./sidebar.ts";

export const tagPath = (version: DocsVersion, tag: string) => `${version.path}/tags/${tag}`;

export function tagRecords({ site, tags: labels }: Settings, version: DocsVersion, docs: DocSource[]): PageRecord[] {
  const collator = new Intl.Collator(site.locale);
  const tags = Object.entries(labels)
    .map(([tag, label]) => ({ tag, label, docs: docs.filter((doc) => doc.data.tags.includes(tag)) }))
    .filter(({ docs }) => docs.length > 0)
    .sort((a, b) => collator.compare(a.label, b.label));
  const counts = tags.map(
    ({ tag, label, docs }): TagCount => ({ label, path: tagPath(version, tag), count: docs.length }),
  );
  const letters = Map.groupBy(counts, ({ label }) => label.charAt(0).toLocaleUpperCase(site.locale));
  const list: Page = { kind: "tags", letters: [...letters].map(([letter, tags]) => ({ letter, tags })) };
  return [
    record("Tags", `The topics of the ${site.title} documentation, with their pages.`, `${version.path}/tags`, list),
    ...tags.map(({ tag, label, docs }) => {
      const items = docs.map(describedLink).sort((a, b) => collator.compare(a.label, b.label));
      const title = docs.length === 1 ? `One page tagged "${label}"` : `${docs.length} pages tagged "${label}"`;
      return record(title, `${title} in the ${site.title} documentation.`, tagPath(version, tag), {
        kind: "tag",
        label,
        items,
      });
    }),
  ];
}
