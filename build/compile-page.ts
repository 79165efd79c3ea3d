import { SourceMap } from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import vm from "node:vm";
import { compile } from "@mdx-js/mdx";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import { SourceMapGenerator } from "source-map";
import { VFile } from "vfile";
import { componentProps } from "../client/mdx/component-props.ts";
import type { TocEntry, TreeNode } from "../client/page-data.ts";
import { admonitions } from "./admonitions.ts";
import { codeBlocks } from "./code-blocks.ts";
import { componentNames } from "./component-names.ts";
import { expressionPlaces } from "./expression-places.ts";
import { headingIds, protectHeadingIds } from "./heading-ids.ts";
import { type FoundImport, imports } from "./imports.ts";
import { inspectElements } from "./inspect-elements.ts";
import { ContentError, type Problem } from "./problems.ts";
import { references } from "./references.ts";
import { at, NotDataError, thrownAt, toNodes, treeRuntime } from "./tree-runtime.ts";

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

/** What one page's source became; all of it data, so that it can be kept from one build to the next. */
export interface CompiledPage {
  body: TreeNode[];
  toc: TocEntry[];
  /** Every id in the page, for links to it. */
  ids: string[];
  links: FoundLink[];
  images: FoundImage[];
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
  const vfile = new VFile({ path: file, value: protectHeadingIds(mdx) });
  const problems: Problem[] = [];
  const dependencies: string[] = [];
  const found: FoundImport[] = [];
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
        codeBlocks,
        headingIds,
        references,
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

  const page: Omit<CompiledPage, "body"> = { toc: [], ids: [], links: [], images: [], dependencies };
  const inspect = inspectElements(around, file, page, problems);
  try {
    const body = await evaluate(compiled, file, inspect);
    if (problems.length === 0) return { body, ...page };
  } catch (error) {
    problems.push(evaluationProblem(error, compiled, file, found));
  }
  throw new ContentError(problems);
}

const scriptName = (file: string) => `${resolve(file)}.js`;

async function evaluate(
  compiled: VFile,
  file: string,
  onElement: Parameters<typeof treeRuntime>[0],
): Promise<TreeNode[]> {
  const script = new vm.Script(`(async function () {${compiled}\n})`, {
    filename: scriptName(file),
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  const names = [...Object.keys(componentProps), "CodeBlock"];
  // A component is only a name here: client/mdx/ gives it a meaning when the page is rendered.
  const components = Object.fromEntries(names.map((name) => [name, name]));
  const module = await script.runInThisContext()(treeRuntime(onElement));
  // A promise where an expression of the page waits for one.
  return toNodes(await module.default({ components }), {}).filter((node) => node !== "\n");
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
  return /acorn|expression|Unexpected character/.test(text)
    ? " In prose, write { and < as \\{ and \\<, or put them in backticks."
    : "";
}

/**
 * The problem that an error while the page ran amounts to. Where the error's own stack does not lead into the page, an
 * import that it names or comes from does.
 */
function evaluationProblem(error: unknown, compiled: VFile, file: string, found: FoundImport[]): Problem {
  if (error instanceof NotDataError && error.place.lineNumber)
    return { file, ...at(error.place), message: error.message };
  const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  const [firstLine = ""] = message.split("\n");
  const missing = /referenced in your code at `(\d+):(\d+)/.exec(message);
  if (missing) return { file, line: Number(missing[1]), column: Number(missing[2]), message: firstLine };
  const [above = "", below] = stack.split(`${scriptName(file)}:`);
  // The page only holds the element, and the code of the component is elsewhere.
  const element = above.includes("tree-runtime") && error instanceof Error ? thrownAt.get(error) : undefined;
  if (element) return { file, ...at(element), message: `a component in the page failed: ${firstLine}` };
  const frame = below?.match(/^(\d+):(\d+)/);
  const culprit = found.find(({ specifier }) => stack.includes(specifier));
  const line = (frame && originalLine(compiled, Number(frame[1]), Number(frame[2]))) ?? culprit?.line;
  return { file, line, message: `an expression in the page failed: ${firstLine}` };
}

/** The line in the page of a place in its compiled code; all of them count from 1. */
function originalLine(compiled: VFile, line: number, column: number): number | undefined {
  const map = new SourceMap(compiled.map as unknown as ConstructorParameters<typeof SourceMap>[0]);
  // Not each token has an entry, and the one before may be many lines away: the next one in the same line is nearer.
  const length = String(compiled).split("\n")[line - 1]?.length ?? 0;
  for (let next = column - 1; next <= length; next++) {
    const entry = map.findEntry(line - 1, next);
    if ("originalLine" in entry && entry.generatedLine === line - 1) return entry.originalLine + 1;
  }
  const entry = map.findEntry(line - 1, column - 1);
  return "originalLine" in entry ? entry.originalLine + 1 : undefined;
}
