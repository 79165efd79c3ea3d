import type { LinkTargets } from "../base/link-targets.ts";
import { ContentError } from "../base/problems.ts";
import type { Compiled } from "../compile/compile-pages.ts";
import { checkFormerAnchors } from "../records/former-anchors.ts";
import type { BuiltPage } from "../records/record.ts";
import type { Settings } from "../settings/settings.ts";
import { checkLinks } from "./check-links.ts";
import { checkRedirects } from "./check-redirects.ts";
import { checkSidebars } from "./check-sidebars.ts";
import { siteLinks } from "./site-links.ts";

/** Everything that content may link to; `examples` are names as in `/examples/<name>`. */
interface Made {
  pages: Compiled[];
  records: BuiltPage[];
  examples: string[];
}

/**
 * Checks pages and settings against each other.
 * @returns the number of links
 * @throws ContentError with every broken link
 */
export function checkContent(contentDir: string, settings: Settings, made: Made): number {
  const { site, redirects } = settings;
  const targets = linkTargets(made);
  const links = [
    ...made.pages.map(({ file, path, facts }) => ({ file, path, links: facts.links })),
    siteLinks(contentDir, site),
  ];
  const docs = made.pages.filter((page) => page.kind === "doc");
  const problems = [
    ...checkSidebars(contentDir, settings, docs),
    ...checkLinks({ contentDir, origin: site.origin, redirects, targets }, links),
    ...checkRedirects(contentDir, redirects, targets),
    ...checkFormerAnchors(docs, targets),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  return links.reduce((sum, page) => sum + page.links.length, 0);
}

function linkTargets({ pages, records, examples }: Made): LinkTargets {
  return new Map<string, readonly string[] | null>([
    ...examples.map((name) => [`/examples/${name}`, null] as const),
    ...records.map(({ head }) => [head.path, null] as const),
    ...pages.map(({ path, facts }) => [path, facts.ids] as const),
  ]);
}
