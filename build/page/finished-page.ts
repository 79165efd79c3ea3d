import { withBase } from "browser/base-path.ts";
import { ContentError } from "../base/problems.ts";
import { compilePage } from "./compile-page.ts";
import type { CompiledPage, Surroundings } from "./compiled-page.ts";
import { contentHtml } from "./content-html.ts";
import { type MarkdownSection, pageMarkdown } from "./page-markdown.ts";
import { type PageSection, pageSections } from "./page-sections.ts";

/** A compiled page as the build goes on with it: plain data, so that it can be cached and sent between threads. */
export interface FinishedPage extends Omit<CompiledPage, "body" | "names"> {
  html: string;
  sections: PageSection[];
  markdown: MarkdownSection[];
}

/**
 * Compiles a page to HTML, to the sections that search finds, and to Markdown.
 * @throws ContentError with every problem in the page, or because React cannot render it
 */
export async function finishedPage(around: Surroundings, file: string, mdx: string): Promise<FinishedPage> {
  const { body, names, ...page } = await compilePage(around, file, mdx);
  const address = around.origin + withBase(around.pathOfFile.get(file) ?? "");
  try {
    return {
      ...page,
      html: contentHtml(body),
      sections: pageSections(body, names),
      markdown: pageMarkdown(body, address),
    };
  } catch (error) {
    const [reason = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
    throw new ContentError([{ file, message: `no HTML can be made of the page: ${reason}` }]);
  }
}
