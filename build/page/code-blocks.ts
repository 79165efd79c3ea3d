import { globSync } from "node:fs";
import { dirname } from "node:path/posix";
import type { Code, Root } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { posixPath } from "../base/posix-path.ts";
import { didYouMean } from "../base/problems.ts";
import { codeFromFiles, type FoundCode } from "./code-from-files.ts";
import { type CodeMeta, metaNames, readCodeMeta } from "./code-meta.ts";
import { highlight, knowsLanguage, languageNames } from "./highlight.ts";
import { mdxElement } from "./mdx-element.ts";

/** Remark plugin: highlights code blocks. Adds included files to `dependencies` and every block to `found`. */
export function codeBlocks({ dependencies, found }: { dependencies: string[]; found: FoundCode[] }) {
  return (tree: Root, vfile: VFile) => {
    visit(tree, "code", (node, index, parent) => {
      if (!parent || index === undefined) return;
      const report = (message: string) => vfile.message(`code block: ${message}`, node.position);
      const language = node.lang ?? "";
      if (!knowsLanguage(language)) {
        // `jsx{1,3}`: other generators accept the lines without a space.
        const [, name = language, rest] = /^(\w+)(\{.*)$/.exec(language) ?? [];
        const hint = rest && knowsLanguage(name) ? ` Put a space before "${rest}".` : didYouMean(name, languageNames());
        report(`no language "${language}".${hint} Use "text" for none.`);
        return;
      }
      reportOpenFence(node, vfile, report);
      const meta = readCodeMeta(node.meta ?? "");
      reportUnknown(meta, report);
      const marked = new Set([...takeFromFiles(node, meta, dependencies, report), ...markedLines(node, meta, report)]);
      found.push({
        line: node.position?.start.line ?? 0,
        indent: (node.position?.start.column ?? 1) - 1,
        language,
        code: node.value,
        unchecked: meta.unchecked !== undefined,
      });
      parent.children[index] = mdxElement(
        "CodeBlock",
        {
          html: highlight(node.value, language, meta.lineNumbers || marked.size > 0 ? marked : undefined),
          language: language || undefined,
          title: meta.title,
          lineNumbers: meta.lineNumbers ? "true" : undefined,
        },
        node.position,
      ) as never;
    });
  };
}

type Report = (message: string) => void;

function reportUnknown({ unknown }: CodeMeta, report: Report): void {
  for (const word of unknown) {
    const hint = didYouMean(word.split("=")[0] ?? "", metaNames);
    const wanted = 'title="…", {1,3-5}, showLineNumbers, file="…" or changedFrom="…"';
    report(`cannot read "${word}"; wanted ${wanted}.${hint}`);
  }
}

function takeFromFiles(node: Code, { file, changedFrom }: CodeMeta, dependencies: string[], report: Report): number[] {
  if (file === undefined) return [];
  for (const dependency of [file, changedFrom]) if (dependency) dependencies.push(dependency);
  if (node.value) {
    report(`its code comes from ${file}: leave the block empty, or leave file="…" out`);
    return [];
  }
  try {
    const { code, marked } = codeFromFiles(file, changedFrom, globSync(`${dirname(file)}/*.*`).map(posixPath));
    node.value = code;
    return marked;
  } catch (error) {
    report((error as Error).message);
    return [];
  }
}

function markedLines(node: Code, { ranges }: CodeMeta, report: Report): number[] {
  const lineCount = node.value.split("\n").length;
  return ranges.flatMap((range) => {
    const lines = parseRanges(range.slice(1, -1));
    const wrong = lines.find((line) => !(line >= 1 && line <= lineCount));
    if (wrong === undefined) return lines;
    report(`${range} marks line ${wrong}, but the block has ${lineCount}`);
    return [];
  });
}

/** An unclosed block swallows the rest of the page, headings included. */
function reportOpenFence(node: Code, vfile: VFile, report: Report): void {
  const source = String(vfile.value).slice(node.position?.start.offset, node.position?.end.offset);
  const fence = /^(?:`{3,}|~{3,})/.exec(source)?.[0];
  const lastLine = source.slice(source.lastIndexOf("\n") + 1);
  if (fence && !(source.includes("\n") && lastLine.replace(/^[\s>]*/, "").startsWith(fence))) {
    report(`it is never closed: end it with ${fence} on a line of its own`);
  }
}

/** `2,5-7` → 2, 5, 6, 7; `7-5`, most likely a slip, → 5, 6, 7. */
function parseRanges(text: string): number[] {
  return text.split(",").flatMap((part) => {
    const [from = Number.NaN, to = from] = part
      .split("-")
      .map(Number)
      .sort((a, b) => a - b);
    // Cap the range: its first missing line is enough to report an end far beyond the block.
    return Array.from({ length: Math.min(Math.max(to - from, 0), 1000) + 1 }, (_, offset) => from + offset);
  });
}
