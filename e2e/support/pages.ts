import { readManifest } from "./built-site.ts";

const { pages } = await readManifest();

/** A page of each kind; together they contain all components. */
export const pageOfEachKind = [
  "/",
  "/docs",
  "/docs/overview",
  "/docs/additional/layers",
  "/docs/api/useNode",
  "/docs/concepts/user-components",
  "/docs/guides/basic-tutorial",
  "/docs/guides/use-the-docs-from-your-editor",
  "/docs/tools/playground",
  "/docs/tools/saved-state",
  "/docs/tags",
  "/docs/tags/components",
  "/blog/archive",
  "/blog/how-this-site-works",
  "/search",
  "/support",
];

/** Pages for tests of markup and looks: one of each kind, or all of them in the nightly run. */
export const pagesToVisit = process.env.EVERY_PAGE ? Object.keys(pages) : pageOfEachKind;

/** Not in the manifest: search results, no results, and unknown URLs. */
export const otherPages = ["/search?q=node", "/search?q=zzzzzz", "/nope", "/docs/nope"];
