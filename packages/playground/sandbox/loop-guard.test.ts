import { runInNewContext } from "node:vm";
import { afterEach, expect, it, vi } from "vitest";
import { guardLoops } from "./guard-loops.ts";
import { loopGuard } from "./loop-guard.ts";
import { counterName, guardName } from "./mistake.ts";

afterEach(() => void vi.restoreAllMocks());

const run = (source: string): unknown =>
  runInNewContext(`(function (${guardName}, ${counterName}) { ${guardLoops(source)} })`)(loopGuard, 0);

const nextTask = () => new Promise((resolve) => setTimeout(resolve, 1));

it("lets a loop of 200 million iterations finish", () => {
  expect(run("let sum = 0; for (let i = 0; i < 2e8; i++) sum += i & 1; return sum;")).toBe(1e8);
});

it.each([
  "for (;;);",
  "while (true) {}",
  "do {} while (true);",
  "for (const a of (function* () { for (;;) yield 1; })());",
])("stops %s after five seconds of one task", async (source) => {
  await nextTask();
  let calls = 0;
  vi.spyOn(performance, "now").mockImplementation(() => calls++ * 100);
  expect(() => run(source)).toThrow("This loop did not end within 5 seconds, and was stopped.");
  expect(calls).toBe(52);
});

it("starts the five seconds again with each task", async () => {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  for (now = 0; now < 20_000; now += 4000) {
    await nextTask();
    expect(run("for (let i = 0; i < 1000; i++); return true;")).toBe(true);
  }
});
