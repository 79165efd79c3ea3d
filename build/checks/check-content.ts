import { readFileSync } from "node:fs";
import { join } from "node:path/posix";
import type { Problem } from "files/problems.ts";
import type { LinkTargets } from "../base/link-targets.ts";
import type { Compiled, FaultyPage } from "../compile/compile-pages.ts";
import { checkFormerAnchors } from "../records/former-anchors.ts";
import type { BuiltPage } from "../records/record.ts";
import type { Settings } from "../settings/settings.ts";
import { checkLinks, type PageLinks } from "./check-links.ts";
import { checkRedirects } from "./check-redirects.ts";
import { checkSidebars } from "./check-sidebars.ts";

/** Everything that links may point to; `examples` are names as in `/examples/<name>`. */
interface LinkableContent {
  pages: Compiled[];
  faulty: FaultyPage[];
  records: BuiltPage[];
  examples: string[];
  /** Paths of all pages by their files, including pages with problems. */
  pathOfFile: ReadonlyMap<string, string>;
}

/** Checks pages and settings against each other. */
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

export function siteLinks(contentDir: string, { navbar, assistants, footer }: Settings["site"]): PageLinks {
  const file = join(contentDir, "site.ts");
  const lines = readFileSync(file, "utf8").split("\n");
  const links = [
    navbar.docs,
    ...navbar.examples.items,
    navbar.support,
    navbar.github,
    ...(assistants ? [assistants] : []),
    ...footer.columns.flatMap((column) => column.links),
  ];
  const hrefs = [...new Set(links.map(({ href }) => href))];
  const lineOf = (href: string) => lines.findIndex((text) => text.includes("href") && text.includes(`"${href}"`)) + 1;
  return { file, path: "/", links: hrefs.map((href) => ({ href, line: lineOf(href) || 1 })) };
}
