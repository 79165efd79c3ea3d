import { expect, it } from "vitest";
import type { Page, TreeNode } from "../shared/page-data.ts";
import { isLong } from "./is-long.ts";

const post = (...body: TreeNode[]): Page => ({
  kind: "blog-post",
  body,
  toc: [],
  date: "2024-01-01",
  author: "",
  newer: null,
  older: null,
  editUrl: "",
});

it("takes a page for long whose last run is below each window", () => {
  const run = (className: string): TreeNode => ["div", { className, $html: "" }];
  expect(isLong(post(run("run"), run("run far below-1400 narrow-below-1400")))).toBe(true);
  expect(isLong(post(run("run"), run("run far below-1000 narrow-below-1400")))).toBe(false);
  expect(isLong(post(["Cards", null], "text"))).toBe(false);
  expect(isLong(post())).toBe(false);
});

it("knows that the landing page is long, and of other pages without text nothing", () => {
  expect(isLong({ kind: "landing", parts: {} })).toBe(true);
  expect(isLong({ kind: "support" })).toBe(false);
});
