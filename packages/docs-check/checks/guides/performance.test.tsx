import { NumberButton, UppercaseButton } from "snippet:guides/performance/src/batch-buttons.tsx";
import { BatchedHandlers } from "snippet:guides/performance/src/batched-handlers.ts";
import { Chart } from "snippet:guides/performance/src/chart.tsx";
import { type EditorStore, useEditor, useNode } from "@craftjs/core";
import { memo, type ReactElement, type ReactNode, useEffect, useState } from "react";
import { expect, test } from "vitest";
import { assign, edit, twoTexts } from "../../harness/editor.tsx";
import { fire, settle } from "../../harness/input.ts";
import { containerOf, SampleText } from "../../harness/samples.tsx";
import { withReact } from "../../harness/with-react.ts";

const options = { removeHoverOnMouseleave: false, isMultiSelectEnabled: () => false };
const batched = { handlers: (store: EditorStore) => new BatchedHandlers({ store, ...options }) };

async function withCounts(blocks: number, props: object = {}, more?: ReactNode) {
  const counts = { collectors: 0, runs: 0 };
  const Count = () => {
    const { store } = useEditor();
    useState(() => {
      const { subscribe } = store;
      store.subscribe = (collector, ...rest) => {
        counts.collectors++;
        return subscribe(
          (...state) => [counts.runs++, collector(...state)][1] as ReturnType<typeof collector>,
          ...rest,
        );
      };
    });
    return null;
  };
  const texts = Array.from({ length: blocks }, (_, key) => <SampleText key={key} />);
  const editor = await edit(containerOf(...texts), { ...props, beside: [<Count key="count" />, more] });
  await settle();
  return { ...editor, counts };
}

const collecting = (renders: Record<string, number>, name: string, collector: Parameters<typeof useEditor>[0]) =>
  function Collects() {
    useEditor(collector as NonNullable<typeof collector>);
    renders[name] = (renders[name] ?? 0) + 1;
    return null;
  };

test.each([
  ["twice the blocks run collectors four times as often", {}, 4],
  ["with the batch only twice as often", batched, 2],
])("%s", async (_, props, factor) => {
  // A stray hover event runs every collector once more, so the smaller count of two is the page's own.
  const fewest = async (blocks: number) => {
    const [one, other] = [await withCounts(blocks, props), await withCounts(blocks, props)];
    return Math.min(one.counts.runs, other.counts.runs);
  };
  expect(Math.round((await fewest(80)) / (await fewest(40)))).toBe(factor);
});

test.each([
  ["when it is mounted", {}, "P"],
  ["a moment later with the batch", batched, null],
])("a block's element is in the state %s, and is not a step", async (_, props, expected) => {
  let atMount: string | null | undefined;
  const Early = () => {
    const { id, connectors } = useNode();
    const { query } = useEditor();
    useEffect(() => {
      atMount ??= query.node(id).get().dom?.tagName ?? null;
    }, [id, query]);
    return <p ref={(dom) => void (dom && connectors.connect(dom))} />;
  };
  const { children, dom, query } = await edit([<Early />, <SampleText />], props);
  const elements = ["ROOT", ...children()].map((id) => dom(id).tagName);
  expect([atMount, elements, query.history.canUndo()]).toEqual([expected, ["SECTION", "P", "P"], false]);
});

test("#cost: each block has four collectors, and each useEditor with one is one more", async () => {
  const Collects = collecting({}, "", ({ options }) => ({ enabled: options.enabled }));
  const pages = [await withCounts(1), await withCounts(11), await withCounts(1, {}, <Collects key="collects" />)];
  const [one = 0, eleven, more] = pages.map(({ counts }) => counts.collectors);
  expect([eleven, more]).toEqual([one + 40, one + 1]);
});

test("#cost: each change runs every collector, and serialises the page", async () => {
  const { act, actions, children, counts, dom, query } = await withCounts(2);
  const [one = "", two = ""] = children();
  let serialised = 0;
  actions.setProp(one, assign({ data: { toJSON: () => ++serialised } }));
  for (const change of [
    () => actions.setProp(one, assign({ text: "a" })),
    () => actions.setProp(one, assign({ text: "ab" })),
    () => actions.selectNode(one),
    () => fire(dom(two), "mouseover"),
    () => actions.setIndicator(query.getDropPlaceholder(one, "ROOT", { x: 1, y: 1 })),
  ]) {
    await act(() => [Object.assign(counts, { runs: 0 }), (serialised = 0)]);
    change();
    expect([counts.runs >= counts.collectors, serialised > 0]).toEqual([true, true]);
  }
});

test("#batch: actions take several nodes at once, each as one step", async () => {
  const { actions, add, children, data, one, query, steps, textOf, two } = await twoTexts();
  const ids = [one, two];
  actions.setProp(ids, assign({ text: "Same" }));
  actions.setCustom(ids, assign({ note: 1 }));
  actions.move([two, one], "ROOT", 0);
  expect([ids.map(textOf), ids.map((id) => data(id).custom), children()]).toEqual([
    ["Same", "Same"],
    [{ note: 1 }, { note: 1 }],
    [two, one],
  ]);
  add(containerOf(<SampleText />, <SampleText />));
  expect([Object.keys(query.getNodes()).length, steps()]).toEqual([6, 4]);
  actions.delete(ids);
  actions.setState((_, inner) => [inner.setCustom("ROOT", assign({ note: 1 })), inner.delete(children())]);
  expect([children(), data("ROOT").custom, steps()]).toEqual([[], { note: 1 }, 6]);
  actions.history.undo();
  actions.history.undo();
  expect([children().length, data("ROOT").custom]).toEqual([3, {}]);
});

