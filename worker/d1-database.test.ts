import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { d1Database } from "./d1-database.ts";
import { SearchUnavailable } from "./search/database.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A fake D1 that resolves each batch after a delay, with the bound statements. */
function d1(milliseconds: number) {
  const batches: unknown[][] = [];
  const binding = {
    prepare: (sql: string) => ({ bind: (...values: unknown[]) => [sql, ...values] }),
    batch: (statements: unknown[]) => {
      batches.push(statements);
      const answer = statements.map((statement) => ({ results: [{ statement }] }));
      return new Promise((resolve) => setTimeout(() => resolve(answer), milliseconds));
    },
  };
  return { binding: binding as unknown as D1Database, batches };
}

it("sends all statements in one batch, without control characters in their values", async () => {
  const { binding, batches } = d1(0);
  const rows = d1Database(binding, 2000).all([
    ["one", "a\0\u001fb", 5],
    ["two", "\u0085\ue000"],
  ]);
  await vi.advanceTimersByTimeAsync(0);
  expect((await rows).flat().map(({ statement }) => statement)).toEqual([
    ["one", "a b", 5],
    ["two", " \ue000"],
  ]);
  expect(batches).toHaveLength(1);
});

it("rejects a batch at the shared deadline and sends none after it", async () => {
  const { binding, batches } = d1(1500);
  const database = d1Database(binding, 2000);
  const first = database.all([["one"]]);
  await vi.advanceTimersByTimeAsync(1500);
  await first;
  const second = expect(database.all([["two"]])).rejects.toThrow(SearchUnavailable);
  await vi.advanceTimersByTimeAsync(499);
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(1);
  await second;
  await expect(database.all([["three"]])).rejects.toThrow("The search database did not answer in time");
  expect(batches.flat()).toEqual([["one"], ["two"]]);
});

it("sends no batch at the deadline", async () => {
  const { binding, batches } = d1(0);
  const database = d1Database(binding, 2000);
  vi.setSystemTime(Date.now() + 2000);
  await expect(database.all([["late"]])).rejects.toThrow(SearchUnavailable);
  expect(batches).toEqual([]);
});

it("rejects with the error of D1 as the cause", async () => {
  const cause = new Error("D1_ERROR: no such table: pages");
  const { binding } = d1(0);
  const database = d1Database({ ...binding, batch: () => Promise.reject(cause) } as unknown as D1Database, 2000);
  const error = { name: "SearchUnavailable", message: "The search database failed", cause };
  await expect(database.all([["one"]])).rejects.toMatchObject(error);
});
