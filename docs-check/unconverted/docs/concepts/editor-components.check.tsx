import { Element, type NodeTree } from "@craftjs/core";
import type { ReactElement } from "react";
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { craftedBlock } from "../../../harness/crafted-block.tsx";
import { childrenOf, domOf } from "../../../harness/editor-questions.ts";
import { enable } from "../../../harness/enable.ts";
import { withLaterProps } from "../../../harness/later-props.tsx";
import { dragBelow, fire } from "../../../harness/pointer.ts";
import { SampleTool } from "../../../harness/sample-tool.tsx";
import { SampleContainer, SampleText, sampleResolver } from "../../../harness/samples.tsx";
import { settle, withEditor } from "../../../harness/stage.tsx";
import { treeOf } from "../../../harness/trees.ts";
import { withRoot } from "../../../harness/with-blocks.tsx";

const outlined = (place: HTMLElement) =>
  [...place.querySelectorAll<HTMLElement>("[style*=outline]")].filter(({ style }) => style.outline).length;

export const runs: CheckFile["runs"] = {
  "src/node-outline.tsx": ({ NodeOutline }) =>
    withEditor(
      async ({ actions, query }, place) => {
        const [first = "", box = ""] = query.node("ROOT").childNodes();
        actions.selectNode(first);
        await settle();
        same(outlined(place), 1);
        for (const change of [
          () => actions.move(first, box, 0),
          () => actions.history.undo(),
          () => actions.setHidden(first, true),
          () => actions.setHidden(first, false),
        ]) {
          change();
          await settle();
          same(outlined(place), query.node(first).get().data.hidden ? 0 : 1);
        }
        const tree = treeOf({ query }, <SampleText text="New" />);
        actions.addNodeTree(tree, "ROOT");
        actions.selectNode(tree.rootNodeId);
        await settle();
        same([outlined(place), query.node(tree.rootNodeId).get().dom?.style.outline !== ""], [1, true]);
        actions.selectNode();
        await settle();
        same(outlined(place), 0);
      },
      {
        content: containerOf(<SampleText />, <Element is={SampleContainer} canvas />),
        props: { onRender: NodeOutline },
      },
    ).then(() => null),
  "src/delete-key.tsx": ({ DeleteKey }) =>
    withEditor(
      async ({ actions, query }) => {
        const [box = ""] = query.node("ROOT").childNodes();
        actions.selectNode(["ROOT", box, ...query.node(box).childNodes()]);
        document.dispatchEvent(new KeyboardEvent("keydown", { key: "Backspace" }));
        same(Object.keys(query.getNodes()), ["ROOT"]);
      },
      {
        content: containerOf(
          <SampleContainer>
            <SampleText />
          </SampleContainer>,
        ),
        beside: <DeleteKey />,
      },
    ).then(() => null),
};

/** Drags a new block into a page that takes it or refuses it: what is called, in order. */
async function dropNew(takes: boolean): Promise<string[]> {
  const calls: string[] = [];
  let isAdded: ((id: string) => boolean) | undefined;
  const make = () => {
    calls.push("made");
    return <SampleText />;
  };
  const onCreate = ({ rootNodeId }: NodeTree) => void calls.push(isAdded?.(rootNodeId) ? "added" : "not added");
  await withRoot(
    { Page: craftedBlock({ isCanvas: true, rules: { canMoveIn: () => takes } }) },
    (editor, place) => {
      isAdded = (id) => childrenOf(editor).includes(id);
      same(calls, []);
      dragBelow(place.querySelector("b"), domOf(editor, "ROOT"));
    },
    { beside: <SampleTool element={make} onCreate={onCreate} /> },
  );
  return calls;
}

export const probes: CheckFile["probes"] = {
  "While `enabled` is `false`, blocks cannot be selected or dragged, and the selection is cleared.": () =>
    withEditor(async ({ actions, query }, place) => {
      actions.selectNode("ROOT");
      await enable(actions, false);
      fire(place.querySelector("p"), "mousedown");
      same([query.getEvent("selected").size(), place.querySelector("[draggable=true]")], [0, null]);
    }),
  "- `onCreate` runs after the block has been added, with its tree: `tree.rootNodeId` is the id of the new node. It does not run when the drop is refused.":
    async () => {
      same(await dropNew(true), ["made", "added"]);
      same(await dropNew(false), ["made"]);
    },
  "| A new value of a prop of `<Editor>` changes nothing | `enabled` follows the prop. The others are read once: change `resolver`, `onRender` or `indicator` with `actions.setOptions`. |":
    () => {
      const Late = () => <p>Late</p>;
      const onRender = ({ render }: { render: ReactElement }) => <u>{render}</u>;
      const later = { resolver: { ...sampleResolver, Late }, onRender, indicator: { error: "#123" }, enabled: false };
      return withLaterProps(later, async (change, { actions, query }, place) => {
        const found = () => {
          const { enabled, indicator, resolver } = query.getOptions();
          return [enabled, "Late" in resolver, place.querySelector("u") !== null, indicator.error === "#123"];
        };
        same(found(), [true, false, false, false]);
        await change();
        same(found(), [false, false, false, false]);
        actions.setOptions((options) => {
          Object.assign(options, { ...later, indicator: { ...options.indicator, error: "#123" } });
        });
        await settle();
        same(found(), [false, true, true, true]);
      });
    },
};
