import { describe, expect, it } from "vitest";
import { isAssetPath, markdownPath, pageDataPath, parseMarkdownPath, parsePageDataPath } from "./wire-names.ts";

describe("the path of a page's data", () => {
  it("contains the release and the page", () => {
    expect(pageDataPath("301349bfc8b6", "/docs/overview")).toBe("/_data/301349bfc8b6/docs/overview.json");
  });

  it.each([
    "/",
    "/index",
    "/docs",
    "/docs/index",
    "/docs/a.json",
    "/docs/a.b",
    "/.json",
    "/_data/x/y",
    "/%2F%2Fx",
    "/é",
  ])("is parsed back to the page %s", (path) => {
    expect(parsePageDataPath(pageDataPath("301349bfc8b6", path))).toEqual({ release: "301349bfc8b6", path });
  });

  it.each([
    "/",
    "/_data",
    "/_data/",
    "/_data/301349bfc8b6",
    "/_data/301349bfc8b6.json",
    "/_data//docs.json",
    "/_data/301349bfc8b6/docs",
    "/_data/301349bfc8b6/docs.jsonp",
    "/_data/301349bfc8b6/docs.json/",
    "/_database/301349bfc8b6/docs.json",
    "/docs/_data/301349bfc8b6/docs.json",
  ])("does not match %s", (path) => {
    expect(parsePageDataPath(path)).toBeNull();
  });
});

it("distinguishes hashed files from pages by their folder", () => {
  expect(isAssetPath("/_assets/start-S2ZTYY34.js")).toBe(true);
  expect(isAssetPath("/_assets")).toBe(false);
  expect(isAssetPath("/docs/_assets/x.js")).toBe(false);
});

it("finds the page of a Markdown address", () => {
  for (const path of ["/", "/docs", "/docs/api/useNode"]) expect(parseMarkdownPath(markdownPath(path))).toBe(path);
  for (const path of ["/.md", "/docs", "/docs.mdx", "/docs.md/"]) expect(parseMarkdownPath(path)).toBeNull();
});
