import { Text as NewText } from "snippet:concepts/editor-components/src/blocks.tsx";
import { Breadcrumbs } from "snippet:concepts/editor-components/src/breadcrumbs.tsx";
import { DeleteKey } from "snippet:concepts/editor-components/src/delete-key.tsx";
import { GroupedToolbox } from "snippet:concepts/editor-components/src/grouped-toolbox.tsx";
import { InsertButtons } from "snippet:concepts/editor-components/src/insert-buttons.tsx";
import { NodeOutline } from "snippet:concepts/editor-components/src/node-outline.tsx";
import { PageButton, Page as PageWithFont } from "snippet:concepts/editor-components/src/page.tsx";
import { Toolbar } from "snippet:concepts/editor-components/src/toolbar.tsx";
import { Workspace } from "snippet:concepts/editor-components/src/workspace.tsx";
import { Editor, Element, Frame, type Node, useEditor } from "@craftjs/core";
import { type ComponentProps, type FormEvent, type ReactNode, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { edit, editorWith, render } from "../../harness/editor.tsx";
import { expectError } from "../../harness/errors.ts";
import { dragBelow, fillIn, fire, mouse, pointIn, pressKey, settle, startDrag } from "../../harness/input.ts";
import { changing, RelatedPart } from "../../harness/parts.tsx";
import {
  containerOf,
  SampleCard,
  SampleContainer,
  SampleText,
  SampleTool,
  sampleResolver,
} from "../../harness/samples.tsx";

const two = [<SampleText text="One" />, <SampleText text="Two" />];

const Page = ({ takes, children }: { takes: boolean; children?: ReactNode }) => (
  <SampleContainer>{children ?? (takes ? "Open" : "Closed")}</SampleContainer>
);
Page.craft = { isCanvas: true, rules: { canMoveIn: (_: Node[], self: Node) => self.data.props.takes } };

test("#breadcrumbs: shows the blocks around the selected one, in linked nodes too, and selects them", async () => {
  const { act, actions, first, container, query, selected } = await edit([<SampleCard />], { beside: <Breadcrumbs /> });
  const names = () => [...container.querySelectorAll("nav button")].map(({ textContent }) => textContent);
  expect(names()).toEqual([]);
  const body = query.node(first).linkedNodes()[0] ?? "";
  await act(() => actions.selectNode(query.node(body).childNodes()[0]));
  expect(names()).toEqual(["SampleContainer", "SampleCard", "SampleContainer", "SampleText"]);
  await act(() => container.querySelectorAll<HTMLElement>("nav button")[1]?.click());
  expect([names(), selected()]).toEqual([["SampleContainer", "SampleCard"], [first]]);
});

test.each([
  ["without a line over a page that is not a canvas", <SampleContainer key="1" />, undefined, 0],
  ["refused with an error", <Page key="2" takes={false} />, true, 0],
  ["taken by a canvas", <Page key="3" takes />, false, 1],
])("#toolbox: a new block is %s", async (_, content, hasError, count) => {
  const { children, dom, container, query } = await edit(content, { beside: <SampleTool element={<SampleText />} /> });
  fire(container.querySelector("b"), "dragstart");
  fire(dom("ROOT"), "dragover");
  const { indicator } = query.getState();
  fire(container.querySelector("b"), "dragend");
  expect([indicator ? Boolean(indicator.error) : undefined, children().length]).toEqual([hasError, count]);
});

test("#categories: groups are open, a search shows matching blocks, and each can be dragged onto the page", async () => {
  const beside = <GroupedToolbox />;
  const { dom, container, second, texts } = await edit(two, { resolver: { Text: NewText }, beside });
  const groups = () => [...container.querySelectorAll("details")];
  const labels = () => groups().map(({ textContent }) => textContent);
  expect([labels(), groups().every(({ open }) => open)]).toEqual([["LayoutContainer", "ContentTextGreeting"], true]);
  await fillIn(container.querySelector("input"), "GREET");
  expect(labels()).toEqual(["ContentGreeting"]);
  dragBelow(container.querySelector("details button"), dom(second));
  expect(texts()).toEqual(["One", "Two", "Hello"]);
});

test("#categories: groups with the same name close each other", async () => {
  const Group = () => (
    <details name="blocks">
      <summary>Group</summary>
    </details>
  );
  const { container } = await edit(two, { beside: [<Group key="1" />, <Group key="2" />] });
  for (const group of container.querySelectorAll("summary")) group.click();
  expect([...container.querySelectorAll("details")].map(({ open }) => open)).toEqual([false, true]);
});

test("#deselect: an editor with another key begins without a selection", async () => {
  let editor: ReturnType<typeof useEditor> | undefined;
  const Handle = () => {
    editor = useEditor();
    return null;
  };
  const { change, element } = changing("first", (key) => (
    <Editor key={key} resolver={sampleResolver}>
      <Frame>{containerOf(<SampleText text="One" />)}</Frame>
      <Handle />
    </Editor>
  ));
  await render(element);
  editor?.actions.selectNode("ROOT");
  await change("first");
  expect(editor?.query.getEvent("selected").all()).toEqual(["ROOT"]);
  await change("second");
  expect(editor?.query.getEvent("selected").all()).toEqual([]);
});

test("#settings: pressing the mouse on another block removes a form before its field loses the focus", async () => {
  const saved: string[] = [];
  const Form = () => <input onChange={() => saved.push("change")} onBlur={() => saved.push("blur")} />;
  const Block = () => <SampleText />;
  Block.craft = { related: { settings: Form } };
  const editor = await edit([<Block />, <SampleText />], { beside: <RelatedPart /> });
  const { act, actions, dom, first: block, container, second: otherBlock, selected } = editor;
  await act(() => actions.selectNode(block));
  const field = container.querySelector("input");
  field?.focus();
  await fillIn(field, "New");
  await act(() => mouse(pointIn(dom(otherBlock), 0.5, 0.5)));
  expect([selected(), container.querySelector("input"), saved]).toEqual([[otherBlock], null, ["change"]]);
});

test.each([
  ["above the page moves it, so another block is dragged", "column", 0, 0],
  ["above the page, with its height reserved, leaves it in place", "column", 80, 1],
  ["below the page leaves it in place", "column-reverse", 0, 1],
  ["beside the page leaves it in place", "row", 0, 1],
])("#settings: a form that opens %s", async (_, flexDirection, minHeight, expected) => {
  const Block = () => <SampleContainer style={{ height: 60 }} />;
  Block.craft = { related: { settings: () => <div style={{ height: 80, width: 80 }} /> } };
  const area = (
    <main style={{ display: "flex", flexDirection: flexDirection as "row" }}>
      <div style={{ minHeight }}>
        <RelatedPart />
      </div>
      <div style={{ flexGrow: 1 }}>
        <Frame>{containerOf(<Block key="1" />, <Block key="2" />)}</Frame>
      </div>
    </main>
  );
  const { act, dom, first, container, second, selected } = await editorWith(area, {
    resolver: { ...sampleResolver, Block },
  });
  const dragged: EventTarget[] = [];
  container.addEventListener("dragstart", ({ target }) => void (target && dragged.push(target)), true);
  const pointAt = (down: number) => pointIn(dom(second), 0.5, down);
  await act(() => mouse(pointAt(0.5), pointAt(0.6), pointAt(0.7), pointAt(0.8)));
  const id = [first, second][expected] as string;
  expect([selected(), dragged]).toEqual([[id], [dom(id)]]);
});

const page = <Frame>{containerOf(<SampleText text="One" />)}</Frame>;

test.each([
  ["keeps the selection", <main style={{ padding: 40 }}>{page}</main>, 1],
  ["clears it in the example's area", <Workspace style={{ padding: 40 }}>{page}</Workspace>, 0],
])("#deselect: a click on a block selects it, and one beside the blocks %s", async (_, area, count) => {
  const { act, dom, first, container, selected } = await editorWith(area, { resolver: sampleResolver });
  await act(() => mouse(pointIn(dom(first), 0.5, 0.5)));
  expect(selected()).toEqual([first]);
  const main = container.querySelector("main") as HTMLElement;
  await act(() => mouse(pointIn(main, 0.01, 0.05)));
  expect(selected()).toHaveLength(count);
});

test.each([
  ["is as large as the page has no room to click", undefined, 1],
  ["is larger than the page clears the selection below it", { minHeight: "100vh", padding: 24 }, 0],
])("#deselect: an area that %s", async (_, style, count) => {
  const { act, actions, dom, first, selected } = await editorWith(<Workspace style={style}>{page}</Workspace>, {
    resolver: sampleResolver,
  });
  await act(() => actions.selectNode(first));
  const { bottom } = dom("ROOT").getBoundingClientRect();
  await act(() => mouse({ x: 40, y: bottom + 40 }));
  expect(selected()).toHaveLength(count);
});

test("#toolbar: Undo keeps the focus after the last step", async () => {
  const { act, container, first, setText } = await edit([<SampleText text="One" />], {
    beside: <Toolbar onSave={() => {}} />,
  });
  await act(() => setText(first, "Changed"));
  const [undo] = container.querySelectorAll("button");
  undo?.focus();
  await act(() => undo?.click());
  expect([undo?.ariaDisabled, document.activeElement]).toEqual(["true", undo]);
});

test("#keyboard: Craft.js binds no keys", async () => {
  const { actions, children, container, query, selected, store } = await edit(two);
  const [first = ""] = children();
  actions.setHidden("ROOT", false);
  actions.selectNode(first);
  const button = container.appendChild(document.createElement("button"));
  button.focus();
  const state = () => [query.serialize(), selected(), store.history.timeline.length];
  const before = state();
  for (const key of ["Delete", "Backspace", "Escape", "Enter", "ArrowDown"]) await pressKey(key);
  for (const key of "zycvx")
    button.dispatchEvent(new KeyboardEvent("keydown", { key, ctrlKey: true, metaKey: true, bubbles: true }));
  await settle();
  expect(state()).toEqual(before);
});

test("#keyboard: DeleteKey deletes what is selected and may be deleted; the root and linked nodes may not", async () => {
  const box = <SampleContainer>{[<SampleText key="1" />]}</SampleContainer>;
  const blocks = [box, <SampleCard />, <SampleText />];
  const { actions, children, query, steps } = await edit(blocks, { beside: <DeleteKey /> });
  const [id = "", card = "", text = ""] = children();
  const [linked = ""] = query.node(card).linkedNodes();
  actions.selectNode(["ROOT", linked, id, ...children(id), text]);
  const press = () => document.dispatchEvent(new KeyboardEvent("keydown", { key: "Backspace" }));
  press();
  expect([children(), query.node("ROOT").descendants(true)]).toEqual([[card], [card, linked, ...children(linked)]]);
  press();
  expect(steps()).toBe(1);
});

test("#keyboard: DeleteKey leaves fields with text and dialogs alone, not sliders, also in a frame", async () => {
  const { actions, children, container, first } = await edit([<SampleText />], { beside: <DeleteKey /> });
  const { contentDocument } = container.appendChild(document.createElement("iframe"));
  const deletesIn = (html: string, page: Document) => {
    const panel = page.createElement("div");
    panel.innerHTML = html;
    container.append(panel);
    actions.selectNode(first);
    const target = panel.querySelector("button, input") ?? panel.firstElementChild;
    target?.dispatchEvent(new KeyboardEvent("keydown", { key: "Delete", bubbles: true }));
    const isDeleted = children().length === 0;
    if (isDeleted) actions.history.undo();
    return isDeleted;
  };
  const htmls = [
    "<input>",
    "<p contenteditable>Text</p>",
    "<dialog open><button>Close</button></dialog>",
    "<input type=range>",
    "<button>Close</button>",
  ];
  const expected = [false, false, false, true, true];
  for (const page of [document, contentDocument as Document])
    expect(htmls.map((html) => deletesIn(html, page))).toEqual(expected);
});

test("#every-block: NodeOutline outlines the selected block, wherever it is and whenever it was added", async () => {
  const content = [<SampleText />, <Element is={SampleContainer} canvas />];
  const { act, actions, children, dom, container, query } = await edit(content, { onRender: NodeOutline });
  const [first = "", box = ""] = children();
  const tree = query.parseReactElement(<SampleText text="New" />).toNodeTree();
  for (const [change, id] of [
    [() => actions.selectNode(first), first],
    [() => actions.move(first, box, 0), first],
    [() => actions.history.undo(), first],
    [() => actions.setHidden(first, true), ""],
    [() => actions.setHidden(first, false), first],
    [() => [actions.addNodeTree(tree, "ROOT"), actions.selectNode(tree.rootNodeId)], tree.rootNodeId],
    [() => actions.selectNode(), ""],
  ] as const) {
    await act(change);
    const outlined = [...container.querySelectorAll<HTMLElement>("[style*=outline]")];
    expect(outlined.filter(({ style }) => style.outline)).toEqual(id ? [dom(id)] : []);
  }
});

function useRuns(work: () => unknown, dependency: unknown) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the test is about this dependency
  useEffect(() => void work(), [dependency]);
}

