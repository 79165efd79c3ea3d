import { readFileSync } from "node:fs";
import type { CodeExample } from "pages";
import type { PageRecord } from "../../shared/page-data.ts";
import type { Settings } from "../settings/settings.ts";
import type { PageBody } from "../sources/page-index.ts";
import { type FormerAnchors, withFormerAnchors } from "./former-anchors.ts";
import { type NameLinks, withNameLinks } from "./name-links.ts";
import { authoredText } from "./page-text.ts";
import type { BuiltPage } from "./record.ts";

/** Adds the parts from the body to an authored page's record, and returns its Markdown. */
export function finishRecord(
  site: Settings["site"],
  { authored, page, ...record }: BuiltPage & Required<Pick<BuiltPage, "authored">>,
  body: PageBody,
  names: NameLinks,
  guessed: FormerAnchors,
): { record: Omit<PageRecord, "source">; markdown: string } {
  const { kind, data } = authored;
  const anchors = kind === "doc" ? { ...guessed, ...data.anchors } : guessed;
  const html = withFormerAnchors(withNameLinks(body.html, names, record.head.path), anchors);
  const checked = kind === "doc" ? checkedWith(body.code, site.packages) : null;
  const finished = { ...page, html: { body: html }, ...(checked ? { checked } : {}) } as PageRecord["page"];
  const { markdown, sections } = authoredText(site, authored, body.markdown);
  return { record: { ...record, page: finished, sections }, markdown };
}

const checkedLanguages = ["ts", "tsx", "js", "jsx"];

/** Package versions that docs-check uses for a page's code; null if no block uses the packages. */
function checkedWith(code: CodeExample[], packages: readonly string[]): string | null {
  const checked = code.filter(({ language, unchecked }) => checkedLanguages.includes(language) && !unchecked);
  const used = packages.filter((name) => checked.some(({ code }) => code.includes(name)));
  if (used.length === 0) return null;
  const versions = [...used, "react"].map((name) => {
    const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8"));
    return `${name === "react" ? "React" : name} ${version}`;
  });
  return new Intl.ListFormat("en-GB").format(versions);
}
