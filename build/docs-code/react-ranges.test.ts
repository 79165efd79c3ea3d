import { expect, test } from "vitest";
import { reactRangeProblems } from "./react-ranges.ts";

const range = "^16.8.0 || ^17  || ^18 || ^19";

test.each([
  "It needs React 16.8 to 19 as a peer.",
  "They accept React 16.8, 17, 18 and 19. Use 18 or 19.",
  "0.2.12 is the first that accepts React 19.",
  "a conflict with React 18 or 19",
])("%s", (text) => {
  expect(reactRangeProblems(text, range)).toEqual([]);
});

test.each([
  "It needs React 17 to 19.",
  "It accepts React 16.8 to 18.",
  "They accept React 17, 18 and 19.",
  "They accept React 16.8, 17 and 19.",
])("false: %s", (text) => {
  expect(reactRangeProblems(text, range)).toEqual([expect.stringContaining("that the packages accept: ^16.8.0")]);
});
