import { Element, type UserComponent, useEditor, useNode } from "@craftjs/core";
import { type ComponentType, forwardRef, memo } from "react";
import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { craftedBlock } from "../../../test/docs/browser/crafted-block.tsx";
import { childrenOf, domOf } from "../../../test/docs/browser/editor-questions.ts";
import { dragBelow } from "../../../test/docs/browser/pointer.ts";
import { SampleTool } from "../../../test/docs/browser/sample-tool.tsx";
import { settle, withEditor } from "../../../test/docs/browser/stage.tsx";
import { watchTrouble } from "../../../test/docs/browser/trouble.ts";

/** The data of a node that is made from JSX of a component with this `craft`. */
const dataOf = (craft: object, canvas?: boolean) => {
  const Block = craftedBlock(craft);
  return withEditor((editor) => editor.query.node(childrenOf(editor)[0] ?? "").get().data, {
    content: containerOf(canvas === undefined ? <Block /> : <Element is={Block} canvas={canvas} />),
    resolver: { Block },
  });
};

const relates = () => {
  const Badge = ({ text }: { text: string }) => <b>{`${text} of ${useNode().id}`}</b>;
  const Block = craftedBlock({ related: { badge: Badge } });
  const Panel = () => {
    const { Shown } = useEditor((state) => ({ Shown: state.nodes.ROOT?.related.badge }));
    return Shown ? <Shown text="Badge" /> : null;
  };
  return withEditor(
    async (_, place) => {
      await settle();
      same(place.querySelector("b")?.textContent, "Badge of ROOT");
    },
    { content: <Block />, resolver: { Block }, beside: <Panel /> },
  );
};

