import { useEditor } from "@craftjs/core";
import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { childrenOf, domOf, selectedOf } from "../../../test/docs/browser/editor-questions.ts";
import { enable } from "../../../test/docs/browser/enable.ts";
import { inside, ruled, withOneOfEach } from "../../../test/docs/browser/one-of-each.tsx";
import { click, dragBelow, fire } from "../../../test/docs/browser/pointer.ts";
import { SampleText } from "../../../test/docs/browser/samples.tsx";
import { says } from "../../../test/docs/browser/says.ts";
import { settle, withEditor } from "../../../test/docs/browser/stage.tsx";

/** A handle for the first block, connected with the hook of the editor. */
function Handle() {
  const { connectors, id } = useEditor((_, query) => ({ id: query.node("ROOT").get() && childrenOf({ query })[0] }));
  return id ? <i key={id} ref={(dom) => void (dom && connectors.drag(dom, id))} /> : null;
}

export const probes: CheckFile["probes"] = {
  "- The node must also be [connected](#connect). Dragging a node without a `dom` throws `Cannot read properties of null (reading 'getBoundingClientRect')` when the drag starts.":
    () => {
      const Bare = () => <p>Bare</p>;
      return says("Cannot read properties of null (reading 'getBoundingClientRect')", () =>
        withEditor((_, place) => fire(place.querySelector("i"), "dragstart"), {
          content: containerOf(<Bare />),
          resolver: { Bare },
          beside: <Handle />,
        }),
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
        const [region = ""] = editor.query.node(ids[5] ?? "").linkedNodes();
        same([ids[0] ?? "", "ROOT", region, inside(editor, ids[6]), ids[4] ?? ""].map(draggable), [
          true,
          false,
          false,
          false,
          false,
        ]);
      }),
  "- That check happens when the element is connected. If `canDrag` starts to return `true` later, the element becomes draggable only after it is connected anew: the component remounts, or `enabled` goes off and on.":
    () => {
      const rule = { canDrag: false };
      const Later = ruled(SampleText, { canDrag: () => rule.canDrag });
      return withEditor(
        async (editor) => {
          const [id] = childrenOf(editor);
          rule.canDrag = true;
          await settle();
          same(domOf(editor, id).draggable, false);
          await enable(editor.actions, false);
          await enable(editor.actions, true);
          same(domOf(editor, id).draggable, true);
        },
        { content: containerOf(<Later />), resolver: { Later } },
      );
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
