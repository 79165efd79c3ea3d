import { expect, it } from "vitest";
import { textOf } from "./reading-text.ts";

it("reads inline elements as one word, and blocks as words apart", () => {
  expect(
    textOf([
      ["h2", { id: "a" }, "use", ["code", null, "Node"]],
      ["p", null, "un", ["em", null, "believ"], "able\n  twice"],
      ["ul", null, ["li", null, "one"], ["li", null, "two"]],
    ]),
  ).toBe("useNode unbelievable twice one two");
});

it("leaves out code blocks, whose text is in a prop", () => {
  expect(
    textOf([
      ["p", null, "Before"],
      ["CodeBlock", { html: "const a", language: "js" }],
      ["p", null, "after"],
    ]),
  ).toBe("Before after");
});
