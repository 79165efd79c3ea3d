import { Button } from "snippet:concepts/user-components/src/blocks/button.tsx";
import { Card } from "snippet:concepts/user-components/src/blocks/card.tsx";
import { Container } from "snippet:concepts/user-components/src/blocks/container.tsx";
import { Notice } from "snippet:concepts/user-components/src/blocks/notice.tsx";
import { Panel } from "snippet:concepts/user-components/src/blocks/panel.tsx";
import { Column, Row } from "snippet:concepts/user-components/src/blocks/row.tsx";
import { Text } from "snippet:concepts/user-components/src/blocks/text.tsx";
import { canDelete } from "snippet:concepts/user-components/src/can-delete.ts";
import { DeleteButton } from "snippet:concepts/user-components/src/delete-button.tsx";
import { Element, type Node, useNode } from "@craftjs/core";
import { Children, type InputHTMLAttributes, type ReactNode } from "react";
import { describe, expect, test } from "vitest";
import { block, containerOf, edit, render, SampleContainer, SampleText } from "../../harness/editor.tsx";
import { mouse, pointIn } from "../../harness/mouse.ts";
import { click, dragBelow, fire } from "../../harness/pointer.ts";
import { saidOnConsole } from "../../harness/said-on-console.ts";
import { SampleTool } from "../../harness/sample-tool.tsx";
import { says } from "../../harness/says.ts";
import { trouble } from "../../harness/trouble.ts";

const assign = (values: object) => (target: object) => void Object.assign(target, values);

const around = (inside: ReactNode) =>
  function Wrapper() {
    const { connect, drag } = useNode().connectors;
    return <div ref={(dom) => void (dom && connect(drag(dom)))}>{inside}</div>;
  };

describe("concepts/user-components#connectors", () => {
  test("connect selects, hovers and takes drops; drag makes the block or a part of it the handle", async () => {
    const blocks = [<Text text="Whole" />, <Panel title="Apart" />];
    const { act, children, dom, query, selected } = await edit(blocks);
    const [whole = "", apart = ""] = children();
    const handle = dom(apart).querySelector("button");
    expect([dom(whole), dom(apart), handle].map((element) => element?.draggable)).toEqual([true, false, true]);
    for (const type of ["mousedown", "mouseover"]) fire(dom(apart), type);
    expect([selected(), query.getEvent("hovered").all()]).toEqual([[apart], [apart]]);
    await act(() => dragBelow(dom(whole), dom(apart)));
    expect(children()).toEqual([apart, whole]);
    await act(() => dragBelow(handle, dom(whole)));
    expect(children()).toEqual([whole, apart]);
  });

  test("without connect a block is neither selected nor hovered, and not measured for drops", async () => {
    const Bare = () => <i>Bare</i>;
    const beside = <SampleTool element={<SampleText />} />;
    const { children, dom, place, query, selected } = await edit([<Bare />, <SampleText />, <SampleText />], {
      beside,
    });
    const [bare, first, last = ""] = children();
    for (const type of ["mousedown", "mouseover"]) fire(place.querySelector("i"), type);
    expect([selected(), query.getEvent("hovered").all()]).toEqual([["ROOT"], ["ROOT"]]);
    dragBelow(place.querySelector("b"), dom(last));
    expect(children()).toEqual([bare, first, expect.any(String), last]);
  });

  test("a wrapper connects what is in it, and Craft.js connects HTML tags, of which React 19 warns", async () => {
    const Wrapper = around(<i>Foreign</i>);
    const said = await saidOnConsole(async () => {
      const { children, place, selected } = await edit(
        <Element is="main" canvas>
          <Wrapper />
        </Element>,
      );
      fire(place.querySelector("main"), "mousedown");
      expect(selected()).toEqual(["ROOT"]);
      fire(place.querySelector("i"), "mousedown");
      expect(selected()).toEqual(children());
    });
    expect(said).toEqual([expect.stringContaining("Accessing element.ref was removed in React 19")]);
  });

  test.each([true, false])(
    "a click follows a link, unless the block prevents it while enabled (%s)",
    async (enabled) => {
      const Wrapper = around(<a href="#there">Elsewhere</a>);
      const { children, place, selected } = await edit([<Wrapper />, <Button label="Read" href="#it" />], { enabled });
      const isFollowed = (link: Element) => {
        let followed = true;
        const ask = (event: Event) => [(followed = !event.defaultPrevented), event.preventDefault()];
        window.addEventListener("click", ask, { once: true });
        click(link);
        return followed;
      };
      expect([...place.querySelectorAll("a")].map(isFollowed)).toEqual([true, !enabled]);
      expect(selected()).toEqual(enabled ? children().slice(1) : []);
    },
  );

  test.each<[string, InputHTMLAttributes<HTMLInputElement>, boolean, boolean]>([
    ["takes the focus", {}, true, true],
    ["with inert leaves the mouse to the block", { inert: true }, true, false],
    ["with disabled keeps clicks from the block", { disabled: true }, false, false],
  ])("a field %s", async (_, given, selects, focuses) => {
    const Wrapper = around(<input {...given} />);
    const { act, children, dom, place, selected } = await edit([<Wrapper />, <Container />]);
    const [id = "", last = ""] = children();
    const field = place.querySelector("input") as HTMLElement;
    await mouse(pointIn(field, 0.5, 0.5));
    expect([selected().includes(id), document.activeElement === field]).toEqual([selects, focuses]);
    if (!given.inert) return;
    await act(() => mouse(pointIn(field, 0.5, 0.5), pointIn(dom(last), 0.4, 0.7), pointIn(dom(last), 0.4, 0.97)));
    expect(children()).toEqual([last, id]);
  });
});

