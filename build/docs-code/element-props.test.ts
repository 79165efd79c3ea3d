import { expect, test } from "vitest";
import { noClaims } from "./collect.ts";
import { elementPropProblems } from "./element-props.ts";
import { block } from "./test-block.ts";

const problems = (codes: string[], text = "") =>
  elementPropProblems({
    ...noClaims(),
    code: codes.map((code) => block(code)),
    words: [{ line: 7, text }],
  });

test("a prop that nothing has is a problem, with its line", () => {
  expect(problems(['const a = 1;\n<Element\n  is="div"\n  canvass\n>'])).toEqual([
    { line: 14, message: "<Element> has no prop `canvass`, and nothing in the code of this page has" },
  ]);
});

test.each([
  ["a prop of its own", '<Element is="div" canvas id="a" custom={{ locked: { deep: true } }}>'],
  ["a prop of a component of the page", "const Box = ({ gap }) => null;\n<Element is={Box} gap={2} />"],
  ["a function as a value", "<Element is={Box} canvas={list.some((item) => item > 2)} />"],
  ["an argument of a type", "new WeakMap<Element, NodeId>()"],
])("%s is none", (_, code) => {
  expect(problems([code])).toEqual([]);
});

test("a component of another block counts", () => {
  expect(problems(["<Element is={Box} gap={2} />", "const Box = ({ gap }) => null;"])).toEqual([]);
});

test("in prose, so do the props of the page's components", () => {
  const slider = ["function Slider({ id }: { id: string }) {}", "<Slider key={id} id={id} />"];
  expect(problems(slider, "<Slider id={id} />")).toEqual([]);
  expect(problems(slider, "<Slider node={id} />")).toEqual([
    { line: 7, message: "<Slider> has no prop `node`, and nothing in the code of this page has" },
  ]);
  expect(problems([], "<Element isCanvas>")).toHaveLength(1);
});
