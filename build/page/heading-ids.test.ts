import { expect, it } from "vitest";
import { protectHeadingIds } from "./heading-ids.ts";

it.each([
  ["## Install {#install}", "## Install {/*#install*/}"],
  ["###### Deep   {#deep-1}  ", "###### Deep {/*#deep-1*/}"],
  ["## Windows {#crlf}\r", "## Windows {/*#crlf*/}"],
  ["  ## Indented {#in}", "  ## Indented {/*#in*/}"],
  ["> ## Quoted {#quoted}", "> ## Quoted {/*#quoted*/}"],
  ["- ## In a list {#item}", "- ## In a list {/*#item*/}"],
  ["1. ## In a list {#item}", "1. ## In a list {/*#item*/}"],
])("hides the id of the heading %j from MDX", (line, rewritten) => {
  expect(protectHeadingIds(`a\n${line}\nb`)).toBe(`a\n${rewritten}\nb`);
});

it.each([
  "####### Seven {#seven}",
  "##NoSpace {#a}",
  "text {#a}",
  "## Expression {value}",
  "## Two {#a b}",
  "```md\n## Code {#a}\n```",
  "~~~\n```\n## Code {#a}\n```\n~~~",
  "````\n```\n## Code {#a}\n````",
  "- a\n  ```md\n  ## Code {#a}\n  ```",
  "> ```md\n> ## Code {#a}\n> ```",
])("leaves %j as it is", (mdx) => {
  expect(protectHeadingIds(mdx)).toBe(mdx);
});

it("finds headings after code, whatever its fence looks like", () => {
  const code = [
    "```js\na\n```",
    "```js\r\na\r\n```\r",
    "~~~\na\n~~~~",
    "``` code within a line ```",
    "> ```\n> a\n> ```",
    "1. ```\n   a\n   ```",
    "- ```\n  - ```\n  ```",
  ];
  for (const block of code) {
    expect(protectHeadingIds(`${block}\n\n## After {#after}`)).toBe(`${block}\n\n## After {/*#after*/}`);
  }
});