test("#collectors: an effect that depends on `actions` and changes what is collected runs without end", async () => {
  let times = 0;
  const Endless = () => {
    const { actions } = useEditor(({ nodes }) => ({ times: nodes.ROOT?.data.custom.times }));
    useRuns(() => {
      if (times++ < 100) actions.setCustom("ROOT", (custom) => Object.assign(custom, { times }));
    }, actions);
    return null;
  };
  await expectError("console.error: Maximum update depth exceeded", async () => {
    await edit([], { beside: <Endless /> });
    await vi.waitFor(() => expect(times).toBeGreaterThan(100));
  });
});

test("#settings: a new block is neither selected nor shown in the panel until an action selects it", async () => {
  const Form = () => <input />;
  const Block = Object.assign(() => <SampleText />, { craft: { related: { settings: Form } } });
  const tools = [<RelatedPart key="1" />, <SampleTool key="2" element={<Block />} />];
  const { act, actions, add, children, dom, first, container, selected } = await edit([<SampleText />], {
    beside: tools,
    resolver: { Block },
  });
  await act(() => actions.selectNode(first));
  const addedIds: string[] = [];
  await act(() => void addedIds.push(add(<Block />)));
  await act(() => dragBelow(container.querySelector("b"), dom(first)));
  expect([children().length, selected(), container.querySelector("input")]).toEqual([3, [first], null]);
  await act(() => actions.selectNode(addedIds[0]));
  expect(container.querySelector("input")).not.toBeNull();
});

