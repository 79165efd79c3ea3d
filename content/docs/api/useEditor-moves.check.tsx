import { type CheckFile, same, throws } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { childrenOf, domOf } from "../../../test/docs/browser/editor-questions.ts";
import { inside, withOneOfEach } from "../../../test/docs/browser/one-of-each.tsx";
import { SampleText } from "../../../test/docs/browser/samples.tsx";
import { type EditorHandle, withEditor } from "../../../test/docs/browser/stage.tsx";

const refused = (message: string, move: (editor: EditorHandle, ids: string[]) => [string, string]) => () =>
  withOneOfEach(async (editor, ids) => {
    const before = editor.query.serialize();
    const [id, parent] = move(editor, ids);
    await throws(`Error: Invariant failed: ${message}`, () => editor.actions.move(id, parent, 0));
    same(editor.query.serialize(), before);
  });

export const probes: CheckFile["probes"] = {
  "| `Cannot move node into a non-Canvas parent` | The new parent is not a canvas. |": refused(
    "Cannot move node into a non-Canvas parent",
    (_, [text = "", , , , , , plain = ""]) => [text, plain],
  ),
  "| `Target parent rejects incoming node` | The new parent’s `canMoveIn` returned `false`. |": refused(
    "Target parent rejects incoming node",
    (_, [text = "", closed = ""]) => [text, closed],
  ),
  "| `Node cannot be dropped into target parent` | The node’s `canDrop` returned `false`. |": refused(
    "Node cannot be dropped into target parent",
    (_, ids) => [ids[3] ?? "", ids[7] ?? ""],
  ),
  "| `Current parent rejects outgoing node` | The old parent’s `canMoveOut` returned `false`. Not asked within the same parent. |":
    async () => {
      await refused("Current parent rejects outgoing node", (editor, ids) => [inside(editor, ids[2]), "ROOT"])();
      await withOneOfEach((editor, ids) => editor.actions.move(inside(editor, ids[2]), ids[2] ?? "", 1));
    },
  "| `Cannot move node into a descendant` | The new parent is the node itself or lies inside it. |": refused(
    "Cannot move node into a descendant",
    (_, ids) => [ids[7] ?? "", ids[7] ?? ""],
  ),
  "| `A top-level Node cannot be moved` | The node is the root or a linked node. |": async () => {
    await refused("A top-level Node cannot be moved", (_, ids) => ["ROOT", ids[7] ?? ""])();
    await refused("A top-level Node cannot be moved", (editor, ids) => [
      editor.query.node(ids[5] ?? "").linkedNodes()[0] ?? "",
      "ROOT",
    ])();
  },
  "| `Cannot move node that is not a direct child of a Canvas node` | The old parent is not a canvas. |": refused(
    "Cannot move node that is not a direct child of a Canvas node",
    (editor, ids) => [inside(editor, ids[6]), "ROOT"],
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
    withOneOfEach((editor, ids) => {
      same(domOf(editor, ids[4]).draggable, false);
      editor.actions.move(ids[4] ?? "", "ROOT", 0);
      same(childrenOf(editor)[0], ids[4]);
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
    (_, ids) => [ids[7] ?? "", ids[7] ?? ""],
  ),
};
