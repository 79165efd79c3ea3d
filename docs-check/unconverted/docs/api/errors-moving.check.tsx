import { Element } from "@craftjs/core";
import { type CheckFile, same, throws } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { craftedBlock } from "../../../harness/crafted-block.tsx";
import { childrenOf, domOf } from "../../../harness/editor-questions.ts";
import { indicatorLine } from "../../../harness/indicator-line.ts";
import { fire } from "../../../harness/pointer.ts";
import { SampleCard } from "../../../harness/sample-card.tsx";
import { SampleText } from "../../../harness/samples.tsx";
import { settle, withEditor } from "../../../harness/stage.tsx";
import { startDrag } from "../../../harness/start-drag.ts";

/** Moves a ruled block out of a ruled box into another one, under a rule that refuses one thing, and under one that does not. */
async function moveUnder(rule: string, message: string) {
  for (const answer of [false, undefined, true]) {
    const Block = craftedBlock({ isCanvas: true, rules: { [rule]: () => answer } });
    await withEditor(
      async (editor) => {
        const [from = "", to = ""] = childrenOf(editor);
        const [moved = ""] = childrenOf(editor, from);
        const move = () => editor.actions.move(moved, to, 0);
        if (answer) move();
        else await throws(`Error: Invariant failed: ${message}`, move);
        same(childrenOf(editor, to), answer ? [moved] : []);
      },
      {
        content: containerOf(
          <Block>
            <Block />
          </Block>,
          <Block />,
        ),
        resolver: { Block },
      },
    );
  }
}

const cannotDrag = "The node has specified a canDrag() rule that prevents it from being dragged";

