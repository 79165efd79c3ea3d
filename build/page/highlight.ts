import type { Element, ElementContent, Text } from "hast";
import { toHtml } from "hast-util-to-html";
import { refractor } from "refractor";
import { highlightScript, isScript, scriptLanguages } from "./highlight-script.ts";

/** `&lt;` is shorter than `&#x3C;`, and shared/html-text.ts can read it. */
const names = { characterReferences: { useNamedReferences: true } };

const plain = new Set(["", "text", "txt", "plain"]);

export function knowsLanguage(language: string): boolean {
  return plain.has(language) || isScript(language) || refractor.registered(language);
}

export function languageNames(): string[] {
  return [...scriptLanguages, ...refractor.listLanguages()];
}

/** Highlights code as HTML. With `marked`, wraps each line, and gives those in the set (from 1) the class `marked`. */
export function highlight(code: string, language: string, marked?: ReadonlySet<number>): string {
  const nodes = colour(code, language);
  if (!marked) return toHtml({ type: "root", children: nodes }, names);
  const lines = splitLines(nodes).map((children, index): Element => {
    const className = marked.has(index + 1) ? ["line", "marked"] : ["line"];
    return { type: "element", tagName: "span", properties: { className }, children };
  });
  return toHtml({ type: "root", children: lines }, names);
}

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

/** Token kinds with a colour. Brackets, commas and operators stay text, or a third of a long page would be markup. */
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
    // Refractor wraps a whole tag in a token as well; colour only its name.
    const isWhole = kind === "tag" && children.some(({ type }) => type === "element");
    return kind && !isWhole ? [token(kind, children)] : children;
  });
}

/** Splits highlighted nodes into lines, repeating an element on each line that it spans. */
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
