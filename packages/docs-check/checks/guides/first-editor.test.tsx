import { Element as CraftElement } from "@craftjs/core";
import { expect, onTestFinished, test, vi } from "vitest";
import { App } from "../../../../examples/first-editor/src/App.tsx";
import { Page, Text } from "../../../../examples/first-editor/src/blocks.tsx";
import { Panel } from "../../../../examples/first-editor/src/panel.tsx";
import { Toolbox } from "../../../../examples/first-editor/src/toolbox.tsx";
import { edit, render } from "../../harness/editor.tsx";
import { expectError } from "../../harness/errors.ts";
import { click, dragBelow, fillIn, mouse, pointIn, settle } from "../../harness/input.ts";
import { SampleText } from "../../harness/samples.tsx";

const paragraphs = (container: Element) => [...container.querySelectorAll("p")];
const texts = (container: Element) => paragraphs(container).map(({ textContent }) => textContent);
const button = (container: Element, name: string) =>
  [...container.querySelectorAll("button")].find(({ textContent }) => textContent === name);
/** A throttled change joins a step that is younger than this. */
const throttled = () => new Promise((done) => setTimeout(done, 500));

test("#toolbox-and-settings: a block is added, dragged, changed, undone, saved and shown to visitors", async () => {
  const [first, second] = ["First", "Second"];
  const page = (
    <CraftElement is={Page} canvas>
      <Text text={first} />
      <Text text={second} />
    </CraftElement>
  );
  const { container } = await edit(page, {
    resolver: { Page, Text },
    beside: [<Toolbox key="1" />, <Panel key="2" />],
  });
  dragBelow(container.querySelector("span"), paragraphs(container)[1]);
  await settle();
  expect(texts(container)).toEqual([first, second, "New text"]);

  dragBelow(paragraphs(container)[0], paragraphs(container)[2]);
  await settle();
  expect(texts(container)).toEqual([second, "New text", first]);

  click(paragraphs(container)[1]);
  await settle();
  await throttled();
  for (const typed of ["M", "Mi", "Mine"]) await fillIn(container.querySelector("input"), typed);
  expect(texts(container)).toEqual([second, "Mine", first]);

  click(button(container, "Undo"));
  await settle();
  expect(texts(container)).toEqual([second, "New text", first]);

  click(button(container, "Delete"));
  await settle();
  click(button(container, "Save"));
  onTestFinished(() => {
    localStorage.removeItem("draft");
    vi.restoreAllMocks();
  });
  const shown = async () => {
    const app = await render(<App />);
    return [texts(app), app.querySelectorAll("button").length, app.querySelectorAll("p[draggable=true]").length];
  };
  expect(await shown()).toEqual([[second, first], 2, 2]);
  vi.spyOn(URLSearchParams.prototype, "has").mockImplementation((name) => name === "view");
  expect(await shown()).toEqual([[second, first], 0, 0]);
});

test("#toolbox-and-settings: the panel deletes any block but the page, and keeps its height", async () => {
  const Other = () => <SampleText />;
  const { act, actions, first, container, second } = await edit(
    <CraftElement is={Page} canvas>
      <Text text="First" />
      <Other />
    </CraftElement>,
    { resolver: { Page, Text, Other }, beside: <Panel /> },
  );
  // A field that is higher than the buttons, as with many style sheets.
  container.append(Object.assign(document.createElement("style"), { textContent: "input { padding: 4px }" }));
  const page = container.querySelector("p")?.parentElement as HTMLElement;
  const { top } = page.getBoundingClientRect();
  const canDelete = async (id: string) => {
    await act(() => actions.selectNode(id));
    expect(page.getBoundingClientRect().top).toBe(top);
    return Boolean(button(container, "Delete"));
  };
  const results = [await canDelete("ROOT"), await canDelete(first), await canDelete(second)];
  expect(results).toEqual([false, true, true]);
});

test("#blocks: a drop lands after a text from its lower half on, and an empty text can be clicked", async () => {
  const page = (
    <CraftElement is={Page} canvas>
      <Text text="First" />
      <Text text="" />
    </CraftElement>
  );
  const { act, dom, first, container, second, selected } = await edit(page, { resolver: { Page, Text } });
  const [from, to] = [dom(first), dom(second)];
  await act(() => mouse(pointIn(from, 0.1, 0.5), pointIn(to, 0.1, 0.7), pointIn(to, 0.1, 0.75)));
  expect(texts(container)).toEqual(["", "First"]);
  await act(() => mouse(pointIn(dom(second), 0.1, 0.5)));
  expect(selected()).toEqual([second]);
});

test("#blank: a toolbox item whose block is not in the resolver throws the message, and the page stays", async () => {
  const { container } = await edit(
    <CraftElement is={Page} canvas>
      <p>Still here</p>
    </CraftElement>,
    { beside: <Toolbox /> },
  );
  await expectError("(Text) does not exist in the resolver", () => {
    dragBelow(container.querySelector("span"), paragraphs(container)[0]);
  });
  expect(texts(container)).toEqual(["Still here"]);
});

test("#blank: a saved page with an unknown block throws the message, until the saved page is deleted", async () => {
  const page = await edit(
    <CraftElement is={Page} canvas>
      {[<Text key="1" text="Saved" />]}
    </CraftElement>,
    {
      resolver: { Page, Text },
    },
  );
  onTestFinished(() => localStorage.removeItem("draft"));
  localStorage.setItem("draft", page.query.serialize().replaceAll('"Text"', '"Paragraph"'));
  await expectError("Cannot destructure property 'type' of", () => render(<App />));
  localStorage.removeItem("draft");
  expect(texts(await render(<App />))).toEqual(["Drag me below the other one.", "Click me."]);
});