export const probes: CheckFile["probes"] = {
  "These stop [`actions.move`](/docs/api/useEditor#move), where `Error: ` stands in front of the message once more. In a drag nothing is thrown: the [indicator](/docs/api/editor-state#indicator) turns red and holds the error. [`isDraggable`](/docs/api/helpers#is-draggable) and [`isDroppable`](/docs/api/helpers#is-droppable) hand it to their callback.":
    () => {
      const Closed = craftedBlock({ isCanvas: true, rules: { canMoveIn: () => false } });
      return withEditor(
        async (editor) => {
          const { actions, query } = editor;
          const [text = "", closed = ""] = childrenOf(editor);
          const message = "Invariant failed: Target parent rejects incoming node";
          await throws(`Error: ${message}`, () => actions.move(text, closed, 0));
          domOf(editor, closed).style.height = "90px";
          startDrag(domOf(editor, text), domOf(editor, closed));
          await settle();
          const error: unknown = query.getState().indicator?.error;
          same([String(error), indicatorLine()?.style.backgroundColor], [`Error: ${message}`, "red"]);
          fire(domOf(editor, text), "dragend");
          same(childrenOf(editor), [text, closed]);
          const told: string[] = [];
          query.node(closed).isDroppable(text, (error) => void told.push(String(error)));
          query.node("ROOT").isDraggable((error) => void told.push(String(error)));
          same(told, [`Error: ${message}`, "Error: Invariant failed: A top-level Node cannot be moved"]);
        },
        { content: containerOf(<SampleText />, <Closed />), resolver: { Closed } },
      );
    },
  "**Cause.** The target does not take children: it is not a [canvas](/docs/concepts/nodes#canvas). **Cure.** Give its `<Element />` the prop `canvas`, or its component `craft.isCanvas`.":
    () => {
      const Row = craftedBlock({ isCanvas: true });
      return withEditor(
        async (editor) => {
          const [text = "", plain = "", ...canvases] = childrenOf(editor);
          await throws("Cannot move node into a non-Canvas parent", () => editor.actions.move(text, plain, 0));
          for (const canvas of canvases) {
            editor.actions.move(text, canvas, 0);
            same(childrenOf(editor, canvas), [text]);
          }
          same(canvases.length, 2);
        },
        {
          content: containerOf(<SampleText />, <Element is="section" />, <Element is="section" canvas />, <Row />),
          resolver: { Row },
        },
      );
    },
  "**Cause.** `canMoveIn` of the target’s component returned `false`, or nothing. **Cure.** Change the [rule](/docs/api/user-component#rules), or choose another target.":
    () => moveUnder("canMoveIn", "Target parent rejects incoming node"),
  "**Cause.** `canDrop` of the moved component returned `false`, or nothing. **Cure.** Change the [rule](/docs/api/user-component#rules), or choose another target.":
    () => moveUnder("canDrop", "Node cannot be dropped into target parent"),
  "**Cause.** `canMoveOut` of the old parent’s component returned `false`, or nothing. **Cure.** Change the [rule](/docs/api/user-component#rules). It is not asked when the node stays within the same parent.":
    async () => {
      await moveUnder("canMoveOut", "Current parent rejects outgoing node");
      let isAsked = false;
      const canMoveOut = () => {
        isAsked = true;
        return false;
      };
      const Box = craftedBlock({ isCanvas: true, rules: { canMoveOut } });
      await withEditor(
        (editor) => {
          const [box = ""] = childrenOf(editor);
          const [a = "", b = ""] = childrenOf(editor, box);
          editor.actions.move(a, box, 2);
          same([childrenOf(editor, box), isAsked], [[b, a], false]);
        },
        {
          content: containerOf(
            <Box>
              <SampleText />
              <SampleText />
            </Box>,
          ),
          resolver: { Box },
        },
      );
    },
  "**Cause.** The node’s parent is no [canvas](/docs/concepts/nodes#canvas), so its children are fixed. **Cure.** Make the parent a canvas, or move the parent instead.":
    async () => {
      for (const canvas of [false, true]) {
        await withEditor(
          async (editor) => {
            const [box = "", target = ""] = childrenOf(editor);
            const [inner = ""] = childrenOf(editor, box);
            const move = () => editor.actions.move(inner, target, 0);
            if (canvas) move();
            else await throws("Cannot move node that is not a direct child of a Canvas node", move);
            editor.actions.move(box, target, 0);
            same(childrenOf(editor, target), canvas ? [box, inner] : [box]);
          },
          {
            content: containerOf(
              <Element is="div" canvas={canvas}>
                <hr />
              </Element>,
              containerOf(),
            ),
          },
        );
      }
    },
  "**Cause.** The node is the root or a [linked node](/docs/api/element#linked). **Cure.** Move what is inside it, or the component that owns it.":
    () =>
      withEditor(
        async (editor) => {
          const { actions, query } = editor;
          const [card = "", target = ""] = childrenOf(editor);
          const [linked = ""] = query.node(card).linkedNodes();
          const [inside = ""] = childrenOf(editor, linked);
          for (const id of ["ROOT", linked]) {
            await throws("A top-level Node cannot be moved", () => actions.move(id, target, 0));
          }
          actions.move([inside, card], target, 0);
          same([...childrenOf(editor, target)].sort(), [inside, card].sort());
        },
        { content: containerOf(<SampleCard />, containerOf()), resolver: { SampleCard } },
      ),
  "**Cause.** The target is the node itself, or lies inside it. **Cure.** Choose a target outside of the node.": () =>
    withEditor(
      async (editor) => {
        const [box = "", other = ""] = childrenOf(editor);
        const [inner = ""] = childrenOf(editor, box);
        for (const target of [box, inner]) {
          await throws("Cannot move node into a descendant", () => editor.actions.move(box, target, 0));
        }
        editor.actions.move(box, other, 0);
        same(childrenOf(editor, other), [box]);
      },
      { content: containerOf(containerOf(containerOf()), containerOf()) },
    ),
  "**Cause.** `canDrag` of the component returned `false`, or nothing. `actions.move` does not ask this rule: you meet the message in [`isDraggable`](/docs/api/helpers#is-draggable), in [`query.getDropPlaceholder`](/docs/api/useEditor#query-get-drop-placeholder) and in the indicator, for example when this node is dragged along with others.":
    async () => {
      for (const answer of [false, undefined]) {
        const Fixed = craftedBlock({ rules: { canDrag: () => answer } });
        await withEditor(
          (editor) => {
            const { actions, query } = editor;
            const [fixed = "", text = "", last] = childrenOf(editor);
            const told: string[] = [];
            query.node(fixed).isDraggable((error) => void told.push(String(error)));
            told.push(String(query.getDropPlaceholder(fixed, "ROOT", { x: 1, y: 1 }).error));
            actions.selectNode([fixed, text]);
            fire(domOf(editor, text), "mousedown", { metaKey: true });
            fire(domOf(editor, text), "dragstart", { metaKey: true });
            fire(domOf(editor, last), "dragover");
            told.push(String(query.getState().indicator?.error));
            fire(domOf(editor, text), "dragend");
            for (const shadow of document.querySelectorAll("[class^=drag-shadow]")) shadow.remove();
            same(
              told.map((error) => error.includes(cannotDrag)),
              [true, true, true],
            );
            actions.move(fixed, "ROOT", 3);
            same(childrenOf(editor), [text, last, fixed]);
          },
          { content: containerOf(<Fixed />, <SampleText />, <SampleText />), resolver: { Fixed } },
        );
      }
    },
};
