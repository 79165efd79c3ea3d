import { DeleteKey } from "snippet:concepts/editor-components/src/delete-key.tsx";
import { NodeOutline } from "snippet:concepts/editor-components/src/node-outline.tsx";
import { Element, type Node, type NodeTree, useEditor, useNode } from "@craftjs/core";
import { type ReactElement, useEffect, useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { containerOf, edit, render, SampleContainer, SampleText, settle } from "../../harness/editor.tsx";
import { fillIn } from "../../harness/fill-in.ts";
import { mouse, pointIn } from "../../harness/mouse.ts";
import { dragBelow, fire } from "../../harness/pointer.ts";
import { pressKey } from "../../harness/press-key.ts";
import { RelatedPart } from "../../harness/related-part.tsx";
import { SampleCard } from "../../harness/sample-card.tsx";
import { SampleTool } from "../../harness/sample-tool.tsx";
import { says } from "../../harness/says.ts";
import { shownLater } from "../../harness/shown-later.tsx";
import { trouble } from "../../harness/trouble.ts";

const two = [<SampleText text="One" />, <SampleText text="Two" />];

const Page = ({ takes }: { takes: boolean }) => <SampleContainer>{takes ? "Open" : "Closed"}</SampleContainer>;
Page.craft = { isCanvas: true, rules: { canMoveIn: (_: Node[], self: Node) => self.data.props.takes } };

describe("concepts/editor-components#toolbox", () => {
  test("create makes an element draggable, and drops a new block with its children where the drag ends", async () => {
    const beside = <SampleTool element={containerOf(<SampleText text="Inside" />)} />;
    const { act, children, data, dom, place, query } = await edit(two, { beside });
    const [one = "", last = ""] = children();
    const tool = place.querySelector("b");
    await act(() => dragBelow(tool, dom(one)));
    const [, dropped = ""] = children();
    expect([tool?.draggable, children(), query.node(dropped).isCanvas()]).toEqual([true, [one, dropped, last], true]);
    expect(children(dropped).map((id) => data(id).props.text)).toEqual(["Inside"]);
  });

  test.each([true, false])(
    "a function is called as a drag starts, onCreate after a drop (taken: %s)",
    async (takes) => {
      const calls: unknown[] = [];
      let isAdded = (_: string) => false;
      const make = () => {
        calls.push("made");
        return <SampleText />;
      };
      const onCreate = ({ rootNodeId }: NodeTree) => void calls.push(isAdded(rootNodeId));
      const beside = <SampleTool element={make} onCreate={onCreate} />;
      const { children, dom, place } = await edit(<Page takes={takes} />, { beside });
      isAdded = (id) => children().includes(id);
      const tool = place.querySelector("b");
      fire(tool, "dragstart");
      expect(calls.splice(0)).toEqual(["made"]);
      fire(tool, "dragend");
      dragBelow(tool, dom("ROOT"));
      expect(calls).toEqual(takes ? ["made", true] : ["made"]);
    },
  );

  test.each([
    ["without a line over a page that is no canvas", <SampleContainer key="1" />, undefined, 0],
    ["refused with an error", <Page key="2" takes={false} />, true, 0],
    ["taken by a canvas", <Page key="3" takes />, false, 1],
  ])("a new block is %s", async (_, content, hasError, count) => {
    const { children, dom, place, query } = await edit(content, { beside: <SampleTool element={<SampleText />} /> });
    fire(place.querySelector("b"), "dragstart");
    fire(dom("ROOT"), "dragover");
    const { indicator } = query.getState();
    fire(place.querySelector("b"), "dragend");
    expect([indicator ? Boolean(indicator.error) : undefined, children().length]).toEqual([hasError, count]);
  });
});

describe("concepts/editor-components#settings", () => {
  test("the selected ids are a Set, and getEvent answers questions about it", async () => {
    const { actions, children, query } = await edit(two);
    const [first = "", second = ""] = children();
    actions.selectNode([first, second]);
    const selected = query.getEvent("selected");
    expect(query.getState().events.selected).toEqual(new Set([first, second]));
    expect([selected.first(), selected.last(), selected.all()]).toEqual([first, second, [first, second]]);
    expect([selected.contains(second), selected.contains("ROOT"), selected.isEmpty()]).toEqual([true, false, false]);
  });

  test("pressing the mouse on another block removes a form before its field loses the focus", async () => {
    const saved: string[] = [];
    const Form = () => <input onChange={() => saved.push("change")} onBlur={() => saved.push("blur")} />;
    const Block = () => <SampleText />;
    Block.craft = { related: { settings: Form } };
    const editor = await edit([<Block />, <SampleText />], { beside: <RelatedPart /> });
    const { act, actions, children, dom, place, selected } = editor;
    const [block, other = ""] = children();
    await act(() => actions.selectNode(block));
    const field = place.querySelector("input");
    field?.focus();
    await fillIn(field, "New");
    await act(() => mouse(pointIn(dom(other), 0.5, 0.5)));
    expect([selected(), place.querySelector("input"), saved]).toEqual([[other], null, ["change"]]);
  });
});

describe("concepts/editor-components#keyboard", () => {
  test("Craft.js binds no keys", async () => {
    const { actions, children, place, query, selected, store } = await edit(two);
    const [first = ""] = children();
    actions.setHidden("ROOT", false);
    actions.selectNode(first);
    const button = place.appendChild(document.createElement("button"));
    button.focus();
    const state = () => [query.serialize(), selected(), store.history.timeline.length];
    const before = state();
    for (const key of ["Delete", "Backspace", "Escape", "Enter", "ArrowDown"]) await pressKey(key);
    for (const key of "zycvx")
      button.dispatchEvent(new KeyboardEvent("keydown", { key, ctrlKey: true, metaKey: true, bubbles: true }));
    await settle();
    expect(state()).toEqual(before);
  });

  test("DeleteKey deletes what is selected and may be deleted; the root and linked nodes may not", async () => {
    const box = <SampleContainer>{[<SampleText key="1" />]}</SampleContainer>;
    const { actions, children, query } = await edit([box, <SampleCard />], { beside: <DeleteKey /> });
    const [id = "", card = ""] = children();
    const [linked = ""] = query.node(card).linkedNodes();
    for (const top of ["ROOT", linked]) {
      expect(query.node(top).isDeletable()).toBe(false);
      expect(() => actions.delete(top)).toThrow("Attempting to delete a top-level Node");
    }
    actions.selectNode(["ROOT", id, ...children(id)]);
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "Backspace" }));
    expect([children(), query.node("ROOT").descendants(true)]).toEqual([[card], [card, linked, ...children(linked)]]);
  });

  test("query and actions work in an event handler without a collector", async () => {
    const sizes: number[] = [];
    const renders = vi.fn();
    const Button = () => {
      const { actions, query } = useEditor();
      renders();
      const press = () => [sizes.push(query.getEvent("selected").size()), actions.selectNode("ROOT")];
      return <button type="button" onClick={press} />;
    };
    const { act, place } = await edit(two, { beside: <Button /> });
    for (const _ of [1, 2]) await act(() => place.querySelector("button")?.click());
    expect([sizes, renders.mock.calls.length]).toEqual([[0, 1], 1]);
  });
});

