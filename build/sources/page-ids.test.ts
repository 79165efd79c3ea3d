import { expect, it } from "vitest";
import { wrongPageId } from "./page-ids.ts";

it.each(["overview", "api/useNode", "2026-01-02-hello", "a_b"])("lets %s pass", (id) => {
  expect(wrongPageId(id)).toBeNull();
});

it.each([
  ["a b", 'rename to "a-b": '],
  ["data.json", 'rename to "data-json": '],
  [".json", 'rename to "json": '],
  ["guides/1.0/what?", 'rename to "guides/1-0/what": '],
  ["größe", 'rename to "gr-e": '],
  ["日本", "rename it: "],
  ["index", "its address would end in /index: name it after what it says"],
  ["guides/Index", "its address would end in /index: name it after what it says"],
])("refuses %s", (id, message) => {
  expect(wrongPageId(id)?.startsWith(message)).toBe(true);
});
