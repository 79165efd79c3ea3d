import { expect, it } from "vitest";
import { linkResolver } from "./resolve-link.ts";

const pathOfFile = new Map([
  ["content/docs/overview.mdx", "/docs/overview"],
  ["content/docs/guides/index.md", "/docs/guides"],
  ["content/docs/guides/first.mdx", "/docs/guides/first"],
  ["content/docs/guides/second step.md", "/docs/guides/second-step"],
  ["content/docs/guides/moved.mdx", "/docs/elsewhere"],
  ["content/docs/api/useNode.mdx", "/docs/api/useNode"],
  ["content/docs-1.0/api/useEditor.mdx", "/docs/1.0/api/useEditor"],
  ["content/docs/api/useEditor.mdx", "/docs/api/useEditor"],
  ["content/docs/9-more/02-$state.md", "/docs/9-more/02-state"],
  ["content/docs/9-more/3-a.md", "/docs/9-more/3-a"],
  ["content/docs/9-more/4-a.md", "/docs/9-more/4-a"],
  ["content/blog/2026-01-02-hello.mdx", "/blog/hello"],
  ["content/docs/other/deep/parts.mdx", "/docs/other/deep/parts"],
  ["content/docs/other/start.mdx", "/docs/other/start"],
  ["content/docs/other/README.md", "/docs/other"],
  ["content/docs/parts.mdx", "/docs/parts"],
]);
const resolveLink = linkResolver(pathOfFile);
const resolve = (file: string, href: string) => resolveLink(file, href).href;

it.each([
  // By file.
  ["./moved.mdx", "/docs/elsewhere"],
  ["moved.md", "/docs/elsewhere"],
  ["../overview.mdx#install", "/docs/overview#install"],
  ["./second%20step.md?a=b", "/docs/guides/second-step?a=b"],
  ["../api/usenode.mdx", "/docs/api/useNode"],
  ["./index.md", "/docs/guides"],
  ["../other", "/docs/other"],
  ["../other/readme.md#a", "/docs/other#a"],
  ["/docs/other/README", "/docs/other"],
  ["../../blog/2026-01-02-hello.mdx", "/blog/hello"],
  // By URL, as in Docusaurus, Starlight and VitePress.
  ["./moved", "/docs/elsewhere"],
  ["../api/useNode/", "/docs/api/useNode"],
  ["../../api/useNode", "/docs/api/useNode"],
  ["../overview.html", "/docs/overview"],
  ["../elsewhere", "/docs/elsewhere"],
  ["second-step/", "/docs/guides/second-step"],
  ["../more/$state", "/docs/9-more/02-state"],
  // Absolute.
  ["/more/state/#a", "/docs/9-more/02-state#a"],
  ["/docs/more/%24state", "/docs/9-more/02-state"],
  ["/docs/overview", "/docs/overview"],
  ["/docs/overview.md#a", "/docs/overview#a"],
  ["/docs/overview/", "/docs/overview"],
  ["/docs/guides/index", "/docs/guides"],
  ["/docs/API/usenode", "/docs/api/useNode"],
  // From a folder above the page, or the only page with such an ending.
  ["/api/useNode", "/docs/api/useNode"],
  ["/api/useEditor", "/docs/api/useEditor"],
  ["api/useEditor.mdx#a", "/docs/api/useEditor#a"],
  ["../../../moved/../elsewhere", "/docs/elsewhere"],
  ["blog/hello", "/blog/hello"],
  ["/docs/4.x/api/useNode#a", "/docs/api/useNode#a"],
  ["/en/api/useNode/", "/docs/api/useNode"],
])("resolves %s to %s", (href, path) => {
  expect(resolve("content/docs/guides/first.mdx", href)).toBe(path);
});

it.each([
  "#install",
  "?a=b",
  "",
  "https://example.com/docs/overview.md",
  "//example.com/docs/overview",
  "mailto:overview@example.com",
  "./gone.mdx",
  "gone",
  "/docs/gone.md",
  "/useEditor", // of two versions
  "/js/overview", // another folder
  "/docs/more/a", // either page
  "../more/a",
  "/static/file.pdf",
  "../../../FIRST.md", // not the page with the link
])("leaves %j unchanged", (href) => {
  expect(resolve("content/docs/guides/first.mdx", href)).toBe(href);
});

it.each([
  ["content/docs/other/start.mdx", "parts", "/docs/other/deep/parts"],
  ["content/docs/other/start.mdx", "/parts", "/docs/parts"],
  ["content/docs/other/start.mdx", "../first", "../first"], // of another folder
  ["content/docs/guides/first.mdx", "deep/parts", "/docs/other/deep/parts"],
])("prefers a page in the nearest folder: in %s, %s is resolved to %s", (file, href, path) => {
  expect(resolve(file, href)).toBe(path);
});

it("resolves Docusaurus' pathname:// links to their paths", () => {
  expect(resolve("content/docs/guides/first.mdx", "pathname:///docs/overview")).toBe("/docs/overview");
  expect(resolve("content/docs/guides/first.mdx", "pathname:///gone.pdf")).toBe("/gone.pdf");
});

it("marks a target as a guess unless the link names its file or URL, up to an extension or a final slash", () => {
  const guesses = (href: string) => resolveLink("content/docs/guides/first.mdx", href).isGuess;
  expect(
    ["/docs/overview", "/docs/overview/", "/docs/overview.md", "./moved", "../api/useNode/", "gone"].filter(guesses),
  ).toEqual([]);
  const guessed = [
    "/docs/API/usenode",
    "/docs/more/%24state",
    "/api/useNode",
    "/guides/first#its-own-heading",
    "/docs/4.x/api/useNode",
    "api/useEditor.mdx",
  ];
  expect(guessed.filter(guesses)).toEqual(guessed);
});

it.each([
  ["./first", "/docs/guides/first"],
  ["./guides/first", "/docs/guides/first"],
  ["../overview", "/docs/overview"],
  ["./overview", "/docs/overview"],
])("resolves an index page's links from its folder, or from its URL without a final slash: %s", (href, path) => {
  expect(resolveLink("content/docs/guides/index.md", href)).toEqual({ href: path, isGuess: false });
});