describe("concepts/editor-components#every-block", () => {
  test("NodeOutline outlines the selected block, wherever it is and whenever it comes", async () => {
    const content = [<SampleText />, <Element is={SampleContainer} canvas />];
    const { act, actions, children, dom, place, query } = await edit(content, { onRender: NodeOutline });
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
      const outlined = [...place.querySelectorAll<HTMLElement>("[style*=outline]")];
      expect(outlined.filter(({ style }) => style.outline)).toEqual(id ? [dom(id)] : []);
    }
  });

  test("the collected element is the old one after the block has moved", async () => {
    const collected: Record<string, HTMLElement | null> = {};
    const Collect = ({ render }: { render: ReactElement }) => {
      const { id, dom } = useNode((node) => ({ dom: node.dom }));
      collected[id] = dom;
      return render;
    };
    const { act, actions, children, dom } = await edit([<SampleText />, containerOf()], { onRender: Collect });
    const [text = "", box = ""] = children();
    const before = dom(text);
    await act(() => actions.move(text, box, 0));
    expect([collected[text] === before, dom(text) === before]).toEqual([true, false]);
  });
});

async function collecting(collector?: Parameters<typeof useEditor>[0], late = false) {
  const seen: Record<string, unknown>[] = [];
  const Collects = () => void seen.push(useEditor(collector as never));
  const shown = shownLater(<Collects />);
  const editor = await edit(two, { beside: late ? shown.later : <Collects /> });
  if (late) await shown.show();
  return { ...editor, seen };
}

