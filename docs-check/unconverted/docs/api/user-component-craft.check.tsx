import { Element, type UserComponent, useNode } from "@craftjs/core";
import { forwardRef, memo } from "react";
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { craftedBlock } from "../../../harness/crafted-block.tsx";
import { childrenOf, domOf } from "../../../harness/editor-questions.ts";
import { craftedNode } from "../../../harness/made-node.tsx";
import { dragBelow } from "../../../harness/pointer.ts";
import { RelatedPart } from "../../../harness/related-part.tsx";
import { sameOfEach } from "../../../harness/same-of-each.ts";
import { SampleTool } from "../../../harness/sample-tool.tsx";
import { settle, withEditor } from "../../../harness/stage.tsx";
import { topOf, treeOf } from "../../../harness/trees.ts";
import { watchTrouble } from "../../../harness/trouble.ts";
import { withBlocks, withRoot } from "../../../harness/with-blocks.tsx";

const relates = () => {
  const Badge = ({ text }: { text: string }) => <b>{`${text} of ${useNode().id}`}</b>;
  return withRoot(
    { Block: craftedBlock({ related: { badge: Badge } }) },
    async (_, place) => {
      await settle();
      same(place.querySelector("b")?.textContent, "Badge of ROOT");
    },
    { beside: <RelatedPart id="ROOT" name="badge" text="Badge" /> },
  );
};

export const probes: CheckFile["probes"] = {
  "The name does not identify the component: the document does that by the key in the resolver.": () =>
    withRoot({ KeyOfIt: craftedBlock({ displayName: "Shown" }) }, ({ query }) => {
      const { displayName, type } = query.node("ROOT").toSerializedNode();
      same([displayName, type], ["Shown", { resolvedName: "KeyOfIt" }]);
    }),
  "## isCanvas {#is-canvas} `true` makes each node of the component a canvas, with or without `<Element canvas>`. `false` forbids it. If you leave it out, `<Element canvas>` decides.":
    async () => {
      for (const [craft, wanted] of [
        [{ isCanvas: true }, [true, true, true]],
        [{ isCanvas: false }, [false, false, false]],
        [{}, [false, false, true]],
      ] as const) {
        const nodes = [{}, { canvas: false }, { canvas: true }].map((props) => craftedNode(craft, props));
        sameOfEach(await Promise.all(nodes), ({ data }) => data.isCanvas, [...wanted]);
      }
    },
  "No warning is logged. A `defaultProps` on the component function itself is a matter of React: React 19 ignores it in JSX, so its values are not in `node.data.props` there and a settings form cannot read them.":
    async () => {
      same((await craftedNode({ name: "Old", defaultProps: { size: 1 } })).data.props, { size: 1 });
      same(watchTrouble(), []);
      const Block = Object.assign(craftedBlock({}), { defaultProps: { size: 1 } });
      const content = <Block />;
      const resolver = { Block };
      await withEditor(({ query }) => same(query.node("ROOT").get().data.props, {}), { content, resolver });
    },
  "A component that has no name of its own, such as one in `memo` or `forwardRef`, shows its key in the resolver.":
    () => {
      const resolver = { KeyOfMemo: memo(() => <i />), KeyOfRef: forwardRef(() => <i />) as never };
      return withBlocks(resolver, (editor) => {
        const nameOf = (id: string) => editor.query.node(id).get().data.displayName;
        sameOfEach(childrenOf(editor), nameOf, ["KeyOfMemo", "KeyOfRef"]);
      });
    },
  "## name and defaultProps {#deprecated} The former names of `displayName` and `props`. Each counts only if the new one is missing; the two are not merged.":
    async () => {
      const old = { name: "Old", defaultProps: { a: 1 } };
      const both = (await craftedNode({ ...old, displayName: "New", props: { b: 1 } })).data;
      same([both.displayName, both.props], ["New", { b: 1 }]);
      const only = (await craftedNode(old)).data;
      same([only.displayName, only.props], ["Old", { a: 1 }]);
    },
  "## related {#related} Components that belong to this one and are shown elsewhere: a settings form, a toolbar. They reach you as [`node.related`](/docs/api/node#related), wrapped so that `useNode()` inside them works on that node.":
    relates,
  "The keys are yours to choose. Props given to a related component are passed on.": relates,
  "Everything in `craft` is optional.": async () => {
    const { data: empty } = await craftedNode({});
    same([empty.props, empty.custom, empty.isCanvas], [{}, {}, false]);
    const Without = () => <i />;
    await withRoot({ Without }, ({ query }) => {
      const { name, props, custom, isCanvas } = query.node("ROOT").get().data;
      same([name, props, custom, isCanvas], ["Without", {}, {}, false]);
    });
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
      return withRoot({ Typed }, (_, place) => same(place.textContent, "1"));
    },
  "Craft.js reads `craft` whenever it makes a node: from JSX, by a drop from the toolbox, and when a saved document is loaded. Nodes that exist keep what they got.":
    () => {
      const Block = craftedBlock({ displayName: "First" });
      return withBlocks(
        { Block },
        (editor, place) => {
          const [id = ""] = childrenOf(editor);
          const nameOf = (node: string | undefined) => editor.query.node(node ?? "").get().data.displayName;
          Object.assign(Block, { craft: { displayName: "Dropped" } });
          dragBelow(place.querySelector("b"), domOf(editor, id));
          const dropped = childrenOf(editor)[1];
          Object.assign(Block, { craft: { displayName: "Parsed" } });
          const parsed = topOf(treeOf(editor, <Block />));
          same([nameOf(id), nameOf(dropped), parsed.data.displayName], ["First", "Dropped", "Parsed"]);
          Object.assign(Block, { craft: { displayName: "Loaded" } });
          editor.actions.deserialize(editor.query.serialize());
          same([nameOf(id), nameOf(dropped)], ["Loaded", "Loaded"]);
        },
        { beside: <SampleTool element={<Block />} /> },
      );
    },
  "## displayName {#display-name} Ends up in `node.data.displayName`. If it is missing, the function’s own name is used.":
    async () => {
      same((await craftedNode({ displayName: "Shown" })).data.displayName, "Shown");
      function OwnName() {
        return <i />;
      }
      await withRoot({ KeyOfIt: OwnName }, ({ query }) => same(query.node("ROOT").get().data.displayName, "OwnName"));
    },
  "## custom {#custom} Initial values for `node.data.custom`, where you keep data about a block that is no prop of it: a label, a lock, a note. It is saved with the document. Values from `<Element custom>` or from the document win, key by key. Change it with `actions.setCustom`.":
    () => {
      const Block = craftedBlock({ custom: { label: "craft", lock: "craft", note: "craft" } });
      return withEditor(
        ({ actions, query }) => {
          const data = () => query.node("ROOT").get().data;
          same([data().custom, data().props], [{ label: "craft", lock: "element", note: "craft" }, {}]);
          const saved = JSON.parse(query.serialize());
          same(saved.ROOT.custom, data().custom);
          saved.ROOT.custom = { note: "document" };
          actions.deserialize(saved);
          same(data().custom, { label: "craft", lock: "craft", note: "document" });
          actions.setCustom("ROOT", (draft) => Object.assign(draft, { label: "changed" }));
          same(data().custom.label, "changed");
        },
        { content: <Element is={Block} custom={{ lock: "element" }} />, resolver: { Block } },
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
      return withRoot({ Fast }, ({ query }) => query.node("ROOT").get().data.props);
    };
    same([await propsOf(), await propsOf(Label.craft)], [{}, { text: "New" }]);
  },
};
