import { useEditor } from "@craftjs/core";
import { type CheckFile, same, throws } from "../../../test/docs/browser/check-file.ts";
import { type EditorHandle, rendered, SampleText, withEditor } from "../../../test/docs/browser/stage.tsx";
import { startWatch, watchTrouble } from "../../../test/docs/browser/trouble.ts";

const children = ({ query }: EditorHandle) => query.node("ROOT").childNodes();

/** Changes the first text twice, so many milliseconds apart, and counts the steps that this is in the history. */
function stepsOf(milliseconds: number): Promise<number> {
  return withEditor((editor) => {
    const [id = ""] = children(editor);
    const { timeline } = editor.store.history;
    const type = (text: string) =>
      editor.actions.history.throttle().setProp(id, (props: { text: string }) => {
        props.text = text;
      });
    type("a");
    for (const step of timeline) Object.assign(step, { timestamp: Date.now() - milliseconds });
    type("b");
    return timeline.length;
  });
}

export const runs: CheckFile["runs"] = {
  "src/divider-tree.tsx": ({ useDividerTree }) => {
    const AddDivider = () => {
      const dividerTree = useDividerTree();
      const { actions } = useEditor();
      return (
        <button type="button" onClick={() => actions.addNodeTree(dividerTree(), "ROOT")}>
          Add
        </button>
      );
    };
    return withEditor(
      (editor, place) => {
        place.querySelector("button")?.click();
        same(children(editor).length, 3);
      },
      { beside: <AddDivider /> },
    ).then(() => null);
  },
  countByName: ({ countByName }) =>
    withEditor(({ store }) => {
      same(countByName(store.query, "Text"), 2);
    }).then(() => null),
};

export const probes: CheckFile["probes"] = {
  "Outside `<Editor />` the hook throws `You can only use useEditor in the context of <Editor />.`": async () => {
    const Outside = () => {
      useEditor();
      return null;
    };
    await rendered(<Outside />, () => {});
    const said = watchTrouble().join();
    startWatch();
    same(said.includes("You can only use useEditor in the context of <Editor />."), true);
  },
  "It is deeply frozen.": () =>
    withEditor(({ query }) =>
      throws("Cannot assign to read only property", () => {
        const { data } = query.node("ROOT").get();
        data.hidden = true;
      }),
    ),
  "`Parent id cannot be ommited` without `parentId`;": () =>
    withEditor(({ actions, query }) =>
      throws("Parent id cannot be ommited", () => actions.add(query.parseFreshNode({ data: { type: "hr" } }).toNode())),
    ),
  "`Node does not exist, it may have been removed` if there is no such parent;": () =>
    withEditor(({ actions, query }) =>
      throws("Node does not exist, it may have been removed", () =>
        actions.add(query.parseFreshNode({ data: { type: "hr" } }).toNode(), "nobody"),
      ),
    ),
  "`Attempting to delete a top-level Node` for the root": () =>
    withEditor(({ actions }) => throws("Attempting to delete a top-level Node", () => actions.delete("ROOT"))),
  "`undefined` or an empty list does nothing.": () =>
    withEditor((editor) => {
      editor.actions.delete([]);
      editor.actions.delete(undefined as never);
      same(children(editor).length, 2);
    }),
  "moving `a` behind `b` takes index 2, not 1.": () =>
    withEditor((editor) => {
      const { actions, query } = editor;
      actions.addNodeTree(query.parseReactElement(<SampleText />).toNodeTree(), "ROOT");
      const [a = "", b, c] = children(editor);
      actions.move(a, "ROOT", 1);
      same(children(editor), [a, b, c]);
      actions.move(a, "ROOT", 2);
      same(children(editor), [b, a, c]);
    }),
  "| `Cannot move node into a non-Canvas parent` | The new parent is not a canvas. |": () =>
    withEditor((editor) => {
      const [a = "", b = ""] = children(editor);
      return throws("Cannot move node into a non-Canvas parent", () => editor.actions.move(a, b, 0));
    }),
  "| `A top-level Node cannot be moved` | The node is the root or a linked node. |": () =>
    withEditor(({ actions }) => throws("A top-level Node cannot be moved", () => actions.move("ROOT", "ROOT", 0))),
  "| `raw()` | The `Set` itself |": () =>
    withEditor(({ query }) => same(query.getEvent("selected").raw() instanceof Set, true)),
  "throws `Invalid parameter Node Id specified`": () =>
    withEditor(({ query }) =>
      throws("Invalid parameter Node Id specified", () => query.node(new Set(["ROOT"]) as never)),
    ),
  "`actions.history.throttle(rate = 500)`": async () => same([await stepsOf(400), await stepsOf(501)], [1, 2]),
  "a fresh editor has nothing to undo.": () => withEditor(({ query }) => same(query.history.canUndo(), false)),
  "All actions, private ones included": () =>
    withEditor(({ actions, store }) => same(["reset" in store.actions, "reset" in actions], [true, false])),
  "Always `true`: outside of an editor the hook throws.": () => withEditor(({ inContext }) => same(inContext, true)),
};
