import { globSync } from "node:fs";
import { dirname } from "node:path";
import type { Code, Root } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { checkOptionNames, isCheckOption } from "../docs-code/block-options.ts";
import { claimCode } from "../docs-code/collect.ts";
import { didYouMean } from "../problems.ts";
import { codeFiles, codeFromFiles } from "./code-from-files.ts";
import { highlight, knowsLanguage, languageNames } from "./highlight.ts";
import { mdxElement } from "./mdx-element.ts";

/**
 * What an author may write after the language of a code block: `title="app.tsx" {2,5-7} showLineNumbers`, and where its
 * code comes from when it does not stand in the page (code-from-files.ts).
 */
interface CodeMeta {
  title: string | undefined;
  lineNumbers: boolean;
  marked: Set<number>;
}

/**
 * Remark plugin: code blocks become `<CodeBlock>` elements that carry highlighted HTML. Files that code is taken from are
 * added to `dependencies`.
 */
export function codeBlocks({ dependencies }: { dependencies: string[] }) {
  return (tree: Root, vfile: VFile) => {
    visit(tree, "code", (node, index, parent) => {
      if (!parent || index === undefined) return;
      const language = node.lang ?? "";
      if (!knowsLanguage(language)) {
        // `jsx{1,3}`: other generators take the lines without a space before them.
        const [, name = language, rest] = /^(\w+)(\{.*)$/.exec(language) ?? [];
        const hint = rest && knowsLanguage(name) ? ` Put a space before "${rest}".` : didYouMean(name, languageNames());
        vfile.message(`code block: no language "${language}".${hint} Use "text" for none.`, node.position);
        return;
      }
      reportOpenFence(node, vfile);
      const fromFiles = takeFromFiles(node, vfile, dependencies);
      const meta = parseMeta(node, vfile);
      for (const line of fromFiles) meta.marked.add(line);
      claimCode(node, vfile);
      parent.children[index] = mdxElement(
        "CodeBlock",
        {
          html: highlight(node.value, language, meta.lineNumbers || meta.marked.size > 0 ? meta.marked : undefined),
          language: language || "text",
          title: meta.title,
          lineNumbers: meta.lineNumbers ? "true" : undefined,
        },
        node.position,
      ) as never;
    });
  };
}

/** Gives a block the code of the file that it names, if it names one; the answer is the lines to mark. */
function takeFromFiles(node: Code, vfile: VFile, dependencies: string[]): number[] {
  const files = codeFiles(node.meta ?? "");
  if (!files) return [];
  const { file, changedFrom } = files;
  for (const dependency of [file, changedFrom]) if (dependency) dependencies.push(dependency);
  if (node.value) {
    vfile.message(
      `code block: its code comes from ${file}: leave the block empty, or leave file="…" out`,
      node.position,
    );
    return [];
  }
  try {
    const { code, marked } = codeFromFiles(files, globSync(`${dirname(file)}/*.*`));
    node.value = code;
    return marked;
  } catch (error) {
    vfile.message(`code block: ${(error as Error).message}`, node.position);
    return [];
  }
}

function parseMeta(node: Code, vfile: VFile): CodeMeta {
  const meta: CodeMeta = { title: undefined, lineNumbers: false, marked: new Set() };
  const lineCount = node.value.split("\n").length;
  for (const [word] of (node.meta ?? "").matchAll(/\w+="[^"]*"|\{[^}]*\}|\S+/g)) {
    const title = /^title="([^"]+)"$/.exec(word)?.[1];
    if (title) meta.title = title;
    else if (word === "showLineNumbers") meta.lineNumbers = true;
    else if (isCheckOption(word)) continue;
    else if (/^(?:file|changedFrom)="[^"]*"$/.test(word)) continue;
    else if (/^\{[\d\s,-]+\}$/.test(word)) {
      const lines = parseRanges(word.slice(1, -1));
      const wrong = lines.find((line) => !(line >= 1 && line <= lineCount));
      if (wrong === undefined) for (const line of lines) meta.marked.add(line);
      else vfile.message(`code block: ${word} marks line ${wrong}, but the block has ${lineCount}`, node.position);
    } else {
      const options = ["title", "showLineNumbers", "file", "changedFrom", ...checkOptionNames];
      const hint = didYouMean(word.split("=")[0] ?? "", options);
      const wanted = 'title="…", {1,3-5}, showLineNumbers, file="…" or changedFrom="…"';
      vfile.message(`code block: cannot read "${word}"; wanted ${wanted}.${hint}`, node.position);
    }
  }
  return meta;
}

/** A block that is never closed swallows the rest of the page, headings and all. */
function reportOpenFence(node: Code, vfile: VFile): void {
  const source = String(vfile.value).slice(node.position?.start.offset, node.position?.end.offset);
  const fence = /^(?:`{3,}|~{3,})/.exec(source)?.[0];
  const lastLine = source.slice(source.lastIndexOf("\n") + 1);
  if (fence && !(source.includes("\n") && lastLine.replace(/^[\s>]*/, "").startsWith(fence))) {
    vfile.message(`code block: it is never closed: end it with ${fence} on a line of its own`, node.position);
  }
}

/** `2,5-7` → 2, 5, 6, 7; `7-5`, most likely a slip, → 5, 6, 7. */
function parseRanges(text: string): number[] {
  return text.split(",").flatMap((part) => {
    const [from = Number.NaN, to = from] = part
      .split("-")
      .map(Number)
      .sort((a, b) => a - b);
    // An end far beyond the block is reported by its first line that is not there, not by a million of them.
    return Array.from({ length: Math.min(Math.max(to - from, 0), 1000) + 1 }, (_, offset) => from + offset);
  });
}
