import type { Problem } from "files/problems.ts";
import type { Page } from "../lib/read-pages.ts";

const value = String.raw`"[^"]*"|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}`;
const tagWithMargins = new RegExp(
  String.raw`<(blockquote|dl|figure|h[1-6]|ol|p|pre|ul)((?:\s+(?:[\w-]+(?:=(?:${value}))?|\{\.\.\.\w+\}))+)\s*>`,
  "g",
);

/**
 * Reports blocks whose element keeps the browser's margins. Craft.js counts margins as part of a block's height
 * ("Margins" in docs/guides/drag-feedback), so a drop on the lower half that users see changes nothing.
 */
export function blockMargins({ file, snippets }: Page): Problem[] {
  return snippets.flatMap(({ code, line }) =>
    [...code.matchAll(tagWithMargins)]
      .filter(([, , attributes = ""]) => attributes.includes("drag(") && !/margin|className/.test(attributes))
      .map(([, name]) => ({
        file,
        line,
        message: `users can't drop on the lower half of a <${name}> with the browser's margins: add \`margin: 0\` to its style`,
      })),
  );
}
