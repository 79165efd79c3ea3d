import { afterEach, expect, it, vi } from "vitest";
import { storage } from "./storage.ts";

afterEach(() => vi.unstubAllGlobals());

it("keeps a value that could not be stored, until the next one can be", () => {
  const kept = new Map<string, string>();
  const setItem = vi.fn(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem,
    removeItem: (key: string) => kept.delete(key),
  });
  storage.set("key", "one");
  expect(storage.get("key")).toBe("one");
  storage.set("key", null);
  expect(storage.get("key")).toBeNull();
  setItem.mockImplementation(((key: string, value: string) => kept.set(key, value)) as never);
  storage.set("key", "two");
  expect([storage.get("key"), kept.get("key")]).toEqual(["two", "two"]);
});
