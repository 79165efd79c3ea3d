import type { Element, ElementContent, Text } from "hast";
import { toHtml } from "hast-util-to-html";
import { refractor } from "refractor";
import { highlightScript, isScript, scriptLanguages } from "./highlight-script.ts";

/** `&lt;`, which is shorter than `&#x3C;`, and is what shared/html-text.ts reads. */
const names = { characterReferences: { useNamedReferences: true } };

/** Code without colours: what a terminal printed, or a format of its own. */
const plain = new Set(["", "text", "txt", "plain"]);

/** Whether code in this language can be shown. */
export function knowsLanguage(language: string): boolean {
  return plain.has(language) || isScript(language) || refractor.registered(language);
}

/** Names of the languages that can be highlighted. */
export function languageNames(): string[] {
  return [...scriptLanguages, ...refractor.listLanguages()];
}

/**
 * Code as HTML with class names for its tokens. With `marked`, each line stands in a `<span class="line">`, and those that
 * it names (counted from 1) carry the class `marked` too.
 */
export function highlight(code: string, language: string, marked?: ReadonlySet<number>): string {
  const nodes = colour(code, language);
  if (!marked) return toHtml({ type: "root", children: nodes }, names);
  const lines = splitLines(nodes).map((children, index): Element => {
    const className = marked.has(index + 1) ? ["line", "marked"] : ["line"];
    return { type: "element", tagName: "span", properties: { className }, children };
  });
  return toHtml({ type: "root", children: lines }, names);
}

/** Code as its tokens; those of JavaScript by a parser, of other languages by patterns, which do for them. */
function colour(code: string, language: string): ElementContent[] {
  if (plain.has(language)) return [{ type: "text", value: code }];
  if (!isScript(language)) return keepColoured(refractor.highlight(code, language).children as ElementContent[]);
  return highlightScript(code, language).map(([kind, value]) => {
    const text: Text = { type: "text", value };
    return kind ? token(kind, [text]) : text;
  });
}

function token(kind: string, children: ElementContent[]): Element {
  return { type: "element", tagName: "span", properties: { className: [`t-${kind}`] }, children };
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
    // A whole tag is one too, and may hold much that is none; what is coloured is the tag in it that is its name.
    const isWhole = kind === "tag" && children.some(({ type }) => type === "element");
    return kind && !isWhole ? [token(kind, children)] : children;
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
