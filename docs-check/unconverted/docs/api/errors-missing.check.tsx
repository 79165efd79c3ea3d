import type { Node } from "@craftjs/core";
import { type CheckFile, same, throws } from "../../../harness/check-file.ts";
import { childrenOf, textOf } from "../../../harness/editor-questions.ts";
import { withEditor } from "../../../harness/stage.tsx";
import { thrownBy } from "../../../harness/thrown-by.ts";

const noData = "Cannot read properties of undefined (reading 'data')";

export const probes: CheckFile["probes"] = {
  "### Cannot read properties of undefined (reading 'data') {#missing-node} **Cause.** Code reads a node that is not there: nothing is selected, so the id is `undefined`, or the node was deleted. `state.nodes[id].data`, `query.node(id).isCanvas()` and `actions.setHidden(id, true)` throw it, and so does `actions.move` to a parent that is gone. `isDeletable()` says `reading 'id'`. **Cure.** Write `state.nodes[id]?.data` in collectors, and ask `if (query.node(id).get())` before you call [a helper](/docs/api/helpers#missing) or an action.":
    () =>
      withEditor(async (editor) => {
        const { actions, query } = editor;
        const [text = "", id = ""] = childrenOf(editor);
        actions.delete(id);
        const { nodes } = query.getState();
        for (const gone of [id, String(query.getEvent("selected").first())]) {
          await throws(noData, () => (nodes[gone] as Node).data);
          same(nodes[gone]?.data, undefined);
        }
        await throws(noData, () => query.node(id).isCanvas());
        await throws(noData, () => actions.setHidden(id, true));
        await throws(noData, () => actions.move(text, id, 0));
        await throws("Cannot read properties of undefined (reading 'id')", () => query.node(id).isDeletable());
        same(
          [id, text].map((each) => query.node(each).get() !== undefined),
          [false, true],
        );
      }),
  "**Cause.** `setProp` or `setCustom` got a value in place of a function: `setProp(id, { text: 'New' })`. The name in the message is a letter or two, such as `n`. **Cure.** Pass a function that changes what it gets: `setProp(id, (props) => { props.text = 'New'; })`.":
    () =>
      withEditor(async (editor) => {
        const { actions } = editor;
        const [id = ""] = childrenOf(editor);
        for (const set of [actions.setProp, actions.setCustom]) {
          const message = String(await thrownBy(() => set(id, { text: "New" } as never)));
          same([message, /^TypeError: [\w$]{1,2} is not a function$/.test(message)], [message, true]);
        }
        actions.setProp(id, (props) => {
          props.text = "New";
        });
        same(textOf(editor, id), "New");
      }),
};
