import { Element, type Node, useEditor } from "@craftjs/core";
import { type CheckFile, same, throws } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { childrenOf, domOf, selectedOf } from "../../../harness/editor-questions.ts";
import { enable } from "../../../harness/enable.ts";
import { inside, regionOf, ruled, withOneOfEach } from "../../../harness/one-of-each.tsx";
import { click, dragBelow, fire } from "../../../harness/pointer.ts";
import { sameOfEach } from "../../../harness/same-of-each.ts";
import { SampleContainer, SampleText } from "../../../harness/samples.tsx";
import { says } from "../../../harness/says.ts";
import { settle, withEditor } from "../../../harness/stage.tsx";
import { withBlocks } from "../../../harness/with-blocks.tsx";

type Page = Parameters<Parameters<typeof withOneOfEach>[0]>;

/** Probes that moving one node into another throws this message, and changes nothing. */
const refused = (message: string, which: (...page: Page) => [string, string]) => () =>
  withOneOfEach(async (editor, ids) => {
    const [id, parent] = which(editor, ids);
    const before = editor.query.serialize();
    await throws(`Error: Invariant failed: ${message}`, () => editor.actions.move(id, parent, 0));
    same(editor.query.serialize(), before);
  });

/** A handle for the first block, connected with the hook of the editor. */
function Handle() {
  const { connectors, id } = useEditor((_, query) => ({ id: query.node("ROOT").get() && childrenOf({ query })[0] }));
  return id ? <i key={id} ref={(dom) => void (dom && connectors.drag(dom, id))} /> : null;
}

