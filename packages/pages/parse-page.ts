import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import esbuildMdx from "@mdx-js/esbuild";
import { compile } from "@mdx-js/mdx";
import rehypeRaw from "rehype-raw";
import rehypeRemoveComments from "rehype-remove-comments";
import remarkCjkFriendly from "remark-cjk-friendly";
import remarkGfm from "remark-gfm";
import { SourceMapGenerator } from "source-map";
import type { PluggableList } from "unified";
import type { VFile } from "vfile";
import { elementNames } from "./html-elements.ts";
import { imports } from "./imports.ts";
import { loadComponents } from "./load-components.ts";
import { admonitionSyntax } from "./markdown/admonition-syntax.ts";
import { admonitions } from "./markdown/admonitions.ts";
import { codeBlocks } from "./markdown/code-blocks.ts";
import { expressions } from "./markdown/expressions.ts";
import { headings } from "./markdown/headings.ts";
import { htmlInMarkdown } from "./markdown/html-in-markdown.ts";
import { htmlInMdx } from "./markdown/html-in-mdx.ts";
import { leftoverMarks } from "./markdown/leftover-marks.ts";
import { mathSyntax } from "./markdown/maths.ts";
import { otherNames } from "./markdown/other-names.ts";
import { mdxSyntax } from "./mdx-syntax.ts";
import { type CompileContext, type PageFile, pageFile } from "./page.ts";
import { fail, type Place } from "./report.ts";

/** Maximum number of syntax errors that are reported for a page. */
const maxSyntaxErrors = 50;

/**
 * Parses a page. Reports syntax errors and blanks their blocks, so that the rest of the page is still checked.
 * @returns its file, whose value is the compiled code, or empty if it cannot be parsed
 */
export async function parsePage(
  context: CompileContext,
  path: string,
  text: string,
  hasDollarMath: boolean,
): Promise<PageFile> {
  let errors: PageFile["messages"] = [];
  let source = text;
  for (let tries = 1; ; tries++) {
    const page = pageFile(context, path, source);
    page.messages = [...errors];
    try {
      await compile(page, {
        outputFormat: "function-body",
        development: true, // adds source positions to elements and errors
        tableCellAlignToStyle: false, // the Content-Security-Policy blocks style attributes
        baseUrl: pathToFileURL(resolve(path)),
        SourceMapGenerator,
        remarkPlugins: await pluginsFor(page, hasDollarMath),
        remarkRehypeOptions: { allowDangerousHtml: true },
        // MDX would turn HTML comments into JavaScript comments, which `*/` in their text would end.
        rehypePlugins: page.extname === ".md" ? [rehypeRaw, [rehypeRemoveComments, { removeConditional: true }]] : [],
      });
      return page;
    } catch (error) {
      const { place, message, blanked } = syntaxError(error as Error, source);
      page.messages = errors; // without the problems that plugins found, as they run again
      fail(page, "mdx-syntax", message, place);
      if (blanked === source || tries === maxSyntaxErrors) return Object.assign(page, { value: "" });
      [errors, source] = [page.messages, blanked];
    }
  }
}

async function pluginsFor(page: PageFile, hasDollarMath: boolean): Promise<PluggableList> {
  const markdown = [
    remarkGfm,
    remarkCjkFriendly, // emphasis that ends in Chinese or Japanese punctuation
    [mathSyntax, { singleDollarTextMath: hasDollarMath }],
    admonitionSyntax,
    admonitions,
    otherNames,
    headings,
    codeBlocks,
    leftoverMarks,
  ] as PluggableList; // although some expect a PageFile
  if (page.extname === ".md") return [...markdown, htmlInMarkdown] as PluggableList;
  const { components, module } = await loadComponents();
  const mdx = [mdxSyntax, ...markdown, htmlInMdx];
  const { context, facts } = page;
  const partOfPage = () => (_: unknown, part: VFile) => {
    Object.assign(part, { source: String(part.value), context, facts });
  };
  const partials = esbuildMdx({
    providerImportSource: module,
    remarkPlugins: [partOfPage, ...mdx],
    tableCellAlignToStyle: false,
  });
  const site = { module, names: Object.keys(components), mdx: partials };
  return [...mdx, [imports, site], expressions] as PluggableList;
}

function syntaxError(error: Error, text: string): { place: Place; message: string; blanked: string } {
  const { reason, message, cause, ...at } = error as Error & { reason?: string; line?: number; column?: number };
  const words = (reason ?? message).replace(/\.$/, "");
  // If a tag is still open at the end of the file, only the message has its position.
  const [, openLine, openColumn] = /\((\d+):(\d+)-\d+:\d+\)/.exec(words)?.map(Number) ?? [];
  const unclosed = /Expected a closing tag for `<([^`>]+)>`/.exec(words)?.[1];
  const [line, column = 0] = unclosed ? [openLine, openColumn] : [at.line, at.column];
  const why = cause instanceof Error ? `: ${cause.message.replace(/ \(\d+:\d+\)$/, "")}` : "";
  const withoutBlocks = [line, openLine].reduce<string>((rest, at) => (at ? withoutBlock(rest, at) : rest), text);
  return {
    place: line ? { line, column } : undefined,
    message: `MDX syntax: ${words}${why}.${syntaxAdvice(words, text.split("\n")[(line ?? 0) - 1] ?? "")}`,
    blanked: withoutEnd(withoutBlocks, line ?? 0, unclosed),
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
  const name = /Expected a closing tag for `<([a-z][^>]*)>`/.exec(text)?.[1] ?? "";
  const isInParagraph = text.includes("before the end of `paragraph`");
  if (text.includes("import/exports")) return " If it is text, begin the line with another word.";
  if (text.includes("acorn") && /\$[^$]*\{/.test(source)) {
    return " If this is a formula between $ and $, add math: true to the front matter.";
  }
  if (text.includes("before attribute value")) return ' Put the value in quotes: name="…".';
  if (/in local name|`[@:#]` .* attribute name/.test(text)) {
    return " Vue syntax is not supported: write attributes as in JSX, name={value}.";
  }
  if (/\(note: |attribute/.test(text)) return "";
  if (name && !isInParagraph) return ` Close it with </${name}>.`;
  if (elementNames.has(name)) return ` Put <${name}> and </${name}> on lines without other text, or both on one line.`;
  return isInParagraph || /acorn|expression|Unexpected character/.test(text)
    ? " In prose, write { and < as \\{ and \\<, or put them in backticks."
    : "";
}
