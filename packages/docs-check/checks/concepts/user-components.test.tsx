import { Button } from "snippet:concepts/user-components/src/blocks/button.tsx";
import { Card } from "snippet:concepts/user-components/src/blocks/card.tsx";
import { Container } from "snippet:concepts/user-components/src/blocks/container.tsx";
import { LinkBlock } from "snippet:concepts/user-components/src/blocks/link-block.tsx";
import { Notice } from "snippet:concepts/user-components/src/blocks/notice.tsx";
import { Column, Row } from "snippet:concepts/user-components/src/blocks/row.tsx";
import { Text } from "snippet:concepts/user-components/src/blocks/text.tsx";
import { Tinted } from "snippet:concepts/user-components/src/blocks/tinted.tsx";
import { canDelete } from "snippet:concepts/user-components/src/can-delete.ts";
import { ContentHandlers } from "snippet:concepts/user-components/src/content-handlers.ts";
import { DeleteButton } from "snippet:concepts/user-components/src/delete-button.tsx";
import { NoClicks } from "snippet:concepts/user-components/src/no-clicks.tsx";
import { once } from "snippet:concepts/user-components/src/once.ts";
import { DefaultEventHandlers, Editor, Element, Frame, type Node, ROOT_NODE, useEditor, useNode } from "@craftjs/core";
import { Children, type ComponentProps, type InputHTMLAttributes, type ReactNode, useEffect } from "react";
import { createPortal } from "react-dom";
import { expect, test, vi } from "vitest";
import { App as LiveExample } from "../../../../content/live/user-components.tsx";
import { assign, edit, editorWith, render } from "../../harness/editor.tsx";
import { expectError, recordError } from "../../harness/errors.ts";
import { click, dragBelow, fillIn, fire, mouse, pointIn, settle, startDrag } from "../../harness/input.ts";
import { rootNodeOf } from "../../harness/nodes.ts";
import { RelatedPart } from "../../harness/parts.tsx";
import {
  containerOf,
  SampleContainer,
  SampleText,
  SampleTool,
  sampleResolver,
  useDraggable,
} from "../../harness/samples.tsx";

const wrapperOf = (inside: ReactNode) =>
  function Wrapper() {
    return <div ref={useDraggable()}>{inside}</div>;
  };

test.each([true, false])("#connectors: a click follows a link, unless prevented (enabled: %s)", async (enabled) => {
  const Wrapper = wrapperOf(<a href="#there">Elsewhere</a>);
  const { children, container, selected } = await edit([<Wrapper />, <Button label="Read" href="#it" />], { enabled });
  const isFollowed = (link: Element) => {
    let followed = true;
    const stopClick = (event: Event) => [(followed = !event.defaultPrevented), event.preventDefault()];
    window.addEventListener("click", stopClick, { once: true });
    click(link);
    return followed;
  };
  expect([...container.querySelectorAll("a")].map(isFollowed)).toEqual([true, !enabled]);
  expect(selected()).toEqual(enabled ? children().slice(1) : []);
});

test.each<[string, InputHTMLAttributes<HTMLInputElement>, boolean, boolean]>([
  ["takes the focus", {}, true, true],
  ["with inert leaves the mouse to the block", { inert: true }, true, false],
  ["with disabled keeps clicks from the block", { disabled: true }, false, false],
])("#connectors: a field %s", async (_, attributes, selects, focuses) => {
  const Wrapper = wrapperOf(<input {...attributes} />);
  const { act, children, dom, container, selected } = await edit([<Wrapper />, <Container />]);
  const [id = "", last = ""] = children();
  const field = container.querySelector("input") as HTMLElement;
  await mouse(pointIn(field, 0.5, 0.5));
  expect([selected().includes(id), document.activeElement === field]).toEqual([selects, focuses]);
  if (!attributes.inert) return;
  await act(() => mouse(pointIn(field, 0.5, 0.5), pointIn(dom(last), 0.4, 0.7), pointIn(dom(last), 0.4, 0.97)));
  expect(children()).toEqual([last, id]);
});

test("#style: users choose a look by its name; the JSON has the name, the element the classes", async () => {
  const { act, actions, container, first, query } = await edit([<LinkBlock text="Read" look="plain" />], {
    resolver: { LinkBlock },
    beside: <RelatedPart name="settings" />,
  });
  await act(() => actions.selectNode(first));
  await fillIn(container.querySelector("select"), "button");
  expect(container.querySelector("a")?.className).toContain("px-4");
  expect(JSON.parse(query.serialize())[first].props).toEqual({ text: "Read", look: "button" });
});

