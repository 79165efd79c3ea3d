import { afterEach, expect, it, vi } from "vitest";
import { step } from "./steps.ts";

afterEach(() => vi.restoreAllMocks());

it("prints a step's summary and duration, measured or reported by the step", async () => {
  const print = vi.spyOn(console, "log").mockImplementation(() => {});
  expect(await step("read", async () => [1, "22 pages"])).toBe(1);
  await step("bundle", async () => [null, "26 files", 1234.5]);
  expect(print.mock.calls.flat()).toEqual([
    expect.stringMatching(/^✓ read {7}22 pages \(\d+ ms\)$/),
    "✓ bundle     26 files (1235 ms)",
  ]);
});

it("prints the failed step", async () => {
  const print = vi.spyOn(console, "log").mockImplementation(() => {});
  await expect(step("read", () => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
  expect(print.mock.calls.flat()).toEqual(["✗ read"]);
});

it("prints the progress and the remaining time of a long step, at most once a second", async () => {
  const print = vi.spyOn(console, "log").mockImplementation(() => {});
  let time = 0;
  vi.spyOn(performance, "now").mockImplementation(() => time);
  await step("compile", async (tick) => {
    tick(10, 50); // from an earlier build
    for (time of [400, 1000, 1900, 2000]) tick(10 + time / 100, 50);
    return [null, "50 pages"];
  });
  expect(print.mock.calls.flat()).toEqual([
    "… compile    20 of 50, about 3 s left",
    "… compile    30 of 50, about 2 s left",
    "✓ compile    50 pages (2000 ms)",
  ]);
});

it("prints the elapsed time of a step without progress", async () => {
  vi.useFakeTimers();
  const print = vi.spyOn(console, "log").mockImplementation(() => {});
  const done = step("bundle", async () => {
    await new Promise((resolve) => setTimeout(resolve, 2500));
    return [null, "26 files"];
  });
  await vi.advanceTimersByTimeAsync(2500);
  await done;
  vi.useRealTimers();
  expect(print.mock.calls.flat()).toEqual([
    "… bundle     for 1 s",
    "… bundle     for 2 s",
    "✓ bundle     26 files (2500 ms)",
  ]);
});
