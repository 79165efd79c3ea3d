import { type CheckFile, same, throws } from "../../../harness/check-file.ts";
import { childrenOf, domOf, selectedOf, textOf } from "../../../harness/editor-questions.ts";
import { fire } from "../../../harness/pointer.ts";
import { says } from "../../../harness/says.ts";
import { setText } from "../../../harness/set-text.ts";
import { settle, withEditor } from "../../../harness/stage.tsx";

/** What selecting does with the selection, and with what is hovered. */
const selects = () =>
  withEditor(async (editor) => {
    const { actions, query } = editor;
    for (const id of [...childrenOf(editor), undefined]) {
      fire(domOf(editor, "ROOT"), "mouseover");
      same(query.getEvent("hovered").all(), ["ROOT"]);
      actions.selectNode(id);
      same([selectedOf(editor), query.getEvent("hovered").all()], [id ? [id] : [], []]);
    }
    actions.selectNode("ROOT");
    await throws("Node does not exist, it may have been removed", () => actions.selectNode("nobody"));
    same(selectedOf(editor), ["ROOT"]);
  });

export const probes: CheckFile["probes"] = {
  "- A value in place of the function throws a `TypeError`.": () =>
    withEditor((editor) =>
      throws("is not a function", () => editor.actions.setProp(childrenOf(editor)[0] ?? "", { text: "x" } as never)),
    ),
  "- An `async` callback must not touch the draft after an `await`: its promise is rejected with [a revoked proxy](/docs/api/errors#revoked-proxy), and nothing changes. Finish the work first, then call `setProp`.":
    () =>
      withEditor(async (editor) => {
        const [id = ""] = childrenOf(editor);
        await says("Cannot perform 'set' on a proxy that has been revoked", async () => {
          editor.actions.setProp(id, async (props: { text: string }) => {
            await null;
            props.text = "Late";
          });
          await settle();
        });
        same(textOf(editor, id), "One");
      }),
  "Setting a prop to the value it has adds no step to the history.": () =>
    withEditor((editor) => {
      setText(editor.actions, childrenOf(editor)[0], "One");
      same(editor.query.history.canUndo(), false);
    }),
  "Hides or shows one node. A hidden node stays in the document but is not rendered: its component unmounts. An unknown id throws a `TypeError`.":
    () =>
      withEditor(async (editor, place) => {
        editor.actions.setHidden(childrenOf(editor)[0] ?? "", true);
        await settle();
        same([place.textContent, childrenOf(editor).length], ["Two", 2]);
        editor.actions.setHidden(childrenOf(editor)[0] ?? "", false);
        await settle();
        same(place.textContent, "OneTwo");
        await throws("Cannot read properties of undefined", () => editor.actions.setHidden("nobody", true));
      }),
  "Replaces the selection. Without an argument it clears the selection.": selects,
  "Either way, the hovered state is cleared. An unknown id throws `Node does not exist, it may have been removed` and leaves the selection as it was.":
    selects,
  "It works while the editor is disabled too.": () =>
    withEditor(
      (editor) => {
        editor.actions.selectNode("ROOT");
        same(selectedOf(editor), ["ROOT"]);
      },
      { props: { enabled: false } },
    ),
  "Clears what is selected, hovered and dragged, and the drop indicator.": () =>
    withEditor((editor) => {
      const { actions, query } = editor;
      const [first = ""] = childrenOf(editor);
      actions.selectNode(first);
      fire(query.node(first).get().dom, "mouseover");
      actions.setIndicator(query.getDropPlaceholder(first, "ROOT", { x: 1, y: 1 }));
      actions.clearEvents();
      const { events, indicator } = query.getState();
      same([events.selected.size, events.hovered.size, events.dragged.size, indicator], [0, 0, 0, null]);
    }),
  "It is ignored when the placement’s parent, or its `currentNode`, has no DOM element.": () =>
    withEditor((editor) => {
      const { actions, query } = editor;
      const shown = query.getDropPlaceholder(childrenOf(editor)[0] ?? "", "ROOT", { x: 1, y: 1 });
      const { placement } = shown;
      const hidden = { ...placement.parent, dom: null };
      actions.setIndicator({ ...shown, placement: { ...placement, parent: hidden } });
      same(query.getState().indicator, null);
      actions.setIndicator({ ...shown, placement: { ...placement, currentNode: hidden } });
      same(query.getState().indicator, null);
      actions.setIndicator(shown);
      same(query.getState().indicator?.placement.index, placement.index);
    }),
  "Changes a node’s props. The callback gets a draft and mutates it; its return value is ignored.": () =>
    withEditor((editor) => {
      const [id = ""] = childrenOf(editor);
      editor.actions.setProp(id, (props: { text: string }) => {
        props.text = "Mutated";
        return { text: "Returned" };
      });
      same(textOf(editor, id), "Mutated");
    }),
  "Replacing the argument (`props = { … }`) or returning a new object changes nothing.": () =>
    withEditor((editor) => {
      const [id = ""] = childrenOf(editor);
      editor.actions.setProp(id, () => ({ text: "Other" }));
      editor.actions.setProp(id, (props) => {
        props = { text: "Other" };
        return void props;
      });
      same(textOf(editor, id), "One");
    }),
  "Shows a drop indicator or, with `null`, removes it.": () =>
    withEditor((editor) => {
      const shown = editor.query.getDropPlaceholder(childrenOf(editor)[0] ?? "", "ROOT", { x: 1, y: 1 });
      const isShown = () => editor.query.getState().indicator !== null;
      editor.actions.setIndicator(shown);
      same(isShown(), true);
      editor.actions.setIndicator(null);
      same(isShown(), false);
    }),
  "- An unknown id throws `Node does not exist, it may have been removed`.": () =>
    withEditor(({ actions }) =>
      throws("Node does not exist, it may have been removed", () => actions.setProp("nobody", () => {})),
    ),
  "Like [setProp](#set-prop), for the node’s `data.custom`: values that belong to the editor rather than to the component. They are serialised with the node.":
    () =>
      withEditor(async (editor, place) => {
        const [id = ""] = childrenOf(editor);
        editor.actions.setCustom(id, (custom: { text?: string }) => Object.assign(custom, { text: "Custom" }));
        await settle();
        same([editor.query.node(id).get().data.custom, place.textContent], [{ text: "Custom" }, "OneTwo"]);
        same(JSON.parse(editor.query.serialize())[id].custom, { text: "Custom" });
      }),
};
