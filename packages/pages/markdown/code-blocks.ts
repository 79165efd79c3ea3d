import { didYouMean } from "files/problems.ts";
import type { Code, Root, RootContentMap } from "mdast";
import type {} from "remark-math"; // types of its nodes
import { visit } from "unist-util-visit";
import { additionalGrammar, languageNames, languageOf } from "../highlight.ts";
import type { PageFile } from "../page.ts";
import { fail, warn } from "../report.ts";
import { codeFromFiles } from "./code-from-files.ts";
import { takeLineMarks, withoutCuts } from "./code-lines.ts";
import { type CodeMeta, type LineKind, readCodeMeta } from "./code-meta.ts";
import { showMath } from "./maths.ts";

/** Remark plugin: compiles code to `<CodeBlock>`s, and formulas to MathML. */
export function codeBlocks() {
  return (tree: Root, page: PageFile) => {
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined) return;
      if (node.type === "code") parent.children[index] = compiled(node, page) as never;
      if (node.type === "math") reportOpenFence(node, page);
      const only = node.type === "paragraph" && node.children.length === 1 ? node.children[0] : undefined;
      const isAlone = only?.type === "inlineMath" && page.source.startsWith("$$", only.position?.start.offset);
      const formula = isAlone ? only : node;
      if (formula.type !== "math" && formula.type !== "inlineMath") return;
      parent.children[index] = showMath(formula.value, isAlone || formula.type === "math", formula, page) as never;
    });
  };
}

function compiled(node: Code, page: PageFile): object {
  reportOpenFence(node, page);
  splitLanguage(node);
  const { position } = node;
  const written = node.lang ?? "";
  if (written === "math") return showMath(node.value, true, node, page);
  const meta = readCodeMeta(node.meta ?? "");
  const changedLines = readFiles(node, meta, page);
  const shown = meta.unknown.includes("twoslash") ? withoutCuts(node.value) : node.value;
  const { code, lines } = takeLineMarks(shown);
  const language = languageOf(written, page.context.languages);
  if (language === null) reportLanguage(written, node, page);
  reportOptions(meta.unknown, node, page);
  page.facts.code.push({
    line: position?.start.line ?? 0,
    indent: (position?.start.column ?? 1) - 1,
    language: language ?? written,
    code: node.value,
    unchecked: meta.unchecked !== undefined,
  });
  lines.marked.push(...changedLines);
  addRanges(lines, meta, code, node, page);
  const isNumbered = meta.lineNumbers || Object.values(lines).some(({ length }) => length > 0);
  const hProperties = {
    language: written || undefined,
    title: meta.title,
    numbered: meta.lineNumbers ? "true" : undefined,
    lines: isNumbered ? JSON.stringify(lines) : undefined,
  };
  const data = { hName: "site-code", hProperties, hChildren: [{ type: "text", value: code }] };
  return { type: "siteCode", data, position };
}

function reportOptions(options: string[], { position }: Code, page: PageFile): void {
  const words = options.filter((word) => word !== "twoslash").join(" ");
  const name = /^[a-z]\w*/i.exec(words)?.[0] ?? "marked-text";
  const title = /^[A-Z]/.test(words) ? `. For a title, write title="${words}"` : "";
  if (words)
    warn(page, `code-option/${name}`, `code block: "${words}" is not an option and is ignored${title}`, position);
  if (words === options.join(" ")) return;
  warn(page, "code-option/twoslash", 'code block: "twoslash" hides what it cuts, but shows no types', position);
}

