import { type CheckFile, same, throws } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { childrenOf, textOf } from "../../../harness/editor-questions.ts";
import { freshNode } from "../../../harness/fresh-node.ts";
import { SampleText } from "../../../harness/samples.tsx";
import { withEditor } from "../../../harness/stage.tsx";
import { probes as replaced } from "../api/errors-deprecations.check.tsx";
import { missesResolver } from "../api/errors-resolver.check.tsx";

/** The deprecated names of the table, and what it puts in their place: the old ones work, and warn. */
const showReplaced = async () => {
  for (const show of Object.values(replaced ?? {})) await show();
};

export const probes: CheckFile["probes"] = {
  "| `<Canvas>` | [`<Element canvas>`](/docs/api/element#canvas) | | `<Frame json>` | [`<Frame data>`](/docs/api/frame#data) | | `useNode().setProp` | [`useNode().actions.setProp`](/docs/api/useNode#set-prop) | | `query.createNode(element)` | [`query.parseReactElement(element).toNodeTree()`](/docs/api/helpers#parse-react-element) | | `query.node(id).decendants()` | [`query.node(id).descendants()`](/docs/api/helpers#relatives) |":
    showReplaced,
  "The first five still exist, and [log a warning](/docs/api/helpers#deprecated).": showReplaced,
  "| “resolvers”, or a resolver for `<Frame>` | [`resolver`](/docs/api/editor#resolver) of `<Editor>` |":
    missesResolver,
  "| `state.events.selected` taken as an id | It is a `Set`. Take [`query.getEvent('selected').first()`](/docs/api/useEditor#query-get-event) |":
    () =>
      withEditor(async ({ actions, query }) => {
        actions.selectNode("ROOT");
        const { selected } = query.getState().events;
        await throws("Invalid parameter Node Id specified", () => query.node(selected as never));
        same([selected instanceof Set, query.getEvent("selected").first()], [true, "ROOT"]);
      }),
  "| `setProp(id, { text: 'New' })` | [`setProp(id, (props) => { props.text = 'New'; })`](/docs/api/useEditor#set-prop) |":
    () =>
      withEditor(async (editor) => {
        const { setProp } = editor.actions;
        const [id = ""] = childrenOf(editor);
        await throws("is not a function", () => setProp(id, { text: "New" } as never));
        setProp(id, (props) => {
          props.text = "New";
        });
        same(textOf(editor, id), "New");
      }),
  "| `actions.add(node)` | [`actions.add(node, 'ROOT')`](/docs/api/useEditor#add): no parent is the default |": () =>
    withEditor(async (editor) => {
      const node = freshNode(editor);
      await throws("Parent id cannot be ommited", () => editor.actions.add(node));
      editor.actions.add(node, "ROOT");
      same(childrenOf(editor).at(-1), node.id);
    }),
  "| `actions.hide` | [`actions.setHidden`](/docs/api/useEditor#set-hidden) | | `actions.setDropIndicator` | [`actions.setIndicator`](/docs/api/useEditor#set-indicator) | | `query.deserialize` | [`actions.deserialize`](/docs/api/useEditor#deserialize) | | `query.canDropInParent` | [`query.node(parentId).isDroppable(id)`](/docs/api/helpers#is-droppable) | | `query.getDropIndicator` | [`query.getDropPlaceholder`](/docs/api/useEditor#query-get-drop-placeholder) |":
    () =>
      withEditor(({ actions, query }) => {
        const has = (object: object, ...names: string[]) => names.map((name) => name in object);
        same(has(actions, "hide", "setDropIndicator"), [false, false]);
        same(has(query, "deserialize", "canDropInParent", "getDropIndicator"), [false, false, false]);
        same(has(actions, "setHidden", "setIndicator", "deserialize"), [true, true, true]);
        same(has({ ...query, ...query.node("ROOT") }, "isDroppable", "getDropPlaceholder"), [true, true]);
      }),
  "| `query.node(id).ancestors()` for all ancestors | [`query.node(id).ancestors(true)`](/docs/api/helpers#relatives), and the same for `descendants` |":
    () =>
      withEditor(
        ({ query }) => {
          const all = query.node("ROOT").descendants(true);
          const deepest = query.node(all.at(-1) ?? "");
          same([all.length, query.node("ROOT").descendants().length], [3, 1]);
          same([deepest.ancestors(true).length, deepest.ancestors().length], [3, 2]);
        },
        { content: containerOf(containerOf(containerOf(<SampleText />))) },
      ),
};
