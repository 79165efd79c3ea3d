import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { compile } from "@mdx-js/mdx";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import { SourceMapGenerator } from "source-map";
import { VFile } from "vfile";
import type { TocEntry } from "../../shared/page-data.ts";
import { ContentError, type Problem } from "../problems.ts";
import { admonitions } from "./admonitions.ts";
import { codeBlocks } from "./code-blocks.ts";
import type { FoundCode } from "./code-from-files.ts";
import { componentNames } from "./component-names.ts";
import { evaluatePage } from "./evaluate-page.ts";
import { expressionPlaces } from "./expression-places.ts";
import { headingIds, protectHeadingIds } from "./heading-ids.ts";
import { type FoundImport, imports } from "./imports.ts";
import { inspectElements } from "./inspect-elements.ts";
import { leadLength } from "./lead-length.ts";
import { leftoverMarks } from "./leftover-marks.ts";
import { references } from "./references.ts";
import type { TreeNode } from "./tree.ts";

/** A link as it stands in a page; `href` has its relative path resolved, but is not checked yet. */
export interface FoundLink {
  href: string;
  line?: number | undefined;
  column?: number | undefined;
}

/** A picture that a page shows: its file, and the path that the site serves it under. */
export interface FoundImage {
  file: string;
  path: string;
}

/** A live example, or a step of one, that runs in a page: its path, and the title that the page gives it. */
export interface FoundExample {
  path: string;
  title: string;
}

/** What one page's source became; all of it data, so that it can be kept from one build to the next. */
export interface CompiledPage {
  /** What the page evaluates to. */
  body: TreeNode[];
  toc: TocEntry[];
  /** Every id in the page, for links to it. */
  ids: string[];
  links: FoundLink[];
  images: FoundImage[];
  examples: FoundExample[];
  code: FoundCode[];
  /** Files that the page was made from besides its own, relative to the project's root. */
  dependencies: string[];
}

/** What a page's relative links and pictures are resolved with. */
export interface Surroundings {
  contentDir: string;
  /** The path that each page is served under, by the page's file. */
  pathOfFile: ReadonlyMap<string, string>;
}

/**
 * Evaluates a page's MDX once. `file` is its path from the project's root.
 * @throws ContentError with every problem found in the page
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
  let compiled: VFile;
  try {
    compiled = await compile(vfile, {
      outputFormat: "function-body",
      development: true, // gives each element its line, and errors their place
      tableCellAlignToStyle: false, // the Content-Security-Policy allows no style attributes
      baseUrl: pathToFileURL(resolve(file)),
      SourceMapGenerator,
      remarkPlugins: [
        remarkGfm,
        remarkDirective,
        admonitions,
        [codeBlocks, { dependencies, found: code }],
        headingIds,
        references,
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
  // A tag that is still open at the end of the file: its own place is in the text alone.
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