test("#batch: the buttons change all texts in one step, and leave blocks without a text unchanged", async () => {
  const beside = [<UppercaseButton key="1" />, <NumberButton key="2" />];
  const content = [<SampleText text="One" />, containerOf(), <SampleText text="Two" />];
  const { act, container, second, data, steps, texts } = await edit(content, { beside });
  const [uppercase, number] = container.querySelectorAll("button");
  await act(() => uppercase?.click());
  expect([texts(), steps()]).toEqual([["ONE", undefined, "TWO"], 1]);
  await act(() => number?.click());
  expect([texts(), steps(), data(second).props]).toEqual([["Block 1", undefined, "Block 3"], 2, {}]);
});

test("#rendering: selecting a chart does not render its bars again, even without values", async () => {
  const { act, actions, dom, first } = await edit([<Chart />]);
  const bars = dom(first).querySelector("svg") as object;
  const propsOf = () => {
    const key = Object.keys(bars).find((name) => name.startsWith("__reactFiber")) ?? "";
    return (bars as Record<string, { return: { memoizedProps: { values: number[] } } }>)[key]?.return.memoizedProps
      .values;
  };
  const before = propsOf();
  await act(() => actions.selectNode(first));
  expect(propsOf()).toBe(before);
});

test("#fewer: a change of a parent's children or props renders everything in it", async () => {
  const renders: Record<string, number> = {};
  const Counted = memo(({ name }: { name: string }) => {
    useNode();
    renders[name] = (renders[name] ?? 0) + 1;
    return null;
  });
  const content = containerOf(<Counted name="child" />, containerOf(<Counted name="grandchild" />));
  const { act, actions, children, tree } = await edit(content, { resolver: { Counted } });
  const added = tree(<SampleText />);
  for (const change of [
    () => actions.addNodeTree(added, "ROOT"),
    () => actions.setProp("ROOT", assign({ padding: 8 })),
    () => actions.move(children()[2] ?? "", "ROOT", 0),
    () => actions.delete(added.rootNodeId),
  ]) {
    Object.assign(renders, { child: 0, grandchild: 0 });
    await act(change);
    expect(renders).toEqual({ child: 1, grandchild: 1 });
  }
});

test.each([
  [18, 0],
  [19, 1],
] as const)("#fewer: with React %i, %i grandchildren render as well", async (version, grandchild) => {
  const renders: Record<string, number> = {};
  await withReact(
    version,
    async ({ actions }) => {
      Object.assign(renders, { child: 0, grandchild: 0 });
      actions.setProp("ROOT", assign({ padding: 8 }));
      await settle();
    },
    ({ containerOf, createElement, memo, useNode }) => {
      const Counted = memo(({ name }: { name: string }) => {
        useNode();
        renders[name] = (renders[name] ?? 0) + 1;
        return null;
      });
      const [child, inner] = ["child", "grandchild"].map((name) => createElement(Counted, { name }));
      return { content: containerOf(child, containerOf(inner)), resolver: { Counted } };
    },
  );
  expect(renders).toEqual({ child: 1, grandchild });
});

test.each([
  ["that collects `selected` renders when it is selected", true, 1],
  ["that does not collect it does not render, and onRender can draw the outline", false, 0],
])("#collectors: a block %s", async (_, collects, expected) => {
  const renders = { block: 0, outline: 0 };
  const selected: Parameters<typeof useNode<{ selected: boolean }>>[0] = ({ events: { selected } }) => ({ selected });
  const Block = () => {
    useNode(collects ? selected : undefined);
    return void renders.block++;
  };
  const onRender = ({ render }: { render: ReactElement }) => {
    if (useNode(selected).selected) renders.outline++;
    return render;
  };
  const { act, actions, children } = await edit([<Block />], { onRender });
  renders.block = 0;
  await act(() => actions.selectNode(children()));
  expect(renders).toEqual({ block: expected, outline: 1 });
});

test.each([
  ["renders for no other block when a prop of one changes", () => ({}), [0, 0]],
  ["renders for every block with a collector of all nodes", ({ nodes }: { nodes: object }) => ({ nodes }), [1, 1]],
])("#rendering: onRender %s", async (_, collector, expected) => {
  const renders: Record<string, number> = {};
  const onRender = ({ render }: { render: ReactElement }) => {
    const { id } = useNode();
    useEditor(collector);
    renders[id] = (renders[id] ?? 0) + 1;
    return render;
  };
  const { act, actions, first, second } = await edit([<SampleText key="1" />, <SampleText key="2" />], { onRender });
  const before = { ...renders };
  await act(() => actions.setProp(first, assign({ text: "New" })));
  expect([first, second].map((id) => (renders[id] ?? 0) - (before[id] ?? 0))).toEqual(expected);
});
