import { expect, test } from "vitest";
import { drawingWords } from "./drawing-words.ts";

test("what a drawing says in code is read, and the names in its description and caption", () => {
  const drawing = [
    "figure",
    null,
    [
      "svg",
      { "aria-label": "actions.move moves it" },
      ["text", { fontFamily: "var(--mono)" }, "nodes: [", ["tspan", null, "a"], "]"],
      ["text", null, "An element of useNode"],
    ],
    ["figcaption", null, "As useEditor has it"],
  ] as never;
  expect(drawingWords(["useQuery", drawing], "Text\n\n<Drawing />")).toEqual([
    { line: 3, text: "actions.move" },
    { line: 3, text: "nodes: [a]" },
    { line: 3, text: "useNode" },
    { line: 3, text: "useEditor" },
  ]);
});
