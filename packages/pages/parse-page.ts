import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import esbuildMdx from "@mdx-js/esbuild";
import { compile } from "@mdx-js/mdx";
import type { ReactNode } from "react";
import rehypeRaw from "rehype-raw";
import remarkCjkFriendly from "remark-cjk-friendly";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import { SourceMapGenerator } from "source-map";
import type { PluggableList } from "unified";
import { VFile } from "vfile";
import { elementNames } from "./html-elements.ts";
import { imports, type PageImport } from "./imports.ts";
import { loadComponents } from "./load-components.ts";
import { admonitionSyntax } from "./markdown/admonition-syntax.ts";
import { admonitions } from "./markdown/admonitions.ts";
import { codeBlocks } from "./markdown/code-blocks.ts";
import { componentNames } from "./markdown/component-names.ts";
import { expressions } from "./markdown/expressions.ts";
import { headings } from "./markdown/headings.ts";
import { htmlInMarkdown, removeComments } from "./markdown/html-in-markdown.ts";
import { htmlInMdx } from "./markdown/html-in-mdx.ts";
import { leftoverMarks } from "./markdown/leftover-marks.ts";
import { maths } from "./markdown/maths.ts";
import { otherNames } from "./markdown/other-names.ts";
import { mdxSyntax } from "./mdx-syntax.ts";
import type { CodeExample, Surroundings } from "./page.ts";
import { fail, type Place } from "./report.ts";
import { reportError, runPage } from "./run-page.ts";
import { pageRuntime, SiteExpression } from "./runtime.ts";

/** Facts that the parser collects. */
export interface Notes {
  code: CodeExample[];
  dependencies: string[];
  /** Other names of the page. */
  names: string[];
}

/** Parses and runs a page. Problems are added to `page`. */
export async function parsePage(
  page: VFile,
  around: Surroundings,
  notes: Notes,
  hasDollarMath: boolean,
): Promise<ReactNode> {
  const site = await loadComponents();
  const pageImports: PageImport[] = [];
  const missing = new Set<string>();
  const markdown: PluggableList = [
    remarkGfm,
    remarkCjkFriendly, // emphasis that ends in Chinese or Japanese punctuation
    [remarkMath, { singleDollarTextMath: hasDollarMath }],
    admonitionSyntax,
    admonitions,
    [otherNames, notes],
    headings,
    [codeBlocks, { ...notes, languages: around.languages }],
    maths,
    leftoverMarks,
  ];
  const mdx: PluggableList = [mdxSyntax, ...markdown, htmlInMdx];
  const importing = {
    siteFolder: around.siteFolder,
    dependencies: notes.dependencies,
    imports: pageImports,
    missing,
    components: { module: site.module, names: Object.keys(site.components) },
    mdx: esbuildMdx({ providerImportSource: site.module, remarkPlugins: mdx, tableCellAlignToStyle: false }),
  };
  const ofPage: PluggableList = [[imports, importing], [componentNames, site.props, missing], expressions];
  const plugins = page.extname === ".md" ? [...markdown, htmlInMarkdown] : [...mdx, ...ofPage];
  const compiled = await compilePage(page, plugins, notes);
  if (!compiled) return null;
  const components = { ...site.components, ...site.markdownElements, "site-expression": SiteExpression };
  const script = { page, compiled, imports: pageImports, missing };
  const runtime = pageRuntime(page, site, (error, at) => reportError(error, script, at));
  return runPage(script, runtime, components);
}

/** Syntax errors that are reported at once. */
const maxSyntaxErrors = 50;