test("#rules: the row accepts three columns, and a column cannot be dropped anywhere else", async () => {
  const { actions, children, query } = await edit([<Row />, containerOf()], { resolver: { Row, Column } });
  const [row = "", box = ""] = children();
  const accepted = [1, 2, 3, 4].map(() => {
    const tree = query.parseReactElement(<Column />).toNodeTree();
    const column = tree.nodes[tree.rootNodeId] as Node;
    expect(query.node(box).isDroppable(column)).toBe(false);
    const isAccepted = query.node(row).isDroppable(column);
    if (isAccepted) actions.addNodeTree(tree, row);
    return isAccepted;
  });
  expect(accepted).toEqual([true, true, true, false]);
});

test("#rules: a canvas that compares with !== accepts all blocks but that one", async () => {
  const NoTexts = () => <SampleContainer />;
  NoTexts.craft = {
    isCanvas: true,
    rules: { canMoveIn: (incoming: Node[]) => incoming.every((node) => node.data.name !== "Text") },
  };
  const Other = () => <SampleText />;
  const resolver = { NoTexts, Text: SampleText, Other };
  const { query, tree } = await editorWith(<Frame>{<NoTexts />}</Frame>, { resolver });
  const accepts = [<SampleText key="1" />, <Other key="2" />].map((block) =>
    query.node("ROOT").isDroppable(rootNodeOf(tree(block))),
  );
  expect(accepts).toEqual([false, true]);
});

test("#stay: canDelete protects locked blocks and their ancestors, also when the page is loaded again", async () => {
  const { act, actions, children, query } = await edit([containerOf(<SampleText />), <SampleText />]);
  const [box = "", free = ""] = children();
  const [inner = ""] = children(box);
  const answers = () => ["ROOT", box, inner, free, "no-such-id"].map((id) => canDelete(query, id));
  expect(answers()).toEqual([false, true, true, true, false]);
  actions.setCustom(inner, assign({ locked: true }));
  expect(answers()).toEqual([false, false, false, true, false]);
  await act(() => actions.deserialize(query.serialize()));
  expect(answers()).toEqual([false, false, false, true, false]);
  actions.setCustom(inner, assign({ locked: false }));
  expect(answers()).toEqual([false, true, true, true, false]);
});

test("#stay: a locked notice can be neither deleted nor dragged, unlike the block around it", async () => {
  const { act, actions, children, dom, container, query } = await edit([containerOf(<Notice />)], {
    beside: <DeleteButton />,
  });
  const [box = ""] = children();
  const [notice = ""] = children(box);
  const button = container.querySelector("button");
  const state = () => [button?.disabled, dom(notice).draggable, query.node(notice).isDraggable()];
  await act(() => actions.selectNode(notice));
  expect([state(), query.node(box).isDraggable()]).toEqual([[true, false, false], true]);
  await act(() => actions.setCustom(notice, assign({ locked: false })));
  expect(state()).toEqual([false, true, true]);
  await act(() => button?.click());
  expect(children(box)).toEqual([]);
});

test("#stay: a lock from craft.custom stays open after loading if it is false, not if it is deleted", async () => {
  const { act, actions, children, data, query } = await edit([<Notice />, <Notice />]);
  const [closed = "", deleted = ""] = children();
  await act(() => actions.setCustom(closed, assign({ locked: false })));
  await act(() => actions.setCustom(deleted, (custom: { locked?: boolean }) => void delete custom.locked));
  expect([closed, deleted].map((id) => canDelete(query, id))).toEqual([true, true]);
  await act(() => actions.deserialize(query.serialize()));
  expect([closed, deleted].map((id) => data(id).custom)).toEqual([{ locked: false }, { locked: true }]);
});

test("#stay: clearing the page keeps locked blocks, and blocks with one in them, in one step", async () => {
  const page = [<SampleText />, <SampleText />, <Notice />, containerOf(<SampleText />, <Notice />)];
  const { act, actions, children, fourth, query, steps, third } = await edit(page);
  await act(() => actions.delete(children().filter((child) => canDelete(query, child))));
  expect([children(), children(fourth).length, steps()]).toEqual([[third, fourth], 2, 1]);
});

test("#rules: a rule can keep a block at the top level", async () => {
  const Top = () => <SampleText />;
  Top.craft = { rules: { canDrop: (target: Node) => target.id === ROOT_NODE } };
  const { children, query, second } = await edit([<Top />, containerOf(<SampleText />)]);
  const [top = ""] = children();
  expect([ROOT_NODE, second].map((id) => query.node(id).isDroppable(top))).toEqual([true, false]);
});

