import { createRequire } from "node:module";
import type { Element, ElementContent, Text } from "hast";
import { refractor, type Syntax } from "refractor";
import { type CraftName, craftNames } from "./craft-names.ts";
import { highlightScript, isScript, scriptLanguages } from "./highlight-script.ts";
import type { LineKind } from "./markdown/code-meta.ts";

const require = createRequire(import.meta.url);

const plain = new Set("text txt plain plaintext none output log".split(" ").concat(""));

/** Languages that are highlighted with the grammar of a similar one. */
const aliases = new Map<string, string>(
  Object.entries({
    console: "bash",
    terminal: "bash",
    "shell-session": "bash",
    shellscript: "bash",
    zsh: "bash",
    jsonc: "json",
    json5: "json",
    mdx: "markdown",
    dockerfile: "docker",
    "angular-ts": "ts",
    "angular-html": "markup",
    "vue-html": "markup",
    vue: "markup",
    svelte: "markup",
    astro: "markup",
    mjs: "js",
    cjs: "js",
    mts: "ts",
    cts: "ts",
    patch: "diff",
    "c++": "cpp",
    "c#": "csharp",
    golang: "go",
    cmd: "batch",
    bat: "batch",
    ps1: "powershell",
    pwsh: "powershell",
    proto: "protobuf",
  }),
);

/**
 * The language to highlight code in: "" for plain text, null if there isn't a grammar of that name.
 * @param additional names of further grammars, loaded on demand
 */
export function languageOf(written: string, additional: readonly string[]): string | null {
  const name = aliased(written);
  if (plain.has(name)) return "";
  if (isKnown(name)) return name;
  if (!additional.includes(name)) return null;
  const grammar: { default: Syntax } = require(`refractor/${name}`);
  refractor.register(grammar.default);
  return name;
}

/** The name of the grammar that the settings can add for a language; null if there is none. */
export function additionalGrammar(written: string): string | null {
  const name = aliased(written);
  try {
    return require.resolve(`refractor/${name}`) && name;
  } catch {
    return null;
  }
}

/** Names of the default grammars. */
export const languageNames = (): string[] => [...scriptLanguages, ...refractor.listLanguages()];

function aliased(written: string): string {
  const name = written.toLowerCase().replace(/-vue$/, ""); // in VitePress, code with `{{ … }}`
  return aliases.get(name) ?? name;
}

const isKnown = (name: string) => isScript(name) || refractor.registered(name);

/**
 * Highlights code.
 * @param lines line numbers by kind; if given, each line becomes an element with the classes of its kinds
 * @param hasNames whether names of Craft.js get placeholders for links
 */
export function highlight(
  code: string,
  written: string,
  lines?: Record<LineKind, number[]>,
  hasNames = false,
): ElementContent[] {
  const language = aliased(written);
  const coloured = colour(code, language);
  const nodes = hasNames && isScript(language) ? withNames(coloured, craftNames(code, language)) : coloured;
  if (!lines) return nodes;
  const kinds = Object.entries(lines);
  return splitLines(nodes).map((children, index): Element => {
    const lineKinds = kinds.flatMap(([kind, numbers]) => (numbers.includes(index + 1) ? [kind] : []));
    return { type: "element", tagName: "span", properties: { className: ["line", ...lineKinds] }, children };
  });
}

function colour(code: string, language: string): ElementContent[] {
  if (plain.has(language) || !isKnown(language)) return [{ type: "text", value: code }];
  if (!isScript(language)) return keepColoured(refractor.highlight(code, language).children as ElementContent[]);
  return highlightScript(code, language).map(([kind, value]) => {
    const text: Text = { type: "text", value };
    return kind ? token(kind, [text]) : text;
  });
}

/**
 * Wraps names in `<a data-name>`, which the site completes once all pages are compiled. A name is a whole token or a
 * part of plain text.
 */
function withNames(nodes: ElementContent[], names: CraftName[]): ElementContent[] {
  let at = 0;
  return nodes.flatMap((node): ElementContent[] => {
    const [text] = node.type === "element" ? node.children : [node];
    const { value } = text as Text;
    const start = at;
    at += value.length;
    const inNode = names.filter(({ from, to }) => from >= start && to <= at);
    if (inNode.length === 0) return [node];
    if (node.type === "element") {
      const [name] = inNode;
      const isWhole = name?.from === start && name.to === at;
      return [isWhole ? { ...node, tagName: "a", properties: { dataName: name.name, ...node.properties } } : node];
    }
    let end = start;
    const parts = inNode.flatMap(({ from, to, name }): ElementContent[] => {
      const before: Text = { type: "text", value: value.slice(end - start, from - start) };
      end = to;
      const children: Text[] = [{ type: "text", value: value.slice(from - start, to - start) }];
      return [before, { type: "element", tagName: "a", properties: { dataName: name }, children }];
    });
    return [...parts, { type: "text", value: value.slice(end - start) } satisfies Text];
  });
}

function token(kind: string, children: ElementContent[]): Element {
  return { type: "element", tagName: "span", properties: { className: [`t-${kind}`] }, children };
}

/** Token kinds with a colour. Others, such as brackets and operators, stay text: their markup would be a third of a long page. */
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
