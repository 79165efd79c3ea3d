import type { Html, Link, Parent, Root, RootContent } from "mdast";
import { visit } from "unist-util-visit";
import { headAdvice, isSetup, setupAdvice } from "../html-elements.ts";
import type { PageFile } from "../page.ts";
import { fail, warn } from "../report.ts";

/** The parts of HTML that contain no Markdown. */
const notText = /<!--[\s\S]*?-->|<(pre|code|script|style|svg)\b[\s\S]*?<\/\1>|<(?:"[^"]*"|'[^']*'|[^>"'])*>/g;
const componentTag = /<\/?[A-Z](?:"[^"]*"|'[^']*'|[^>"'])*>/g;
/** An attribute whose value is an expression. */
const jsx = /(?<=<\w[^<>]*)\s([\w-]+)=\{(?:[^{}]|\{[^{}]*\})*\}/g;
const esm = /^(?:import\s+[\w*{][^\n]*\sfrom\s+["']|import\s+["']|export\s+(?:const|function|default)\s)/;
/** Admonitions and tabs of MkDocs, which may contain code such as `#include <cstdio>`. */
const codeBox = /^(?:!!!|\?\?\?|===)/;
const markdown = /\*\*\S[^*\n]*\*\*|`[^`\n]+`|\[[^\]\n]+\]\([^)\s]+\)/;

/** Remark plugin for `.md` pages: reports MDX syntax, which would be shown as text or dropped by the HTML parser. */
export function htmlInMarkdown() {
  return (tree: Root, page: PageFile) => {
    removeHead(tree, page);
    visit(tree, (node, index = 0, parent) => {
      if (node.type === "link" && isAddress(node, page) && isInLink(parent?.children.slice(0, index) ?? [])) {
        parent?.children.splice(index, 1, ...node.children);
        return;
      }
      if (node.type === "html") {
        if (isSetup(node.value)) {
          warn(page, "script-setup", setupAdvice, node.position);
          node.value = "";
        }
        const [mark] = markdown.exec(node.value.replace(notText, " ")) ?? [];
        if (mark) {
          const advice = "put blank lines around Markdown inside HTML, or write HTML";
          warn(page, "markdown/in-html", `"${mark}" is shown as plain text: ${advice}`, node.position);
        }
        const [attribute] = node.value.matchAll(jsx);
        if (attribute) {
          const advice = "rename the file to .mdx, or put the value in quotes";
          const message = `${attribute[1]}={…} is JSX, which .md files don't support: ${advice}`;
          fail(page, "mdx-in-md", message, node.position);
          node.value = node.value.replace(jsx, "");
        }
        const component = /<([A-Z]\w*)/.exec(node.value.replace(/<!--[\s\S]*?-->/g, ""))?.[1];
        if (!component) return;
        const advice = isType(node, index, parent)
          ? "is read as a tag: put it in backticks, with the word before it"
          : "is a component, which .md files don't support: rename the file to .mdx";
        fail(page, "mdx-in-md", `<${component}> ${advice}`, node.position);
        node.value = node.value.replace(componentTag, ""); // so that the rest of the page is checked
      }
      if (node.type !== "paragraph" || node.children[0]?.type !== "text") return;
      const { value } = node.children[0];
      for (const child of codeBox.test(value) ? node.children : []) {
        if (child.type === "html") Object.assign(child, { type: "text" });
      }
      if (!esm.test(value)) return;
      fail(page, "mdx-in-md", ".md files don't support imports and exports: rename the file to .mdx", node.position);
    });
  };
}

/** Whether a tag is a type parameter in the text, as in `Promise<Task>`: a word precedes it, and nothing closes it. */
function isType({ value }: Html, index: number, parent: Parent | undefined): boolean {
  const before = parent?.children[index - 1];
  if (before?.type !== "text" || !/\w$/.test(before.value) || !/^<\w+>$/.test(value)) return false;
  return !parent?.children.some((other) => other.type === "html" && other.value === value.replace("<", "</"));
}

/** Whether a link is a URL in the text that GFM turns into a link, and not written as `[text](URL)`. */
const isAddress = ({ position }: Link, page: PageFile) => page.source[position?.start.offset ?? 0] !== "[";

/** Whether an HTML link is open after these nodes, as in `<a href="…">https://…</a>`. */
function isInLink(before: RootContent[]): boolean {
  const tags = before.flatMap((node) => (node.type === "html" ? [...node.value.matchAll(/<(\/?)a(?=[\s>])/gi)] : []));
  return tags.at(-1)?.[1] === "";
}

/** Removes `<head>`, which blank lines divide into several nodes. */
function removeHead({ children }: Root, page: PageFile): void {
  const html = children.map((node) => (node.type === "html" ? node.value : ""));
  const from = html.findIndex((value) => /<head\b/i.test(value));
  const to = html.findIndex((value, index) => index >= from && /<\/head>/i.test(value));
  if (from < 0 || to < 0) return;
  warn(page, "head", headAdvice("head"), children[from]?.position);
  const rest = `${html[from]?.replace(/<head\b[\s\S]*/i, "")}${html[to]?.replace(/[\s\S]*<\/head>/i, "")}`;
  children.splice(from, to - from + 1, { type: "html", value: rest });
}
