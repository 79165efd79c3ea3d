import { afterEach, expect, it, vi } from "vitest";
import { ContentError } from "./problems.ts";
import { tellProblems } from "./tell-problems.ts";

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

it("prints the problems of broken content, and makes the process fail", () => {
  const print = vi.spyOn(console, "error").mockImplementation(() => {});
  tellProblems(new ContentError([{ file: "a.mdx", line: 3, message: "is wrong" }]));
  expect(print.mock.calls.flat().join("")).toContain("\na.mdx:3  is wrong\n");
  expect(process.exitCode).toBe(1);
});

it("does not swallow a bug", () => {
  expect(() => tellProblems(new TypeError("a bug"))).toThrow("a bug");
});