test("#insert: the buttons insert above and below the selected block, where the rules allow it", async () => {
  const closed = (
    <Page takes={false}>
      <SampleText text="Inside" />
    </Page>
  );
  const editor = await edit([...two, closed, <SampleCard />], {
    beside: <InsertButtons />,
    resolver: { Text: NewText, Page },
  });
  const { act, actions, children, first, container, query, second, selected, third } = editor;
  const press = (index: number) => act(() => container.querySelectorAll("button")[index]?.click());
  await press(0);
  expect(children()).toHaveLength(4);
  await act(() => actions.selectNode(first));
  await press(1);
  const [, below] = children();
  expect([children()[0], children()[2], selected()]).toEqual([first, second, [below]]);
  await act(() => actions.selectNode(first));
  await press(0);
  expect([children()[1], children().length]).toEqual([first, 6]);
  const count = Object.keys(query.getNodes()).length;
  const [card = ""] = children().slice(-1);
  for (const id of ["ROOT", ...children(third), ...query.node(card).linkedNodes()]) {
    await act(() => actions.selectNode(id));
    await press(1);
  }
  expect(Object.keys(query.getNodes())).toHaveLength(count);
});

test("#page-settings: a button selects the root, and all blocks inherit the font that users choose there", async () => {
  const page = (
    <PageWithFont font="Lora">
      <SampleText />
    </PageWithFont>
  );
  const beside = [<PageButton key="1" />, <RelatedPart key="2" />];
  const { act, dom, first, container, query } = await edit(page, { beside, resolver: { Page: PageWithFont } });
  expect(getComputedStyle(dom(first)).fontFamily).toBe("Lora");
  await act(() => container.querySelector("button")?.click());
  await act(() => fillIn(container.querySelector("select"), "Roboto"));
  expect(getComputedStyle(dom(first)).fontFamily).toBe("Roboto");
  expect(query.getSerializedNodes().ROOT?.props.font).toBe("Roboto");
});