/** Compiles a page. Reports syntax errors and blanks their blocks, so that the rest of the page is still checked. */
async function compilePage(page: VFile, remarkPlugins: PluggableList, notes: Notes): Promise<VFile | null> {
  let text = String(page.value);
  for (let tries = 0; tries < maxSyntaxErrors; tries++) {
    const file = new VFile({ path: page.path, value: text });
    notes.code.length = 0;
    notes.names.length = 0;
    try {
      const compiled = await compile(file, {
        outputFormat: "function-body",
        development: true, // adds source positions to elements and errors
        tableCellAlignToStyle: false, // the Content-Security-Policy blocks style attributes
        baseUrl: pathToFileURL(resolve(page.path)),
        SourceMapGenerator,
        remarkPlugins,
        remarkRehypeOptions: { allowDangerousHtml: true },
        rehypePlugins: page.extname === ".md" ? [rehypeRaw, removeComments] : [],
      });
      page.messages.push(...file.messages);
      return compiled;
    } catch (error) {
      const { place, message, blanked } = syntaxError(error as Error, text);
      fail(page, "mdx-syntax", message, place);
      if (blanked === text) return null;
      text = blanked;
    }
  }
  return null;
}

function syntaxError(error: Error, text: string): { place: Place; message: string; blanked: string } {
  const { reason, message, cause, ...at } = error as Error & { reason?: string; line?: number; column?: number };
  const words = (reason ?? message).replace(/\.$/, "");
  // If a tag is still open at the end of the file, only the message has its position.
  const [, openLine, openColumn] = /\((\d+):(\d+)-\d+:\d+\)/.exec(words) ?? [];
  const unclosed = /Expected a closing tag for `<([^`>]+)>`/.exec(words)?.[1];
  const line = unclosed ? Number(openLine) : at.line;
  const column = unclosed ? Number(openColumn) : at.column;
  const why = cause instanceof Error ? `: ${cause.message.replace(/ \(\d+:\d+\)$/, "")}` : "";
  return {
    place: line ? { line, column: column ?? 0 } : undefined,
    message: `MDX syntax: ${words}${why}.${syntaxAdvice(words, text.split("\n")[(line ?? 0) - 1] ?? "")}`,
    blanked: withoutEnd(
      [line, Number(openLine)].reduce<string>((rest, at) => (at ? withoutBlock(rest, at) : rest), text),
      line ?? 0,
      unclosed,
    ),
  };
}

/** Blanks the lines around one, up to empty lines. */
function withoutBlock(text: string, line: number): string {
  const lines = text.split("\n");
  let [first, last] = [line - 1, line - 1];
  while (first > 0 && lines[first - 1]?.trim()) first--;
  while (last < lines.length - 1 && lines[last + 1]?.trim()) last++;
  return lines.map((one, index) => (index >= first && index <= last ? "" : one)).join("\n");
}

/** Blanks the closing tag of an element whose opening tag was blanked. */
function withoutEnd(text: string, line: number, name: string | undefined): string {
  const from = text.split("\n", line).join("\n").length;
  const end = name ? text.indexOf(`</${name}>`, from) : -1;
  return end < 0 ? text : text.slice(0, end) + text.slice(end).replace(/<[^>]*>/, "");
}

function syntaxAdvice(text: string, source: string): string {
  const name = /closing tag for `<([^>]*)>`/.exec(text)?.[1] ?? "";
  if (/import\/exports/.test(text)) return " If it is text, begin the line with another word.";
  if (/acorn/.test(text) && /\$[^$]*\{/.test(source)) {
    return " If this is a formula between $ and $, add math: true to the front matter.";
  }
  if (/before attribute value/.test(text)) return ' Put the value in quotes: name="…".';
  if (/\(note: |attribute/.test(text)) return "";
  if (
    /expected a corresponding closing tag|Expected a closing tag/.test(text) &&
    /^[a-z]/.test(name) &&
    !/paragraph/.test(text)
  ) {
    return ` Close it with </${name}>.`;
  }
  if (elementNames.has(name) && /before the end of `paragraph`/.test(text))
    return ` Put <${name}> and </${name}> on lines without other text, or both on one line.`;
  return /acorn|expression|Unexpected character|before the end of `paragraph`/.test(text)
    ? " In prose, write { and < as \\{ and \\<, or put them in backticks."
    : "";
}
