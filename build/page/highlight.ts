import type { Element, ElementContent, Text } from "hast";
import { toHtml } from "hast-util-to-html";
import { refractor } from "refractor";
import jsx from "refractor/jsx";
import tsx from "refractor/tsx";

refractor.register(jsx);
refractor.register(tsx);

/** `&lt;`, which is shorter than `&#x3C;`, and is what client/html-text.ts reads. */
const names = { characterReferences: { useNamedReferences: true } };

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
 * Code as HTML with class names for its tokens. With `marked`, each line stands in a `<span class="line">`, and those that
 * it names (counted from 1) carry the class `marked` too.
 */
export function highlight(code: string, language: string, marked?: ReadonlySet<number>): string {
  const nodes: ElementContent[] = plain.has(language)
    ? [{ type: "text", value: code }]
    : keepColoured(refractor.highlight(code, language).children as ElementContent[]);
  if (!marked) return toHtml({ type: "root", children: nodes }, names);
  const lines = splitLines(nodes).map((children, index): Element => {
    const className = marked.has(index + 1) ? ["line", "marked"] : ["line"];
    return { type: "element", tagName: "span", properties: { className }, children };
  });
  return toHtml({ type: "root", children: lines }, names);
}

/**
 * The kinds of token that have a colour of their own, in client/styles/code-dark-purple.css. The others, which are most
 * (brackets, commas, operators), are left as text: a third of a long page would be their markup.
 */
const coloured = new Set(
  "keyword boolean number string template-string attr-value regex comment function class-name tag attr-name property selector atrule inserted deleted".split(
    " ",
  ),
);

function keepColoured(nodes: ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== "element") return [node];
    const children = keepColoured(node.children);
    const kind = (node.properties.className as string[] | undefined)?.find((name) => coloured.has(name));
    return kind ? [{ ...node, properties: { className: [`t-${kind}`] }, children }] : children;
  });
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
