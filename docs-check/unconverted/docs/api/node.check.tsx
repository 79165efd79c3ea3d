import { type NodeData, ROOT_NODE, useNode } from "@craftjs/core";
import { type CheckFile, same, throws } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { craftedBlock } from "../../../harness/crafted-block.tsx";
import { childrenOf } from "../../../harness/editor-questions.ts";
import { inside, withOneOfEach } from "../../../harness/one-of-each.tsx";
import { RelatedPart } from "../../../harness/related-part.tsx";
import { sameOfEach } from "../../../harness/same-of-each.ts";
import { sameType } from "../../../harness/same-type.ts";
import { SampleContainer, SampleText } from "../../../harness/samples.tsx";
import { settle, withEditor } from "../../../harness/stage.tsx";
import { addElement, treeOf } from "../../../harness/trees.ts";
import { withRoot } from "../../../harness/with-blocks.tsx";

export const probes: CheckFile["probes"] = {
  "Nodes are frozen. Assigning to a field throws in strict mode; use the [actions](/docs/api/useEditor#actions).": () =>
    withEditor(({ query }) =>
      throws("Cannot assign to read only property", () => {
        query.node("ROOT").get().id = "other";
      }),
    ),
  "## id {#id} A string that is unique in the editor: ten random characters, or `ROOT` for the top node (exported as `ROOT_NODE`). It is not in `data`.":
    () =>
      withEditor((editor) => {
        const ids = childrenOf(editor);
        same([ids.map((id) => id.length), new Set(ids).size], [[10, 10], 2]);
        same([ROOT_NODE, "ROOT" in editor.query.getNodes()], ["ROOT", true]);
        same("id" in editor.query.node("ROOT").get().data, false);
      }),
  "- The root’s `parent` is `undefined` at run time, although the type says `null`, unless a document that you load says `null`. Test with `!node.data.parent` or `query.node(id).isRoot()`.":
    () =>
      withEditor((editor) => {
        sameType<NodeData["parent"], string | null>(true);
        const { actions, query } = editor;
        const parent = (): unknown => query.node("ROOT").get().data.parent;
        const isTop = (id: string) => [!query.node(id).get().data.parent, query.node(id).isRoot()];
        same([parent(), isTop("ROOT"), isTop(childrenOf(editor)[0] ?? "")], [undefined, [true, true], [false, false]]);
        actions.deserialize(query.serialize());
        same(parent(), undefined);
        actions.deserialize({ ROOT: { ...query.node("ROOT").toSerializedNode(), nodes: [], parent: null } });
        same([parent(), isTop("ROOT")], [null, [true, true]]);
      }),
  "A node with only text as its child keeps it in `props.children`, also while blocks that were dropped into it later are shown in its place.":
    () =>
      withEditor(
        async (editor, place) => {
          addElement(editor, <SampleText text="Block" />);
          await settle();
          same([place.textContent, editor.query.node("ROOT").get().data.props.children], ["Block", "Drop here"]);
        },
        { content: <SampleContainer>Drop here</SampleContainer> },
      ),
  "The elements inside a node are in `nodes`, not in `props.children`.": () =>
    withEditor(({ query }) => {
      const { nodes, props } = query.node("ROOT").get().data;
      same([nodes.length, "children" in props], [2, false]);
    }),
  "- `serialize()` leaves out props that are functions, `null` or `undefined`. On loading, the component’s default fills the gap, so a prop the user set to `null` comes back as the default. Use a value such as `''` or `'none'` for “nothing”.":
    () =>
      withRoot({ Block: craftedBlock({ props: { colour: "red" } }) }, ({ actions, query }) => {
        for (const colour of [null, undefined, () => {}, "", "none"]) {
          actions.setProp("ROOT", (props) => Object.assign(props, { colour }));
          const isSaved = typeof colour === "string";
          same("colour" in JSON.parse(query.serialize()).ROOT.props, isSaved);
          actions.deserialize(query.serialize());
          same(query.node("ROOT").get().data.props.colour, isSaved ? colour : "red");
        }
      }),
  "`_childCanvas` in the type is the former name of `linkedNodes`. It is read from old documents and never written.":
    () =>
      withEditor(({ actions, query }) => {
        sameType<NodeData["_childCanvas"], NodeData["linkedNodes"] | undefined>(true);
        const { ROOT } = query.getSerializedNodes();
        const old = { ...ROOT, nodes: [], linkedNodes: undefined, _childCanvas: { region: "inside" } };
        actions.deserialize({ ROOT: old, inside: { ...ROOT, nodes: [], parent: "ROOT" } } as never);
        same(query.node("ROOT").get().data.linkedNodes, { region: "inside" });
        const saved = query.getSerializedNodes().ROOT;
        same([saved?.linkedNodes, saved && "_childCanvas" in saved], [{ region: "inside" }, false]);
      }),
  "## rules {#rules} Four functions that decide about dragging and dropping. Each node gets those of its component; those that the component does not define return `true`.":
    () =>
      withRoot({ Fixed: craftedBlock({ rules: { canDrag: () => false } }) }, ({ query }) => {
        const rules: object = query.node("ROOT").get().rules;
        const answers = Object.entries(rules).map(([name, rule]) => [name, rule()]);
        same(Object.fromEntries(answers), { canDrag: false, canDrop: true, canMoveIn: true, canMoveOut: true });
      }),
  "To ask whether something is allowed, call [`query.node(id).isDraggable()` and `isDroppable(…)`](/docs/api/helpers#node-helpers) rather than the rules: they check the tree too.":
    () =>
      withOneOfEach((editor, { text, plain }) => {
        const { query } = editor;
        const { canMoveIn } = query.node(plain).get().rules;
        same([(canMoveIn as () => boolean)(), query.node(plain).isDroppable(text)], [true, false]);
        const child = query.node(inside(editor, plain));
        same([(child.get().rules.canDrag as () => boolean)(), child.isDraggable()], [true, false]);
      }),
  "## related {#related} The components from `craft.related`, wrapped so that `useNode()` inside them means this node. Render them anywhere within `<Editor>`, as [this panel](/docs/api/user-component#related) does. Inside such a component `useNode().related` is `true`.":
    () => {
      const Says = () => {
        const { id, related } = useNode();
        return <b>{`${id} ${related}`}</b>;
      };
      const Block = Object.assign(() => <Says />, { craft: { related: { form: Says } } });
      return withRoot(
        { Block },
        async (_, place) => {
          await settle();
          const said = [...place.querySelectorAll("b")].map(({ textContent }) => textContent);
          same(said.sort(), ["ROOT false", "ROOT true"]);
        },
        { beside: <RelatedPart id="ROOT" name="form" /> },
      );
    },
  "## info {#info} The object from `craft.info`: constants about the component, such as an icon or a category. All nodes of one component share it, and Craft.js freezes it as soon as one of them is added. Data that differs between nodes belongs in `data.custom`.":
    () => {
      const info = { icon: "star", category: "Text" };
      const Block = craftedBlock({ info });
      return withEditor(
        (editor) => {
          const tree = treeOf(editor, <Block />);
          same(Object.isFrozen(info), false);
          editor.actions.addNodeTree(tree, "ROOT");
          const ids = [tree.rootNodeId, addElement(editor, <Block />)];
          same(Object.isFrozen(info), true);
          sameOfEach(ids, (id) => editor.query.node(id).get().info === info, [true, true]);
          editor.actions.setCustom(ids[1] ?? "", (custom) => Object.assign(custom, { note: "own" }));
          sameOfEach(ids, (id) => editor.query.node(id).get().data.custom, [{}, { note: "own" }]);
        },
        { resolver: { Block } },
      );
    },
  "Each node has wrappers of its own, so React mounts the form anew when the selection changes and no input keeps the state of the block selected before.":
    () => {
      const Block = craftedBlock({ related: { settings: () => <input /> } });
      return withEditor(
        async (editor, place) => {
          const [first, second] = childrenOf(editor);
          const typed: (string | undefined)[] = [];
          for (const id of [first, first, second]) {
            editor.actions.selectNode(id);
            await settle();
            const field = place.querySelector("input");
            typed.push(field?.value);
            if (field) field.value = "Typed";
          }
          same(typed, ["", "Typed", ""]);
        },
        { content: containerOf(<Block />, <Block />), resolver: { Block }, beside: <RelatedPart /> },
      );
    },
};
