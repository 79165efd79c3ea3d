import type { Heading, Root } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { fail, warn } from "../report.ts";

/**
 * Remark plugin: reads the id at the end of a heading, `{#id}` or a comment of one word such as `{/* #id *\/}`. Other headings
 * get ids from their text in ../final-tree.ts.
 */
export function headings() {
  return (tree: Root, page: VFile) => {
    visit(tree, "heading", (heading) => {
      dropHashes(heading, page);
      const id = takeId(heading, page);
      if (id === undefined) return;
      dropHashes(heading, page);
      if (/^[\p{L}\p{N}_][\p{L}\p{N}_.:-]*$/u.test(id)) {
        heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id } };
        return;
      }
      const message = `heading id "${id}" is not valid: use letters, digits, "-" and "_", and begin with a letter or a digit`;
      fail(page, "heading-id", message, heading.position);
    });
  };
}

function takeId(heading: Heading, page: VFile): string | undefined {
  if (page.extname === ".md") return takeCommentInMarkdown(heading, page) ?? takeMark(heading);
  const last = heading.children.at(-1);
  if (last?.type === "mdxTextExpression") {
    const id = /^\/\*\s*(?:#([^\s*]+)|([\w-]+))\s*\*\/$/.exec(last.value);
    if (!id) return undefined;
    heading.children.pop();
    trimEnd(heading);
    return id[1] ?? id[2];
  }
  return takeMark(heading);
}

/** Removes and returns the id of `{#id}` or `{ #id }`. */
function takeMark(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type !== "text") return undefined;
  const id = /\s*\{\s*#([^\s{}]+)\s*\}\s*$/.exec(last.value);
  if (!id) return undefined;
  last.value = last.value.slice(0, id.index);
  return id[1];
}

/** In .md pages, `{/* id *\/}` is parsed as text with emphasis, so read the source instead. */
function takeCommentInMarkdown(heading: Heading, page: VFile): string | undefined {
  const start = heading.position?.start.offset ?? 0;
  const source = String(page.value).slice(start, heading.position?.end.offset);
  const comment = /\s*\{\/\*\s*(?:#([^\s*]+)|([\w-]+))\s*\*\/\}[\s#]*$/.exec(source);
  if (!comment) return undefined;
  const end = start + comment.index;
  heading.children = heading.children.filter(({ position }) => (position?.start.offset ?? 0) < end);
  const last = heading.children.at(-1);
  if (last?.type === "text") last.value = last.value.replace(/\s*\{\/(?:\*.*)?$/, "");
  return comment[1] ?? comment[2];
}

function trimEnd(heading: Heading): void {
  const last = heading.children.at(-1);
  if (last?.type === "text") last.value = last.value.trimEnd();
}

/** In `## Title ### {#id}`, CommonMark reads the hashes before the id as text. */
function dropHashes(heading: Heading, page: VFile): void {
  const last = heading.children.at(-1);
  const hashes = last?.type === "text" ? /\s+#+\s*$/.exec(last.value) : null;
  if (last?.type !== "text" || !hashes) return;
  last.value = last.value.slice(0, hashes.index);
  warn(page, "heading-hashes", "hashes at the end of a heading are ignored: remove them", heading.position);
}