test("#canvas: children are undefined or one fragment; data.nodes has their number", async () => {
  const recorded: unknown[] = [];
  const Box = ({ children }: { children?: ReactNode }) => {
    const { blocks } = useNode((node) => ({ blocks: node.data.nodes.length }));
    recorded.push([children === undefined, Children.count(children), blocks]);
    return <u>{children}</u>;
  };
  const { act, actions, container, query } = await edit(<Element is={Box} canvas />);
  const add = (text: string) =>
    actions.addNodeTree(query.parseReactElement(<SampleText text={text} />).toNodeTree(), "ROOT");
  expect(recorded.at(-1)).toEqual([true, 0, 0]);
  await act(() => [add("One"), add("Two")]);
  const elements = Array.from(container.querySelectorAll("u > *"), (element) => [
    element.localName,
    element.textContent,
  ]);
  expect([recorded.at(-1), elements]).toEqual([
    [false, 1, 2],
    [
      ["p", "One"],
      ["p", "Two"],
    ],
  ]);
});

test("#canvas: an effect that depends on the ids runs when a block is added, removed or moved", async () => {
  const counts: number[] = [];
  const Box = ({ children }: { children?: ReactNode }) => {
    const { ids } = useNode((node) => ({ ids: node.data.nodes }));
    useEffect(() => void counts.push(ids.length), [ids]);
    return <u>{children}</u>;
  };
  const { act, actions, add, children, setText } = await edit(<Element is={Box} canvas />, { resolver: { Box } });
  await act(() => [add(<SampleText />), add(<SampleText />)]);
  const [first = ""] = children();
  await act(() => setText(first, "New"));
  await act(() => actions.selectNode(first));
  await act(() => actions.move(first, ROOT_NODE, 2));
  await act(() => actions.delete(first));
  expect(counts).toEqual([0, 2, 2, 1]);
});

test.each([true, false])("#canvas: an empty container has a hint while the editor is enabled: %s", async (enabled) => {
  const { container } = await edit([<Container />], { enabled });
  expect(container.textContent).toBe(enabled ? "Drop a block here" : "");
});

test.each([
  ["100vh", ["Two", "One"]],
  ["0", ["One", "Two"]],
])(
  "#canvas: with a minHeight of %s, the order after a drop far below the last block is %j",
  async (minHeight, expectedTexts) => {
    const texts = [<SampleText text="One" key="1" />, <SampleText text="Two" key="2" />];
    const page = (
      <Element is={SampleContainer} canvas style={{ minHeight }}>
        {texts}
      </Element>
    );
    const { act, dom, first, container, texts: order } = await edit(page);
    const { bottom } = dom("ROOT").getBoundingClientRect();
    await act(() => {
      startDrag(dom(first));
      const clientY = dom(first).getBoundingClientRect().top + 300;
      fire(clientY < bottom ? dom("ROOT") : container.ownerDocument.body, "dragover", { clientY });
      fire(dom(first), "dragend");
    });
    expect(order()).toEqual(expectedTexts);
  },
);

test("#rules: a block cannot be dropped into one of its descendants", async () => {
  const box = <Element is={SampleContainer} canvas style={{ padding: 40 }} />;
  const { act, children, dom, first, query, second } = await edit([containerOf(box), box]);
  const [inner = ""] = children(first);
  const refusals: [target: string | undefined, isRefused: boolean][] = [];
  for (const target of [inner, second]) {
    await act(() => startDrag(dom(first), dom(target)));
    const { error, placement } = query.getState().indicator ?? {};
    refusals.push([placement?.parent.id, Boolean(error)]);
    if (target === inner) await act(() => fire(dom(first), "dragend"));
  }
  expect([refusals, children(first)]).toEqual([
    [
      [inner, true],
      [second, false],
    ],
    [inner],
  ]);
});