describe("concepts/editor-components#collectors", () => {
  test("runs after each change, and renders when the picked values differ deeply", async () => {
    let runs = 0;
    const { act, actions, seen } = await collecting(({ events }) => {
      runs++;
      return { picked: [{ selected: events.selected.size }] };
    });
    for (const [change, renders] of [
      [() => actions.setHidden("ROOT", false), 0],
      [() => actions.selectNode("ROOT"), 1],
    ] as const) {
      const before = [runs, seen.length] as const;
      await act(change);
      expect([runs > before[0], seen.length - before[1]]).toEqual([true, renders]);
    }
    expect(seen.at(-1)?.picked).toEqual([{ selected: 1 }]);
  });

  test("the first change after the component has mounted renders it in any case", async () => {
    const { act, actions, seen } = await collecting(({ options }) => ({ enabled: options.enabled }), true);
    const counts = [seen.length];
    for (const id of ["ROOT", undefined]) {
      await act(() => actions.selectNode(id));
      counts.push(seen.length);
    }
    expect(counts).toEqual([1, 2, 2]);
  });

  test("a component that picks all nodes renders whenever the pointer comes to another block", async () => {
    const { act, children, dom, seen } = await collecting(({ nodes }) => ({ nodes }));
    const before = seen.length;
    for (const id of children()) await act(() => fire(dom(id), "mouseover"));
    expect(seen.length - before).toBe(2);
  });

  test("without a collector there is no state in the result, and no render on changes", async () => {
    const { act, actions, seen } = await collecting();
    await act(() => actions.selectNode("ROOT"));
    const keys = ["actions", "connectors", "inContext", "query", "store"];
    expect(seen.map((hook) => Object.keys(hook).sort())).toEqual([keys]);
  });

  test("a changed prop counts at the next change of the state, or at once with a key", async () => {
    let show = (_: string) => {};
    const Label = ({ id }: { id: string }) => {
      const { name } = useEditor(({ nodes }) => ({ name: nodes[id]?.data.name }));
      return <b>{name ?? "none"}</b>;
    };
    const Labels = () => {
      const [id, setId] = useState("nobody");
      show = setId;
      return [<Label key="late" id={id} />, <Label key={id} id={id} />];
    };
    const { act, actions, place } = await edit([], { beside: <Labels /> });
    const labels = () => [...place.querySelectorAll("b")].map(({ textContent }) => textContent);
    await act(() => show("ROOT"));
    expect(labels()).toEqual(["none", "Container"]);
    await act(() => actions.selectNode("ROOT"));
    expect(labels()).toEqual(["Container", "Container"]);
  });

  test("a later error is logged and the values are kept", async () => {
    let fails = false;
    const { act, actions, seen } = await collecting(() => {
      if (fails) throw new Error("of the collector");
      return { kept: 1 };
    });
    fails = true;
    await says("console.warn: of the collector", () => act(() => actions.selectNode("ROOT")));
    expect(seen.at(-1)?.kept).toBe(1);
  });

  function useRuns(work: () => unknown, dependency: unknown) {
    // biome-ignore lint/correctness/useExhaustiveDependencies: the question is on which dependency it runs
    useEffect(() => void work(), [dependency]);
  }

  test("`actions` is new in each render, `query` and each action are not", async () => {
    const ran: string[] = [];
    const Effects = () => {
      const { actions, query } = useEditor(({ events }) => ({ hovered: events.hovered.size }));
      useRuns(() => ran.push("actions"), actions);
      useRuns(() => ran.push("query"), query);
      useRuns(() => ran.push("delete"), actions.delete);
      return null;
    };
    const { act, dom } = await edit([], { beside: <Effects /> });
    ran.length = 0;
    await act(() => fire(dom("ROOT"), "mouseover"));
    expect(ran).toEqual(["actions"]);
  });

  test("an effect that depends on `actions` and changes what is collected runs without end", async () => {
    let times = 0;
    const Endless = () => {
      const { actions } = useEditor(({ nodes }) => ({ times: nodes.ROOT?.data.custom.times }));
      useRuns(() => {
        if (times++ < 100) actions.setCustom("ROOT", (custom) => Object.assign(custom, { times }));
      }, actions);
      return null;
    };
    await says("console.error: Maximum update depth exceeded", async () => {
      await edit([], { beside: <Endless /> });
      await vi.waitFor(() => expect(times).toBeGreaterThan(100));
    });
  });
});

describe("concepts/editor-components#troubleshooting", () => {
  test("useEditor works inside <Editor> only", () => {
    const Asks = () => void useEditor();
    return says("You can only use useEditor in the context of <Editor />", () => render(<Asks />));
  });

  test("useNode works in user components, related components and onRender, not in editor components", async () => {
    const ids: string[] = [];
    const Asks = () => void ids.push(useNode().id);
    const Block = () => <Asks />;
    Block.craft = { related: { settings: Asks } };
    const onRender = ({ render }: { render: ReactElement }) => (
      <>
        <Asks />
        {render}
      </>
    );
    await edit(<Block />, { onRender, beside: <RelatedPart id="ROOT" /> });
    expect([ids.length > 2, new Set(ids)]).toEqual([true, new Set(["ROOT"])]);
    await says("You can only use useNode in the context of <Editor />", () =>
      edit([], { beside: <Asks /> }).catch(trouble),
    );
  });
});
