import { App, Page, Text, Toolbar } from "snippet:overview/src/App.tsx";
import { Element as CraftElement, type useNode } from "@craftjs/core";
import corePackage from "@craftjs/core/package.json";
import { expect, expectTypeOf, test, vi } from "vitest";
import { actLikeReader } from "../harness/act-like-reader.ts";
import { edit, render } from "../harness/editor.tsx";
import { fillIn, mouse, pointIn } from "../harness/input.ts";
import { SampleText } from "../harness/samples.tsx";

const two = [<SampleText text="One" />, <SampleText text="Two" />];

test("#what-you-get: the package has types", () => {
  expect([corePackage.types, corePackage.files.includes("lib")]).toEqual(["./lib/index.d.ts", true]);
});

test("the editor only renders the blocks, without styles", async () => {
  const styles = () => document.querySelectorAll("style, link").length;
  const before = styles();
  const { container } = await edit(two);
  expect([...container.querySelectorAll("*")].map(({ tagName }) => tagName)).toEqual(["SECTION", "P", "P"]);
  expect(styles()).toBe(before);
});

test("#a-small-editor: the toolbar adds, changes, saves and undoes blocks", async () => {
  type Accepted = Parameters<ReturnType<typeof useNode>["connectors"]["connect"]>[0];
  expectTypeOf<Extract<Accepted, null>>().toBeNever();
  const page = (
    <CraftElement is={Page} canvas>
      <Text text="Drag me" />
      <Text text="Click me" />
    </CraftElement>
  );
  const { act, children, dom, container, query, selected } = await edit(page, {
    resolver: { Page, Text },
    beside: <Toolbar />,
  });
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  const texts = () => [...container.querySelectorAll("p")].map(({ textContent }) => textContent);
  const [first = "", second = ""] = children();
  const below = [0.8, 0.95].map((down) => pointIn(dom(second), 0.02, down));
  const drag = (from: Element | null) => act(() => mouse(from && pointIn(from, 0.02, 0.5), ...below));
  await drag(container.querySelector("span"));
  const textsByStep = [texts()];
  await drag(dom(first));
  textsByStep.push(texts());
  await act(() => mouse(pointIn(dom(second), 0.02, 0.5)));
  expect([selected(), query.getEvent("hovered").all()]).toEqual([[second], [second]]);
  await new Promise((done) => setTimeout(done, 500)); // a throttled change joins a younger step
  await fillIn(container.querySelector("input"), "Typed");
  const [undo, save] = container.querySelectorAll("button");
  save?.click();
  const saved = Object.values<{ type: unknown }>(JSON.parse(log.mock.calls[0]?.[0] ?? "{}"));
  expect(saved.map(({ type }) => type)).toEqual(
    ["Page", "Text", "Text", "Text"].map((resolvedName) => ({ resolvedName })),
  );
  log.mockRestore();
  for (const _ of [1, 2, 3]) {
    textsByStep.push(texts());
    await act(() => undo?.click());
  }
  expect([...textsByStep, texts()].map((texts) => texts.join())).toEqual([
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
