import { expect, it } from "vitest";
import { parseChoices } from "./choices.ts";

it("parses stored choices", () => {
  const choices = { folded: ["guides"], tabs: { "package-manager": "pnpm" } };
  expect(parseChoices(JSON.stringify(choices))).toEqual(choices);
});

it.each([null, "", "x", "null", "[]", "7", '"text"', '{"folded":"guides","tabs":null}', '{"folded":{}}'])(
  "treats %j as no choices",
  (text) => {
    expect(parseChoices(text)).toEqual({ folded: [], tabs: {} });
  },
);
