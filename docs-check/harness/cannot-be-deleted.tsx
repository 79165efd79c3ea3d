import { same, throws } from "./check-file.ts";
import { containerOf } from "./container-of.tsx";
import { childrenOf } from "./editor-questions.ts";
import { SampleCard } from "./sample-card.tsx";
import { withEditor } from "./stage.tsx";

/** Throws when the root or a linked node can be deleted, or when an ordinary block cannot. */
export const cannotBeDeleted = () =>
  withEditor(
    async (editor) => {
      const { actions, query } = editor;
      const [card = ""] = childrenOf(editor);
      for (const id of ["ROOT", ...query.node(card).linkedNodes()]) {
        same(query.node(id).isDeletable(), false);
        await throws("Attempting to delete a top-level Node", () => actions.delete(id));
      }
      same(query.node(card).isDeletable(), true);
    },
    { resolver: { SampleCard }, content: containerOf(<SampleCard />) },
  );
