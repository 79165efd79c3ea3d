import { readManifest } from "./built-site.ts";

const { pages } = await readManifest();

/** A page of each kind, with all that a page may hold among them. */
export const pageOfEachKind = [
  "/",
  "/docs",
  "/docs/overview",
  "/docs/dev",
  "/docs/api/exports",
  "/docs/api/useEditor",
  "/docs/concepts/nodes",
  "/docs/guides/basic-tutorial",
  "/docs/tags",
  "/docs/tags/components",
  "/blog/archive",
  "/blog/a-page-is-data",
  "/search",
  "/support",
];

/** The pages that tests of markup and looks go through: one of each kind, or, in the nightly run, all of them. */
export const pagesToVisit = process.env.EVERY_PAGE ? Object.keys(pages) : pageOfEachKind;

/** What the manifest does not list: results of a search, none, and unknown addresses. */
export const otherPages = ["/search?q=node", "/search?q=zzzzzz", "/nope", "/docs/nope"];
