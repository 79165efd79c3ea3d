import { Container, Text } from "snippet:concepts/nodes/src/blocks.tsx";
import { Outline } from "snippet:concepts/nodes/src/outline.tsx";
import { Editor, Element, Frame, ROOT_NODE, useEditor } from "@craftjs/core";
import { createElement, Fragment, type ReactElement, type ReactNode, useState } from "react";
import { describe, expect, test } from "vitest";
import { containerOf, edit, render, SampleContainer, SampleText, settle } from "../../harness/editor.tsx";
import { fire } from "../../harness/pointer.ts";
import { SampleCard } from "../../harness/sample-card.tsx";
import { SampleTool } from "../../harness/sample-tool.tsx";
import { sampleResolver } from "../../harness/samples.tsx";
import { says } from "../../harness/says.ts";
import { startWatch } from "../../harness/trouble.ts";

const assign = (values: object) => (target: object) => void Object.assign(target, values);

const page = (content: ReactNode, beside?: ReactNode) => (
  <Editor resolver={sampleResolver}>
    {beside}
    <Frame>{content as ReactElement}</Frame>
  </Editor>
);

describe("concepts/nodes", () => {
  test("the elements in the frame become nodes, which know each other by their ids", async () => {
    const texts = ["Good morning", "Good night"].map((text) => <Text key={text} text={text} />);
    const { query } = await edit(createElement(Element<typeof Container>, { is: Container, canvas: true }, texts));
    const id = expect.stringMatching(/^[\w-]{10}$/);
    const [ROOT, first, second] = Object.values(query.getNodes());
    const row = ({ id, data: { name, props, parent, nodes } }: typeof ROOT = {} as never) => [
      id,
      name,
      props,
      parent,
      nodes,
    ];
    expect(row(ROOT)).toEqual([ROOT_NODE, "Container", {}, undefined, [first?.id, second?.id]]);
    expect(row(first)).toEqual([id, "Text", { text: "Good morning" }, "ROOT", []]);
    expect(row(second)).toEqual([id, "Text", { text: "Good night" }, "ROOT", []]);
  });
});

describe("concepts/nodes#from-jsx", () => {
  test("a later child of the frame changes nothing", async () => {
    let setText = (_: string) => {};
    const App = () => {
      const [text, set] = useState("First");
      setText = set;
      return page(<SampleText text={text} />);
    };
    const place = await render(<App />);
    setText("New");
    await settle();
    expect(place.textContent).toBe("First");
  });

  const hi = <SampleText text="Hi" />;
  test.each<[string, ReactNode, string[], object?]>([
    ["a component, without what it renders", hi, ["Text"], { text: "Hi" }],
    ["a tag with text", <h2 key="h2">Offers</h2>, ["h2"], { children: "Offers" }],
    ["a tag with a component", createElement("div", null, hi), ["div", "Text"], {}],
    ["a list", ["a", "b"].map((item) => <SampleText key={item} text={item} />), ["Text", "Text"], { text: "a" }],
    ["null", null, []],
    ["false", false, []],
    ["text beside an element, which is lost", createElement("div", null, "Hi ", <b>you</b>), ["div", "b"], {}],
  ])("%s becomes nodes", async (_, children, names, props) => {
    const { data, query } = await edit(containerOf(children));
    const nodes = query.node("ROOT").descendants(true).map(data);
    expect([nodes.map(({ name }) => name), nodes[0]?.props]).toEqual([names, props]);
    startWatch(); // the editor warns that it cannot serialise `false`
  });

  const Stranger = () => <p>Hi</p>;
  test.each<[string, ReactNode, string]>([
    ["a component that is not in the resolver", <Stranger key="s" />, "(Stranger) does not exist in the resolver"],
    ["a fragment", createElement(Fragment, null, hi), "does not exist in the resolver"],
    ["an Element without is", <Element key="e" canvas />, "does not exist in the resolver"],
    ["two elements", [<SampleText key="a" />, <SampleText key="b" />], "React.Children.only"],
  ])("%s in the frame throws", (_, content, message) => says(message, () => render(page(content))));
});

