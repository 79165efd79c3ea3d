import { App } from "snippet:guides/copy-and-paste/src/App.tsx";
import { Clipboard } from "snippet:guides/copy-and-paste/src/clipboard.tsx";
import { DuplicateButton } from "snippet:guides/copy-and-paste/src/duplicate-button.tsx";
import { insertTree } from "snippet:guides/copy-and-paste/src/insert-tree.ts";
import { readTemplate } from "snippet:guides/copy-and-paste/src/read-template.ts";
import { fromTemplate, toTemplate } from "snippet:guides/copy-and-paste/src/template.ts";
import type { Node } from "@craftjs/core";
import { type ReactElement, type ReactNode, useState } from "react";
import { describe, expect, test } from "vitest";
import { containerOf, type Edited, edit, render, SampleContainer, SampleText, settle } from "../../harness/editor.tsx";
import { indicatorLine } from "../../harness/indicator-line.ts";
import { click, dragBelow, fire } from "../../harness/pointer.ts";
import { SampleCard } from "../../harness/sample-card.tsx";
import { SampleTool } from "../../harness/sample-tool.tsx";
import { sampleResolver } from "../../harness/samples.tsx";
import { savedNode } from "../../harness/saved-node.ts";
import { startWatch } from "../../harness/trouble.ts";
import { useLikeReader } from "../../harness/use-like-reader.ts";

const assign = (values: object) => (target: object) => void Object.assign(target, values);
const treeOf = ({ query }: Edited, element: ReactElement = <SampleText />) => {
  const tree = query.parseReactElement(element).toNodeTree();
  return { ...tree, root: tree.nodes[tree.rootNodeId] as Node };
};

async function clipboard(type: string, text = "") {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  const event = new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  await settle();
  return { handled: event.defaultPrevented, text: clipboardData.getData("text/plain") };
}

describe("guides/copy-and-paste", () => {
  test("a copy has new ids, and linked nodes of its own with their content, but no state of components", async () => {
    const Keeps = () => <p>{useState("kept")[0]}</p>;
    const { act, actions, children, data, place, query } = await edit([<SampleCard />, <Keeps />]);
    const [card = "", keeps = ""] = children();
    const [inner = ""] = children(query.node(card).linkedNodes()[0]);
    actions.setProp(inner, assign({ text: "Mine", onClick: () => {}, none: null, nothing: undefined }));
    const template = JSON.parse(JSON.stringify(toTemplate(query, card)));
    expect(template.nodes[inner].props).toEqual({ text: "Mine" });
    const tree = fromTemplate(query, template);
    const before = Object.keys(query.getNodes());
    expect(Object.keys(template.nodes).filter((id) => before.includes(id))).toHaveLength(3);
    expect(Object.keys(tree.nodes).filter((id) => before.includes(id))).toEqual([]);
    await act(() => actions.addNodeTree(tree, "ROOT"));
    const added = Object.keys(query.getNodes()).length - before.length;
    expect([place.textContent, added]).toEqual(["MinekeptMine", 3]);
    expect(data(tree.rootNodeId).linkedNodes).toEqual({ body: expect.any(String) });
    expect(data(tree.rootNodeId).linkedNodes).toEqual(tree.nodes[tree.rootNodeId]?.data.linkedNodes);
    expect(JSON.stringify(toTemplate(query, keeps))).not.toContain("kept");
    expect(toTemplate(query, "ROOT").nodes).toEqual(query.getSerializedNodes());
  });

  test("adding the tree of a node again puts one id into the page twice", async () => {
    const { actions, children, query } = await edit([<SampleText />]);
    const [id = ""] = children();
    actions.addNodeTree(query.node(id).toNodeTree(), "ROOT");
    expect(children()).toEqual([id, id]);
    actions.history.undo();
    startWatch();
  });
});

