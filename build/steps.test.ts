import { afterEach, expect, it, vi } from "vitest";
import { step } from "./steps.ts";

afterEach(() => vi.restoreAllMocks());

it("prints how a step went and how long it took, or how long it says that it took", async () => {
  const print = vi.spyOn(console, "log").mockImplementation(() => {});
  expect(await step("read", async () => [1, "22 pages"])).toBe(1);
  await step("bundle", async () => [null, "26 files", 1234.5]);
  expect(print.mock.calls.flat()).toEqual([
    expect.stringMatching(/^✓ read {7}22 pages \(\d+ ms\)$/),
    "✓ bundle     26 files (1235 ms)",
  ]);
});

it("prints which step failed", async () => {
  const print = vi.spyOn(console, "log").mockImplementation(() => {});
  await expect(step("read", () => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
  expect(print.mock.calls.flat()).toEqual(["✗ read"]);
});

it("tells how far a step is that lasts, at most once a second", async () => {
  const print = vi.spyOn(console, "log").mockImplementation(() => {});
  let time = 0;
  vi.spyOn(performance, "now").mockImplementation(() => time);
  await step("compile", async (tick) => {
    for (time of [400, 1000, 1900, 2000]) tick(`after ${time} ms`);
    return [null, "4 pages"];
  });
  expect(print.mock.calls.flat()).toEqual([
    "… compile    after 1000 ms",
    "… compile    after 2000 ms",
    "✓ compile    4 pages (2000 ms)",
  ]);
});
