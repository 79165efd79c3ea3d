import { Element, type NodeRules, type UserComponentConfig } from "@craftjs/core";
import { type CheckFile, same, throws } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { craftedBlock } from "../../../harness/crafted-block.tsx";
import { childrenOf } from "../../../harness/editor-questions.ts";
import { craftedNode, loadedNode } from "../../../harness/made-node.tsx";
import { SampleContainer, SampleText } from "../../../harness/samples.tsx";
import { rendered, withEditor } from "../../../harness/stage.tsx";
import { withBlocks, withRoot } from "../../../harness/with-blocks.tsx";
import { kinds } from "../concepts/user-components-blocks.check.tsx";

export const probes: CheckFile["probes"] = {
  "When a document is loaded, the current `craft.displayName` replaces the stored one.": async () => {
    const resolver = { Named: craftedBlock({ displayName: "Current" }), Bare: craftedBlock({}) };
    const load = async (resolvedName: string) =>
      (await loadedNode({ type: { resolvedName }, displayName: "Stored" }, resolver)).data.displayName;
    same([await load("Named"), await load("Bare")], ["Current", "Stored"]);
  },
  "They are merged one level deep: `{ style: { color: 'red' } }` in the JSX replaces a default `style` as a whole.":
    async () => {
      const given = { style: { margin: 1 } };
      same((await craftedNode({ props: { style: { color: "red" } } }, given)).data.props, given);
    },
  "- An explicit `undefined` counts as given: `<Text text={undefined} />` has no text.": async () => {
    const { props } = (await craftedNode({ props: { title: "Default" } }, { title: undefined })).data;
    same(props.title, undefined);
  },
  "A default added later appears in old documents when they are loaded, since each missing prop is filled in.":
    async () => {
      const saved = { type: { resolvedName: "Block" }, props: { a: 0 } };
      const { data } = await loadedNode(saved, { Block: craftedBlock({ props: { later: 1 } }) });
      same(data.props, { later: 1, a: 0 });
    },
  "It also overrides the value in a saved document.": async () => {
    for (const isCanvas of [true, false]) {
      const saved = { type: { resolvedName: "Block" }, isCanvas: !isCanvas };
      same((await loadedNode(saved, { Block: craftedBlock({ isCanvas }) })).data.isCanvas, isCanvas);
    }
  },
  "**A rule that throws** counts as `false`, and its message can [tell users why](/docs/guides/drag-feedback#reason).":
    () => {
      const canMoveIn = () => {
        throw new Error("of the rule");
      };
      return withBlocks({ Block: craftedBlock({ isCanvas: true, rules: { canMoveIn } }), SampleText }, (editor) => {
        const [box = "", text = ""] = childrenOf(editor);
        same(editor.query.node(box).isDroppable(text), false);
        return throws("of the rule", () => editor.actions.move(text, box, 0));
      });
    },
  "## props {#props} Defaults for the props that an element or a saved document does not give. They are copied into the node, so settings forms can read them from `node.data.props`.":
    async () => same((await craftedNode({ props: { size: 1 } })).data.props, { size: 1 }),
  "- Objects in the defaults are shared by all nodes and frozen. `actions.setProp` copies what you change; code that mutates `props` elsewhere throws.":
    () => {
      const style = { padding: 1 };
      return withRoot({ Block: craftedBlock({ props: { style } }) }, async ({ actions, query }) => {
        const found = () => query.node("ROOT").get().data.props.style;
        same([found() === style, Object.isFrozen(style)], [true, true]);
        await throws("read only", () => Object.assign(found(), { padding: 2 }));
        actions.setProp("ROOT", (props) => Object.assign(props.style, { padding: 2 }));
        same([style, found()], [{ padding: 1 }, { padding: 2 }]);
      });
    },
  "| [`displayName`](#display-name) | `string` | The name shown to users. | | [`props`](#props) | `Partial<Props>` | Default props. | | [`rules`](#rules) | `Partial<NodeRules>` | Decide about dragging and dropping. | | [`related`](#related) | `Partial<NodeRelated>` | Components that work on its nodes and are shown elsewhere, such as their settings. | | [`isCanvas`](#is-canvas) | `boolean` | Makes every node of this component droppable, or none. | | [`custom`](#custom) | `Record<string, any>` | Initial `data.custom` of a node. | | [`info`](#info) | `Record<string, any>` | Constants about the component. | | [`name`](#deprecated), [`defaultProps`](#deprecated) | | The former names of `displayName` and `props`. |":
    async () => {
      type Props = { size: number; text: string };
      const rules: Partial<NodeRules> = { canDrop: () => false };
      const part: Partial<Props> = { size: 1 };
      const craft: Partial<UserComponentConfig<Props>> = {
        displayName: "Shown",
        props: part,
        rules,
        related: { form: () => <i /> },
        isCanvas: true,
        custom: { note: "x" },
        info: { icon: "star" },
      };
      const { data, info, related, rules: asked } = await craftedNode(craft);
      same([data.displayName, data.props, data.isCanvas, data.custom], ["Shown", { size: 1 }, true, { note: "x" }]);
      same([info, Object.keys(related), asked.canDrop === rules.canDrop], [{ icon: "star" }, ["form"], true]);
      same((await craftedNode({ isCanvas: false }, { canvas: true })).data.isCanvas, false);
      const old = await craftedNode({ name: "Shown", defaultProps: { size: 1 } });
      same([old.data.displayName, old.data.props], ["Shown", { size: 1 }]);
    },
  "**Only the top node is asked.** When a block with others inside is dropped, its descendants are not checked.":
    () => {
      const Homeless = craftedBlock({ rules: { canDrop: () => false } }, SampleText);
      return withEditor(
        (editor) => {
          const [box = "", target = ""] = childrenOf(editor);
          const [inside = ""] = childrenOf(editor, box);
          const on = editor.query.node(target);
          same([on.isDroppable(inside), on.isDroppable(box)], [false, true]);
        },
        {
          content: containerOf(containerOf(<Homeless />), <Element is={SampleContainer} canvas />),
          resolver: { Homeless },
        },
      );
    },
  "Craft.js fills in the defaults, not React. Outside an editor the component gets only what you pass, so use default parameters too if you render it elsewhere.":
    async () => {
      const given: object[] = [];
      const Shown = craftedBlock({ props: { size: 1 } }, (props) => {
        given.push(props);
        return <i />;
      });
      await rendered(<Shown />, () => {});
      await withRoot({ Shown }, () => {});
      same([given[0], given.at(-1)], [{}, { size: 1 }]);
    },
  "Any kind of component works, except `React.lazy`, which needs [a function component around it](/docs/concepts/serializing#resolver).":
    kinds,
};
