import { useEditor, useNode } from "@craftjs/core";
import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { craftedBlock } from "../../../test/docs/browser/crafted-block.tsx";
import { childrenOf } from "../../../test/docs/browser/editor-questions.ts";
import { settle, withEditor } from "../../../test/docs/browser/stage.tsx";

/** The data of the only block of a page. */
const dataOf = (craft: object, props: object = {}) => {
  const Block = craftedBlock(craft);
  return withEditor((editor) => editor.query.node(childrenOf(editor)[0] ?? "").get(), {
    content: containerOf(<Block {...props} />),
    resolver: { Block },
  });
};

/** A panel with the settings of the selected block, which may be called otherwise. */
const relates = async () => {
  const Settings = () => <b>{useNode().id}</b>;
  const panelOf = (name: string) => {
    const Panel = () => {
      const { Form } = useEditor(({ nodes }, query) => ({
        Form: nodes[query.getEvent("selected").first()]?.related[name],
      }));
      return Form ? <Form /> : null;
    };
    const Block = craftedBlock({ related: { [name]: Settings } });
    return withEditor(
      async (editor, place) => {
        const [id = ""] = childrenOf(editor);
        same(place.querySelector("b"), null);
        editor.actions.selectNode(id);
        await settle();
        same(place.querySelector("b")?.textContent, id);
      },
      { content: containerOf(<Block />), resolver: { Block }, beside: <Panel /> },
    );
  };
  await panelOf("settings");
  await panelOf("anything");
};

export const probes: CheckFile["probes"] = {
  "| `info` | Constant data about the component, such as an icon’s name. Read it from `node.info`. It is not saved. |":
    async () => {
      const { info } = await dataOf({ info: { icon: "star" } });
      same(info, { icon: "star" });
      const Block = craftedBlock({ info: { icon: "star" } });
      await withEditor(({ query }) => same(query.serialize().includes("star"), false), {
        content: <Block />,
        resolver: { Block },
      });
    },
  "| `isCanvas` | `true` makes every use of the component a [canvas](/docs/concepts/nodes#canvas). |": async () =>
    same([(await dataOf({ isCanvas: true })).data.isCanvas, (await dataOf({})).data.isCanvas], [true, false]),
  "| `props` | Default props. The block’s own and saved props win over them. |": async () => {
    const craft = { props: { tone: 1, title: "Default" } };
    same((await dataOf(craft, { title: "Own" })).data.props, { tone: 1, title: "Own" });
    const Block = craftedBlock(craft);
    await withEditor(
      (editor) => {
        const [id = ""] = childrenOf(editor);
        const saved = { ...editor.query.node(id).toSerializedNode(), props: { title: "Saved" } };
        same(editor.query.parseSerializedNode(saved).toNode().data.props, { tone: 1, title: "Saved" });
      },
      { content: containerOf(<Block />), resolver: { Block } },
    );
  },
  "| `displayName` | The label of the block in the editor. |": async () =>
    same((await dataOf({ displayName: "Label" })).data.displayName, "Label"),
  "| `custom` | Default values of `data.custom`, the data that is saved but not passed as props. |": () => {
    const given: object[] = [];
    const Block = Object.assign(
      (props: object) => {
        given.push(props);
        return <i />;
      },
      { craft: { custom: { locked: true } } },
    );
    return withEditor(
      ({ query }) => {
        same(query.node("ROOT").get().data.custom, { locked: true });
        same([query.node("ROOT").toSerializedNode().custom, "locked" in (given[0] ?? {})], [{ locked: true }, false]);
      },
      { content: <Block />, resolver: { Block } },
    );
  },
  "Craft.js reads `craft` each time it creates a node, and that includes loading a saved page. So a new default fills a prop that the saved page lacks, and a new `displayName`, `isCanvas`, rule or related component applies to old pages at once. `displayName` and `isCanvas` **replace** what was saved.":
    () => {
      const Block = craftedBlock({ displayName: "Old", isCanvas: false });
      return withEditor(
        ({ actions, query }) => {
          const saved = query.serialize();
          const rules = { canDrag: () => false };
          const craft = {
            displayName: "New",
            isCanvas: true,
            props: { size: 1 },
            rules,
            related: { form: () => null },
          };
          Object.assign(Block, { craft });
          same(JSON.parse(saved).ROOT.displayName, "Old");
          actions.deserialize(saved);
          const { data, related, rules: asked } = query.node("ROOT").get();
          same([data.displayName, data.isCanvas, data.props], ["New", true, { size: 1 }]);
          same([asked.canDrag === rules.canDrag, Object.keys(related)], [true, ["form"]]);
        },
        { content: <Block />, resolver: { Block } },
      );
    },
  "Set `displayName`. Without it, Craft.js takes the function’s name, which a production build usually shortens.":
    async () => {
      function OwnName() {
        return <i />;
      }
      await withEditor(({ query }) => same(query.node("ROOT").get().data.displayName, "OwnName"), {
        content: <OwnName />,
        resolver: { KeyOfIt: OwnName },
      });
    },
  "It renders wherever you like, and `useNode` inside it speaks for the block:": relates,
  "`settings` is a name of your choice. The [settings panel](/docs/concepts/editor-components#settings) renders `node.related.settings` of the selected block.":
    relates,
};
