import { Page, Text } from "snippet:guides/first-editor/src/blocks.tsx";
import { Panel } from "snippet:guides/first-editor/src/panel.tsx";
import { Toolbox } from "snippet:guides/first-editor/src/toolbox.tsx";
import { Visitor } from "snippet:guides/first-editor/src/visitor.tsx";
import { Element as CraftElement } from "@craftjs/core";
import { expect, test } from "vitest";
import { edit, render } from "../../harness/editor.tsx";
import { click, dragBelow, fillIn, settle } from "../../harness/input.ts";

const paragraphs = (place: Element) => [...place.querySelectorAll("p")];
const texts = (place: Element) => paragraphs(place).map(({ textContent }) => textContent);
const button = (place: Element, name: string) =>
  [...place.querySelectorAll("button")].find(({ textContent }) => textContent === name);

test("#settings: a block is added, dragged, changed, taken back and saved, and visitors see the page", async () => {
  const [first, second] = ["First", "Second"];
  const page = (
    <CraftElement is={Page} canvas>
      <Text text={first} />
      <Text text={second} />
    </CraftElement>
  );
  const { place } = await edit(page, { resolver: { Page, Text }, beside: [<Toolbox key="1" />, <Panel key="2" />] });
  dragBelow(place.querySelector("span"), paragraphs(place)[1]);
  await settle();
  expect(texts(place)).toEqual([first, second, "New text"]);

  dragBelow(paragraphs(place)[0], paragraphs(place)[2]);
  await settle();
  expect(texts(place)).toEqual([second, "New text", first]);

  click(paragraphs(place)[1]);
  await settle();
  await fillIn(place.querySelector("input"), "Mine");
  expect(texts(place)).toEqual([second, "Mine", first]);

  click(button(place, "Undo"));
  await settle();
  expect(texts(place)).toEqual([second, "New text", first]);

  click(button(place, "Delete"));
  await settle();
  click(button(place, "Save"));
  const visit = await render(<Visitor page={localStorage.getItem("page") ?? ""} />);
  localStorage.removeItem("page");
  expect(texts(visit)).toEqual([second, first]);
  expect(visit.querySelector("[draggable=true]")).toBeNull();
});
