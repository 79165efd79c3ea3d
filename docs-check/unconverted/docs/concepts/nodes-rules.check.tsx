import { Editor, Element, Frame, Positioner, useEditor } from "@craftjs/core";
import type { ReactElement } from "react";
import { blockOf } from "../../../harness/block-of.ts";
import { type CheckFile, same, throws } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { craftedBlock } from "../../../harness/crafted-block.tsx";
import { childrenOf, domOf } from "../../../harness/editor-questions.ts";
import { frameSays } from "../../../harness/frames.tsx";
import { freshNode } from "../../../harness/fresh-node.ts";
import { inside, regionOf, withOneOfEach } from "../../../harness/one-of-each.tsx";
import { fire } from "../../../harness/pointer.ts";
import { sameOfEach } from "../../../harness/same-of-each.ts";
import { Box } from "../../../harness/sample-items.tsx";
import { SampleTool } from "../../../harness/sample-tool.tsx";
import { SampleContainer, SampleText, sampleResolver } from "../../../harness/samples.tsx";
import { rendered, settle, withEditor } from "../../../harness/stage.tsx";
import { topOf, treeOf } from "../../../harness/trees.ts";

/** A container that its own `craft` makes a canvas. */
const Column = craftedBlock({ isCanvas: true });

/** A container, which is no canvas, with a text in it. */
const plainWith = (child: ReactElement) => <SampleContainer>{child}</SampleContainer>;

