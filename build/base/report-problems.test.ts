import { ContentError } from "files/problems.ts";
import { afterEach, expect, it, vi } from "vitest";
import { reportProblems, reportUnhandledRejections } from "./report-problems.ts";

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

it("prints content errors and sets the exit code", () => {
  const print = vi.spyOn(console, "error").mockImplementation(() => {});
  reportProblems(new ContentError([{ file: "a.mdx", line: 3, message: "is wrong" }]));
  expect(print.mock.calls.flat().join("")).toContain("\na.mdx:3  is wrong\n");
  expect(process.exitCode).toBe(1);
});

it("rethrows unexpected errors", () => {
  expect(() => reportProblems(new TypeError("a bug"))).toThrow("a bug");
});

it("prints an unhandled rejection and sets the exit code", async () => {
  const print = vi.spyOn(console, "error").mockImplementation(() => {});
  const previousListeners = process.listeners("unhandledRejection");
  reportUnhandledRejections();
  const [listener] = process
    .listeners("unhandledRejection")
    .filter((candidate) => !previousListeners.includes(candidate));
  if (!listener) throw new Error("no listener was added");
  process.off("unhandledRejection", listener);
  const error = new Error("much later");
  listener(error, Promise.resolve());
  await expect.poll(() => print.mock.calls.flat()).toContain(error);
  expect(process.exitCode).toBe(1);
});

const cannotWrite = (path: string) =>
  `Cannot write to ${path}. Change its owner or delete it, and run the command again.`;
it.each([
  [{ code: "ENOSPC" }, "The disk is full. Free some space, and run the command again."],
  [{ code: "EROFS", path: "dist/a.js" }, cannotWrite("dist/a.js")],
  [{ code: "EACCES", path: "dist/a.js" }, cannotWrite("dist/a.js")],
  [{ code: "ERR_SQLITE_ERROR", errcode: 8 }, cannotWrite(".cache")],
])("prints one line of advice for %j", (error, message) => {
  const report = vi.spyOn(console, "error").mockImplementation(() => {});
  reportProblems(Object.assign(new Error("system error"), error));
  expect([report.mock.calls, process.exitCode]).toEqual([[[`\n${message}`]], 1]);
});