test("#troubleshooting: an element over the page prevents a drop, unless it has `pointer-events: none`", async () => {
  const { act, children, dom, first, container } = await edit([<SampleText />], {
    beside: <SampleTool element={<SampleText />} />,
  });
  const { left, top, width, height } = dom("ROOT").getBoundingClientRect();
  const overlay = container.appendChild(document.createElement("div"));
  overlay.style.cssText = `position: fixed; left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px`;
  const counts: number[] = [];
  for (const events of ["auto", "none"]) {
    overlay.style.pointerEvents = events;
    const tool = pointIn(container.querySelector("b") as Element, 0.5, 0.5);
    await act(() => mouse(tool, pointIn(dom(first), 0.3, 0.4), pointIn(dom(first), 0.5, 0.5)));
    counts.push(children().length);
  }
  expect(counts).toEqual([1, 2]);
});

test("#troubleshooting: a toolbox item cannot be dragged if its component drops the ref", async () => {
  // biome-ignore lint/suspicious/noExplicitAny: a component as in plain JavaScript
  const Lost = ({ ref: _, ...props }: any) => <i {...props} />;
  const Item = ({ as: Item }: { as: "u" | typeof Lost }) => {
    const { create } = useEditor().connectors;
    return <Item ref={(dom: HTMLElement | null) => void (dom && create(dom, <SampleText />))} />;
  };
  const beside = [<Item key="u" as="u" />, <Item key="lost" as={Lost} />];
  const { container } = await edit([], { beside });
  expect(["u", "i"].map((tag) => container.querySelector<HTMLElement>(tag)?.draggable)).toEqual([true, false]);
});

