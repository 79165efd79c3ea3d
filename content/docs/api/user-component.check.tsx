import { Element, type NodeRules, type UserComponentConfig } from "@craftjs/core";
import { type ComponentType, lazy } from "react";
import { type CheckFile, same, throws } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { craftedBlock } from "../../../test/docs/browser/crafted-block.tsx";
import { childrenOf } from "../../../test/docs/browser/editor-questions.ts";
import { SampleContainer, SampleText } from "../../../test/docs/browser/samples.tsx";
import { says } from "../../../test/docs/browser/says.ts";
import { rendered, settle, withEditor } from "../../../test/docs/browser/stage.tsx";
import { probes as craft } from "./user-component-craft.check.tsx";
import { probes as rules } from "./user-component-rules.check.tsx";

/** The data of the root, when it is made from a component that has this `craft`. */
function rootData(craft: object, props: object = {}) {
  const Block = craftedBlock(craft);
  return withEditor(({ query }) => query.node("ROOT").get().data, {
    content: <Element is={Block} {...props} />,
    resolver: { Block },
  });
}

export const probes: CheckFile["probes"] = {
  ...craft,
  ...rules,
  "When a document is loaded, the current `craft.displayName` replaces the stored one.": () => {
    const [Named, Bare] = [craftedBlock({ displayName: "Current" }), craftedBlock({})];
    const load = (resolvedName: string) =>
      withEditor(
        ({ query }) =>
          query.parseSerializedNode({ type: { resolvedName }, props: {}, displayName: "Stored" } as never).toNode().data
            .displayName,
        { resolver: { Named, Bare } },
      );
    return Promise.all([load("Named"), load("Bare")]).then((names) => same(names, ["Current", "Stored"]));
  },
  "They are merged one level deep: `{ style: { color: 'red' } }` in the JSX replaces a default `style` as a whole.":
    async () =>
      same((await rootData({ props: { style: { color: "red" } } }, { style: { margin: 1 } })).props, {
        style: { margin: 1 },
      }),
  "- An explicit `undefined` counts as given: `<Text text={undefined} />` has no text.": async () =>
    same((await rootData({ props: { title: "Default" } }, { title: undefined })).props.title, undefined),
  "A default added later appears in old documents when they are loaded, since each missing prop is filled in.": () => {
    const Block = craftedBlock({ props: { later: 1 } });
    return withEditor(
      ({ query }) =>
        same(
          query.parseSerializedNode({ type: { resolvedName: "Block" }, props: { a: 0 } } as never).toNode().data.props,
          { later: 1, a: 0 },
        ),
      { resolver: { Block } },
    );
  },
  "It also overrides the value in a saved document.": () => {
    const Block = craftedBlock({ isCanvas: false });
    return withEditor(
      ({ query }) =>
        same(
          query.parseSerializedNode({ type: { resolvedName: "Block" }, isCanvas: true, props: {} } as never).toNode()
            .data.isCanvas,
          false,
        ),
      { resolver: { Block } },
    );
  },
  "Any kind of component works, except `React.lazy`": async () => {
    const Lazy = lazy(async () => ({ default: () => <i>Late</i> }));
    const resolver = { Lazy: Lazy as unknown as ComponentType };
    await says("Cannot assign to read only property", () =>
      withEditor(() => settle(), {
        content: (
          <SampleContainer>
            <Lazy />
          </SampleContainer>
        ),
        resolver,
      }),
    );
  },
  "**A rule that throws** counts as `false`.": () => {
    const canMoveIn = () => {
      throw new Error("of the rule");
    };
    const Block = craftedBlock({ isCanvas: true, rules: { canMoveIn } });
    return withEditor(
      async ({ actions, query }) => {
        const [box = "", text = ""] = query.node("ROOT").childNodes();
        same(query.node(box).isDroppable(text), false);
        await throws("of the rule", () => actions.move(text, box, 0));
      },
      {
        content: containerOf(<Block />, <SampleText />),
        resolver: { Block },
      },
    );
  },
  "## props {#props} Defaults for the props that an element or a saved document does not give. They are copied into the node, so settings forms can read them from `node.data.props`.":
    async () => same((await rootData({ props: { size: 1 } })).props, { size: 1 }),
  "- Objects in the defaults are shared by all nodes and frozen. `actions.setProp` copies what you change; code that mutates `props` elsewhere throws.":
    () => {
      const style = { padding: 1 };
      const Block = craftedBlock({ props: { style } });
      return withEditor(
        async (editor) => {
          const [id = ""] = childrenOf(editor);
          same([editor.query.node(id).get().data.props.style === style, Object.isFrozen(style)], [true, true]);
          await throws("read only", () => {
            editor.query.node(id).get().data.props.style.padding = 2;
          });
          editor.actions.setProp(id, (props) => {
            props.style.padding = 2;
          });
          same([style, editor.query.node(id).get().data.props.style], [{ padding: 1 }, { padding: 2 }]);
        },
        { content: containerOf(<Block />), resolver: { Block } },
      );
    },
  "| [`displayName`](#display-name) | `string` | The name shown to users. | | [`props`](#props) | `Partial<Props>` | Default props. | | [`rules`](#rules) | `Partial<NodeRules>` | Decide about dragging and dropping. | | [`related`](#related) | `Partial<NodeRelated>` | Components that work on the selected node, such as its settings. | | [`isCanvas`](#is-canvas) | `boolean` | Makes every node of this component droppable, or none. | | [`custom`](#custom) | `Record<string, any>` | Initial `data.custom` of a node. | | [`info`](#info) | `Record<string, any>` | Constants about the component. | | [`name`](#deprecated), [`defaultProps`](#deprecated) | | The former names of `displayName` and `props`. |":
    async () => {
      type Props = { size: number; text: string };
      const related = { form: () => <i /> };
      const rules: Partial<NodeRules> = { canDrop: () => false };
      const part: Partial<Props> = { size: 1 };
      const craft: Partial<UserComponentConfig<Props>> = {
        displayName: "Shown",
        props: part,
        rules,
        related,
        isCanvas: true,
        custom: { note: "x" },
        info: { icon: "star" },
      };
      const Block = craftedBlock(craft);
      await withEditor(
        ({ query }) => {
          const { data, info, related: wrapped, rules: asked } = query.node("ROOT").get();
          same([data.displayName, data.props, data.isCanvas, data.custom], ["Shown", { size: 1 }, true, { note: "x" }]);
          same([info, Object.keys(wrapped), asked.canDrop === rules.canDrop], [{ icon: "star" }, ["form"], true]);
        },
        { content: <Block />, resolver: { Block } },
      );
      same((await rootData({ isCanvas: false }, { canvas: true })).isCanvas, false);
      const old = await rootData({ name: "Shown", defaultProps: { size: 1 } });
      same([old.displayName, old.props], ["Shown", { size: 1 }]);
    },
  "**Only the top node is asked.** When a block with others inside is dropped, its descendants are not checked.":
    () => {
      const Homeless = Object.assign(SampleText.bind(null), { craft: { rules: { canDrop: () => false } } });
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
      await withEditor(() => {}, { content: <Shown />, resolver: { Shown } });
      same([given[0], given.at(-1)], [{}, { size: 1 }]);
    },
};
