import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { withDeadline } from "./deadline.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new Promise<string>(() => {});

it("settles like a promise that is in time and clears the timer", async () => {
  expect(await withDeadline(Promise.resolve("value"), 10)).toBe("value");
  await expect(withDeadline(Promise.reject(new Error("KV failed")), 10)).rejects.toThrow("KV failed");
  expect(vi.getTimerCount()).toBe(0);
});

it("rejects at the deadline and ignores later results", async () => {
  let settled = false;
  const answer = withDeadline(never, 10);
  answer.catch(() => {}).finally(() => (settled = true));
  await vi.advanceTimersByTimeAsync(9);
  expect(settled).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await expect(answer).rejects.toThrow("No answer within the deadline");
});