export const probes: CheckFile["probes"] = {
  "A node is a canvas when `data.isCanvas` is true. Two rules follow from it: - Blocks can be dropped into a canvas, and into nothing else. - A node can be dragged only when its parent is a canvas.":
    () =>
      withEditor(
        (editor) => {
          const { query } = editor;
          const [canvas = "", plain = "", text = ""] = childrenOf(editor);
          for (const [parent, isCanvas] of [
            [canvas, true],
            [plain, false],
          ] as const) {
            same([query.node(parent).get().data.isCanvas, query.node(parent).isDroppable(text)], [isCanvas, isCanvas]);
            const child = inside(editor, parent);
            same([query.node(child).isDraggable(), domOf(editor, child).draggable], [isCanvas, isCanvas]);
          }
          same(query.node(text).isDroppable(canvas), false);
        },
        { content: containerOf(containerOf(<SampleText />), plainWith(<SampleText />), <SampleText />) },
      ),
  "Here the first `Box`, the `Column` and the `footer` are canvases. The second `Box` is not: you can drag it, but drop nothing into it.":
    () =>
      withEditor(
        (editor) => {
          const children = childrenOf(editor);
          const tree = treeOf(editor, <SampleText />);
          const nodes = ["ROOT", ...children].map((id) => editor.query.node(id));
          sameOfEach(nodes, (node) => node.isCanvas(), [true, true, false, true]);
          sameOfEach(nodes, (node) => node.isDroppable(topOf(tree)), [true, true, false, true]);
          same(nodes[2]?.isDraggable(), true);
        },
        { content: containerOf(<Column />, <SampleContainer />, <Element is="footer" canvas />), resolver: { Column } },
      ),
  "- `craft.isCanvas` wins over the `canvas` prop and over saved data. With `craft.isCanvas` set to `true`, `<Element is={Column} canvas={false}>` is still a canvas.":
    () =>
      withEditor(
        ({ actions, query }) => {
          same(query.node("ROOT").isCanvas(), true);
          actions.deserialize({ ROOT: { ...query.node("ROOT").toSerializedNode(), isCanvas: false } } as never);
          same(query.node("ROOT").isCanvas(), true);
        },
        { content: <Element is={Column} canvas={false} />, resolver: { Column } },
      ),
  "- Write `is` on every `<Element>` inside `<Frame>`. Without it, Craft.js looks for `Element` itself in your resolver and throws.":
    () => frameSays("does not exist in the resolver", <Frame>{<Element canvas />}</Frame>),
  "- When canvases are nested, the one under the pointer gets the drop. Within 10 pixels of its edge, its parent gets it, unless it is a linked node.":
    () => {
      const Card = () => <Element id="inside" is={Box} canvas />;
      return withEditor(
        (editor, place) => {
          const [box = "", card = ""] = childrenOf(editor);
          const [linked = ""] = editor.query.node(card).linkedNodes();
          const tool = place.querySelector("b");
          const target = (id: string, y: number) => {
            fire(tool, "dragstart");
            fire(domOf(editor, id), "dragover", { clientY: domOf(editor, id).getBoundingClientRect().top + y });
            return editor.query.getState().indicator?.placement.parent.id;
          };
          same([target(box, 11), target(box, 9), target(linked, 5)], [box, "ROOT", linked]);
          fire(tool, "dragend");
        },
        {
          beside: <SampleTool element={<SampleText />} />,
          content: containerOf(<Element is={Box} canvas />, <Card />),
          resolver: { Box, Card },
        },
      );
    },
  "If the parent is no canvas, the drop is refused there.": () =>
    withEditor(
      (editor) => {
        const [section = ""] = childrenOf(editor);
        const [canvas = ""] = childrenOf(editor, section);
        const dom = domOf(editor, canvas);
        dom.style.height = "60px";
        const { left, top } = dom.getBoundingClientRect();
        const positioner = new Positioner(editor.store, { type: "new", tree: treeOf(editor, <SampleText />) });
        const at = (y: number) => positioner.computeIndicator(canvas, left + 30, top + y);
        const [edge, within] = [at(9), at(11)];
        positioner.cleanup();
        same([edge?.placement.parent.id, String(edge?.error).includes("non-Canvas parent")], [section, true]);
        same([within?.placement.parent.id, within?.error], [canvas, null]);
      },
      { content: containerOf(plainWith(<Element is="div" canvas />)) },
    ),
  "- The map is empty until `<Frame>` has rendered, so check that `ROOT` is there.": () => {
    const sizes: number[] = [];
    const Reads = () => {
      sizes.push(useEditor((state) => ({ size: Object.keys(state.nodes).length })).size);
      return null;
    };
    return rendered(
      <Editor resolver={sampleResolver}>
        <Reads />
        <Frame>
          <SampleText />
        </Frame>
      </Editor>,
      () => same([sizes[0], sizes.at(-1)], [0, 1]),
    );
  },
  "- `descendants()` without `true` stops at the children. `ancestors()` without `true` stops at the grandparent.":
    () =>
      withEditor(
        ({ query }) => {
          const [p = "", i = "", b = ""] = query.node("ROOT").descendants(true);
          same([query.node("ROOT").descendants(), query.node(b).ancestors()], [[p], [i, p]]);
        },
        {
          content: plainWith(
            <p>
              <i>
                <b>Text</b>
              </i>
            </p>,
          ),
        },
      ),
  "- `query.node(id)` throws when the id is not a string. For an id that does not exist, `get()` returns `undefined`, and [most other helpers](/docs/api/helpers#node-helpers) throw.":
    () =>
      withEditor(async ({ query }) => {
        await throws("Invalid parameter Node Id specified", () => query.node(1 as never));
        const nobody = query.node("nobody");
        same(nobody.get() as unknown, undefined);
        for (const name of ["isCanvas", "isRoot", "childNodes", "ancestors"] as const) {
          await throws("Cannot read properties of undefined", () => nobody[name]());
        }
      }),
  "| `move` | Throws when the target is not a canvas or lies inside the node, when the node is not the child of a canvas, and when `canDrop`, `canMoveIn` or `canMoveOut` refuses. Does not ask `canDrag`. |":
    () =>
      withOneOfEach(async (editor, { text, closed, keeper, homeless, fixed, plain, box }) => {
        const { move } = editor.actions;
        for (const [id, parent, message] of [
          [text, plain, "Cannot move node into a non-Canvas parent"],
          [inside(editor, plain), box, "not a direct child of a Canvas"],
          [homeless, box, "cannot be dropped"],
          [text, closed, "rejects incoming"],
          [inside(editor, keeper), box, "rejects outgoing"],
        ] as const) {
          await throws(message, () => move(id, parent, 0));
        }
        move(keeper, box, 0);
        await throws("Cannot move node into a descendant", () => move(box, keeper, 0));
        move(fixed, box, 0);
        same(
          [domOf(editor, text).draggable, domOf(editor, fixed).draggable, inside(editor, box)],
          [true, false, fixed],
        );
      }),
  "| `addNodeTree`, `add` | Throw without a parent id. Ask no rules, and accept a parent that is not a canvas. Ask `isDroppable` first if that matters. |":
    () =>
      withOneOfEach(async (editor, { text, closed }) => {
        const { actions, query } = editor;
        await throws("Parent id cannot be ommited", () => actions.addNodeTree(treeOf(editor, <SampleText />)));
        await throws("Parent id cannot be ommited", () => actions.add(freshNode(editor)));
        for (const parent of [text, closed]) {
          const tree = treeOf(editor, <SampleText />);
          same(query.node(parent).isDroppable(topOf(tree)), false);
          actions.addNodeTree(tree, parent);
          actions.add(freshNode(editor), parent);
          same(childrenOf(editor, parent).length, 2);
        }
        same([query.node(text).isCanvas(), query.node(closed).isCanvas()], [false, true]);
      }),
  "| `delete` | Throws for `ROOT` and for a linked node. Asks no rules. Deletes everything inside the node too. |":
    () =>
      withOneOfEach(async (editor, ids) => {
        const { actions, query } = editor;
        for (const id of ["ROOT", regionOf(editor, ids)]) await throws("top-level Node", () => actions.delete(id));
        // Its container lets nothing be moved out.
        actions.delete(inside(editor, ids.keeper));
        same(childrenOf(editor, ids.keeper), []);
        actions.delete(childrenOf(editor));
        same(Object.keys(query.getNodes()), ["ROOT"]);
      }),
  "What you read from the state is read-only, down to nested arrays and objects. That includes an object or array that you passed in as a prop: after the node has been added, `list.push(…)` on it throws. Change props with [`setProp`](/docs/api/useEditor#actions), and treat your own values as frozen from the moment you hand them over.":
    () =>
      withEditor(async (editor) => {
        const { actions, query } = editor;
        const list: string[] = [];
        const tree = treeOf(editor, <Element is="div" data-list={list} />);
        list.push("before");
        actions.addNodeTree(tree, "ROOT");
        await throws("object is not extensible", () => list.push("after"));
        const { props } = query.node(tree.rootNodeId).get().data;
        await throws("object is not extensible", () => props["data-list"].push("after"));
        await throws("read only", () => Object.assign(props, { "data-list": [] }));
        actions.setProp(tree.rootNodeId, (draft) => draft["data-list"].push("after"));
        same([list, query.node(tree.rootNodeId).get().data.props["data-list"]], [["before"], ["before", "after"]]);
      }),
  "Inside `<Editor>`, [`useEditor`](/docs/api/useEditor#collector) gives you the nodes and the queries on them. This component lists the whole page as an outline and marks what is selected:":
    async () => {
      const { Outline } = await blockOf("docs/concepts/nodes/src/outline.tsx");
      const beside = (
        <nav>
          <Outline />
        </nav>
      );
      await withEditor(
        async (editor, place) => {
          editor.actions.selectNode(childrenOf(editor)[1]);
          await settle();
          const rows = [...place.querySelectorAll("nav button")];
          same(rows.map(({ textContent }) => textContent).join(), "SampleContainer,SampleText,SampleText");
          same(rows.map((row) => row.ariaPressed).join(), "false,false,true");
        },
        { beside },
      );
    },
};