describe("concepts/nodes#contents", () => {
  test("data is saved, and everything else is not", async () => {
    const rules = { canDrag: () => false };
    const Block = () => <SampleText />;
    Block.craft = { displayName: "Label", rules, related: { settings: () => null }, info: { icon: "star" } };
    const { act, actions, children, data, place, query } = await edit([<Block />, <SampleCard />, <hr title="Hi" />]);
    const [id = "", card = "", rule = ""] = children();
    actions.setCustom(id, assign({ note: "x" }));
    await act(() => [actions.setHidden(rule, true), actions.selectNode(id)]);
    const saved = JSON.parse(query.serialize());
    const common = {
      custom: {},
      isCanvas: false,
      hidden: false,
      linkedNodes: {},
      nodes: [],
      parent: "ROOT",
      props: {},
    };
    expect(saved).toMatchObject({ ROOT: { isCanvas: true, nodes: [id, card, rule] } });
    expect(saved[id]).toEqual({
      ...common,
      ...{ custom: { note: "x" }, displayName: "Label", type: { resolvedName: "Block" } },
    });
    expect(saved[card].linkedNodes).toEqual({ body: query.node(card).linkedNodes()[0] });
    expect(saved[rule]).toEqual({ ...common, displayName: "hr", hidden: true, props: { title: "Hi" }, type: "hr" });
    const { dom, events, info, related, rules: own } = query.node(id).get();
    expect([data(id).type, data(id).name, place.querySelector("hr")]).toEqual([Block, "Block", null]);
    expect([events.selected, events.hovered, events.dragged]).toEqual([true, false, false]);
    expect([dom, info, Object.keys(related), own.canDrag]).toEqual([
      ...[place.querySelector("p"), Block.craft.info, ["settings"], rules.canDrag],
    ]);
  });
});

describe("concepts/nodes#canvas", () => {
  const Column = (props: object) => <SampleContainer {...props} />;
  Column.craft = { isCanvas: true };

  test("only a canvas takes drops and lets its children be dragged; tags and craft make canvases, too", async () => {
    const text = <SampleText key="text" />;
    const boxes = [containerOf(text), <SampleContainer>{text}</SampleContainer>, <Column>{text}</Column>];
    const footer = createElement(Element<"footer">, { is: "footer", canvas: true }, text);
    const { children, data, dom, query } = await edit([...boxes, footer, <SampleText />]);
    const ids = children().slice(0, -1);
    const loose = children().at(-1) ?? "";
    const asked = ids.map((id) => {
      const [child = ""] = children(id);
      const [outer, inner] = [query.node(id), query.node(child)];
      return [data(id).isCanvas, outer.isDroppable(loose), inner.isDraggable(), dom(child).draggable];
    });
    expect(asked).toEqual([true, false, true, true].map((isCanvas) => Array(4).fill(isCanvas)));
    expect([query.node(ids[1] ?? "").isDraggable(), query.node(loose).isDroppable(ids[0] ?? "")]).toEqual([
      true,
      false,
    ]);
  });

  test("within 10 pixels of its edge, the parent of a nested canvas gets the drop, or refuses it", async () => {
    const padded = <Element is={SampleContainer} canvas style={{ padding: 20 }} />;
    const Linked = () => createElement(Element, { ...padded.props, id: "inside" });
    const { children, dom, place, query } = await edit(
      [padded, <Linked />, <SampleContainer>{padded}</SampleContainer>],
      {
        beside: <SampleTool element={<SampleText />} />,
      },
    );
    const [box = "", linked = "", closed = ""] = children();
    const [region = ""] = query.node(linked).linkedNodes();
    const [inside = ""] = children(closed);
    const tool = place.querySelector("b");
    const drop = (id: string, y: number) => {
      fire(tool, "dragstart");
      fire(dom(id), "dragover", { clientY: dom(id).getBoundingClientRect().top + y });
      const { placement, error } = query.getState().indicator ?? {};
      return [placement?.parent.id, error];
    };
    expect([drop(box, 11), drop(box, 9), drop(region, 5)]).toEqual([
      [box, null],
      ["ROOT", null],
      [region, null],
    ]);
    expect([drop(inside, 11), drop(inside, 9)]).toEqual([
      [inside, null],
      [closed, new Error("Invariant failed: Cannot move node into a non-Canvas parent")],
    ]);
    fire(tool, "dragend");
  });
});

