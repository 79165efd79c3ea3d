import { flattenExtensions, getSchema } from "@tiptap/core";
import { StarterKit } from "@tiptap/starter-kit";
import { expect, test } from "vitest";
import { packageJson } from "../../../../test/package-json.ts";

test("#view: the example uses Tiptap 3, whose StarterKit has quotes, code and lines", () => {
  expect(packageJson("@tiptap/core").version).toMatch(/^3\./);
  const { nodes, marks } = getSchema([StarterKit]);
  const formats = [...Object.keys(nodes), ...Object.keys(marks)];
  expect(formats).toEqual(expect.arrayContaining(["blockquote", "codeBlock", "code", "horizontalRule"]));
});

test("#view: StarterKit includes undo, and configure disables formats", () => {
  const names = [StarterKit, StarterKit.configure({ blockquote: false })].map((kit) =>
    flattenExtensions([kit]).map(({ name }) => name),
  );
  expect(names[0]).toEqual(expect.arrayContaining(["blockquote", "undoRedo"]));
  expect(names[1]).not.toContain("blockquote");
});
