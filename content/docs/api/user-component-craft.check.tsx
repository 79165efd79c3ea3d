import { Element, type NodeHelpersType } from "@craftjs/core";
import type { ReactNode } from "react";
import { type CheckFile, same, throws } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { childrenOf, domOf } from "../../../test/docs/browser/editor-questions.ts";
import { SampleContainer, SampleText } from "../../../test/docs/browser/samples.tsx";
import { withEditor } from "../../../test/docs/browser/stage.tsx";
import { watchTrouble } from "../../../test/docs/browser/trouble.ts";

/** A block of this component, with what a probe puts into its `craft`. */
const block = (craft: object, of: (props: object) => ReactNode = SampleContainer) =>
  Object.assign((props: { children?: ReactNode }) => of(props), { craft });

/** The data of a node that is made from JSX of a component with this `craft`. */
const dataOf = (craft: object, canvas?: boolean) => {
  const Block = block(craft);
  return withEditor((editor) => editor.query.node(childrenOf(editor)[0] ?? "").get().data, {
    content: containerOf(canvas === undefined ? <Block /> : <Element is={Block} canvas={canvas} />),
    resolver: { Block },
  });
};

export const probes: CheckFile["probes"] = {
  "They are copied into the node, so settings forms can read them from `node.data.props`.": async () =>
    same((await dataOf({ props: { size: 1 } })).props, { size: 1 }),
  "If it is missing, the function’s own name is used.": () => {
    function OwnName() {
      return <i />;
    }
    return withEditor(
      (editor) => same(editor.query.node(childrenOf(editor)[0] ?? "").get().data.displayName, "OwnName"),
      { content: containerOf(<OwnName />), resolver: { KeyOfIt: OwnName } },
    );
  },
  "The name does not identify the component: the document does that by the key in the resolver.": () => {
    const Block = block({ displayName: "Shown" });
    return withEditor(
      (editor) => {
        const { displayName, type } = editor.query.node(childrenOf(editor)[0] ?? "").toSerializedNode();
        same([displayName, type], ["Shown", { resolvedName: "KeyOfIt" }]);
      },
      { content: containerOf(<Block />), resolver: { KeyOfIt: Block } },
    );
  },
  "`actions.setProp` copies what you change; code that mutates `props` elsewhere throws.": () => {
    const style = { padding: 1 };
    const Block = block({ props: { style } });
    return withEditor(
      async (editor) => {
        const [id = ""] = childrenOf(editor);
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
  "All of them have to return `true`. `helpers` is a function: `helpers(id)` gives the [node helpers](/docs/api/helpers#node-helpers) of any node, as `query.node(id)` does.":
    async () => {
      for (const refuses of ["none", "canDrop", "canMoveIn"]) {
        let asked: unknown[] = [];
        const says = (name: string) => (_one: unknown, _two: unknown, helpers: NodeHelpersType) => {
          asked = [helpers("ROOT").isRoot(), Object.keys(helpers("ROOT")).length > 10];
          return name !== refuses;
        };
        const Block = block({ isCanvas: true, rules: { canDrop: says("canDrop"), canMoveIn: says("canMoveIn") } });
        await withEditor(
          (editor) => {
            const [one = "", two = ""] = childrenOf(editor);
            same(editor.query.node(one).isDroppable(two), refuses === "none");
            same(asked, [true, true]);
          },
          { content: containerOf(<Block />, <Block />), resolver: { Block } },
        );
      }
    },
  "**Only the top node is asked.** When a block with others inside is dropped, its descendants are not checked.":
    () => {
      const Homeless = block({ rules: { canDrop: () => false } }, SampleText);
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
  "- **Children of a node that is no canvas** cannot be dragged, whatever `canDrag` says.": () => {
    const Eager = block({ rules: { canDrag: () => true } }, SampleText);
    return withEditor(
      (editor) => {
        const [plain = "", free = ""] = childrenOf(editor);
        const [child = ""] = childrenOf(editor, plain);
        same([domOf(editor, child).draggable, domOf(editor, free).draggable], [false, true]);
        same([editor.query.node(child).isDraggable(), editor.query.node(free).isDraggable()], [false, true]);
      },
      {
        content: containerOf(
          <SampleContainer>
            <Eager />
          </SampleContainer>,
          <Eager />,
        ),
        resolver: { Eager },
      },
    );
  },
  "`true` makes each node of the component a canvas, with or without `<Element canvas>`. `false` forbids it. If you leave it out, `<Element canvas>` decides.":
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
  "It is saved with the document. Values from `<Element custom>` or from the document win, key by key.": () => {
    const Block = block({ custom: { note: "kept" } });
    return withEditor(
      (editor) => same(JSON.parse(editor.query.serialize())[childrenOf(editor)[0] ?? ""].custom, { note: "kept" }),
      { content: containerOf(<Block />), resolver: { Block } },
    );
  },
  "No warning is logged. A `defaultProps` on the component function itself is a matter of React: React 19 ignores it in JSX, so its values are not in `node.data.props` there and a settings form cannot read them.":
    async () => {
      same((await dataOf({ name: "Old", defaultProps: { size: 1 } })).props, { size: 1 });
      same(watchTrouble(), []);
      const Block = Object.assign(block({}), { defaultProps: { size: 1 } });
      await withEditor((editor) => same(editor.query.node(childrenOf(editor)[0] ?? "").get().data.props, {}), {
        content: containerOf(<Block />),
        resolver: { Block },
      });
    },
};
