import { type NodeData, ROOT_NODE, useEditor, useNode } from "@craftjs/core";
import { type CheckFile, same, throws } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { childrenOf } from "../../../test/docs/browser/editor-questions.ts";
import { sameType } from "../../../test/docs/browser/same-type.ts";
import { SampleContainer, SampleText } from "../../../test/docs/browser/samples.tsx";
import { type EditorHandle, settle, withEditor } from "../../../test/docs/browser/stage.tsx";
import { probes as dom } from "./node-dom.check.tsx";
import { probes as type } from "./node-type.check.tsx";

const first = ({ query }: EditorHandle) => query.node("ROOT").childNodes()[0] ?? "";

export const probes: CheckFile["probes"] = {
  ...type,
  ...dom,
  "Nodes are frozen. Assigning to a field throws in strict mode; use the [actions](/docs/api/useEditor#actions).": () =>
    withEditor(({ query }) =>
      throws("Cannot assign to read only property", () => {
        query.node("ROOT").get().id = "other";
      }),
    ),
  "## id {#id} A string that is unique in the editor: ten random characters, or `ROOT` for the top node (exported as `ROOT_NODE`). It is not in `data`.":
    () =>
      withEditor((editor) => {
        same([first(editor).length, ROOT_NODE, "ROOT" in editor.query.getNodes()], [10, "ROOT", true]);
        same(new Set(childrenOf(editor)).size, 2);
        same("id" in editor.query.node("ROOT").get().data, false);
      }),
  "- The root’s `parent` is `undefined` at run time, although the type says `null`, unless a document that you load says `null`. Test with `!node.data.parent` or `query.node(id).isRoot()`.":
    () =>
      withEditor(({ actions, query }) => {
        sameType<NodeData["parent"], string | null>(true);
        const isTop = (id: string) => [!query.node(id).get().data.parent, query.node(id).isRoot()];
        const [child = ""] = query.node("ROOT").childNodes();
        same(
          [isTop("ROOT"), isTop(child)],
          [
            [true, true],
            [false, false],
          ],
        );
        same(query.node("ROOT").get().data.parent as unknown, undefined);
        actions.deserialize(query.serialize());
        same(query.node("ROOT").get().data.parent as unknown, undefined);
        actions.deserialize({ ROOT: { ...query.node("ROOT").toSerializedNode(), nodes: [], parent: null } });
        same([query.node("ROOT").get().data.parent, ...isTop("ROOT")], [null, true, true]);
      }),
  "A node with only text as its child keeps it in `props.children`, also while blocks that were dropped into it later are shown in its place.":
    () =>
      withEditor(
        async ({ actions, query }, place) => {
          actions.addNodeTree(query.parseReactElement(<SampleText text="Block" />).toNodeTree(), "ROOT");
          await settle();
          same([place.textContent, query.node("ROOT").get().data.props.children], ["Block", "Drop here"]);
        },
        { content: <SampleContainer>Drop here</SampleContainer> },
      ),
  "The elements inside a node are in `nodes`, not in `props.children`.": () =>
    withEditor(({ query }) => same("children" in query.node("ROOT").get().data.props, false)),
  "- `serialize()` leaves out props that are functions, `null` or `undefined`. On loading, the component’s default fills the gap, so a prop the user set to `null` comes back as the default. Use a value such as `''` or `'none'` for “nothing”.":
    () => {
      const Block = Object.assign(() => <i />, { craft: { props: { colour: "red" } } });
      return withEditor(
        ({ actions, query }) => {
          for (const nothing of [null, undefined, () => {}]) {
            actions.setProp("ROOT", (props) => {
              props.colour = nothing;
            });
            same(JSON.parse(query.serialize()).ROOT.props, {});
            actions.deserialize(query.serialize());
            same(query.node("ROOT").get().data.props, { colour: "red" });
          }
          for (const nothing of ["", "none"]) {
            actions.setProp("ROOT", (props) => {
              props.colour = nothing;
            });
            actions.deserialize(query.serialize());
            same(query.node("ROOT").get().data.props, { colour: nothing });
          }
        },
        { content: <Block />, resolver: { Block } },
      );
    },
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
    () => {
      const Fixed = Object.assign(() => null, { craft: { rules: { canDrag: () => false } } });
      return withEditor(
        ({ query }) => {
          const { rules } = query.node("ROOT").get();
          same(Object.keys(rules).sort(), ["canDrag", "canDrop", "canMoveIn", "canMoveOut"]);
          same(
            [rules.canDrag, rules.canDrop, rules.canMoveIn, rules.canMoveOut].map((rule) => (rule as () => boolean)()),
            [false, true, true, true],
          );
        },
        { content: <Fixed />, resolver: { Fixed } },
      );
    },
  "To ask whether something is allowed, call [`query.node(id).isDraggable()` and `isDroppable(…)`](/docs/api/helpers#node-helpers) rather than the rules: they check the tree too.":
    () =>
      withEditor(
        ({ query }) => {
          const [box = "", text = ""] = query.node("ROOT").childNodes();
          const [inside = ""] = query.node(box).childNodes();
          const { canMoveIn } = query.node(box).get().rules;
          const { canDrag } = query.node(inside).get().rules;
          same([(canMoveIn as () => boolean)(), query.node(box).isDroppable(text)], [true, false]);
          same([(canDrag as () => boolean)(), query.node(inside).isDraggable()], [true, false]);
        },
        {
          content: containerOf(
            <SampleContainer>
              <SampleText />
            </SampleContainer>,
            <SampleText />,
          ),
        },
      ),
  "## related {#related} The components from `craft.related`, wrapped so that `useNode()` inside them means this node. Render them anywhere within `<Editor>`, as [this panel](/docs/api/user-component#related) does. Inside such a component `useNode().related` is `true`.":
    () => {
      const Says = () => {
        const { id, related } = useNode();
        return `${id} ${related}`;
      };
      const Form = () => (
        <b>
          <Says />
        </b>
      );
      const Block = Object.assign(() => <i>{<Says />}</i>, { craft: { related: { form: Form } } });
      const Panel = () => {
        const { Shown } = useEditor((state) => ({ Shown: state.nodes.ROOT?.related.form }));
        return Shown ? <Shown /> : null;
      };
      return withEditor(
        async (_, place) => {
          await settle();
          same(
            [...place.querySelectorAll("b, i")].map(({ textContent }) => textContent),
            ["ROOT true", "ROOT false"],
          );
        },
        { content: <Block />, resolver: { Block }, beside: <Panel /> },
      );
    },
  "## info {#info} The object from `craft.info`: constants about the component, such as an icon or a category. All nodes of one component share it, and Craft.js freezes it as soon as one of them is added. Data that differs between nodes belongs in `data.custom`.":
    () => {
      const info = { icon: "star", category: "Text" };
      const Block = Object.assign(() => <i />, { craft: { info } });
      return withEditor(
        ({ actions, query }) => {
          const tree = query.parseReactElement(<Block />).toNodeTree();
          same(Object.isFrozen(info), false);
          actions.addNodeTree(tree, "ROOT");
          const other = query.parseReactElement(<Block />).toNodeTree();
          actions.addNodeTree(other, "ROOT");
          const nodes = () => [tree, other].map(({ rootNodeId }) => query.node(rootNodeId).get());
          same([Object.isFrozen(info), ...nodes().map((node) => node.info === info)], [true, true, true]);
          actions.setCustom(other.rootNodeId, (custom) => Object.assign(custom, { note: "own" }));
          same(
            nodes().map(({ data }) => data.custom),
            [{}, { note: "own" }],
          );
        },
        { resolver: { Block } },
      );
    },
  "Each node has wrappers of its own, so React mounts the form anew when the selection changes and no input keeps the state of the block selected before.":
    async () => {
      const Block = Object.assign(() => <SampleText />, { craft: { related: { settings: () => <input /> } } });
      const Panel = () => {
        const { Settings } = useEditor((state, query) => {
          const id: string | undefined = query.getEvent("selected").first();
          return { Settings: id ? state.nodes[id]?.related.settings : undefined };
        });
        return <aside>{Settings && <Settings />}</aside>;
      };
      await withEditor(
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
        { content: containerOf(<Block />, <Block />), resolver: { Block }, beside: <Panel /> },
      );
    },
};
