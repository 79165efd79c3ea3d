import { withBase } from "browser/base-path.ts";
import { type LinkTargets, missingTarget } from "../base/link-targets.ts";
import { didYouMean, type Problem } from "../base/problems.ts";
import { lineOfField } from "../sources/front-matter.ts";

/** Ids that headings of a page had once, each with the id that takes its place, or the address on another page. */
export type FormerAnchors = Record<string, string>;

const isAddress = (target: string): boolean => target.startsWith("/");

/**
 * Adds former ids, so that links from elsewhere still arrive: to the headings that take their places, or as links to the
 * other page, which show themselves when the hash names them and which client/start/arrival.ts follows.
 */
export function withFormerAnchors(html: string, anchors: FormerAnchors): string {
  return Object.entries(anchors).reduce((text, [former, target]) => {
    if (isAddress(target)) return `<a id="${former}" class="moved" href="${withBase(target)}"></a>${text}`;
    const heading = new RegExp(`<h[2-6] id="${RegExp.escape(target)}"[^>]*>`);
    return text.replace(heading, (tag) => `${tag}<a id="${former}"></a>`);
  }, html);
}

interface Page {
  file: string;
  data: { anchors?: FormerAnchors | undefined };
  facts: { ids: string[] };
}

/** Reports former ids that a page still has, and those whose target is missing. */
export function checkFormerAnchors(pages: Page[], targets: LinkTargets): Problem[] {
  return pages.flatMap(({ file, data, facts: { ids } }) =>
    Object.entries(data.anchors ?? {}).flatMap(([former, target]) => {
      const wrong = ids.includes(former)
        ? "the page has this id, so that no other is reached by it: remove the entry"
        : isAddress(target)
          ? missingTarget(targets, target)
          : ids.includes(target)
            ? null
            : `the page has no heading with the id "${target}".${didYouMean(target, ids)}`;
      if (!wrong) return [];
      const line = lineOfField(file, `  ${former}`) || lineOfField(file, "anchors");
      return [{ file, line, message: `anchors: "${former}": ${wrong}` }];
    }),
  );
}
