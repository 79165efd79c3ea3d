import { getSchema } from "@tiptap/core";
import { StarterKit } from "@tiptap/starter-kit";
import { expect, test } from "vitest";
import { packageJson } from "../../../../build/base/package-json.ts";

test("#view: the example uses Tiptap 3, whose StarterKit has quotes, code and lines", () => {
  expect(packageJson("@tiptap/core").version).toMatch(/^3\./);
  const { nodes, marks } = getSchema([StarterKit]);
  const formats = [...Object.keys(nodes), ...Object.keys(marks)];
  expect(formats).toEqual(expect.arrayContaining(["blockquote", "codeBlock", "code", "horizontalRule"]));
});
