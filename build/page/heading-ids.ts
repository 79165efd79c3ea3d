import type { Heading, Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { idSlugger } from "./frame-ids.ts";
import { lineStart, proseLines } from "./prose-lines.ts";

/** `## Heading {#id}`, whose braces MDX would parse as an expression. CRLF lines end in `\r`. */
const explicitId = new RegExp(String.raw`(${lineStart}#{1,6}[ \t].*?)[ \t]*\{#([^}\s]+)\}\s*$`);

/** Rewrites `{#id}` after headings to a comment, which MDX accepts and `headingIds` reads. */
export function protectHeadingIds(mdx: string): string {
  const prose = proseLines(mdx);
  const protect = (line: string, index: number) => (prose[index] ? line.replace(explicitId, "$1 {/*#$2*/}") : line);
  return mdx.split("\n").map(protect).join("\n");
}

/** Remark plugin: gives each heading an id: its own `{#id}`, or a slug of its text as on GitHub. */
export function headingIds() {
  return (tree: Root, vfile: VFile) => {
    const slugger = idSlugger();
    const headings: Heading[] = [];
    visit(tree, "heading", (node) => {
      headings.push(node);
    });
    const explicit = new Map<Heading, string>();
    for (const heading of headings) {
      const id = takeExplicitId(heading);
      if (id === undefined) continue;
      if (!/^[A-Za-z][\w.:-]*$/.test(id)) {
        vfile.message(
          `heading id "${id}": begin with a letter, then letters, digits, "-" and "_" only`,
          heading.position,
        );
      }
      explicit.set(heading, id);
      slugger.slug(id); // reserves the id, so that a later heading with this text gets another
    }
    for (const heading of headings) {
      const id = explicit.get(heading) ?? slugger.slug(textOf(heading));
      if (!id) vfile.message('heading without text: give it some, or an id: "## … {#id}"', heading.position);
      heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id } };
    }
  };
}

function takeExplicitId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  const id = last?.type === "mdxTextExpression" ? /^\/\*#(.+)\*\/$/.exec(last.value)?.[1] : undefined;
  if (!id) return undefined;
  heading.children.pop();
  const before = heading.children.at(-1);
  if (before?.type === "text") before.value = before.value.trimEnd();
  return id;
}