test("#linked-nodes: an Element opens a part of a component, whose node keeps its id under the given name", async () => {
  const Ided = () => <b>{useNode((node) => ({ body: node.data.linkedNodes.body })).body}</b>;
  const Outer = () => [<Ided key="id" />, <Card key="card" title="Closed" />];
  const { children, data, container, query } = await edit(<Outer />, {
    resolver: { Outer: Outer as never, Container, Text },
  });
  const { linkedNodes, nodes } = data("ROOT");
  expect([Object.keys(linkedNodes), nodes]).toEqual([["body", "footer"], []]);
  expect(container.querySelector("b")?.textContent).toBe(linkedNodes.body);
  const names = Object.values(query.getNodes()).map(({ data }) => data.name);
  expect(names).toEqual(["Outer", "Container", "Text", "Container"]);
  expect(query.node(children(linkedNodes.body)[0] ?? "").isDraggable()).toBe(true);
  expect([query.history.canUndo(), query.node(linkedNodes.body ?? "").isDraggable()]).toEqual([false, false]);
});

test.each(["Card", "Container", "Text"])("#linked-nodes: the card's page needs %s in the resolver", (name) => {
  const resolver = { Card, Container, Text, [name]: SampleText };
  return expectError(`(${name}) does not exist in the resolver`, () => edit(<Card />, { resolver }).catch(recordError));
});

test("#clicks: while the editor is enabled, NoClicks stops clicks, and blocks can be selected", async () => {
  const clicked = vi.fn();
  const Link = () => <button type="submit" onClick={clicked} ref={useDraggable()} />;
  const answers = [];
  for (const enabled of [true, false]) {
    let selected: string[] = [];
    const Handle = () => {
      ({ selected } = useEditor(({ events }) => ({ selected: [...events.selected] })));
      return null;
    };
    const container = await render(
      <Editor resolver={{ Link, SampleContainer }} enabled={enabled}>
        <Handle />
        <NoClicks>
          <Frame>{containerOf(<Link />)}</Frame>
        </NoClicks>
      </Editor>,
    );
    const event = new MouseEvent("click", { bubbles: true, cancelable: true });
    fire(container.querySelector("button"), "mousedown");
    container.querySelector("button")?.dispatchEvent(event);
    await settle();
    answers.push([clicked.mock.calls.length, event.defaultPrevented, selected.length]);
  }
  expect(answers).toEqual([
    [0, true, 1],
    [1, false, 0],
  ]);
});

test("#clicks: NoClicks does not stop clicks in a portal or handlers that capture the click", async () => {
  const called = vi.fn();
  const Menu = () => (
    <section ref={useDraggable()} onClickCapture={() => called("capture")} onPointerDown={() => called("pointer")}>
      <button type="button" id="inside" />
      {createPortal(<button type="button" id="portal" onClick={() => called("portal")} />, document.body)}
    </section>
  );
  const page = (
    <NoClicks>
      <Frame>{containerOf(<Menu />)}</Frame>
    </NoClicks>
  );
  const { container } = await editorWith(page, { resolver: { ...sampleResolver, Menu } });
  for (const id of ["inside", "portal"]) {
    const button = (container.querySelector(`#${id}`) ?? document.querySelector(`#${id}`)) as HTMLElement;
    fire(button, "pointerdown");
    button.click();
  }
  expect(called.mock.calls.flat().sort()).toEqual(["capture", "capture", "pointer", "pointer", "portal"]);
});

test("#clicks: in NoClicks, several blocks can be selected, dragged and deselected", async () => {
  const { dom, first, query, second, selected } = await editorWith(
    <NoClicks>
      <Frame>{containerOf(<SampleText />, <SampleText />)}</Frame>
    </NoClicks>,
    { resolver: sampleResolver },
  );
  click(dom(first));
  const selections = [1, 2, 3].map(() => {
    click(dom(second), { metaKey: true });
    return selected();
  });
  expect(selections).toEqual([[first, second], [first], [first, second]]);
  startDrag(dom(first));
  expect(query.getEvent("dragged").all().sort()).toEqual([first, second].sort());
  fire(dom(first), "dragend");
  click(dom(second));
  expect(selected()).toEqual([second]);
});

test("#once: all canvases refuse a second block of a type, but the first may move; actions ignore the rule", async () => {
  const Hero = Object.assign(() => <SampleText text="Hero" />, { craft: { rules: { canDrop: once } } });
  const tools = <SampleTool element={<Hero />} />;
  const editor = await edit([<Hero />, containerOf(<SampleText />)], { beside: tools, resolver: { Hero } });
  const { act, add, children, dom, first, container, query, second, tree } = editor;
  const { nodes, rootNodeId } = tree(<Hero />);
  const anotherHero = nodes[rootNodeId] as Node;
  const answers = () => ["ROOT", second].map((id) => query.node(id).isDroppable(anotherHero));
  expect(query.node(second).isDroppable(first)).toBe(true);
  expect(answers()).toEqual([false, false]);
  // The rule is not called for blocks inside the new one.
  expect(query.node("ROOT").isDroppable(rootNodeOf(tree(containerOf(<Hero />))))).toBe(true);
  await act(() => dragBelow(container.querySelector("b"), dom(second)));
  expect(children()).toEqual([first, second]);
  editor.actions.move(first, second, 0);
  expect(answers()).toEqual([false, false]);
  add(<Hero />);
  editor.actions.delete(children());
  expect(query.node("ROOT").isDroppable(anotherHero)).toBe(true);
});

