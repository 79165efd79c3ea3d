import { withBase } from "browser/base-path.ts";
import { createElement } from "react";
import { VFile } from "vfile";
import type { Problem } from "../base/problems.ts";
import { finalTree } from "./final-tree.ts";
import { inspectTree } from "./inspect-tree.ts";
import { loadComponents } from "./load-components.ts";
import type { Page, Surroundings } from "./page.ts";
import { pageHtml } from "./page-html.ts";
import { pageMarkdown } from "./page-markdown.ts";
import { pageSections } from "./page-sections.ts";
import { type Notes, parsePage } from "./parse-page.ts";
import { fail, lineOnly, problemsIn, warn } from "./report.ts";

/** What the front matter says about the text below it. */
export interface PageOptions {
  title?: string | undefined;
  /** Whether `$` begins a formula. */
  math?: boolean | undefined;
  /** Other names of the page, for search. */
  keywords?: string[] | undefined;
}

interface Compiled {
  /** Null if it could not be rendered. With errors, it is only good for checking its links. */
  page: Page | null;
  /** Errors and warnings. */
  problems: Problem[];
}

/**
 * Compiles a page.
 * @param text the page below its front matter, at its original line numbers
 */
export async function compilePage(
  around: Surroundings,
  file: string,
  text: string,
  { title, math = false, keywords = [] }: PageOptions = {},
): Promise<Compiled> {
  const page = new VFile({ path: file, value: text });
  const notes: Notes = { code: [], dependencies: [], names: [] };
  if (text.trim() === "") {
    const message = "the page has no text: write it below the front matter";
    warn(page, "empty-page", message, lineOnly(text.split("\n").length));
  }
  const { PageContext } = await loadComponents();
  const rendered = await parsePage(page, around, notes, math);
  const files = { contentDir: around.contentDir, dependsOn: (one: string) => void notes.dependencies.push(one) };
  try {
    const tree = finalTree(createElement(PageContext, { value: files }, rendered));
    const facts = inspectTree(tree, page, around, title || undefined);
    const address = around.origin + withBase(around.pathOfFile.get(file) ?? "");
    const made = {
      ...facts,
      dependencies: [...new Set([...notes.dependencies, ...facts.dependencies])],
      code: notes.code,
      sections: pageSections(tree, [...notes.names, ...keywords]),
      markdown: pageMarkdown(tree, address),
      html: pageHtml(tree), // last, as it changes the tree
    };
    return { page: made, problems: problemsIn(page, file) };
  } catch (error) {
    const [reason = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
    fail(page, "render", `no HTML can be made of the page: ${reason}`, undefined);
    return { page: null, problems: problemsIn(page, file) };
  }
}
