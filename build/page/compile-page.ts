import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { compile } from "@mdx-js/mdx";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import { SourceMapGenerator } from "source-map";
import { VFile } from "vfile";
import { ContentError, type Problem } from "../base/problems.ts";
import { admonitions } from "./admonitions.ts";
import { codeBlocks } from "./code-blocks.ts";
import type { FoundCode } from "./code-from-files.ts";
import type { CompiledPage, Surroundings } from "./compiled-page.ts";
import { componentNames } from "./component-names.ts";
import { evaluatePage } from "./evaluate-page.ts";
import { expressionPlaces } from "./expression-places.ts";
import { headingIds, protectHeadingIds } from "./heading-ids.ts";
import { type FoundImport, imports } from "./imports.ts";
import { inspectElements } from "./inspect-elements.ts";
import { leadLength } from "./lead-length.ts";
import { leftoverMarks } from "./leftover-marks.ts";
import { type OtherNames, otherNames } from "./other-names.ts";

/**
 * Compiles a page and evaluates its MDX once.
 * @throws ContentError with every problem in the page
 */
export async function compilePage(around: Surroundings, file: string, mdx: string): Promise<CompiledPage> {
  if (mdx.trim() === "") {
    const message = "the page has no text: write it below the front matter";
    throw new ContentError([{ file, line: mdx.split("\n").length, message }]);
  }
  const vfile = new VFile({ path: file, value: protectHeadingIds(mdx) });
  const problems: Problem[] = [];
  const dependencies: string[] = [];
  const found: FoundImport[] = [];
  const code: FoundCode[] = [];
  const names: OtherNames[] = [];
  let compiled: VFile;
  try {
    compiled = await compile(vfile, {
      outputFormat: "function-body",
      development: true, // adds source positions to elements and errors
      tableCellAlignToStyle: false, // the Content-Security-Policy blocks style attributes
      baseUrl: pathToFileURL(resolve(file)),
      SourceMapGenerator,
      remarkPlugins: [
        remarkGfm,
        remarkDirective,
        admonitions,
        [codeBlocks, { dependencies, found: code }],
        headingIds,
        [otherNames, { found: names }],
        leftoverMarks,
        leadLength,
        componentNames,
        expressionPlaces,
        [imports, { file, dependencies, found }],
      ],
    });
  } catch (error) {
    throw new ContentError([...messagesOf(vfile, file), syntaxProblem(error, file)]);
  }
  problems.push(...messagesOf(compiled, file));
  if (problems.length > 0) throw new ContentError(problems);

  const page: Omit<CompiledPage, "body"> = {
    toc: [],
    ids: [],
    names: Object.fromEntries(names.map(({ heading, names }) => [heading?.data?.hProperties?.id ?? "", names])),
    links: [],
    images: [],
    examples: [],
    code,
    dependencies,
  };
  const { onElement, atEnd } = inspectElements(around, file, page, problems);
  const evaluated = await evaluatePage(compiled, file, found, onElement);
  problems.push(...evaluated.problems);
  if (evaluated.problems.length === 0) atEnd();
  if (problems.length > 0) throw new ContentError(problems);
  return { body: evaluated.body, ...page };
}

function messagesOf(vfile: VFile, file: string): Problem[] {
  return vfile.messages.map(({ line, column, reason }) => ({ file, line, column, message: reason }));
}

function syntaxProblem(error: unknown, file: string): Problem {
  const { reason, message, cause, ...place } = error as Error & { reason?: string; line?: number; column?: number };
  const text = (reason ?? message).replace(/\.$/, "");
  // For a tag still open at the end of the file, only the message has its position.
  const [, line, column] = /\((\d+):(\d+)-\d+:\d+\)/.exec(text) ?? [];
  const why = cause instanceof Error ? `: ${cause.message.replace(/ \(\d+:\d+\)$/, "")}` : "";
  return {
    file,
    line: place.line ?? (line ? Number(line) : undefined),
    column: place.column ?? (column ? Number(column) : undefined),
    message: `MDX syntax: ${text}${why}.${syntaxAdvice(text)}`,
  };
}

function syntaxAdvice(text: string): string {
  const voidTag = /closing tag for `<(br|hr|img|input|wbr)>`/.exec(text)?.[1];
  if (voidTag) return ` Write <${voidTag} />.`;
  if (/import\/exports|\(note: |attribute/.test(text)) return "";
  return /acorn|expression|Unexpected character|before the end of `paragraph`/.test(text)
    ? " In prose, write { and < as \\{ and \\<, or put them in backticks."
    : "";
}