test("#content-only: with these handlers, blocks can be selected, and only those with info.movable dragged", async () => {
  const handlers: ComponentProps<typeof Editor>["handlers"] = (store) =>
    new ContentHandlers({ store, removeHoverOnMouseleave: false, isMultiSelectEnabled: () => false });
  const Movable = Object.assign(SampleText.bind(null), { craft: { info: { movable: true } } });
  const { act, connectors, dom, first, second, selected, texts } = await edit(
    [<SampleText text="One" key="1" />, <Movable text="Two" key="2" />, <SampleText text="Three" key="3" />],
    { handlers, resolver: { Movable } },
  );
  await act(() => click(dom(first)));
  expect([dom(first).draggable, dom(second).draggable, selected()]).toEqual([false, true, [first]]);
  await mouse(pointIn(dom(first), 0.1, 0.5), pointIn(dom(second), 0.2, 0.9), pointIn(dom(second), 0.2, 1.5));
  expect(texts()).toEqual(["One", "Two", "Three"]);
  await act(() => dragBelow(dom(second), dom("ROOT").lastElementChild));
  expect(texts()).toEqual(["One", "Three", "Two"]);
  expect(connectors.drag(document.createElement("i"), "deleted").draggable).toBe(false);
});

test("#parent-props: a block follows a prop of its parent, wherever it is", async () => {
  const Box = ({ children }: { color?: string; children?: ReactNode }) => <SampleContainer>{children}</SampleContainer>;
  Box.craft = { isCanvas: true };
  const page = [<Box color="rgb(255, 0, 0)">{<Tinted />}</Box>, <Box color="rgb(0, 0, 255)" />];
  const { act, actions, children, dom, first, second } = await edit(page, { resolver: { Box, Tinted } });
  const [tinted = ""] = children(first);
  const color = () => dom(tinted).style.color;
  const colors = [color()];
  await act(() => actions.setProp(first, (props: { color: string }) => void (props.color = "rgb(0, 255, 0)")));
  colors.push(color());
  await act(() => actions.move(tinted, second, 0));
  expect([...colors, color()]).toEqual(["rgb(255, 0, 0)", "rgb(0, 255, 0)", "rgb(0, 0, 255)"]);
});

test("#connectors: Craft.js renders no elements around blocks", async () => {
  const { container } = await edit([<SampleText text="One" />, containerOf(<SampleText text="Two" />)]);
  const html = container.innerHTML.replaceAll(' draggable="true"', "");
  expect(html).toBe("<section><p>One</p><section><p>Two</p></section></section>");
});

test("the live example counts, and its row refuses a third block", async () => {
  const container = await render(<LiveExample />);
  const rows = () => [...container.querySelectorAll("article > div")].map((row) => row.textContent);
  const [apples = null, pears = null] = container.querySelectorAll("p");
  click(apples?.querySelector("button"));
  await settle();
  expect(apples?.textContent).toContain("Apples: 4");
  const before = rows();
  dragBelow(apples, pears);
  await settle();
  expect(rows()).toEqual(before);
  dragBelow(pears, apples);
  await settle();
  expect(rows()[0]).toContain("Pears");
});

test("#content-only: handlers can let users drag the children of the root only", async () => {
  class SectionHandlers extends DefaultEventHandlers {
    override handlers() {
      const { drag, ...others } = super.handlers();
      return {
        ...others,
        drag: (...args: Parameters<typeof drag>) => {
          const node = this.options.store.query.node(args[1]).get();
          return node?.data.parent === ROOT_NODE ? drag(...args) : () => {};
        },
      };
    }
  }
  const options = { removeHoverOnMouseleave: false, isMultiSelectEnabled: () => false };
  const { children, dom, first } = await edit([containerOf(<SampleText key="1" />)], {
    handlers: (store) => new SectionHandlers({ store, ...options }),
  });
  const [inner = ""] = children(first);
  expect([dom(first).draggable, dom(inner).draggable]).toEqual([true, false]);
});
