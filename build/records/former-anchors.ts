import { withBase } from "browser/base-path.ts";
import { didYouMean, type Problem } from "files/problems.ts";
import { escapeHtml } from "../../shared/html-text.ts";
import { type LinkTargets, localTarget, similarId, targetProblem } from "../base/link-targets.ts";
import { lineOfField } from "../sources/front-matter.ts";

/** Former ids of a page's headings, each with the id that replaces it, or the URL on another page. */
export type FormerAnchors = Record<string, string>;

const isPath = (target: string): boolean => target.startsWith("/");

/**
 * Adds former ids, so that external links keep working: to the headings that replace them or, if the section has moved to
 * another page, as links to that page. client/start/arrival.ts follows such a link if the URL has its hash; without scripts,
 * it becomes visible.
 */
export function withFormerAnchors(html: string, anchors: FormerAnchors): string {
  return Object.entries(anchors).reduce((text, [former, target]) => {
    if (isPath(target)) return `<a id="${former}" class="moved" href="${withBase(target)}"></a>${text}`;
    const element = new RegExp(`<([a-z]\\w*)(?: [^>]*)? id="${RegExp.escape(target)}"[^>]*>`);
    const anchor = `<a id="${escapeHtml(former)}"></a>`;
    return text.replace(element, (tag, name) => (/^h[2-6]$/.test(name) ? tag + anchor : anchor + tag));
  }, html);
}

interface LinkingPage {
  path: string;
  facts: { ids: string[]; links: { href: string }[] };
}

/** Ids to add to pages, by path, for links whose hash differs from an id of the page only in case or punctuation. */
export function guessedAnchors(pages: LinkingPage[]): Map<string, FormerAnchors> {
  const idsOf = new Map(pages.map(({ path, facts }) => [path, facts.ids]));
  const anchors = new Map<string, FormerAnchors>();
  for (const { path: from, facts } of pages) {
    for (const { href } of facts.links) {
      const { path, hash } = localTarget(from, href);
      const ids = idsOf.get(path) ?? [];
      const id = ids.includes(hash) ? undefined : similarId(hash, ids);
      if (id !== undefined) anchors.set(path, { ...anchors.get(path), [hash]: id });
    }
  }
  return anchors;
}

interface Page {
  file: string;
  data: { anchors?: FormerAnchors | undefined };
  facts: { ids: string[] };
}

/** Reports former ids that a page still has, and former ids with a missing target. */
export function checkFormerAnchors(pages: Page[], targets: LinkTargets): Problem[] {
  return pages.flatMap(({ file, data, facts: { ids } }) =>
    Object.entries(data.anchors ?? {}).flatMap(([former, target]) => {
      const problem = ids.includes(former)
        ? "the page has a heading with this id: remove the entry"
        : isPath(target)
          ? targetProblem(targets, target)
          : ids.includes(target)
            ? null
            : `the page has no heading with the id "${target}".${didYouMean(target, ids)}`;
      if (!problem) return [];
      const line = lineOfField(file, `  ${former}`) || lineOfField(file, "anchors");
      return [{ file, line, message: `anchors: "${former}": ${problem}` }];
    }),
  );
}
