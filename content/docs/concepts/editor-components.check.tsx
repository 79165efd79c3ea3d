import { Editor, Element, Frame, type NodeTree, useEditor } from "@craftjs/core";
import { type ComponentProps, type ReactNode, useState } from "react";
import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { enable } from "../../../test/docs/browser/enable.ts";
import { fire } from "../../../test/docs/browser/pointer.ts";
import { SampleContainer, SampleText, sampleResolver } from "../../../test/docs/browser/samples.tsx";
import { settle, withEditor, withHandle } from "../../../test/docs/browser/stage.tsx";
import { probes as collectors } from "./editor-components-collectors.check.tsx";
import { probes as parts } from "./editor-components-parts.check.tsx";

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
        const tree = query.parseReactElement(<SampleText text="New" />).toNodeTree();
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
  const Page = Object.assign(() => null, { craft: { isCanvas: true, rules: { canMoveIn: () => takes } } });
  const Toolbox = () => {
    const { connectors, query } = useEditor();
    const make = () => {
      calls.push("made");
      return <SampleText />;
    };
    const onCreate = ({ rootNodeId }: NodeTree) =>
      void calls.push(query.node("ROOT").childNodes().includes(rootNodeId) ? "added" : "not added");
    return (
      <>
        <button type="button" ref={(dom) => void (dom && connectors.create(dom, make, { onCreate }))}>
          New
        </button>
        <div ref={(dom) => void (dom && connectors.connect(dom, "ROOT"))}>The page</div>
      </>
    );
  };
  await withEditor(
    (_, place) => {
      same(calls, []);
      const tool = place.querySelector("button");
      fire(tool, "dragstart");
      fire(place.querySelector("div"), "dragover");
      fire(tool, "dragend");
    },
    { content: <Page />, resolver: { Page }, beside: <Toolbox /> },
  );
  return calls;
}

export const probes: CheckFile["probes"] = {
  ...collectors,
  ...parts,
  "While `enabled` is `false`, blocks cannot be selected or dragged, and the selection is cleared.": () =>
    withEditor(async ({ actions, query }, place) => {
      actions.selectNode("ROOT");
      await enable(actions, false);
      fire(place.querySelector("p"), "mousedown");
      same([query.getEvent("selected").size(), place.querySelector("[draggable=true]")], [0, null]);
    }),
  "- `onCreate` runs after the block has been added, with its tree. It does not run when the drop is refused.":
    async () => {
      same(await dropNew(true), ["made", "added"]);
      same(await dropNew(false), ["made"]);
    },
  "| A new value of a prop of `<Editor>` changes nothing | `enabled` follows the prop. The others are read once: change `resolver`, `onRender` or `indicator` with `actions.setOptions`. |":
    () => {
      const Late = () => <p>Late</p>;
      const wrapped: ComponentProps<typeof Editor>["onRender"] = ({ render }) => <u>{render}</u>;
      let change = () => {};
      const App = ({ handle }: { handle: ReactNode }) => {
        const [isNew, setNew] = useState(false);
        change = () => setNew(true);
        const others = isNew && {
          resolver: { ...sampleResolver, Late },
          onRender: wrapped,
          indicator: { error: "#123" },
        };
        return (
          <Editor resolver={sampleResolver} {...others} enabled={!isNew}>
            {handle}
            <Frame>{containerOf(<SampleText />)}</Frame>
          </Editor>
        );
      };
      return withHandle(
        (handle) => <App handle={handle} />,
        async ({ actions, query }, place) => {
          const found = () => {
            const { enabled, indicator, resolver } = query.getOptions();
            return [enabled, "Late" in resolver, place.querySelector("u") !== null, indicator.error === "#123"];
          };
          same(found(), [true, false, false, false]);
          change();
          await settle();
          same(found(), [false, false, false, false]);
          actions.setOptions((options) => {
            options.resolver = { ...options.resolver, Late };
            options.onRender = wrapped;
            options.indicator = { ...options.indicator, error: "#123" } as never;
          });
          await settle();
          same(found(), [false, true, true, true]);
        },
      );
    },
};