const OuterField = (props: ComponentProps<"input">) => <input {...props} />;
/** Edits the text of the first block. */
const TextForm = ({ isInner }: { isInner: boolean }) => {
  const { id, text, actions } = useEditor(({ nodes }) => {
    const [id = ""] = nodes.ROOT?.data.nodes ?? [];
    return { id, text: nodes[id]?.data.props.text ?? "" };
  });
  const InnerField = (props: ComponentProps<"input">) => <input {...props} />;
  const Field = isInner ? InnerField : OuterField;
  const change = (text: string) => actions.setProp(id, (props) => Object.assign(props, { text }));
  return <Field value={text} onChange={({ target }) => change(target.value)} />;
};

test.each([
  ["inside a form loses", true],
  ["outside keeps", false],
])("#troubleshooting: a field defined %s the focus while users type", async (_, isInner) => {
  const { act, container, texts } = await edit([<SampleText />], { beside: <TextForm isInner={isInner} /> });
  const field = container.querySelector("input");
  await act(() => field?.focus());
  await act(() => fillIn(field, "N"));
  expect([texts(), document.activeElement === field]).toEqual([["N"], !isInner]);
});

test("#every-block: `dragged` is empty except during a drag", async () => {
  const { act, dom, first, query, second } = await edit(two);
  const isEmpty = () => query.getEvent("dragged").isEmpty();
  const answers = [isEmpty()];
  await act(() => startDrag(dom(first), dom(second)));
  answers.push(isEmpty());
  await act(() => fire(dom(first), "dragend"));
  expect([...answers, isEmpty()]).toEqual([true, false, true]);
});

test("#troubleshooting: in a form, a button submits unless its type is button, and so does Enter in a field", async () => {
  let submissions = 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    submissions++;
  };
  const Untyped = "button";
  const container = await render(
    <form onSubmit={submit}>
      <Editor>
        <Untyped>Undo</Untyped>
        <button type="button">Redo</button>
        <input />
      </Editor>
    </form>,
  );
  const [undo, redo] = container.querySelectorAll("button");
  undo?.click();
  redo?.click();
  expect(submissions).toBe(1);
  container.querySelector("input")?.focus();
  await pressKey("Enter");
  expect(submissions).toBe(2);
});

test("#page-settings: CSS of users, in a style element of the root, applies to its blocks only", async () => {
  const Root = ({ css, children }: { css?: string; children?: ReactNode }) => (
    <div className="page">
      <style>{`@scope (.page) { ${css} }`}</style>
      {children}
    </div>
  );
  const { container, dom, first } = await edit(
    <Element is={Root} canvas css="p { color: rgb(1, 2, 3) }">
      <SampleText />
    </Element>,
    { beside: <p>Panel</p> },
  );
  const colours = [dom(first), container.querySelector("p") as Element].map((text) => getComputedStyle(text).color);
  expect(colours).toEqual(["rgb(1, 2, 3)", "rgb(0, 0, 0)"]);
});

test("#troubleshooting: an element of onRender is the child of a flex layout, in place of the block", async () => {
  const Wrapped = ({ render }: { render: ReactNode }) => <article>{render}</article>;
  const parents = async (options: object) => {
    const { dom, first } = await edit(two, options);
    return dom(first).parentElement?.tagName;
  };
  expect([await parents({}), await parents({ onRender: Wrapped })]).toEqual(["SECTION", "ARTICLE"]);
});

test("#toolbar: hiding a panel keeps the page and its history; an editor with another key loses them", async () => {
  let editor: ReturnType<typeof useEditor> | undefined;
  const Panel = () => {
    editor = useEditor();
    return null;
  };
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  onTestFinished(async () => {
    root.unmount();
    await settle();
    container.remove();
  });
  const show = async (key: string, isFull: boolean) => {
    root.render(
      <Editor key={key} resolver={sampleResolver}>
        {!isFull && <Panel />}
        <Frame>{containerOf(<SampleText key="1" text="Saved" />)}</Frame>
      </Editor>,
    );
    await settle();
    return [container.textContent, isFull || editor?.query.history.canUndo()];
  };
  await show("a", false);
  const [id = ""] = editor?.query.node("ROOT").childNodes() ?? [];
  editor?.actions.setProp(id, (props: { text: string }) => void (props.text = "Edited"));
  expect([await show("a", true), await show("a", false)]).toEqual([
    ["Edited", true],
    ["Edited", true],
  ]);
  expect(await show("b", false)).toEqual(["Saved", false]);
});
