import type { Element, ElementContent, RootContent, Text } from "hast";
import { toHtml } from "hast-util-to-html";
import { refractor } from "refractor";
import jsx from "refractor/jsx";
import tsx from "refractor/tsx";

refractor.register(jsx);
refractor.register(tsx);

/** Code without colours: what a terminal printed, or a format of its own. */
const plain = new Set(["", "text", "txt", "plain"]);

/** Whether code in this language can be shown. */
export function knowsLanguage(language: string): boolean {
  return plain.has(language) || refractor.registered(language);
}

/** Names of the languages that can be highlighted. */
export function languageNames(): string[] {
  return refractor.listLanguages();
}

/**
 * Code as HTML with class names for its tokens. With `byLine`, each line stands in a `<span class="line">`, and the
 * lines in `marked` (counted from 1) carry the class `marked` too.
 */
export function highlight(code: string, language: string, byLine: boolean, marked: ReadonlySet<number>): string {
  const nodes: RootContent[] = plain.has(language)
    ? [{ type: "text", value: code }]
    : refractor.highlight(code, language).children;
  shortenClasses(nodes);
  if (!byLine) return toHtml({ type: "root", children: nodes });
  const lines = splitLines(nodes as ElementContent[]).map((children, index): Element => {
    const className = marked.has(index + 1) ? ["line", "marked"] : ["line"];
    return { type: "element", tagName: "span", properties: { className }, children };
  });
  return toHtml({ type: "root", children: lines });
}

/** `token keyword` → `keyword`: half of a page's code would be the word "token" otherwise. */
function shortenClasses(nodes: RootContent[]): void {
  for (const node of nodes) {
    if (node.type !== "element") continue;
    const names = (node.properties.className as string[] | undefined) ?? [];
    node.properties.className = names
      .filter((name) => name !== "token")
      .slice(0, 1)
      .map((name) => `t-${name}`);
    shortenClasses(node.children);
  }
}

/** Cuts a highlighted tree at its line breaks; an element that spans lines is repeated on each. */
function splitLines(nodes: ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]];
  const add = (node: ElementContent) => lines[lines.length - 1]?.push(node);
  for (const node of nodes) {
    if (node.type === "text") {
      for (const [index, value] of node.value.split("\n").entries()) {
        if (index > 0) {
          add({ type: "text", value: "\n" });
          lines.push([]);
        }
        if (value) add({ type: "text", value } satisfies Text);
      }
    } else if (node.type === "element") {
      for (const [index, children] of splitLines(node.children).entries()) {
        if (index > 0) lines.push([]);
        if (children.length > 0) add({ ...node, children });
      }
    }
  }
  return lines;
}
