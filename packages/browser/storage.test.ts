import { afterEach, expect, it, vi } from "vitest";
import { storage } from "./storage.ts";

afterEach(() => vi.unstubAllGlobals());

it("keeps a value in memory while storage is full", () => {
  const stored = new Map<string, string>();
  const setItem = vi.fn(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem,
    removeItem: (key: string) => stored.delete(key),
  });
  storage.set("key", "one");
  expect(storage.get("key")).toBe("one");
  storage.set("key", null);
  expect(storage.get("key")).toBeNull();
  setItem.mockImplementation(((key: string, value: string) => stored.set(key, value)) as never);
  storage.set("key", "two");
  expect([storage.get("key"), stored.get("key")]).toEqual(["two", "two"]);
});