export const probes: CheckFile["probes"] = {
  "| `Cannot move node into a non-Canvas parent` | The new parent is not a canvas. |": refused(
    "Cannot move node into a non-Canvas parent",
    (_, { text, plain }) => [text, plain],
  ),
  "| `Target parent rejects incoming node` | The new parent’s `canMoveIn` returned `false`. |": refused(
    "Target parent rejects incoming node",
    (_, { text, closed }) => [text, closed],
  ),
  "| `Node cannot be dropped into target parent` | The node’s `canDrop` returned `false`. |": refused(
    "Node cannot be dropped into target parent",
    (_, { homeless, box }) => [homeless, box],
  ),
  "| `Current parent rejects outgoing node` | The old parent’s `canMoveOut` returned `false`. Not asked within the same parent. |":
    async () => {
      await refused("Current parent rejects outgoing node", (editor, { keeper }) => [inside(editor, keeper), "ROOT"])();
      await withOneOfEach((editor, { keeper }) => {
        const text = inside(editor, keeper);
        editor.actions.move(text, keeper, 1);
        same(childrenOf(editor, keeper), [text]);
      });
    },
  "| `Cannot move node into a descendant` | The new parent is the node itself or lies inside it. |": async () => {
    await refused("Cannot move node into a descendant", (_, { box }) => [box, box])();
    await refused("Cannot move node into a descendant", (editor, { box, keeper }) => {
      editor.actions.move(keeper, box, 0);
      return [box, keeper];
    })();
  },
  "| `A top-level Node cannot be moved` | The node is the root or a linked node. |": async () => {
    await refused("A top-level Node cannot be moved", (_, { box }) => ["ROOT", box])();
    await refused("A top-level Node cannot be moved", (editor, ids) => [regionOf(editor, ids), "ROOT"])();
  },
  "| `Cannot move node that is not a direct child of a Canvas node` | The old parent is not a canvas. |": refused(
    "Cannot move node that is not a direct child of a Canvas node",
    (editor, { plain }) => [inside(editor, plain), "ROOT"],
  ),
  "An unknown node throws `Node does not exist, it may have been removed`. For an unknown parent the message begins with `TypeError: `.":
    () =>
      withEditor(async (editor) => {
        const [id = ""] = childrenOf(editor);
        await throws("Invariant failed: Node does not exist, it may have been removed", () =>
          editor.actions.move("nobody", "ROOT", 0),
        );
        let message = "";
        try {
          editor.actions.move(id, "nobody", 0);
        } catch (error) {
          message = (error as Error).message;
        }
        same(message.startsWith("TypeError: "), true);
      }),
  "`index` is required and counts positions **before** the move. In `[a, b, c]`, moving `a` behind `b` takes index 2, not 1.":
    () =>
      withEditor(
        (editor) => {
          const [a = "", b = "", c = ""] = childrenOf(editor);
          editor.actions.move(a, "ROOT", 1);
          same(childrenOf(editor), [a, b, c]);
          editor.actions.move(a, "ROOT", 2);
          same(childrenOf(editor), [b, a, c]);
        },
        { content: containerOf(<SampleText />, <SampleText />, <SampleText />) },
      ),
  "The `canDrag` rule is for the user’s hand only: `move` does not ask it.": () =>
    withOneOfEach((editor, { fixed }) => {
      same(domOf(editor, fixed).draggable, false);
      editor.actions.move(fixed, "ROOT", 0);
      same(childrenOf(editor)[0], fixed);
    }),
  "Several nodes keep the order of the list.": () =>
    withEditor((editor) => {
      const [first = "", second = ""] = childrenOf(editor);
      editor.actions.move([second, first], "ROOT", 0);
      same(childrenOf(editor), [second, first]);
    }),
  "Before each node moves, the editor’s [onBeforeMoveEnd](/docs/api/editor#on-before-move-end) runs; if it throws, nothing moves.":
    () =>
      withEditor(
        async (editor) => {
          const before = childrenOf(editor);
          await throws("not here", () => editor.actions.move(before[0] ?? "", "ROOT", 2));
          same(childrenOf(editor), before);
        },
        {
          props: {
            onBeforeMoveEnd: () => {
              throw new Error("not here");
            },
          },
        },
      ),
  "The move is checked as a drop is. The error’s message has a further `Error: ` in front:": refused(
    "Cannot move node into a descendant",
    (_, { box }) => [box, box],
  ),
  "Of several nodes, each is checked as if it moved alone, so a rule that counts may let more through than at a drop. Ask the new parent’s [`isDroppable`](/docs/api/helpers#is-droppable) first, which takes them together.":
    () => {
      const canMoveIn: Node["rules"]["canMoveIn"] = (incoming, self, helpers) =>
        helpers(self.id).childNodes().length + incoming.length <= 1;
      const HoldsOne = ruled(SampleContainer, { canMoveIn });
      const content = containerOf(<Element is={HoldsOne} canvas />, <SampleText />, <SampleText />);
      return withEditor(
        (editor) => {
          const [box = "", ...texts] = childrenOf(editor);
          same([texts.length, editor.query.node(box).isDroppable(texts)], [2, false]);
          editor.actions.move(texts, box, 0);
          same(childrenOf(editor, box), texts);
        },
        { content, resolver: { HoldsOne } },
      );
    },
  "- The node must also be [connected](#connect). Dragging a node without a `dom` throws `Cannot read properties of null (reading 'getBoundingClientRect')` when the drag starts.":
    () => {
      const Bare = () => <p>Bare</p>;
      return says("Cannot read properties of null (reading 'getBoundingClientRect')", () =>
        withBlocks({ Bare }, (_, place) => fire(place.querySelector("i"), "dragstart"), { beside: <Handle /> }),
      );
    },
  "- It does nothing for a node that cannot be dragged: the root, a linked node, a child of a node that is not a canvas, or one whose `canDrag` rule returns `false`.":
    () =>
      withOneOfEach((editor, ids) => {
        const draggable = (id: string) => {
          const handle = document.createElement("i");
          editor.connectors.drag(handle, id);
          return handle.draggable;
        };
        same(draggable(ids.text), true);
        const fixed = ["ROOT", regionOf(editor, ids), inside(editor, ids.plain), ids.fixed];
        sameOfEach(fixed, draggable, [false, false, false, false]);
      }),
  "- That check happens when the element is connected. If `canDrag` starts to return `true` later, the element becomes draggable only after it is connected anew: the component remounts, or `enabled` goes off and on.":
    () => {
      const rule = { canDrag: false };
      const Later = ruled(SampleText, { canDrag: () => rule.canDrag });
      return withBlocks({ Later }, async (editor) => {
        const [id] = childrenOf(editor);
        rule.canDrag = true;
        await settle();
        same(domOf(editor, id).draggable, false);
        await enable(editor.actions, false);
        await enable(editor.actions, true);
        same(domOf(editor, id).draggable, true);
      });
    },
  "If the user has selected several nodes with clicks and this one is among them, all of them move. A selection made with [actions.selectNode](#select-node) is replaced by the node that is dragged.":
    () =>
      withEditor((editor) => {
        const [first, second = ""] = childrenOf(editor);
        editor.actions.selectNode([first ?? "", second]);
        fire(domOf(editor, first), "mousedown");
        fire(domOf(editor, first), "dragstart");
        same(editor.query.getEvent("dragged").all(), [first]);
        same(selectedOf(editor), [first]);
        fire(domOf(editor, first), "dragend");
        click(domOf(editor, first));
        click(domOf(editor, second), { metaKey: true });
        fire(domOf(editor, first), "mousedown");
        fire(domOf(editor, first), "dragstart");
        same(editor.query.getEvent("dragged").all(), [first, second]);
        fire(domOf(editor, first), "dragend");
      }),
  'Sets `draggable="true"` and moves the node when the user drags the element.': () =>
    withEditor(
      (editor, place) => {
        const [first, second] = childrenOf(editor);
        const handle = place.querySelector("i");
        same(handle?.getAttribute("draggable"), "true");
        dragBelow(handle, domOf(editor, second));
        same(childrenOf(editor), [second, first]);
      },
      { beside: <Handle /> },
    ),
};
