import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { batchLines, type ConsoleBatch, maxLines } from "./console-batch.ts";

const line = (text: unknown) => ({ level: "log" as const, text: String(text) });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("sends the first line at once, and a flood once per interval with the last thousand lines", () => {
  const sent: ConsoleBatch[] = [];
  const { add } = batchLines((batch) => sent.push(batch), 16);
  add(line("first"));
  expect(sent).toEqual([{ lines: [line("first")], dropped: 0 }]);
  for (let index = 1; index <= 12_400 + maxLines; index++) add(line(index));
  expect(sent).toHaveLength(1);
  vi.advanceTimersByTime(16);
  expect(sent).toHaveLength(2);
  expect(sent[1]?.lines).toHaveLength(maxLines);
  expect(sent[1]?.lines.at(-1)).toEqual(line(12_400 + maxLines));
  expect(sent[1]?.dropped).toBe(12_400);
  vi.advanceTimersByTime(1000);
  expect(sent).toHaveLength(2);
});

it("sends during a task that blocks timers", () => {
  const send = vi.fn();
  const now = vi.spyOn(performance, "now").mockReturnValue(0);
  const { add } = batchLines(send, 16);
  for (let time = 0; time < 48; time++) {
    now.mockReturnValue(time);
    add(line(time));
  }
  now.mockRestore();
  expect(send).toHaveBeenCalledTimes(3);
});

it("resets when the console is cleared", () => {
  const sent: ConsoleBatch[] = [];
  const { add, clear } = batchLines((batch) => sent.push(batch), 16);
  add(line("a"));
  add(line("b"));
  clear();
  add(line("c"));
  add(line("d"));
  vi.advanceTimersByTime(16);
  expect(sent).toEqual([
    { lines: [line("a")], dropped: 0 },
    { lines: [line("c"), line("d")], dropped: 0 },
  ]);
});
