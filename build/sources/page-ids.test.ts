import { expect, it } from "vitest";
import { pageIdProblem } from "./page-ids.ts";

it.each(["overview", "api/useNode", "2026-01-02-hello", "a_b", "guides/1.0/index", "0.9.x", "console", "com10"])(
  "accepts %s",
  (id) => {
    expect(pageIdProblem(id)).toBeNull();
  },
);

it.each([
  ["a b", 'rename to "a-b": '],
  ["data.json", 'rename to "data-json": '],
  [".json", 'rename to "json": '],
  ["guides/1.0/what?", 'rename to "guides/1.0/what": '],
  [".hidden", 'rename to "hidden": '],
  ["notes/a.txt", 'rename to "notes/a-txt": '],
  ["größe", 'rename to "grosse": '],
  ["überblick", 'rename to "uberblick": '],
  ["u\u0308berblick", 'rename to "uberblick": '], // as macOS may write it
  ["con", 'rename "con": Windows reserves this name'],
  ["guides/Aux", 'rename "Aux": Windows reserves this name'],
  ["日本", "rename it, or give it a slug: "],
  ["日本/a", "rename it, or give it a slug: "],
  ["readme", "the site generates the index of a version: "],
  ["index", "the site generates the index of a version: name the page after its topic, or give it a slug"],
])("rejects %s", (id, message) => {
  expect(pageIdProblem(id)?.startsWith(message)).toBe(true);
});
