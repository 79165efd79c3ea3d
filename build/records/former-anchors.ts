import { didYouMean, type Problem } from "../base/problems.ts";
import { lineOfField } from "../sources/front-matter.ts";

/** Ids that headings of a page had once, each with the id of the heading that takes its place. */
export type FormerAnchors = Record<string, string>;

/** Adds the former ids to the headings that take their places, so that links from elsewhere still lead there. */
export function withFormerAnchors(html: string, anchors: FormerAnchors): string {
  return Object.entries(anchors).reduce((text, [former, id]) => {
    const heading = new RegExp(`<h[2-6] id="${RegExp.escape(id)}"[^>]*>`);
    return text.replace(heading, (tag) => `${tag}<a id="${former}"></a>`);
  }, html);
}

interface Page {
  file: string;
  data: { anchors?: FormerAnchors | undefined };
  facts: { ids: string[] };
}

/** Reports former ids that a page still has, and those that lead nowhere. */
export function checkFormerAnchors(pages: Page[]): Problem[] {
  return pages.flatMap(({ file, data, facts: { ids } }) =>
    Object.entries(data.anchors ?? {}).flatMap(([former, id]) => {
      const wrong = ids.includes(former)
        ? "the page has this id, so that no other is reached by it: remove the entry"
        : ids.includes(id)
          ? null
          : `the page has no heading with the id "${id}".${didYouMean(id, ids)}`;
      if (!wrong) return [];
      const line = lineOfField(file, `  ${former}`) || lineOfField(file, "anchors");
      return [{ file, line, message: `anchors: "${former}": ${wrong}` }];
    }),
  );
}
