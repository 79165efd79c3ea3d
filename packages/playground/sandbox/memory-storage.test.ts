import { expect, it } from "vitest";
import { memoryStorage } from "./memory-storage.ts";

it("stores strings like the browser's storage", () => {
  const storage = memoryStorage();
  storage.setItem("page", "{}");
  storage.setItem("count", 1 as never);
  expect([storage.getItem("page"), storage.getItem("count"), storage.getItem("other")]).toEqual(["{}", "1", null]);
  expect([storage.length, storage.key(0), storage.key(2)]).toEqual([2, "page", null]);
  expect([Object.keys(storage), "page" in storage, storage.page]).toEqual([["page", "count"], true, "{}"]);
  storage.other = "2";
  expect([storage.getItem("other"), storage.length]).toEqual(["2", 3]);
  storage.removeItem("page");
  expect(storage.getItem("page")).toBeNull();
  storage.clear();
  expect(storage.length).toBe(0);
});

it.each(["length", "getItem", "__proto__", "constructor"])("stores a value under the key %s", (key) => {
  const storage = memoryStorage();
  storage.setItem(key, "5");
  expect([storage.getItem(key), storage.length, Object.keys(storage)]).toEqual(["5", 1, [key]]);
  storage.removeItem(key);
  expect([storage.getItem(key), storage.length]).toEqual([null, 0]);
});
