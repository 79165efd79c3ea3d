import type { Heading, Root } from "mdast";
import { visit } from "unist-util-visit";
import type { PageFile } from "../page.ts";
import { fail, warn } from "../report.ts";

/**
 * Remark plugin: reads the id at the end of a heading, such as `{#id}` or a comment of one word. Other headings get ids from
 * their text in ../final-tree.ts.
 */
export function headings() {
  return (tree: Root, page: PageFile) => {
    visit(tree, "heading", (heading) => {
      const id = takeId(heading, page);
      dropHashes(heading, page);
      if (id === undefined) return;
      heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id } };
      if (/^[\p{L}\p{N}_][\p{L}\p{N}_.:-]*$/u.test(id)) return;
      const message = `heading id "${id}" is not valid: use letters, digits, "-" and "_", and begin with a letter or a digit`;
      fail(page, "heading-id", message, heading.position);
    });
  };
}

/** `{#id}`, `{ id="id" }`, `{/* #id *\/}` and Fumadocs' `[#id]`, but not `[#123]`, which is the number of an issue. */
const idAtEnd =
  /(?:\{\s*(?:#|id=")([^\s{}"]+)"?\s*\}|\{\/\*\s*(?:#([^\s*]+)|([\w-]+))\s*\*\/\}|\[#([^\s\]\d][^\s\]]*)\])(?:\s+#+)?\s*(?:\n[\s>]*[=-]+\s*)?$/;

/** Removes and returns the id. Reads the source, since a comment is an expression in MDX, and text with emphasis in Markdown. */
function takeId(heading: Heading, page: PageFile): string | undefined {
  const start = heading.position?.start.offset ?? 0;
  const source = page.source.slice(start, heading.position?.end.offset);
  const mark = idAtEnd.exec(source);
  if (!mark) return undefined;
  const end = start + mark.index;
  heading.children = heading.children.filter(({ position }) => (position?.start.offset ?? 0) < end);
  const last = heading.children.at(-1);
  if (last?.type === "text") {
    const hasMark = (last.position?.end.offset ?? 0) > end;
    if (hasMark && last.position) last.position.end.offset = end; // for ./leftover-marks.ts
    last.value = last.value.replace(hasMark ? /[{[][^{}[\]]*[}\]]?\s*$/ : "", "").trimEnd();
  }
  return mark.slice(1).find(Boolean);
}

/** In `## Title ### {#id}`, CommonMark reads the hashes before the id as text. */
function dropHashes(heading: Heading, page: PageFile): void {
  const last = heading.children.at(-1);
  const hashes = last?.type === "text" ? /\s+#+\s*$/.exec(last.value) : null;
  if (last?.type !== "text" || !hashes) return;
  last.value = last.value.slice(0, hashes.index);
  warn(page, "heading-hashes", "hashes at the end of a heading are ignored: remove them", heading.position);
}