describe("guides/copy-and-paste#place", () => {
  test("a block goes into the selected one, or after it or the next around it, or to the end", async () => {
    const plain = <SampleContainer>{<SampleText />}</SampleContainer>;
    const editor = await edit([<SampleText />, plain, containerOf()]);
    const { actions, children, data, selected } = editor;
    const [text = "", closed = "", box = ""] = children();
    const placeWith = (selection?: string) => {
      actions.selectNode(selection);
      const { root, ...tree } = treeOf(editor);
      expect([insertTree(editor, tree), selected()]).toEqual([true, [root.id]]);
      const parent = data(root.id).parent ?? "";
      return [parent, children(parent)[children(parent).indexOf(root.id) - 1]];
    };
    expect([placeWith(box), placeWith(text), placeWith(children(closed)[0]), placeWith()]).toEqual([
      [box, undefined],
      ["ROOT", text],
      ["ROOT", closed],
      ["ROOT", box],
    ]);
  });

  test("addNodeTree asks no rule; isDroppable takes a node that is not on the page, and not its id", async () => {
    const editor = await edit([<SampleText />]);
    const { actions, children, query } = editor;
    const [text = ""] = children();
    const { root, ...tree } = treeOf(editor);
    const droppable = [query.node(text).isDroppable(root), query.node("ROOT").isDroppable(root)];
    expect([...droppable, query.node("ROOT").isDroppable(root.id)]).toEqual([false, true, false]);
    actions.addNodeTree(tree, text);
    expect(children(text)).toEqual([root.id]);
  });
});

describe("guides/copy-and-paste#clipboard", () => {
  test("the root and linked nodes are neither copied nor duplicated; they cannot be deleted", async () => {
    const beside = [<Clipboard key="1" />, <DuplicateButton key="2" />];
    const { act, actions, children, place, query } = await edit([<SampleCard />], { beside });
    const [card = ""] = children();
    const possible: Record<string, boolean[]> = {};
    for (const id of ["ROOT", query.node(card).linkedNodes()[0] ?? "", card]) {
      await act(() => actions.selectNode(id));
      const { handled } = await clipboard("copy");
      possible[id] = [handled, !place.querySelector("button")?.disabled, query.node(id).isDeletable()];
    }
    expect(Object.values(possible)).toEqual([Array(3).fill(false), Array(3).fill(false), Array(3).fill(true)]);
  });

  test("a disabled editor has no selection, but actions work", async () => {
    const editor = await edit([<SampleText />], { enabled: false });
    click(editor.place.querySelector("p"));
    editor.actions.addNodeTree(treeOf(editor), "ROOT");
    expect([editor.selected(), editor.children().length]).toEqual([[], 2]);
  });

  test("the example tells templates from other texts, which throw or become HTML elements", async () => {
    const node = { type: { resolvedName: "Text" }, props: {}, nodes: [], linkedNodes: {} };
    const template = (change: object = {}) => JSON.stringify({ rootNodeId: "a", nodes: { a: { ...node, ...change } } });
    const unknown = { type: { resolvedName: "Marquee" } };
    const isTemplate = (text: string) => readTemplate(text, sampleResolver) !== null;
    const changes = [
      { props: null },
      { linkedNodes: null },
      { nodes: ["b"] },
      { nodes: ["a"] },
      { type: null },
      unknown,
    ];
    const others = ["", "Milk, eggs", "null", "7", '"a"', "[]", '{"rootNodeId":"a","nodes":null}'];
    expect([template(), template({ type: "hr" })].map(isTemplate)).toEqual([true, true]);
    expect([...others, ...changes.map(template)].filter(isTemplate)).toEqual([]);
    const { act, actions, place, query } = await edit([]);
    const parse = (saved: object) => query.parseSerializedNode({ ...node, ...saved } as never);
    expect(() => parse(unknown).toNode()).toThrow("Cannot destructure property");
    const parent = parse({}).toNode((fresh) => void (fresh.data.nodes = ["gone"]));
    expect(() => actions.addNodeTree({ rootNodeId: parent.id, nodes: { [parent.id]: parent } }, "ROOT")).toThrow(
      "undefined",
    );
    const line = savedNode("hr", { props: { title: "Of the clipboard" } });
    await act(() => actions.deserialize({ ROOT: line } as never));
    expect(place.innerHTML).toBe('<hr title="Of the clipboard">');
  });

  test("the example copies, pastes, cuts, duplicates and stores blocks", async () => {
    const place = await render(<App />);
    const [texts, buttons] = ["p", "button"].map((tag) => () => [...place.querySelectorAll(tag)]) as [
      () => Element[],
      () => Element[],
    ];
    const press = (element?: Element) => [click(element), settle()][1];
    const counts: number[] = [];
    await press(texts()[0]);
    const { handled, text } = await clipboard("copy");
    for (const [type, pasted] of [["paste", text], ["cut"], ["paste", "Milk, eggs"]] as const) {
      await clipboard(type, pasted);
      counts.push(texts().length);
    }
    await press(place.querySelector("article") ?? undefined);
    for (const button of [0, 1, 2]) {
      await press(buttons()[button]);
      counts.push(texts().length);
    }
    expect([handled, ...counts]).toEqual([true, 3, 2, 2, 3, 3, 4]);
    await useLikeReader(place);
  });
});

