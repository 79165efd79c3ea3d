import { type NodeTree, useEditor } from "@craftjs/core";
import { type ReactElement, useState } from "react";
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { craftedBlock } from "../../../harness/crafted-block.tsx";
import { childrenOf, domOf, textOf } from "../../../harness/editor-questions.ts";
import { mouseThenEscape, pointIn } from "../../../harness/mouse.ts";
import { dragBelow, fire } from "../../../harness/pointer.ts";
import { SampleTool } from "../../../harness/sample-tool.tsx";
import { SampleText } from "../../../harness/samples.tsx";
import { says } from "../../../harness/says.ts";
import { type EditorHandle, settle, withEditor } from "../../../harness/stage.tsx";
import { treeOf } from "../../../harness/trees.ts";
import { watchTrouble } from "../../../harness/trouble.ts";
import { withBlocks, withRoot } from "../../../harness/with-blocks.tsx";

/** Drops a new block below another one, and lets the editor settle. */
async function drop(editor: EditorHandle, place: HTMLElement, below: string | undefined, tool = "b") {
  dragBelow(place.querySelector(tool), domOf(editor, below));
  await settle();
}

const textsOf = (editor: EditorHandle) => childrenOf(editor).map((id) => textOf(editor, id));

export const probes: CheckFile["probes"] = {
  "- Once the pointer has been over a canvas, letting go elsewhere, or pressing Escape, still adds the tree where the indicator was last.":
    () =>
      withEditor(
        async (editor, place) => {
          const tool = place.querySelector("b") ?? place;
          const [first, last] = childrenOf(editor);
          fire(tool, "dragstart");
          fire(domOf(editor, first), "dragover", { clientY: domOf(editor, first).getBoundingClientRect().top });
          fire(document.body, "dragover", { clientY: 9999 });
          fire(tool, "dragend");
          same(textsOf(editor), ["New", "One", "Two"]);
          await settle();
          // The real mouse: only a browser that drags takes Escape for the end of it.
          const text = domOf(editor, last);
          await mouseThenEscape(pointIn(tool, 0.5, 0.5), pointIn(text, 0.5, 0.5), pointIn(text, 0.5, 0.9));
          await settle();
          same(textsOf(editor), ["New", "One", "New", "Two"]);
        },
        { beside: <SampleTool element={<SampleText text="New" />} /> },
      ),
  "- A component that is missing from the resolver throws when the drag starts, not when the toolbox renders.": () => {
    const Missing = () => null;
    return says("does not exist in the resolver", () =>
      withEditor(
        (_, place) => {
          same(watchTrouble(), []);
          fire(place.querySelector("b"), "dragstart");
        },
        { beside: <SampleTool element={<Missing />} /> },
      ),
    );
  },
  "When `element` is the same object on every render, a changed `onCreate` is not noticed. Inline JSX, as above, avoids this.":
    () => {
      const created: string[] = [];
      const only = <SampleText />;
      let renderAgain: ((count: number) => void) | undefined;
      const Tools = () => {
        const { connectors } = useEditor();
        const [count, setCount] = useState(1);
        renderAgain = setCount;
        const source = (name: string, element: ReactElement) => {
          const onCreate = () => created.push(`${name} ${count}`);
          return <b key={name} id={name} ref={(dom) => void (dom && connectors.create(dom, element, { onCreate }))} />;
        };
        return [source("inline", <SampleText />), source("same", only)];
      };
      return withEditor(
        async (editor, place) => {
          renderAgain?.(2);
          await settle();
          for (const tool of ["#inline", "#same"]) await drop(editor, place, childrenOf(editor)[0], tool);
          same(created, ["inline 2", "same 1"]);
        },
        { beside: <Tools /> },
      );
    },
  "- A tree is used once. If your function returns a `NodeTree`, build a new one in each call: a tree that is on the page already is not dropped again.":
    () => {
      let tree: NodeTree | undefined;
      return withEditor(
        async (editor, place) => {
          tree = treeOf(editor, <SampleText text="Once" />);
          for (const _ of [1, 2]) await drop(editor, place, childrenOf(editor)[1]);
          same(textsOf(editor), ["One", "Two", "Once"]);
          tree = treeOf(editor, <SampleText text="Again" />);
          await drop(editor, place, childrenOf(editor)[2]);
          same(textsOf(editor), ["One", "Two", "Once", "Again"]);
        },
        { beside: <SampleTool element={() => tree ?? <SampleText />} /> },
      );
    },
  "Makes the element a source of new nodes: the user drags it onto a canvas, and the node tree made from `element` is added at the drop.":
    () =>
      withEditor(
        async (editor, place) => {
          await drop(editor, place, childrenOf(editor)[0]);
          same(textsOf(editor), ["One", "New", "Two"]);
        },
        { beside: <SampleTool element={<SampleText text="New" />} /> },
      ),
  "| `element` | A React element whose component is in the editor’s resolver, or a function that returns one. A function runs at the start of each drag and may also return a [NodeTree](/docs/api/nodetree). |":
    () => {
      let runs = 0;
      let held: EditorHandle | undefined;
      const make = () => {
        const element = <SampleText text={`Made ${++runs}`} />;
        return held && runs > 2 ? treeOf(held, element) : element;
      };
      return withEditor(
        async (editor, place) => {
          held = editor;
          same(runs, 0);
          fire(place.querySelector("b"), "dragstart");
          same(runs, 1);
          fire(place.querySelector("b"), "dragend");
          for (const _ of [1, 2]) await drop(editor, place, childrenOf(editor).at(-1));
          same([runs, textsOf(editor)], [3, ["One", "Two", "Made 2", "Made 3"]]);
        },
        { beside: <SampleTool element={make} /> },
      );
    },
  "To learn the id of a block that was dropped from a toolbox, use `onCreate` of [`connectors.create`](#create).":
    () => {
      let id = "";
      const onCreate = (tree: NodeTree) => {
        id = tree.rootNodeId;
      };
      return withEditor(
        (editor, place) => {
          dragBelow(place.querySelector("b"), domOf(editor, childrenOf(editor)[1]));
          same(childrenOf(editor)[2], id);
        },
        { beside: <SampleTool element={<SampleText />} onCreate={onCreate} /> },
      );
    },
  "| `options.onCreate` | Optional. Called with the added tree after a successful drop. It is not called if the drop is refused, or if the pointer was never over a canvas. |":
    async () => {
      const added: NodeTree[] = [];
      const others = { beside: <SampleTool element={<SampleText />} onCreate={(tree) => added.push(tree)} /> };
      await withBlocks(
        { SampleText },
        async (editor, place) => {
          fire(place.querySelector("b"), "dragstart");
          fire(place.querySelector("b"), "dragend");
          same(added, []);
          await drop(editor, place, childrenOf(editor)[0]);
          same(
            added.map(({ rootNodeId }) => rootNodeId),
            [childrenOf(editor)[1]],
          );
        },
        others,
      );
      const Full = craftedBlock({ isCanvas: true, rules: { canMoveIn: () => false } });
      await withRoot(
        { Full },
        async (editor, place) => {
          await drop(editor, place, "ROOT");
          same([childrenOf(editor), added.length], [[], 1]);
        },
        others,
      );
    },
};