describe("concepts/user-components#edit", () => {
  test("setProp mutates the props that the collector reads, and ignores what the function returns", async () => {
    const { Block, hook } = block(({ data }) => ({ size: data.props.size }), { props: { size: 1 } });
    const { act } = await edit([<Block />]);
    const { setProp } = hook().actions;
    const change = (props: { size: number }) => {
      props.size += 1;
      return { size: 9 };
    };
    await act(() => setProp(change));
    expect(hook().size).toBe(2);
    expect(() => setProp({ size: 2 } as never)).toThrow("is not a function");
  });

  test("a change joins the last step of any kind that began less than the given time ago", async () => {
    const { Block, hook } = block();
    const { actions, children, store } = await edit([<Block />, <SampleText />]);
    const { timeline } = store.history;
    actions.setHidden(children()[1] ?? "", true);
    const stepsAfter = (age: number) => {
      for (const step of timeline) Object.assign(step, { timestamp: Date.now() - age });
      hook().actions.setProp(assign({ size: age }), 500);
      return timeline.length;
    };
    expect([stepsAfter(400), stepsAfter(501)]).toEqual([1, 2]);
  });

  test("useNode works deep inside a block, and throws where there is no node", async () => {
    const Deep = () => <b>{useNode().id}</b>;
    const Wrapper = around(<Deep />);
    expect((await edit(<Wrapper />)).place.textContent).toBe("ROOT");
    const message = "You can only use useNode in the context of";
    await says(message, () => render(<Deep />));
    await says(message, () => edit([], { beside: <Deep /> }).catch(trouble));
  });
});

describe("concepts/user-components#rules", () => {
  test("the row takes three columns, and a column goes nowhere else", async () => {
    const { actions, children, query } = await edit([<Row />, containerOf()], { resolver: { Row, Column } });
    const [row = "", box = ""] = children();
    const taken = [1, 2, 3, 4].map(() => {
      const tree = query.parseReactElement(<Column />).toNodeTree();
      const column = tree.nodes[tree.rootNodeId] as Node;
      expect(query.node(box).isDroppable(column)).toBe(false);
      const may = query.node(row).isDroppable(column);
      if (may) actions.addNodeTree(tree, row);
      return may;
    });
    expect(taken).toEqual([true, true, true, false]);
  });
});

describe("concepts/user-components#stay", () => {
  test("canDelete refuses what is locked or holds something locked, also when the page is loaded again", async () => {
    const { act, actions, children, query } = await edit([containerOf(<SampleText />), <SampleText />]);
    const [box = "", free = ""] = children();
    const [inner = ""] = children(box);
    const all = () => ["ROOT", box, inner, free, "no-such-id"].map((id) => canDelete(query, id));
    expect(all()).toEqual([false, true, true, true, false]);
    actions.setCustom(inner, assign({ locked: true }));
    expect(all()).toEqual([false, false, false, true, false]);
    await act(() => actions.deserialize(query.serialize()));
    expect(all()).toEqual([false, false, false, true, false]);
    actions.setCustom(inner, assign({ locked: false }));
    expect(all()).toEqual([false, true, true, true, false]);
  });

  test("the notice can be neither deleted nor dragged until its lock is off, unlike the block around it", async () => {
    const { act, actions, children, dom, place, query } = await edit([containerOf(<Notice />)], {
      beside: <DeleteButton />,
    });
    const [box = ""] = children();
    const [notice = ""] = children(box);
    const button = place.querySelector("button");
    const state = () => [button?.disabled, dom(notice).draggable, query.node(notice).isDraggable()];
    await act(() => actions.selectNode(notice));
    expect([state(), query.node(box).isDraggable()]).toEqual([[true, false, false], true]);
    await act(() => actions.setCustom(notice, assign({ locked: false })));
    expect(state()).toEqual([false, true, true]);
    await act(() => button?.click());
    expect(children(box)).toEqual([]);
  });
});

