import { withBase } from "browser/base-path.ts";
import type { Problem } from "files/problems.ts";
import { createElement } from "react";
import { finalTree } from "./final-tree.ts";
import { inspectTree } from "./inspect-tree.ts";
import { loadComponents } from "./load-components.ts";
import type { CompileContext, Page } from "./page.ts";
import { namesIn, pageHtml } from "./page-html.ts";
import { pageMarkdown } from "./page-markdown.ts";
import { pageSections } from "./page-sections.ts";
import { parsePage } from "./parse-page.ts";
import { fail, lineOnly, problemsIn, warn } from "./report.ts";
import { runPage } from "./run-page.ts";

/** Front matter fields that affect the page's text. */
export interface PageOptions {
  title?: string | undefined;
  /** Whether `$` begins a formula. */
  math?: boolean | undefined;
  /** Other names of the page, for search. */
  keywords?: string[] | undefined;
}

interface Compiled {
  /** Null if it could not be rendered. If there are errors, use it only to check links. */
  page: Page | null;
  problems: Problem[];
}

/**
 * Compiles a page.
 * @param text source with empty lines in place of the front matter, so that line numbers match the file
 */
export async function compilePage(
  context: CompileContext,
  file: string,
  text: string,
  { title, math = false, keywords = [] }: PageOptions = {},
): Promise<Compiled> {
  const { PageContext } = await loadComponents();
  const page = await parsePage(context, file, text, math);
  if (text.trim() === "") {
    const message = "the page has no text: write it below the front matter";
    warn(page, "empty-page", message, lineOnly(text.split("\n").length));
  }
  try {
    const files = { ...context, dependsOn: (path: string) => void page.facts.dependencies.push(path) };
    const tree = finalTree(createElement(PageContext, { value: files }, await runPage(page)));
    inspectTree(tree, page, title || undefined);
    const { otherNames, dependencies, ...facts } = page.facts;
    const address = context.origin + withBase(context.pathOfFile.get(file) ?? "");
    const [sections, markdown] = [pageSections(tree, [...otherNames, ...keywords]), pageMarkdown(tree, address)];
    const html = pageHtml(tree); // last, as it changes the tree
    const names = namesIn(html);
    const compiled = { ...facts, dependencies: [...new Set(dependencies)], names, sections, markdown, html };
    return { page: compiled, problems: problemsIn(page) };
  } catch (error) {
    const [reason = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
    fail(page, "render", `the page cannot be rendered: ${reason}`, undefined);
    return { page: null, problems: problemsIn(page) };
  }
}
