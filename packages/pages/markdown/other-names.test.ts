import { createProcessor } from "@mdx-js/mdx";
import type { Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { expect, it } from "vitest";
import { testFile } from "../test-page.ts";
import { otherNames } from "./other-names.ts";

function read(page: string, format: "md" | "mdx" = "mdx") {
  const vfile = testFile(page);
  const tree = createProcessor({ format }).parse(vfile) as Root;
  otherNames()(tree, vfile);
  const sections: string[][] = [];
  visit(tree, "heading", (heading) => {
    const { dataAlso } = heading.data?.hProperties ?? {};
    if (dataAlso) sections.push([textOf(heading), ...String(dataAlso).split(",")]);
  });
  return {
    names: vfile.facts.otherNames,
    sections,
    types: tree.children.map(({ type }) => type),
    problems: vfile.messages.map(({ line, reason }) => `${line} ${reason}`),
  };
}

it("removes and returns the other names of a page and its sections", () => {
  const page = `import a from "./a.ts";

{/* also: getting started, quick  start,
first steps */}

Text

## Dialogs
{/* also: popup, modal */}
{/* another comment */}

<Tabs>
  ### In a component

  {/* another comment */}
  {/* Also: drop area */}

  Text
</Tabs>
`;
  expect(read(page)).toEqual({
    names: ["getting started", "quick start", "first steps"],
    sections: [
      ["Dialogs", "popup", "modal"],
      ["In a component", "drop area"],
    ],
    types: ["mdxjsEsm", "paragraph", "heading", "mdxFlowExpression", "mdxJsxFlowElement"],
    problems: [],
  });
});

it("reads HTML comments in Markdown", () => {
  expect(
    read("<!-- also: start -->\n\nText\n\n## Dialogs\n<!-- also: popup,\nmodal -->\n<!-- other -->\n", "md"),
  ).toEqual({
    names: ["start"],
    sections: [["Dialogs", "popup", "modal"]],
    types: ["paragraph", "heading", "html"],
    problems: [],
  });
});

const misplaced = "other names: put them on a separate line directly below a heading, or at the top of the page";

it.each([
  ["Text\n\n{/* also: a */}", `3 ${misplaced}`],
  ["## A\n\nText {/* also: a */}", `3 ${misplaced}`],
  ["## A {/* also: a */}", `1 ${misplaced}`],
  ["- {/* also: a */}", `1 ${misplaced}`],
  ["## A\n{/* also: a, */}", "2 other names: write names after “also:”, separated by commas"],
  ["## A\n{/* also: */}", "2 other names: write names after “also:”, separated by commas"],
  ["## A\n{/* also: a */}\n{/* also: b */}", "3 other names: the section already has such a list: merge them"],
])("reports other names in the wrong place or with invalid syntax: %j", (page, problem) => {
  expect(read(page).problems).toEqual([problem]);
});
