import { expect, it } from "vitest";
import { wrongPageId } from "./page-ids.ts";

it.each(["overview", "api/useNode", "2026-01-02-hello", "a_b", "console", "com10"])("lets %s pass", (id) => {
  expect(wrongPageId(id)).toBeNull();
});

it.each([
  ["a b", 'rename to "a-b": '],
  ["data.json", 'rename to "data-json": '],
  [".json", 'rename to "json": '],
  ["guides/1.0/what?", 'rename to "guides/1-0/what": '],
  ["größe", 'rename to "grosse": '],
  ["überblick", 'rename to "uberblick": '],
  ["u\u0308berblick", 'rename to "uberblick": '], // as macOS may write it
  ["con", 'rename "con": Windows reserves this name'],
  ["guides/Aux", 'rename "Aux": Windows reserves this name'],
  ["日本", "rename it: "],
  ["index", "its address would end in /index: name it after what it says"],
  ["guides/Index", "its address would end in /index: name it after what it says"],
])("refuses %s", (id, message) => {
  expect(wrongPageId(id)?.startsWith(message)).toBe(true);
});
