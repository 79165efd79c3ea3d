import { Element, type NodeTree, useEditor } from "@craftjs/core";
import { useEffect, useState } from "react";
import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { enable } from "../../../test/docs/browser/enable.ts";
import { fire } from "../../../test/docs/browser/pointer.ts";
import { SampleContainer, SampleText } from "../../../test/docs/browser/samples.tsx";
import { shownLater } from "../../../test/docs/browser/shown-later.tsx";
import { type EditorHandle, settle, withEditor } from "../../../test/docs/browser/stage.tsx";
import { startWatch, watchTrouble } from "../../../test/docs/browser/trouble.ts";
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

/** Renders a component beside the page once the editor is there, and runs `then` when it has mounted. */
function withLate(Late: () => null, then: (editor: EditorHandle) => unknown) {
  const { later, show } = shownLater(<Late />);
  return withEditor(
    async (editor) => {
      await show();
      await then(editor);
    },
    { beside: later },
  );
}

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
  ...parts,
  "While `enabled` is `false`, blocks cannot be selected or dragged, and the selection is cleared.": () =>
    withEditor(async ({ actions, query }, place) => {
      actions.selectNode("ROOT");
      await enable(actions, false);
      fire(place.querySelector("p"), "mousedown");
      same([query.getEvent("selected").size(), place.querySelector("[draggable=true]")], [0, null]);
    }),
  "The first change after the component has mounted re-renders it in any case.": () => {
    let renders = 0;
    const Late = () => {
      useEditor((state) => ({ enabled: state.options.enabled }));
      renders++;
      return null;
    };
    return withLate(Late, async ({ actions }) => {
      const counts = [renders];
      for (const id of ["ROOT", undefined]) {
        actions.selectNode(id);
        await settle();
        counts.push(renders);
      }
      same(counts, [1, 2, 2]);
    });
  },
  "A collector that uses a prop, such as an id, is not run again when that prop changes, but at the next change of the editor’s state.":
    () => {
      let change: (() => void) | undefined;
      const Label = ({ id }: { id: string }) => (
        <b>{useEditor((state) => ({ found: Boolean(state.nodes[id]) })).found ? "there" : "not there"}</b>
      );
      const Beside = () => {
        const [id, setId] = useState("nobody");
        change = () => setId("ROOT");
        return <Label id={id} />;
      };
      return withEditor(
        async ({ actions }, place) => {
          const label = () => place.querySelector("b")?.textContent;
          change?.();
          await settle();
          same(label(), "not there");
          actions.selectNode("ROOT");
          await settle();
          same(label(), "there");
        },
        { beside: <Beside /> },
      );
    },
  "- **`actions` is a new object in each render**, while `query` stays the same.": () => {
    const seen: unknown[][] = [];
    let again: (() => void) | undefined;
    const Late = () => {
      const [, setCount] = useState(0);
      const { actions, query } = useEditor();
      useEffect(() => {
        seen.push([actions, query]);
      });
      again = () => setCount(1);
      return null;
    };
    return withLate(Late, async () => {
      again?.();
      await settle();
      const [before, after] = seen;
      same([before?.[0] === after?.[0], before?.[1] === after?.[1]], [false, true]);
    });
  },
  "- **Errors in a collector** that happen after a change are caught and logged with `console.warn`, and the component keeps its old values.":
    () => {
      let fails = false;
      const Late = () => {
        useEditor(() => {
          if (fails) throw new Error("of the probe");
          return {};
        });
        return null;
      };
      return withLate(Late, async ({ actions }) => {
        fails = true;
        actions.selectNode("ROOT");
        const said = watchTrouble();
        startWatch();
        same([said.length > 0, said.every((text) => text.startsWith("console.warn: of the probe"))], [true, true]);
      });
    },
  "- `onCreate` runs after the block has been added, with its tree. It does not run when the drop is refused.":
    async () => {
      same(await dropNew(true), ["made", "added"]);
      same(await dropNew(false), ["made"]);
    },
};