describe("concepts/nodes#read", () => {
  test("the outline lists the whole page, and marks what is selected", async () => {
    const { act, actions, children, place } = await edit([<SampleText />, <SampleText />], { beside: <Outline /> });
    await act(() => actions.selectNode(children()[1]));
    const rows = [...place.querySelectorAll("button")].map((row) => [row.textContent, row.ariaPressed]);
    expect(rows).toEqual([
      ["SampleContainer", "false"],
      ["SampleText", "false"],
      ["SampleText", "true"],
    ]);
  });

  test("the map is empty until the frame has rendered", async () => {
    const sizes: number[] = [];
    const Reads = () => void sizes.push(useEditor(({ nodes }) => ({ size: Object.keys(nodes).length })).size);
    await render(page(<SampleText />, <Reads />));
    expect([sizes[0], sizes.at(-1)]).toEqual([0, 1]);
  });

  test("descendants() stops at the children, and ancestors() at the grandparent", async () => {
    const nested = ["b", "i"].reduce((inside, tag) => createElement(tag, null, inside), <u>Text</u>);
    const { query } = await edit(createElement("p", null, nested));
    const [i, b, u = ""] = query.node("ROOT").descendants(true);
    expect([query.node("ROOT").descendants(), query.node(u).ancestors()]).toEqual([[i], [b, i]]);
  });

  test("query.node() wants a string; of an unknown id, get() is undefined and other helpers throw", async () => {
    const { query } = await edit([]);
    expect(() => query.node(1 as never)).toThrow("Invalid parameter Node Id specified");
    const nobody = query.node("nobody");
    expect(nobody.get()).toBe(undefined);
    for (const name of ["isCanvas", "isRoot", "childNodes", "ancestors"] as const)
      expect(nobody[name]).toThrow("Cannot read properties of undefined");
  });
});

describe("concepts/nodes#change", () => {
  async function withTargets() {
    const Closed = () => <SampleContainer />;
    Closed.craft = { isCanvas: true, rules: { canMoveIn: () => false, canMoveOut: () => false } };
    const plain = createElement(SampleContainer, {}, <SampleText />);
    const editor = await edit([<SampleText />, <Closed />, containerOf(), <SampleCard />, plain]);
    const [text = "", closed = "", box = "", card = "", container = ""] = editor.children();
    const tree = () => editor.query.parseReactElement(<SampleText />).toNodeTree();
    const node = () => editor.query.parseFreshNode({ data: { type: "hr" } }).toNode();
    return { ...editor, text, closed, box, card, container, tree, node };
  }

  test("move wants a canvas that is not inside the node, and a node in a canvas", async () => {
    const { actions, box, children, container, text } = await withTargets();
    expect(() => actions.move(text, container, 0)).toThrow("Cannot move node into a non-Canvas parent");
    expect(() => actions.move(children(container)[0] ?? "", box, 0)).toThrow("not a direct child of a Canvas");
    expect(() => actions.move(box, box, 0)).toThrow("Cannot move node into a descendant");
  });

  test("add and addNodeTree want a parent id, and nothing else of the parent", async () => {
    const { actions, children, closed, node, query, text, tree } = await withTargets();
    expect(() => actions.addNodeTree(tree())).toThrow("Parent id cannot be ommited");
    expect(() => actions.add(node())).toThrow("Parent id cannot be ommited");
    for (const parent of [text, closed]) {
      expect(query.node(parent).isDroppable(node())).toBe(false);
      actions.addNodeTree(tree(), parent);
      actions.add(node(), parent);
      expect(children(parent)).toHaveLength(2);
    }
  });

  test("delete takes what is inside, and throws for ROOT and a linked node", async () => {
    const { actions, card, children, closed, query, tree } = await withTargets();
    for (const id of ["ROOT", query.node(card).linkedNodes()[0] ?? ""])
      expect(() => actions.delete(id)).toThrow("top-level Node");
    actions.addNodeTree(tree(), closed);
    actions.delete(children(closed));
    expect(children(closed)).toEqual([]);
    actions.delete(children());
    expect(Object.keys(query.getNodes())).toEqual(["ROOT"]);
  });

  test("what is in the state is frozen, objects that were passed as props included", async () => {
    const list: string[] = [];
    const element = <Element is="div" data-list={list} />;
    const { actions, data } = await edit(element);
    const props = () => data("ROOT").props;
    expect(() => list.push("after")).toThrow("object is not extensible");
    expect(() => props()["data-list"].push("after")).toThrow("object is not extensible");
    expect(() => assign({ "data-list": [] })(props())).toThrow("read only");
    actions.setProp("ROOT", (draft) => draft["data-list"].push("after"));
    expect([list, props()["data-list"]]).toEqual([[], ["after"]]);
  });
});
