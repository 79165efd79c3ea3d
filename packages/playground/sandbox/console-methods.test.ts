import { expect, it } from "vitest";
import { consoleMethods } from "./console-methods.ts";
import { consoleText } from "./console-text.ts";

function recordConsole() {
  const lines: string[] = [];
  const write =
    (sign: string) =>
    (...values: unknown[]) =>
      void lines.push(sign + extension.indent() + consoleText(values));
  const console = { log: write(""), info: write(""), warn: write("! "), error: write("✗ ") };
  const extension = consoleMethods(console, () => void lines.push("cleared"));
  return { ...extension.methods, ...console, lines };
}

it("indents the lines of groups below their labels", () => {
  const { group, groupCollapsed, groupEnd, log, clear, lines } = recordConsole();
  group("Outer", 1);
  log("a");
  groupCollapsed();
  log("b");
  groupEnd();
  groupEnd();
  groupEnd();
  log("c");
  group("Left open");
  clear();
  log("d");
  expect(lines).toEqual(["Outer 1", "  a", "    b", "c", "Left open", "cleared", "d"]);
});

it("counts by label", () => {
  const { count, countReset, lines } = recordConsole();
  count();
  count("a");
  count();
  countReset();
  count();
  expect(lines).toEqual(["default: 1", "a: 1", "default: 2", "default: 1"]);
});

it("writes only failed assertions", () => {
  const { assert, lines } = recordConsole();
  assert(true, "not written");
  assert(false);
  assert(0, "%s is missing", "x");
  expect(lines).toEqual(["✗ Assertion failed", "✗ Assertion failed: x is missing"]);
});

it("writes the time since a timer's start, and warns about unknown timers", () => {
  const { time, timeLog, timeEnd, lines } = recordConsole();
  time("load");
  timeLog("load", { step: 1 });
  timeEnd("load");
  timeEnd("load");
  expect(lines).toEqual([
    expect.stringMatching(/^load: \d+ ms \{ step: 1 \}$/),
    expect.stringMatching(/^load: \d+ ms$/),
    "! The timer “load” has not been started.",
  ]);
});

it("writes the stack of a trace", () => {
  const { trace, lines } = recordConsole();
  trace("here", 1);
  expect(lines[0]).toMatch(/^Trace: here 1\n\s+at /);
});