/** `jsx{1,3}`, `ts:line-numbers`, `sh[npm]`, `rust,no_run` and `title="a"`: options without a space or a language before them. */
function splitLanguage(node: Code): void {
  if (isDirective(node.lang ?? "")) {
    node.meta &&= `[${node.meta}]`; // its title
    return;
  }
  const text = `${node.lang ?? ""} ${node.meta ?? ""}`;
  const classes = /^\{\s*\.([\w-]+)([^}]*)\}\s*$/.exec(text); // of Python-Markdown
  const [, name, rest] = classes ?? /^((?!\w+=)[\w+#-]+|)((?:\w+=|[{:[,]).*)$/.exec(text) ?? [];
  if (name === undefined) return;
  node.meta = classes ? (rest?.match(/\w+=(?:"[^"]*"|\S+)/g) ?? []).join(" ") : (rest ?? null);
  node.meta &&= node.meta.replace(/^(?:,[\w-]+)+/, (names) => names.replaceAll(",", " "));
  node.lang = name;
}

const isDirective = (language: string) => /^\{[a-z][\w:-]*\}$/i.test(language);

function reportLanguage(language: string, node: Code, page: PageFile): void {
  const grammar = additionalGrammar(language);
  const names = languageNames().filter((name) => name.length > 3); // shorter ones are similar by chance
  const hint = grammar
    ? ` Write "text", or add ${grammar === language ? "it" : `"${grammar}"`} to additionalLanguages in content/site.ts`
    : didYouMean(language, names) || ' Write "text"';
  const message = /^(mermaid|plantuml|dot|graphviz)$/.test(language)
    ? `code block: diagrams are not supported, so the ${language} source is shown`
    : isDirective(language)
      ? `code block: "${language}" is a directive of MyST, so its source is shown: write :::note for an admonition, and Markdown for others`
      : `code block: no grammar for "${language}", so it is not highlighted.${hint}`;
  warn(page, `code-language/${language}`, message, node.position);
}

/** Sets the code of a block with `file="…"`. @returns the lines that `changedFrom` lacks */
function readFiles(node: Code, { file, changedFrom }: CodeMeta, page: PageFile): number[] {
  if (file === undefined) return [];
  page.facts.dependencies.push(file, ...(changedFrom ? [changedFrom] : []));
  try {
    if (node.value)
      throw new Error(`the code comes from ${file}: leave the block empty, or write title="…" for a name`);
    const { code, marked } = codeFromFiles(file, changedFrom);
    node.value = code;
    return marked;
  } catch (error) {
    fail(page, "code-file", `code block: ${(error as Error).message}`, node.position);
    return [];
  }
}

function addRanges(lines: Record<LineKind, number[]>, { ranges }: CodeMeta, code: string, node: Code, page: PageFile) {
  const lineCount = code.split("\n").length;
  for (const { kind, text } of ranges) {
    const numbers = parseRanges(text);
    const wrong = numbers.find((line) => !(line >= 1 && line <= lineCount));
    if (wrong === undefined) lines[kind].push(...numbers);
    else {
      const message = `code block: {${text}} marks line ${wrong}, but the block ends at line ${lineCount}`;
      warn(page, "code-lines", message, node.position);
    }
  }
}

/** Reports an unclosed block, which includes the rest of the page: as an error if it swallows headings. */
function reportOpenFence(node: Code | RootContentMap["math"], page: PageFile): void {
  const source = page.source.slice(node.position?.start.offset, node.position?.end.offset);
  const fence = /^(?:`{3,}|~{3,}|\${2,})/.exec(source)?.[0];
  const lastLine = source.slice(source.lastIndexOf("\n") + 1);
  if (!fence || (source.includes("\n") && lastLine.replace(/^[\s>]*/, "").startsWith(fence))) return;
  const report = /\n#{2,6} /.test(source) ? fail : warn;
  const block = node.type === "math" ? "formula" : "code block";
  report(page, "code-fence", `${block} is never closed: end it with ${fence} on a separate line`, node.position);
}

/** `2,5-7` → 2, 5, 6, 7; `7-5` → 5, 6, 7. */
function parseRanges(text: string): number[] {
  return text.split(",").flatMap((part) => {
    const [from = Number.NaN, to = from] = part
      .split("-")
      .map(Number)
      .sort((a, b) => a - b);
    // Limits typos such as 1-9999999, whose first missing line is enough for the message.
    return Array.from({ length: Math.min(Math.max(to - from, 0), 1000) + 1 }, (_, offset) => from + offset);
  });
}