export const probes: CheckFile["probes"] = {
  "The name does not identify the component: the document does that by the key in the resolver.": () => {
    const Block = craftedBlock({ displayName: "Shown" });
    return withEditor(
      (editor) => {
        const { displayName, type } = editor.query.node(childrenOf(editor)[0] ?? "").toSerializedNode();
        same([displayName, type], ["Shown", { resolvedName: "KeyOfIt" }]);
      },
      { content: containerOf(<Block />), resolver: { KeyOfIt: Block } },
    );
  },
  "## isCanvas {#is-canvas} `true` makes each node of the component a canvas, with or without `<Element canvas>`. `false` forbids it. If you leave it out, `<Element canvas>` decides.":
    async () => {
      const canvasOf = async (isCanvas: boolean | undefined) =>
        Promise.all(
          [undefined, false, true].map(
            async (canvas) => (await dataOf(isCanvas === undefined ? {} : { isCanvas }, canvas)).isCanvas,
          ),
        );
      same(await canvasOf(true), [true, true, true]);
      same(await canvasOf(false), [false, false, false]);
      same(await canvasOf(undefined), [false, false, true]);
    },
  "No warning is logged. A `defaultProps` on the component function itself is a matter of React: React 19 ignores it in JSX, so its values are not in `node.data.props` there and a settings form cannot read them.":
    async () => {
      same((await dataOf({ name: "Old", defaultProps: { size: 1 } })).props, { size: 1 });
      same(watchTrouble(), []);
      const Block = Object.assign(craftedBlock({}), { defaultProps: { size: 1 } });
      await withEditor((editor) => same(editor.query.node(childrenOf(editor)[0] ?? "").get().data.props, {}), {
        content: containerOf(<Block />),
        resolver: { Block },
      });
    },
  "A component that has no name of its own, such as one in `memo` or `forwardRef`, shows its key in the resolver.":
    () => {
      const resolver = { KeyOfMemo: memo(() => <i />), KeyOfRef: forwardRef(() => <i />) } as Record<
        string,
        ComponentType
      >;
      const [Memo, WithRef] = Object.values(resolver) as [ComponentType, ComponentType];
      return withEditor(
        ({ query }) =>
          same(
            query
              .node("ROOT")
              .childNodes()
              .map((id) => query.node(id).get().data.displayName),
            ["KeyOfMemo", "KeyOfRef"],
          ),
        {
          content: containerOf(<Memo />, <WithRef />),
          resolver,
        },
      );
    },
  "## name and defaultProps {#deprecated} The former names of `displayName` and `props`. Each counts only if the new one is missing; the two are not merged.":
    async () => {
      const old = { name: "Old", defaultProps: { a: 1 } };
      const { displayName, props } = await dataOf({ ...old, displayName: "New", props: { b: 1 } });
      same([displayName, props], ["New", { b: 1 }]);
      const only = await dataOf(old);
      same([only.displayName, only.props, watchTrouble()], ["Old", { a: 1 }, []]);
    },
  "## related {#related} Components that belong to this one and are shown elsewhere: a settings form, a toolbar. They reach you as [`node.related`](/docs/api/node#related), wrapped so that `useNode()` inside them works on that node.":
    relates,
  "The keys are yours to choose. Props given to a related component are passed on.": relates,
  "Its static `craft` property tells Craft.js how to treat it. Everything in it is optional.": async () => {
    const plain = await dataOf({});
    same([plain.props, plain.custom, plain.isCanvas], [{}, {}, false]);
    const Without = () => <i />;
    const { data } = await withEditor((editor) => editor.query.node("ROOT").get(), {
      content: <Without />,
      resolver: { Without },
    });
    same([data.name, data.props, data.custom, data.isCanvas], ["Without", {}, {}, false]);
  },
  "`UserComponent<Props>` is a React component type with a typed `craft`. Its type parameter makes a mistake in `craft.props` a type error.":
    () => {
      type Props = { size?: number };
      type Craft = NonNullable<UserComponent<Props>["craft"]>;
      // @ts-expect-error: a size is a number
      const wrong: Craft = { props: { size: "big" } };
      // @ts-expect-error: there is no such key
      const unknown: Craft = { properties: {} };
      same([typeof wrong, typeof unknown], ["object", "object"]);
      const Typed: UserComponent<Props> = ({ size }) => <i>{size}</i>;
      Typed.craft = { props: { size: 1 } };
      return withEditor((_, place) => same(place.textContent, "1"), { content: <Typed />, resolver: { Typed } });
    },
  "Craft.js reads `craft` whenever it makes a node: from JSX, by a drop from the toolbox, and when a saved document is loaded. Nodes that exist keep what they got.":
    () => {
      const Block = craftedBlock({ displayName: "First" });
      return withEditor(
        (editor, place) => {
          const [id = ""] = childrenOf(editor);
          const nameOf = (node: string | undefined) => editor.query.node(node ?? "").get().data.displayName;
          Object.assign(Block, { craft: { displayName: "Dropped" } });
          dragBelow(place.querySelector("b"), domOf(editor, id));
          const dropped = childrenOf(editor)[1];
          Object.assign(Block, { craft: { displayName: "Parsed" } });
          const { nodes, rootNodeId } = editor.query.parseReactElement(<Block />).toNodeTree();
          same([nameOf(id), nameOf(dropped), nodes[rootNodeId]?.data.displayName], ["First", "Dropped", "Parsed"]);
          Object.assign(Block, { craft: { displayName: "Loaded" } });
          editor.actions.deserialize(editor.query.serialize());
          same([nameOf(id), nameOf(dropped)], ["Loaded", "Loaded"]);
        },
        { content: containerOf(<Block />), resolver: { Block }, beside: <SampleTool element={<Block />} /> },
      );
    },
  "## displayName {#display-name} Ends up in `node.data.displayName`. If it is missing, the function’s own name is used.":
    async () => {
      same((await dataOf({ displayName: "Shown" })).displayName, "Shown");
      function OwnName() {
        return <i />;
      }
      await withEditor((editor) => same(editor.query.node("ROOT").get().data.displayName, "OwnName"), {
        content: <OwnName />,
        resolver: { KeyOfIt: OwnName },
      });
    },
  "## custom {#custom} Initial values for `node.data.custom`, where you keep data about a block that is no prop of it: a label, a lock, a note. It is saved with the document. Values from `<Element custom>` or from the document win, key by key. Change it with `actions.setCustom`.":
    () => {
      const Block = craftedBlock({ custom: { label: "craft", lock: "craft", note: "craft" } });
      return withEditor(
        (editor) => {
          const [id = ""] = childrenOf(editor);
          const custom = () => editor.query.node(id).get().data.custom;
          same(custom(), { label: "craft", lock: "element", note: "craft" });
          same(editor.query.node(id).get().data.props, {});
          const saved = JSON.parse(editor.query.serialize());
          same(saved[id].custom, custom());
          saved[id].custom = { note: "document" };
          editor.actions.deserialize(saved);
          same(custom(), { label: "craft", lock: "craft", note: "document" });
          editor.actions.setCustom(id, (draft: { label: string }) => {
            draft.label = "changed";
          });
          same(custom().label, "changed");
        },
        { content: containerOf(<Element is={Block} custom={{ lock: "element" }} />), resolver: { Block } },
      );
    },
  "## info {#info} Constants about the component, readable as `node.info`: an icon, a category, a link to its help. One object for all nodes, frozen, not saved.":
    () => {
      const info = { icon: "star" };
      const Block = craftedBlock({ info });
      return withEditor(
        (editor) => {
          const infos = childrenOf(editor).map((id) => editor.query.node(id).get().info);
          same([infos.map((one) => one === info), Object.isFrozen(info)], [[true, true], true]);
          same(editor.query.serialize().includes("star"), false);
        },
        { content: containerOf(<Block />, <Block />), resolver: { Block } },
      );
    },
  "What counts is that `craft` is on the very thing you put into the resolver:": async () => {
    const Label = craftedBlock({ props: { text: "New" } });
    const propsOf = (craft?: object) => {
      const Fast = Object.assign(memo(Label), craft && { craft }) as unknown as typeof Label;
      return withEditor(({ query }) => query.node("ROOT").get().data.props, { content: <Fast />, resolver: { Fast } });
    };
    same([await propsOf(), await propsOf(Label.craft)], [{}, { text: "New" }]);
  },
};
