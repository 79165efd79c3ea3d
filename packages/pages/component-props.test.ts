import { expect, it } from "vitest";
import { readComponentProps } from "./component-props.ts";
import { loadComponents } from "./load-components.ts";
import { problemsOf } from "./test-page.ts";

const props = readComponentProps();

it("reads the props of a component from its TypeScript interface, without children", () => {
  expect(props.get("Card")).toEqual({
    title: { required: true, type: "string" },
    href: { required: false, type: "string" },
    description: { required: false, type: "string" },
  });
  expect(props.get("Aside")).toEqual({
    type: { required: false, type: '"note" | "tip" | "caution" | "danger"' },
    title: { required: false, type: "string" },
    icon: { required: false, type: "string" },
  });
  expect(props.get("Steps")).toEqual({});
});

it("reads the props of every component of the site", async () => {
  const { components } = await loadComponents();
  expect(Object.values(components).filter(({ name }) => !props.has(name))).toEqual([]);
});

it.each([
  ['<Aside type="tip">a</Aside>', []],
  [
    '<Aside type="hint">a</Aside>',
    ['3:1  the prop "type" of <Aside> must be of type "note" | "tip" | "caution" | "danger"'],
  ],
  ["<Tabs><Tab label={'a'} default>b</Tab></Tabs>", []],
  ['<Tab label="a" default="yes">b</Tab>', ['3:1  the prop "default" of <Tab> must be of type boolean']],
  ["<LinkCard {...{ href: '/' }} />", ['3:1  <LinkCard> needs the prop "title"']],
  [
    "<Tabs items='a'><Tab>b</Tab></Tabs>",
    ['3:1  the prop "items" of <Tabs> must be of type string[]', '3:17  <Tab> needs the prop "label"'],
  ],
])("checks the types of props: %s", async (mdx, problems) => {
  expect(await problemsOf(`Text\n\n${mdx}`)).toEqual(problems);
});
