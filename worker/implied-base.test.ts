import { expect, it } from "vitest";
import { impliedBase } from "./implied-base.ts";

const pages = { "/": "", "/docs": "", "/docs/overview": "" };

it.each([
  ["/sub/docs/overview", "/sub/"],
  ["/sub/path/docs/overview", "/sub/path/"],
  ["/sub/path/", "/sub/path/"],
  ["/sub/docs", "/sub/"],
  ["/sub/docs/docs/overview", "/sub/docs/"],
  ["/sub", "/sub/"],
  ["/docs/overview", "/"],
  ["/", "/"],
  [`/${"a".repeat(58)}`, `/${"a".repeat(58)}/`],
  [`/${"a".repeat(58)}/docs`, `/${"a".repeat(58)}/`],
])("%s implies the base path %s", (pathname, base) => {
  expect(impliedBase(pathname, pages)).toBe(base);
});

it.each([
  "/docs/nope",
  "/wp-login.php",
  "/.env",
  "/_data",
  "/_data/x/docs",
  "/sub/toString",
  "/a".repeat(4000),
  `/${"a".repeat(4000)}`,
  `/${"a".repeat(59)}`,
  `/${"a".repeat(59)}/docs`,
  "/%2F",
  "",
])("%s implies no base path", (pathname) => {
  expect(impliedBase(pathname, pages)).toBeNull();
});
