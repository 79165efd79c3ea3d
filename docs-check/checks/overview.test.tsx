import { App, Page, Text, Toolbar } from "snippet:overview/src/App.tsx";
import { Element as CraftElement, type useNode } from "@craftjs/core";
import corePackage from "@craftjs/core/package.json";
import type { ReactNode } from "react";
import { expect, expectTypeOf, test, vi } from "vitest";
import { actLikeReader } from "../harness/act-like-reader.ts";
import { edit, render } from "../harness/editor.tsx";
import { indicatorLine } from "../harness/indicator-line.ts";
import { dragOver, fillIn, fire, mouse, pointIn } from "../harness/input.ts";
import { SampleContainer, SampleText } from "../harness/samples.tsx";

const two = [<SampleText text="One" />, <SampleText text="Two" />];

test("the editor renders nothing but the blocks, and no styles", async () => {
  const styles = () => document.querySelectorAll("style, link").length;
  const before = styles();
  const { place } = await edit(two);
  expect([...place.querySelectorAll("*")].map(({ tagName }) => tagName)).toEqual(["SECTION", "P", "P"]);
  expect(styles()).toBe(before);
});

test("#what-you-get: blocks move within a canvas and between canvases along a line, if the rules allow it", async () => {
  const Box = ({ children }: { children?: ReactNode }) => (
    <SampleContainer style={{ padding: 20 }}>{children}</SampleContainer>
  );
  const Fixed = () => <SampleText />;
  Fixed.craft = { rules: { canDrag: () => false } };
  const { act, children, dom, query } = await edit([...two, <CraftElement is={Box} canvas />, <Fixed />]);
  const [first = "", second = "", box = "", fixed = ""] = children();
  const drag = async (to: string, down: number) => {
    fire(dom(first), "dragstart");
    await act(() => dragOver(dom(to), 0.5, down));
    expect(indicatorLine()?.style.backgroundColor).toBe("rgb(98, 196, 98)");
    await act(() => fire(dom(first), "dragend"));
    return [children(), children(box)];
  };
  expect(await drag(second, 1.5)).toEqual([[second, first, box, fixed], []]);
  expect(await drag(box, 0.5)).toEqual([[second, box, fixed], [first]]);
  expect([first, fixed].map((id) => query.node(id).isDraggable())).toEqual([true, false]);
});

test("#what-you-get: the package has types, and React 16.8 to 19 as a peer", () => {
  const { files, peerDependencies, types } = corePackage;
  expect([types, files.includes("lib")]).toEqual(["./lib/index.d.ts", true]);
  expect(peerDependencies.react).toBe("^16.8.0 || ^17 || ^18 || ^19");
});

test("#a-small-editor: the toolbar adds, changes, saves and undoes what useNode, connect, drag and create made editable", async () => {
  type Accepted = Parameters<ReturnType<typeof useNode>["connectors"]["connect"]>[0];
  expectTypeOf<Extract<Accepted, null>>().toBeNever();
  const page = (
    <CraftElement is={Page} canvas>
      <Text text="Drag me" />
      <Text text="Click me" />
    </CraftElement>
  );
  const { act, children, dom, place, query, selected } = await edit(page, {
    resolver: { Page, Text },
    beside: <Toolbar />,
  });
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  const texts = () => [...place.querySelectorAll("p")].map(({ textContent }) => textContent);
  const [first = "", second = ""] = children();
  for (const text of place.querySelectorAll("p")) text.style.margin = "0"; // margins count towards its height
  const below = [0.8, 0.95].map((down) => pointIn(dom(second), 0.02, down));
  const drag = (from: Element | null) => act(() => mouse(from && pointIn(from, 0.02, 0.5), ...below));
  await drag(place.querySelector("span"));
  const all = [texts()];
  await drag(dom(first));
  all.push(texts());
  await act(() => mouse(pointIn(dom(second), 0.02, 0.5)));
  expect([selected(), query.getEvent("hovered").all()]).toEqual([[second], [second]]);
  await fillIn(place.querySelector("input"), "Typed");
  const [undo, save] = place.querySelectorAll("button");
  save?.click();
  const saved = Object.values<{ type: unknown }>(JSON.parse(log.mock.calls[0]?.[0] ?? "{}"));
  expect(saved.map(({ type }) => type)).toEqual(
    ["Page", "Text", "Text", "Text"].map((resolvedName) => ({ resolvedName })),
  );
  log.mockRestore();
  for (const _ of [1, 2, 3]) {
    all.push(texts());
    await act(() => undo?.click());
  }
  expect([...all, texts()].map((texts) => texts.join())).toEqual([
    "Drag me,Click me,New text",
    "Click me,Drag me,New text",
    "Typed,Drag me,New text",
    "Click me,Drag me,New text",
    "Drag me,Click me,New text",
    "Drag me,Click me",
  ]);
  expect(["ROOT", second].map((id) => query.node(id).isCanvas())).toEqual([true, false]);
});

test("#a-small-editor: the app survives a reader who drags, clicks and types", async () =>
  actLikeReader(await render(<App />)));
