import { afterEach, expect, it, vi } from "vitest";
import { ContentError } from "./problems.ts";
import { reportProblems, reportUnhandledRejections } from "./report-problems.ts";

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

it("prints the problems of broken content, and makes the process fail", () => {
  const print = vi.spyOn(console, "error").mockImplementation(() => {});
  reportProblems(new ContentError([{ file: "a.mdx", line: 3, message: "is wrong" }]));
  expect(print.mock.calls.flat().join("")).toContain("\na.mdx:3  is wrong\n");
  expect(process.exitCode).toBe(1);
});

it("does not swallow a bug", () => {
  expect(() => reportProblems(new TypeError("a bug"))).toThrow("a bug");
});

it("prints a late rejection, and lets the process go on to fail at its end", async () => {
  const print = vi.spyOn(console, "error").mockImplementation(() => {});
  const before = process.listeners("unhandledRejection");
  reportUnhandledRejections();
  const [listener] = process.listeners("unhandledRejection").filter((other) => !before.includes(other));
  if (!listener) throw new Error("nobody listens");
  process.off("unhandledRejection", listener);
  const error = new Error("much later");
  listener(error, Promise.resolve());
  await expect.poll(() => print.mock.calls.flat()).toContain(error);
  expect(process.exitCode).toBe(1);
});

it.each([
  ["ENOSPC", "The disk is full (write dist/a.js). Free some space, and run it again."],
  ["EROFS", "The disk of dist/a.js is read-only. Copy the project to another one."],
  ["EACCES", "You may not write to dist/a.js, perhaps since sudo was used. Remove it with sudo, and run it again."],
])("says in a line what to do about %s", (code, message) => {
  const report = vi.spyOn(console, "error").mockImplementation(() => {});
  reportProblems(Object.assign(new Error(code), { code, path: "dist/a.js", syscall: "write" }));
  expect([report.mock.calls, process.exitCode]).toEqual([[[`\n${message}`]], 1]);
  process.exitCode = undefined;
  report.mockRestore();
});
