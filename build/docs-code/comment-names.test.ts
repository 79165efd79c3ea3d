import { expect, test } from "vitest";
import { namesInComments } from "./comment-names.ts";

test("names in comments are found, with their lines", () => {
  const code = "const a = useThis();\n// Not state.nodes.\n/**\n * What query.serialize() gave.\n */\nlet b;";
  expect(namesInComments({ line: 10, code })).toEqual([
    { line: 12, text: "state.nodes" },
    { line: 14, text: "query.serialize" },
  ]);
});

test("addresses and plain words are none", () => {
  expect(namesInComments({ line: 1, code: "load('https://react.dev/useNode'); // then wait" })).toEqual([]);
});