describe("concepts/user-components#canvas", () => {
  test("children are undefined or one fragment; data.nodes has their number", async () => {
    const seen: unknown[] = [];
    const Box = ({ children }: { children?: ReactNode }) => {
      const { blocks } = useNode((node) => ({ blocks: node.data.nodes.length }));
      seen.push([children === undefined, Children.count(children), blocks]);
      return <u>{children}</u>;
    };
    const { act, actions, place, query } = await edit(<Element is={Box} canvas />);
    const add = (text: string) =>
      actions.addNodeTree(query.parseReactElement(<SampleText text={text} />).toNodeTree(), "ROOT");
    expect(seen.at(-1)).toEqual([true, 0, 0]);
    await act(() => [add("One"), add("Two")]);
    expect([seen.at(-1), place.querySelector("u")?.textContent]).toEqual([[false, 1, 2], "OneTwo"]);
  });
});

describe("concepts/user-components#linked-nodes", () => {
  interface AreaProps {
    shown?: boolean;
    is?: typeof SampleText | typeof SampleContainer;
    text?: string;
  }

  async function withArea() {
    const Area = ({ shown = true, is = SampleText, text = "First" }: AreaProps) =>
      shown && <Element id="area" is={is as typeof SampleText} canvas text={text} />;
    const { act, actions, data, ...rest } = await edit(<Area />, { resolver: { Area: Area as never } });
    const set = (props: AreaProps) => act(() => actions.setProp("ROOT", assign(props)));
    return { ...rest, act, actions, data, set, area: () => data("ROOT").linkedNodes.area ?? "" };
  }

  test("an Element opens a part of a component, whose node keeps its id under the given name", async () => {
    const Ided = () => <b>{useNode((node) => ({ body: node.data.linkedNodes.body })).body}</b>;
    const Outer = () => [<Ided key="id" />, <Card key="card" title="Closed" />];
    const { children, data, place, query } = await edit(<Outer />, {
      resolver: { Outer: Outer as never, Container, Text },
    });
    const { linkedNodes, nodes } = data("ROOT");
    expect([Object.keys(linkedNodes), nodes]).toEqual([["body", "footer"], []]);
    expect(place.querySelector("b")?.textContent).toBe(linkedNodes.body);
    const names = Object.values(query.getNodes()).map(({ data }) => data.name);
    expect(names).toEqual(["Outer", "Container", "Text", "Container"]);
    expect(query.node(children(linkedNodes.body)[0] ?? "").isDraggable()).toBe(true);
    expect([query.history.canUndo(), query.node(linkedNodes.body ?? "").isDraggable()]).toEqual([false, false]);
  });

  test.each(["Card", "Container", "Text"])("the card's page needs %s in the resolver", (name) => {
    const all = { Card, Container, Text, [name]: SampleText };
    return says(`(${name}) does not exist in the resolver`, () => edit(<Card />, { resolver: all }).catch(trouble));
  });

  test("the id is required inside a component and unique there; in the frame it is a prop", async () => {
    const Without = () => <Element is={SampleText} />;
    await says("that is used inside a User Component must specify an `id`", () => edit(<Without />).catch(trouble));
    const Twice = () => ["Once ", "Other"].map((text) => <Element key={text} id="area" is={SampleText} text={text} />);
    const twice = await edit(<Twice />);
    expect([twice.place.textContent, twice.query.node("ROOT").linkedNodes().length]).toEqual(["Once Once ", 1]);
    const { children, data } = await edit([<Element id="mine" is="p" />]);
    const [id = ""] = children();
    expect([id === "mine", data(id).props.id]).toEqual([false, "mine"]);
  });

  test("props of the Element are initial, setProp changes the node, and it goes when its owner goes", async () => {
    const { act, actions, area, data, place, query, set } = await withArea();
    await set({ text: "Other" });
    expect(place.textContent).toBe("First");
    await act(() => actions.setProp(area(), assign({ text: "Changed" })));
    expect([place.textContent, data(area()).props.text]).toEqual(["Changed", "Changed"]);
    expect(() => actions.delete(area())).toThrow("top-level Node");
    const owned = await edit([<Card title="Owner" />], { resolver: { Card, Container, Text } });
    owned.actions.delete(owned.children());
    expect([Object.keys(owned.query.getNodes()), query.node(area()).isLinkedNode()]).toEqual([["ROOT"], true]);
  });

  test("comes back when it is rendered again, unless the component changed", async () => {
    const { act, actions, area, data, place, query, set } = await withArea();
    const first = area();
    await act(() => actions.setProp(first, assign({ text: "Changed" })));
    await set({ shown: false });
    expect([place.textContent, query.serialize().includes("Changed")]).toEqual(["", true]);
    await set({ shown: true });
    await set({ is: SampleContainer });
    expect([place.textContent, area()]).toEqual(["Changed", first]);
    await set({ shown: false });
    await set({ shown: true });
    expect([data(area()).name, area() === first, query.serialize().includes("Changed")]).toEqual([
      ...["Container", false, false],
    ]);
  });
});

describe("concepts/user-components#outside", () => {
  test("a disabled editor shows the blocks, and neither selects nor drags", async () => {
    const { place, selected } = await edit([<SampleText text="One" />], { enabled: false });
    fire(place.querySelector("p"), "mousedown");
    expect([selected(), place.querySelector("[draggable=true]"), place.textContent]).toEqual([[], null, "One"]);
  });
});
