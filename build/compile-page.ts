import { SourceMap } from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import vm from "node:vm";
import { compile } from "@mdx-js/mdx";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import { SourceMapGenerator } from "source-map";
import { VFile } from "vfile";
import { compilerComponents, componentProps } from "../client/mdx/component-props.ts";
import type { TocEntry, TreeNode } from "../client/page-data.ts";
import { admonitions } from "./admonitions.ts";
import { codeBlocks } from "./code-blocks.ts";
import { componentNames } from "./component-names.ts";
import { headingIds, protectHeadingIds } from "./heading-ids.ts";
import { imports } from "./imports.ts";
import { inspectElements } from "./inspect-elements.ts";
import { ContentError, type Problem } from "./problems.ts";
import { at, NotDataError, toNodes, treeRuntime } from "./tree-runtime.ts";

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
        componentNames,
        [imports, { file, dependencies }],
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
    problems.push(evaluationProblem(error, compiled, file));
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
  const names = [...Object.keys(componentProps), ...compilerComponents];
  // A component is only a name here: client/mdx/ gives it a meaning when the page is rendered.
  const components = Object.fromEntries(names.map((name) => [name, name]));
  const module = await script.runInThisContext()(treeRuntime(onElement));
  return toNodes(module.default({ components }), {}).filter((node) => node !== "\n");
}

function messagesOf(vfile: VFile, file: string): Problem[] {
  return vfile.messages.map(({ line, column, reason }) => ({ file, line, column, message: reason }));
}

function syntaxProblem(error: unknown, file: string): Problem {
  const { line, column, place, reason, message } = error as Record<string, unknown> & { place?: { line?: number } };
  const text = String(reason ?? message);
  const advice = /acorn|expression|Unexpected character/.test(text)
    ? " In prose, write { and < as \\{ and \\<, or put them in backticks."
    : "";
  return {
    file,
    line: (line ?? place?.line) as number | undefined,
    column: column as number | undefined,
    message: `MDX syntax: ${text}.${advice}`.replace("..", "."),
  };
}

function evaluationProblem(error: unknown, compiled: VFile, file: string): Problem {
  if (error instanceof NotDataError) return { file, ...at(error.place), message: error.message };
  const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  const frame = stack.split(`${scriptName(file)}:`)[1]?.match(/^(\d+):(\d+)/);
  const map = compiled.map as unknown as ConstructorParameters<typeof SourceMap>[0] | undefined;
  // An empty object where the map knows no such place.
  const entry = (frame && map ? new SourceMap(map).findEntry(Number(frame[1]) - 1, Number(frame[2]) - 1) : {}) as {
    originalLine?: number;
    originalColumn?: number;
  };
  const place = entry.originalLine === undefined ? {} : { line: entry.originalLine + 1 };
  return { file, ...place, message: `an expression in the page failed: ${message}` };
}
