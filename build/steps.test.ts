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
