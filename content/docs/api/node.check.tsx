import { Editor, Frame, type Node, useEditor, useNode } from "@craftjs/core";
import { type ReactElement, useEffect } from "react";
import { renderToString } from "react-dom/server";
import { type CheckFile, same, throws } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { childrenOf } from "../../../test/docs/browser/editor-questions.ts";
import { SampleContainer, SampleText } from "../../../test/docs/browser/samples.tsx";
import { type EditorHandle, settle, withEditor } from "../../../test/docs/browser/stage.tsx";

const first = ({ query }: EditorHandle) => query.node("ROOT").childNodes()[0] ?? "";

export const probes: CheckFile["probes"] = {
  "Nodes are frozen. Assigning to a field throws in strict mode; use the [actions](/docs/api/useEditor#actions).": () =>
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
  "On loading, the component’s default fills the gap, so a prop the user set to `null` comes back as the default":
    () => {
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
  "The element that was given to `connect`, or `null` while there is none: before the first render, on the server, and for a component that never connects. It is not reset when the element goes away.":
    async () => {
      const Bare = () => <p>Bare</p>;
      const Reads = () => {
        const { doms } = useEditor((state) => ({ doms: Object.values(state.nodes).map(({ dom }) => dom) }));
        return <i data-doms={doms.map(String).join()} />;
      };
      const page = (
        <Editor resolver={{ SampleText }}>
          <Frame>
            <SampleText />
          </Frame>
          <Reads />
        </Editor>
      );
      same(renderToString(page).includes('data-doms="null"'), true);
      await withEditor(
        async (editor) => {
          const [bare = "", text = ""] = editor.query.node("ROOT").childNodes();
          const domOf = (id: string) => editor.query.node(id).get().dom;
          same([domOf(bare), domOf(text)?.textContent], [null, "Text"]);
          editor.actions.setHidden(text, true);
          await settle();
          same([domOf(text)?.textContent, domOf(text)?.isConnected], ["Text", false]);
        },
        { content: containerOf(<Bare />, <SampleText text="Text" />), resolver: { Bare } },
      );
    },
  "`query.node(id).get()`, which is `undefined` for an unknown id |": () =>
    withEditor(({ query }) => same(query.node("nobody").get() as unknown, undefined)),
  "It is not in `data`.": () => withEditor(({ query }) => same("id" in query.node("ROOT").get().data, false)),
  "It is read from old documents and never written.": () =>
    withEditor(({ actions, query }) => {
      const { ROOT } = query.getSerializedNodes();
      const old = { ...ROOT, nodes: [], linkedNodes: undefined, _childCanvas: { region: "inside" } };
      actions.deserialize({ ROOT: old, inside: { ...ROOT, nodes: [], parent: "ROOT" } } as never);
      same(query.node("ROOT").get().data.linkedNodes, { region: "inside" });
      const saved = query.getSerializedNodes().ROOT;
      same([saved?.linkedNodes, saved && "_childCanvas" in saved], [{ region: "inside" }, false]);
    }),
  "The time at which the node object was created, in milliseconds.": () => {
    const before = Date.now();
    return withEditor(({ query }) => {
      const { _hydrationTimestamp: time } = query.node("ROOT").get();
      same([time >= before, time <= Date.now()], [true, true]);
    });
  },
  "The `dom` of a hidden node is the old, detached element, so check `node.dom?.isConnected` before you measure it.":
    () =>
      withEditor(async (editor) => {
        const id = first(editor);
        editor.actions.setHidden(id, true);
        await settle();
        same(editor.query.node(id).get().dom?.isConnected, false);
      }),
  "In [`onRender`](/docs/api/editor#on-render), what a collector picked is then `null` or the old one until the next change of the state.":
    () => {
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
  "Each node gets those of its component; those that the component does not define return `true`.": () =>
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
