import { type Node, useEditor, useNode } from "@craftjs/core";
import { type ReactElement, useEffect } from "react";
import { type CheckFile, same, throws } from "../../../test/docs/browser/check-file.ts";
import { SampleContainer, SampleText } from "../../../test/docs/browser/samples.tsx";
import { type EditorHandle, settle, withEditor } from "../../../test/docs/browser/stage.tsx";

const first = ({ query }: EditorHandle) => query.node("ROOT").childNodes()[0] ?? "";

export const probes: CheckFile["probes"] = {
  "Nodes are frozen. Assigning to a field throws in strict mode": () =>
    withEditor(({ query }) =>
      throws("Cannot assign to read only property", () => {
        query.node("ROOT").get().id = "other";
      }),
    ),
  "ten random characters, or `ROOT` for the top node": () =>
    withEditor((editor) => same([first(editor).length, "ROOT" in editor.query.getNodes()], [10, true])),
  "The root’s `parent` is `undefined` at run time, although the type says `null`, unless a document that you load says `null`.":
    () =>
      withEditor(({ actions, query }) => {
        same(query.node("ROOT").get().data.parent as unknown, undefined);
        actions.deserialize(query.serialize());
        same(query.node("ROOT").get().data.parent as unknown, undefined);
        actions.deserialize({ ROOT: { ...query.node("ROOT").toSerializedNode(), nodes: [], parent: null } });
        same(query.node("ROOT").get().data.parent, null);
      }),
  "also while blocks that were dropped into it later are shown in its place.": () =>
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
  "so a prop the user set to `null` comes back as the default": () => {
    const Block = Object.assign(() => <i />, { craft: { props: { colour: "red" } } });
    return withEditor(
      ({ actions, query }) => {
        actions.setProp("ROOT", (props) => {
          props.colour = null;
        });
        actions.deserialize(query.serialize());
        same(query.node("ROOT").get().data.props, { colour: "red" });
      },
      { content: <Block />, resolver: { Block } },
    );
  },
  "The `dom` of a hidden node is the old, detached element": () =>
    withEditor(async (editor) => {
      const id = first(editor);
      editor.actions.setHidden(id, true);
      await settle();
      same(editor.query.node(id).get().dom?.isConnected, false);
    }),
  "what a collector picked is then `null` or the old one until the next change of the state.": () => {
    let collected: HTMLElement | null = null;
    const Around = ({ render }: { render: ReactElement }) => {
      const { id, dom } = useNode((node: Node) => ({ dom: node.dom }));
      useEffect(() => {
        if (id !== "ROOT") collected = dom;
      });
      return render;
    };
    return withEditor(
      async (editor) => {
        const id = first(editor);
        const isFresh = () => collected === editor.query.node(id).get().dom;
        editor.actions.setHidden(id, true);
        await settle();
        editor.actions.setHidden(id, false);
        await settle();
        same(isFresh(), false);
        editor.actions.selectNode("ROOT");
        await settle();
        same(isFresh(), true);
        editor.actions.addNodeTree(editor.query.parseReactElement(<SampleText />).toNodeTree(), "ROOT");
        await settle();
        same(collected, null);
      },
      {
        content: (
          <SampleContainer>
            <SampleText />
          </SampleContainer>
        ),
        props: { onRender: Around },
      },
    );
  },
  "those that the component does not define return `true`.": () =>
    withEditor(({ query }) => {
      const { rules } = query.node("ROOT").get();
      same(
        [rules.canDrag, rules.canDrop, rules.canMoveIn, rules.canMoveOut].map((rule) => (rule as () => boolean)()),
        [true, true, true, true],
      );
    }),
  "Inside such a component `useNode().related` is `true`.": () => {
    const Form = () => <b>{String(useNode().related)}</b>;
    const Block = Object.assign(() => <i>{String(useNode().related)}</i>, { craft: { related: { form: Form } } });
    const Panel = () => {
      const { Shown } = useEditor((state) => ({ Shown: state.nodes.ROOT?.related.form }));
      return Shown ? <Shown /> : null;
    };
    return withEditor(
      async (_, place) => {
        await settle();
        same(
          [...place.querySelectorAll("b, i")].map(({ textContent }) => textContent),
          ["true", "false"],
        );
      },
      { content: <Block />, resolver: { Block }, beside: <Panel /> },
    );
  },
  "All nodes of one component share it, and Craft.js freezes it as soon as one of them is added.": () => {
    const info = { icon: "star" };
    const Block = Object.assign(() => <i />, { craft: { info } });
    return withEditor(
      ({ actions, query }) => {
        const tree = query.parseReactElement(<Block />).toNodeTree();
        same(Object.isFrozen(info), false);
        actions.addNodeTree(tree, "ROOT");
        same([Object.isFrozen(info), query.node(tree.rootNodeId).get().info === info], [true, true]);
      },
      { resolver: { Block } },
    );
  },
};