describe("guides/copy-and-paste#duplicate", () => {
  test("the button does not ask canMoveIn, isDroppable does", async () => {
    const Single = ({ children }: { children?: ReactNode }) => <SampleContainer>{children}</SampleContainer>;
    Single.craft = { isCanvas: true, rules: { canMoveIn: () => false } };
    const editor = await edit([<Single>{<SampleText />}</Single>], { beside: <DuplicateButton /> });
    const { act, actions, children, place, query } = editor;
    const [parent = ""] = children();
    expect(query.node(parent).isDroppable(treeOf(editor).root)).toBe(false);
    await act(() => actions.selectNode(children(parent)[0]));
    place.querySelector("button")?.click();
    expect(children(parent)).toHaveLength(2);
  });
});

describe("guides/copy-and-paste#templates", () => {
  test("create calls its function when a drag begins, and makes a new block of JSX for each drop", async () => {
    let made = 0;
    const make = () => {
      made++;
      return <SampleText text="News" />;
    };
    for (const element of [make, <SampleText key="1" text="News" />]) {
      const { act, children, data, place } = await edit([<SampleText />], { beside: <SampleTool element={element} /> });
      for (const count of [2, 3]) {
        await act(() => dragBelow(place.querySelector("b"), [...place.querySelectorAll("p")].at(-1)));
        expect([children().length, data(children().at(-1) ?? "").props.text]).toEqual([count, "News"]);
      }
    }
    expect(made).toBe(2);
  });

  test("a tree that is made once can be dropped only while its block is not on the page", async () => {
    const trees: unknown[] = [];
    const once = () => trees[0] as ReactElement;
    const editor = await edit([<SampleText />], {
      beside: <SampleTool element={once} />,
      indicator: { success: "green", error: "red" },
    });
    const { act, actions, children, dom, place } = editor;
    const { root, ...tree } = treeOf(editor);
    trees.push(tree);
    const [first = ""] = children();
    const drop = async () => {
      fire(place.querySelector("b"), "dragstart");
      await act(() => fire(dom(first), "dragover", { clientY: dom(first).getBoundingClientRect().bottom + 15 }));
      const color = indicatorLine()?.style.backgroundColor;
      await act(() => fire(place.querySelector("b"), "dragend"));
      return [color, children()];
    };
    const dropped = ["green", [first, root.id]];
    expect([await drop(), await drop()]).toEqual([dropped, ["red", dropped[1]]]);
    actions.delete(root.id);
    expect(await drop()).toEqual(dropped);
  });
});

describe("guides/copy-and-paste#edge-cases", () => {
  test("several selected blocks are in the order of their selection; addNodeTree and delete are one step each", async () => {
    const editor = await edit([<SampleText />, <SampleText />], { resolver: { SampleCard } });
    const { act, actions, children, selected, store } = editor;
    const [first = "", second = ""] = children();
    actions.selectNode([second, first]);
    expect(selected()).toEqual([second, first]);
    const card = treeOf(editor, <SampleCard />);
    await act(() => actions.addNodeTree(card, "ROOT"));
    actions.delete(card.rootNodeId);
    expect(store.history.timeline).toHaveLength(2);
  });
});
