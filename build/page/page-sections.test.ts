import { expect, it } from "vitest";
import { highlight } from "./highlight.ts";
import { pageSections } from "./page-sections.ts";
import type { TreeNode } from "./tree.ts";

const sections = (...body: TreeNode[]) => pageSections(body, { one: ["uno"], "": ["top"] });
const none = { names: [], content: "", code: "" };

it("cuts a page at its headings, and keeps what stands above the first one", () => {
  const body: TreeNode[] = [
    ["p", null, "Before."],
    ["h2", { id: "one" }, "One ", ["code", null, "x"]],
    ["p", null, "In ", ["em", null, "it"], "."],
    ["ul", null, ["li", null, "a"], ["li", null, "b"]],
    ["h3", { id: "two" }, "Two"],
  ];
  expect(sections(...body)).toEqual([
    { anchor: null, level: 1, heading: "", names: ["top"], content: "Before.", code: "" },
    { anchor: "one", level: 2, heading: "One x", names: ["uno"], content: "In it. a. b.", code: "" },
    { anchor: "two", level: 3, heading: "Two", ...none },
  ]);
});

it("keeps code apart from prose, as it was written", () => {
  const html = highlight('const a = <Element is="div" />;\n  b && c', "tsx");
  expect(sections(["p", null, "Text"], ["CodeBlock", { html, title: "a.tsx" }])).toEqual([
    {
      anchor: null,
      level: 1,
      heading: "",
      names: ["top"],
      content: "Text",
      code: 'a.tsx const a = <Element is="div" />; b && c',
    },
  ]);
});

it("sees headings, code and labels inside of components", () => {
  const tabs: TreeNode = ["Tabs", null, ["Tab", { label: "npm" }, ["CodeBlock", { html: "npm i" }]]];
  const card: TreeNode = ["Cards", null, ["Card", { title: "A card", href: "/x" }, "What it is"]];
  const aside: TreeNode = ["aside", null, ["h2", { id: "in" }, "Inside"], ["p", null, "Text"]];
  expect(sections(tabs, card, aside)).toEqual([
    { anchor: null, level: 1, heading: "", names: ["top"], content: "npm A card What it is", code: "npm i" },
    { anchor: "in", level: 2, heading: "Inside", names: [], content: "Text", code: "" },
  ]);
});
