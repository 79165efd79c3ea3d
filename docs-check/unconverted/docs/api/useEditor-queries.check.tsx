import { useEditor } from "@craftjs/core";
import { type CheckFile, same, throws } from "../../../harness/check-file.ts";
import { childrenOf } from "../../../harness/editor-questions.ts";
import { SampleCard } from "../../../harness/sample-card.tsx";
import { SampleContainer } from "../../../harness/samples.tsx";
import { says } from "../../../harness/says.ts";
import { settle, withEditor } from "../../../harness/stage.tsx";
import { startWatch } from "../../../harness/trouble.ts";
import { withRoot } from "../../../harness/with-blocks.tsx";

const createsNode = () =>
  says("console.warn: Deprecation warning: query.createNode(", () =>
    withEditor(({ query }) => same(query.createNode(<hr />).data.type, "hr")),
  );

export const probes: CheckFile["probes"] = {
  "Queries read the state as it is when you call them. They do not subscribe: a component that calls `query` while it renders does not render again when the answer changes.":
    async () => {
      const sizes: number[] = [];
      const Reads = () => {
        sizes.push(useEditor().query.getEvent("selected").size());
        return null;
      };
      await withEditor(
        async ({ actions, query }) => {
          actions.selectNode("ROOT");
          same(query.getEvent("selected").size(), 1);
          await settle();
        },
        { beside: <Reads /> },
      );
      same(sizes, [0]);
    },
  "An unknown id does not throw: `get()` returns `undefined`, `isSelected()` and its kin return `false`, and most other helpers throw a `TypeError`.":
    () =>
      withEditor(async ({ query }) => {
        const helpers = query.node("nobody");
        same(helpers.get(), undefined);
        same([helpers.isSelected(), helpers.isHovered(), helpers.isDragged()], [false, false, false]);
        const names = ["isCanvas", "isRoot", "isDeletable", "ancestors", "childNodes", "toSerializedNode"] as const;
        for (const name of names) await throws("Cannot read properties of undefined", () => helpers[name]());
      }),
  "The helpers hold the state from the moment you asked; ask again after an action.": () =>
    withEditor(({ actions, query }) => {
      const [root, selection] = [query.node("ROOT"), query.getEvent("selected")];
      actions.selectNode("ROOT");
      same([root.isSelected(), selection.size(), query.node("ROOT").isSelected()], [false, 0, true]);
    }),
  "| `all()` | The ids as an array, in the order in which they were added | | `first()`, `last()` | One id, or `undefined` | | `at(index)` | The id at that place, or `undefined` | | `contains(id)` | `boolean` | | `isEmpty()` | `boolean` | | `size()` | `number` | | `raw()` | The `Set` itself |":
    () =>
      withEditor((editor) => {
        const none = editor.query.getEvent("selected");
        same([none.first(), none.last(), none.all()], [undefined, undefined, []]);
        const [first = "", second = ""] = childrenOf(editor);
        editor.actions.selectNode([second, first]);
        const helpers = editor.query.getEvent("selected");
        same(helpers.all(), [second, first]);
        same([helpers.first(), helpers.last(), helpers.at(1), helpers.at(2)], [second, first, first, undefined]);
        same([helpers.contains(first), helpers.isEmpty(), helpers.size()], [true, false, 2]);
        same([helpers.contains("ROOT"), none.isEmpty(), none.size()], [false, true, 0]);
        same(helpers.raw() === editor.query.getState().events.selected, true);
      }),
  "All [nodes](/docs/api/node) by their id, linked nodes included.": () =>
    withRoot({ SampleCard }, (editor) => {
      const [body = ""] = editor.query.node("ROOT").linkedNodes();
      const nodes = editor.query.getNodes();
      same([Object.keys(nodes), nodes[body]?.id], [["ROOT", body, ...childrenOf(editor, body)], body]);
    }),
  "Props that are functions, `null` or `undefined` are left out; a `Date` becomes a string.": () =>
    withEditor((editor) => {
      const [id = ""] = childrenOf(editor);
      editor.actions.setProp(id, (props) => {
        Object.assign(props, { work: () => {}, none: null, missing: undefined, when: new Date(0) });
      });
      same(JSON.parse(editor.query.serialize())[id].props, { text: "One", when: "1970-01-01T00:00:00.000Z" });
    }),
  "The format is described in [Serialising](/docs/concepts/serializing#format). Selection and options are not part of it.":
    () =>
      withEditor(({ actions, query }) => {
        const before = query.serialize();
        actions.selectNode("ROOT");
        actions.setOptions((options) => {
          options.enabled = false;
        });
        same(query.serialize(), before);
      }),
  "A component that is not in the resolver throws `The component type specified for this node (…) does not exist in the resolver`.":
    async () => {
      await withEditor(async ({ actions, query }) => {
        actions.setOptions((options) => {
          options.resolver = { Container: SampleContainer };
        });
        const message = "The component type specified for this node (SampleText) does not exist in the resolver";
        await throws(message, () => query.serialize());
      });
      // The editor serialises after each change, and warns of what makes it fail.
      startWatch();
    },
  "The same as an object, in which a `Date` is still a `Date`. What it holds, such as the list `nodes`, belongs to the state and is frozen: change `JSON.parse(query.serialize())` instead.":
    () =>
      withEditor(async (editor) => {
        const [id = ""] = childrenOf(editor);
        editor.actions.setProp(id, (props) => Object.assign(props, { when: new Date(0) }));
        const nodes = editor.query.getSerializedNodes();
        same(nodes[id]?.props.when instanceof Date, true);
        await throws("object is not extensible", () => nodes.ROOT?.nodes.push("x"));
        const copy = JSON.parse(editor.query.serialize());
        copy.ROOT.nodes.push("x");
        same(copy.ROOT.nodes.length, 3);
      }),
  "The argument must be a string: anything else, such as the `Set` of selected ids, throws `Invalid parameter Node Id specified`":
    () =>
      withEditor(({ query }) =>
        throws("Invalid parameter Node Id specified", () => query.node(new Set(["ROOT"]) as never)),
      ),
  "| [`query.parseReactElement(element)`](#query-parse-react-element) | `{ toNodeTree }` | | [`query.parseFreshNode(data)`](#query-parse-fresh-node) | `{ toNode }` | | [`query.parseSerializedNode(data)`](#query-parse-serialized-node) | `{ toNode }` | | [`query.getDropPlaceholder(…)`](#query-get-drop-placeholder) | Where a node would be dropped | | [`query.createNode(element, extras?)`](#query-create-node) | Deprecated | | [`query.history`](#query-history) | `canUndo()` and `canRedo()` |":
    () =>
      withEditor(async (editor) => {
        const { query } = editor;
        const [first = ""] = childrenOf(editor);
        same(Object.keys(query.parseReactElement(<hr />)), ["toNodeTree"]);
        same(Object.keys(query.parseFreshNode({ data: { type: "hr" } })), ["toNode"]);
        same(Object.keys(query.parseSerializedNode(query.node("ROOT").toSerializedNode())), ["toNode"]);
        same(query.getDropPlaceholder(first, "ROOT", { x: 1, y: 1 }).placement.parent.id, "ROOT");
        same(Object.keys(query.history).sort(), ["canRedo", "canUndo"]);
        await createsNode();
      }),
  "Deprecated: it logs a warning. Use [query.parseReactElement](#query-parse-react-element).": () => createsNode(),
  "The document as a JSON string: `JSON.stringify(query.getSerializedNodes())`.": () =>
    withEditor(({ query }) => same(query.serialize(), JSON.stringify(query.getSerializedNodes()))),
  "`query.deserialize`, `query.canDropInParent` and `query.getDropIndicator` do not exist. Use [actions.deserialize](#deserialize), `query.node(parentId).isDroppable(id)` and [query.getDropPlaceholder](#query-get-drop-placeholder).":
    () =>
      withEditor((editor) => {
        const { actions, query } = editor;
        const names = ["deserialize", "canDropInParent", "getDropIndicator", "getDropPlaceholder"];
        const there = names.filter((name) => name in query);
        same(there, ["getDropPlaceholder"]);
        const [id = "", other = ""] = childrenOf(editor);
        same([query.node("ROOT").isDroppable(id), query.node(other).isDroppable(id)], [true, false]);
        same("deserialize" in actions, true);
      }),
};
