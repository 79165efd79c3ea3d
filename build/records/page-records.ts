import type { PageHtml } from "../../shared/page-data.ts";
import type { Compiled } from "../compile/compile-pages.ts";
import type { Settings } from "../settings/settings.ts";
import { docRecords } from "./doc-records.ts";
import { listMarkdown } from "./page-text.ts";
import { postRecords } from "./post-records.ts";
import { type BuiltPage, record } from "./record.ts";
import { siteRecords } from "./site-records.ts";
import { tagRecords } from "./tag-records.ts";

export function pageRecords(settings: Settings, sources: Compiled[], landing: PageHtml = {}): BuiltPage[] {
  const docs = sources.filter((source) => source.kind === "doc");
  const posts = sources.filter((source) => source.kind === "post");
  const otherPages = sources.filter((source) => source.kind === "page");
  const records: BuiltPage[] = [
    ...siteRecords(settings, landing, docs),
    ...settings.site.versions.flatMap((version) => {
      const versionDocs = docs.filter((doc) => doc.version === version);
      return [...docRecords(settings, version, docs), ...tagRecords(settings, version, versionDocs)];
    }),
    ...postRecords(settings, posts),
    ...otherPages.map((page) => ({
      ...record(page.data.title, page.data.description, page.path, { kind: "page", html: {} }),
      authored: page,
    })),
  ];
  return records.map((record) => ({
    ...record,
    head: headOf(record),
    ...listMarkdown(settings.site, record, records),
  }));
}

/** Adds the language and the direction from an authored page's front matter. */
function headOf({ head, authored }: BuiltPage): BuiltPage["head"] {
  const { lang, dir } = authored?.data ?? {};
  return { ...head, ...(lang ? { lang } : {}), ...(dir ? { dir } : {}) };
}
