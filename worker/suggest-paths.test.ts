import { describe, expect, it } from "vitest";
import { maxSuggestions, suggestPaths, toCandidate, wordsOfPath } from "./suggest-paths.ts";

const paths = [
  "/",
  "/docs",
  "/docs/overview",
  "/docs/concepts/nodes",
  "/docs/concepts/user-components",
  "/docs/concepts/editor-components",
  "/docs/guides/basic-tutorial",
  "/docs/api/node",
  "/docs/api/useNode",
  "/docs/api/useEditor",
  "/docs/api/user-component",
  "/docs/additional/layers",
  "/docs/tags/hooks",
  "/blog/archive",
  "/blog/how-this-site-works",
  "/support",
].map(toCandidate);

it.each([
  ["another case", "/docs/API/usenode", "/docs/api/useNode"],
  ["another folder", "/docs/useEditor", "/docs/api/useEditor"],
  ["hyphens where there are none", "/docs/api/use-node", "/docs/api/useNode"],
  ["a letter too few", "/docs/overvew", "/docs/overview"],
  ["two letters swapped", "/docs/guides/basic-tutroial", "/docs/guides/basic-tutorial"],
  ["the singular", "/docs/additional/layer", "/docs/additional/layers"],
  ["a file extension", "/docs/overview.html", "/docs/overview"],
  ["an encoded letter", "/docs/%6Fvervie", "/docs/overview"],
  ["a part of the name", "/docs/tutorial", "/docs/guides/basic-tutorial"],
  ["the start of a longer name", "/docs/guides/basic", "/docs/guides/basic-tutorial"],
  ["a name of four letters and more", "/docs/node-properties", "/docs/api/node"],
  ["nothing before the name", "/layers", "/docs/additional/layers"],
  ["a version before the name", "/docs/0.1.0-beta.17/concepts/nodes", "/docs/concepts/nodes"],
  ["a version after the name", "/docs/guides/basic-tutorial-0.1.x", "/docs/guides/basic-tutorial"],
  ["a version as its last segment", "/docs/api/useEditor/v0.2", "/docs/api/useEditor"],
  ["a letter too few, at the root", "/suport", "/support"],
])("finds a page by a path with %s", (_, missing, path) => {
  expect(suggestPaths(missing, paths)[0]).toBe(path);
});

it("prefers the page with similar folders among pages of the same name", () => {
  const twins = ["/docs/guides/events", "/docs/api/events"].map(toCandidate);
  expect(suggestPaths("/docs/apis/events", twins)).toEqual(["/docs/api/events", "/docs/guides/events"]);
  expect(suggestPaths("/docs/guide/events", twins)).toEqual(["/docs/guides/events", "/docs/api/events"]);
});

it("compares paths without case, punctuation and trailing slashes", () => {
  const path = "/Docs/API-2/use_Node//";
  expect(toCandidate(path)).toEqual({ path, whole: "/docs/api2/usenode", last: "usenode" });
});

it("suggests the target of redirects with a similar source only once", () => {
  const old = ["/docs/migrating/migrating-0.1.x", "/docs/migrating/0.1.x"].map((path) => ({
    ...toCandidate(path),
    path: "/docs/guides/versions#old-code",
  }));
  for (const path of ["/docs/next/migrating/migrating-0.1.x", "/docs/migrating", "/docs/guides/migrating-0.2.x"]) {
    expect(suggestPaths(path, [...paths, ...old]), path).toEqual(["/docs/guides/versions#old-code"]);
  }
});

it("suggests a few pages at most", () => {
  const many = Array.from({ length: 2 * maxSuggestions }, (_, index) => toCandidate(`/docs/page${index}`));
  expect(suggestPaths("/docs/page", many)).toHaveLength(maxSuggestions);
});

it("compares addresses of at most 100 characters", () => {
  const ofLength = (length: number) => `/${"x".repeat(length - 9)}/useNode`;
  expect(suggestPaths(ofLength(100), paths)[0]).toBe("/docs/api/useNode");
  expect(suggestPaths(ofLength(101), paths)).toEqual([]);
});

it.each(["/docs/changelog", "/wp-login.php", "/", "//", "/%", "/%E0%A4%A", "/🙂", `/${"a".repeat(5000)}`])(
  "suggests nothing for %s",
  (missing) => {
    expect(suggestPaths(missing, paths)).toEqual([]);
  },
);

describe("the words of a path", () => {
  it.each([
    ["/docs/api/useNodes", "useNodes"],
    ["/docs/guides/save-and-load.html", "save and load"],
    ["/docs/0.1/Undo%20%26_redo/", "Undo redo"],
    ["/docs/undo//", "undo"],
    ["/docs/undo.md", "undo"],
    ["/docs/undo.mdx", "undo"],
    ["/docs/undo.htm", "undo"],
    ["/docs/undo.html.old", "undo html old"],
    ["/docs/%E4%BD%A0", "你"],
    ["/100%", "100"],
    ["/%20-", ""],
    ["/", ""],
    [`/${"a".repeat(99)}𝒜`, `${"a".repeat(99)}\u{fffd}`],
  ])("%s", (path, words) => expect(wordsOfPath(path)).toBe(words));
});
