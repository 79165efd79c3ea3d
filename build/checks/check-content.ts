import { readFileSync } from "node:fs";
import { join } from "node:path/posix";
import type { Problem } from "files/problems.ts";
import type { LinkTargets } from "../base/link-targets.ts";
import type { Compiled, FaultyPage } from "../compile/compile-pages.ts";
import { checkFormerAnchors } from "../records/former-anchors.ts";
import type { BuiltPage } from "../records/record.ts";
import { lineOfSetting } from "../settings/setting-lines.ts";
import type { Settings } from "../settings/settings.ts";
import { checkLinks, type PageLinks } from "./check-links.ts";
import { checkRedirects } from "./check-redirects.ts";
import { checkSidebars } from "./check-sidebars.ts";

/** Sources and targets of links; `examples` are names as in `/examples/<name>`. */
interface LinkableContent {
  pages: Compiled[];
  faulty: FaultyPage[];
  records: BuiltPage[];
  examples: string[];
  /** The path of each page by its source file, including pages with problems. */
  pathOfFile: ReadonlyMap<string, string>;
}

/** Checks links, sidebars, redirects and former anchors. */
export function checkContent(
  contentDir: string,
  settings: Settings,
  content: LinkableContent,
): { problems: Problem[]; links: number } {
  const { site, redirects } = settings;
  const targets = linkTargets(content);
  const links = [
    ...[...content.pages, ...content.faulty].map(({ file, path, facts }) => ({ file, path, links: facts.links })),
    siteLinks(contentDir, site),
  ];
  const docs = content.pages.filter((page) => page.kind === "doc");
  const problems = [
    ...checkSidebars(contentDir, settings, [...content.pathOfFile.keys()]),
    ...checkLinks({ contentDir, origin: site.origin, redirects, targets }, links),
    ...checkRedirects(contentDir, redirects, targets),
    ...checkFormerAnchors(docs, targets),
  ];
  return { problems, links: links.reduce((sum, page) => sum + page.links.length, 0) };
}

function linkTargets({ pages, faulty, records, examples, pathOfFile }: LinkableContent): LinkTargets {
  return new Map<string, readonly string[] | null>([
    ...examples.map((name) => [`/examples/${name}`, null] as const),
    ...[...pathOfFile.values()].map((path) => [path, null] as const),
    ...records.map(({ head }) => [head.path, null] as const),
    ...[...pages, ...faulty].map(({ path, facts }) => [path, facts.ids] as const),
  ]);
}

export function siteLinks(contentDir: string, site: Settings["site"]): PageLinks {
  const file = join(contentDir, "site.ts");
  const source = readFileSync(file, "utf8");
  const links = hrefsIn(site).map(({ href, path }) => ({ href, line: lineOfSetting(source, "site", site, path) }));
  return { file, path: "/", links };
}

function hrefsIn(value: unknown, path: string[] = []): { href: string; path: string[] }[] {
  if (typeof value !== "object") return [];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => {
    const innerPath = [...path, key];
    return key === "href" ? [{ href: String(inner), path: innerPath }] : hrefsIn(inner, innerPath);
  });
}
