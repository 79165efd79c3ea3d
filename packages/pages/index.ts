/**
 * Compiles pages. `compilePage` takes a page's source and its context in the site (`CompileContext`), and returns the finished `Page`
 * and the problems; `fragmentHtml` and `codeHtml` are for elements and code outside pages.
 */
export { compilePage, type PageOptions } from "./compile-page.ts";
export { loadComponents } from "./load-components.ts";
export type { CodeExample, CompileContext, Page, PageImage, PageLink } from "./page.ts";
export { codeHtml, fragmentHtml } from "./page-html.ts";
export type { MarkdownSection } from "./page-markdown.ts";
export type { PageSection } from "./page-sections.ts";
export { moduleFolder } from "./write-module.ts";
