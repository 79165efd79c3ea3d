import { blockOf } from "../../../harness/block-of.ts";
import { type CheckFile, type Run, same } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { childrenOf, domOf } from "../../../harness/editor-questions.ts";
import { SampleText } from "../../../harness/samples.tsx";
import { settle, withEditor } from "../../../harness/stage.tsx";

const block = (file: string) => blockOf(`docs/concepts/user-components/src/${file}`);

const lock = (custom: { locked?: boolean }) => {
  custom.locked = true;
};
const unlock = (custom: { locked?: boolean }) => {
  custom.locked = false;
};

/** That a block with a lock is not to be deleted, nor what it is in; and neither is what cannot be deleted at all. */
const asksForLocks: Run = ({ canDelete }) =>
  withEditor(
    async (editor) => {
      const { actions, query } = editor;
      const [box = "", free = ""] = childrenOf(editor);
      const [inner = ""] = childrenOf(editor, box);
      const all = () => ["ROOT", box, inner, free, "no-such-id"].map((id) => canDelete(query, id));
      same(all(), [false, true, true, true, false]);
      actions.setCustom(inner, lock);
      same(all(), [false, false, false, true, false]);
      // It is saved, and holds when the page is loaded again.
      const saved = query.node(inner).toSerializedNode();
      same([saved.custom, "info" in saved], [{ locked: true }, false]);
      actions.deserialize(query.serialize());
      await settle();
      same(all(), [false, false, false, true, false]);
      actions.setCustom(inner, unlock);
      same(all(), [false, true, true, true, false]);
    },
    { content: containerOf(containerOf(<SampleText />), <SampleText />) },
  );

/** Runs `then` with an editor that holds a notice, and beside it the button. */
async function withNotice(then: Parameters<typeof withEditor>[0]): Promise<void> {
  const [{ Notice }, { DeleteButton }] = [await block("blocks/notice.tsx"), await block("delete-button.tsx")];
  await withEditor(then, {
    content: containerOf(containerOf(<Notice />)),
    resolver: { Notice },
    beside: <DeleteButton />,
  });
}

export const runs: CheckFile["runs"] = { "src/can-delete.ts": asksForLocks };

export const probes: CheckFile["probes"] = {
  "No rule is asked before a block is deleted: `actions.delete` removes whatever your editor tells it to.": () => {
    const asked: string[] = [];
    const Block = () => <SampleText />;
    const refuse = (rule: string) => () => {
      asked.push(rule);
      return false;
    };
    Block.craft = {
      rules: { canDrop: refuse("canDrop"), canMoveIn: refuse("canMoveIn"), canMoveOut: refuse("canMoveOut") },
    };
    return withEditor(
      (editor) => {
        editor.actions.delete(childrenOf(editor)[0] ?? "");
        same([childrenOf(editor), asked], [[], []]);
      },
      { content: containerOf(<Block />), resolver: { Block } },
    );
  },
  "To keep users from deleting a block, save a lock in its `custom` data, and ask for it before each deletion. What is inside a block goes with it, so ask for the locks in there as well:":
    async () => asksForLocks(await block("can-delete.ts")),
  "The block sets the lock, and may read it in a rule, so that it cannot be dragged either:": () =>
    withNotice(async (editor, place) => {
      const [box = ""] = childrenOf(editor);
      const [notice = ""] = childrenOf(editor, box);
      const button = place.querySelector("button");
      editor.actions.selectNode(notice);
      await settle();
      same(
        [button?.disabled, domOf(editor, notice).draggable, editor.query.node(notice).isDraggable()],
        [true, false, false],
      );
    }),
  "// Another key makes another element, for which canDrag is asked again.": () =>
    withNotice(async (editor) => {
      const [notice = ""] = childrenOf(editor, childrenOf(editor)[0]);
      editor.actions.setCustom(notice, unlock);
      await settle();
      same(domOf(editor, notice).draggable, true);
    }),
  "- The lock of one block is taken off with `actions.setCustom`. A locked block can still be dragged along with the block around it.":
    () =>
      withNotice(async (editor, place) => {
        const [box = ""] = childrenOf(editor);
        const [notice = ""] = childrenOf(editor, box);
        same(editor.query.node(box).isDraggable(), true);
        editor.actions.selectNode(notice);
        editor.actions.setCustom(notice, unlock);
        await settle();
        place.querySelector("button")?.click();
        await settle();
        same(childrenOf(editor, box), []);
      }),
};
