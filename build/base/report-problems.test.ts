import { ContentError } from "files/problems.ts";
import { afterEach, expect, it, vi } from "vitest";
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

it("prints a late rejection, and makes the process fail when it ends", async () => {
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

const mayNotWrite = (path: string) =>
  `You may not write to ${path}. Become its owner, or remove it, and run the command again.`;
it.each([
  [{ code: "ENOSPC" }, "The disk is full. Free some space, and run the command again."],
  [{ code: "EROFS", path: "dist/a.js" }, mayNotWrite("dist/a.js")],
  [{ code: "EACCES", path: "dist/a.js" }, mayNotWrite("dist/a.js")],
  [{ code: "ERR_SQLITE_ERROR", errcode: 8 }, mayNotWrite(".cache")],
])("prints one line of advice for %j", (error, message) => {
  const report = vi.spyOn(console, "error").mockImplementation(() => {});
  reportProblems(Object.assign(new Error("of the system"), error));
  expect([report.mock.calls, process.exitCode]).toEqual([[[`\n${message}`]], 1]);
});
