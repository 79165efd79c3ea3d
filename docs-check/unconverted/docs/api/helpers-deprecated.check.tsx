import { Canvas } from "@craftjs/core";
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { childrenOf } from "../../../harness/editor-questions.ts";
import { freshNode } from "../../../harness/fresh-node.ts";
import { nodeFrom } from "../../../harness/node-from.tsx";
import { SampleCard } from "../../../harness/sample-card.tsx";
import { SampleContainer } from "../../../harness/samples.tsx";
import { says } from "../../../harness/says.ts";
import { type EditorHandle, withEditor } from "../../../harness/stage.tsx";
import { watchTrouble } from "../../../harness/trouble.ts";
import { probes as replaced } from "./errors-deprecations.check.tsx";

export const probes: CheckFile["probes"] = {
  "## Deprecated {#deprecated} All of these still exist. Names that stand alone are [node helpers](#node-helpers). Except where the table says otherwise, they log a warning. | Deprecated | Use instead | |---|---| | `<Canvas>` | [`<Element canvas>`](/docs/api/element#canvas) | | `<Frame json>` | [`<Frame data>`](/docs/api/frame#data) | | `useNode().setProp` | [`useNode().actions.setProp`](/docs/api/useNode#actions) | | `query.createNode(element)` | [`query.parseReactElement(element)`](#parse-react-element) | | `toNode('id')` of [`query.parseSerializedNode`](#parse-serialized-node) | `toNode((node) => { node.id = 'id'; })` | | `decendants()` | [`descendants()`](#relatives), spelt with an s | | `isParentOfTopLevelCanvas()` | [`isParentOfTopLevelNodes()`](#questions) |":
    async () => {
      for (const showReplaced of Object.values(replaced ?? {})) await showReplaced();
    },
  "| `isTopLevelCanvas()` (no warning; `false` for every node that has a parent) | [`isTopLevelNode()`](#questions) |":
    () =>
      withEditor(
        ({ query }) => {
          const nodes = ["ROOT", ...query.node("ROOT").descendants(true)];
          same([nodes.some((id) => query.node(id).isTopLevelCanvas()), watchTrouble()], [false, []]);
          same(
            nodes.map((id) => Boolean(query.node(id).isTopLevelNode())),
            [true, false, true, false],
          );
        },
        { content: containerOf(<SampleCard />), resolver: { SampleCard } },
      ),
  "| `actions.add([node, …], parentId)` with an array | one call for each node |": () =>
    withEditor(async (editor) => {
      const made = () => freshNode(editor);
      await says("Deprecation warning: actions.add(node: Node[])", () => editor.actions.add([made(), made()], "ROOT"));
      same(childrenOf(editor).length, 4);
      for (const node of [made(), made()]) editor.actions.add(node, "ROOT");
      same([childrenOf(editor).length, watchTrouble()], [6, []]);
    }),
  "| `craft.name`, `craft.defaultProps` (no warning) | [`craft.displayName`, `craft.props`](/docs/api/user-component#craft) |":
    () => {
      const given = { text: "Default" };
      const Old = Object.assign(() => null, { craft: { name: "A name", defaultProps: given } });
      const New = Object.assign(() => null, { craft: { displayName: "A name", props: given } });
      return withEditor(
        (editor) => {
          for (const id of childrenOf(editor)) {
            const { displayName, props } = editor.query.node(id).get().data;
            same([displayName, props], ["A name", given]);
          }
          same(watchTrouble(), []);
        },
        { content: containerOf(<Old />, <New />), resolver: { Old, New } },
      );
    },
  "Replace `<Canvas>` now. In 0.2.12 a `<Canvas is={…}>` among the children of `<Frame>` makes a node that is *not* a canvas: nothing can be dropped into it, and no warning says so. Inside a user component it still works, with the warning.":
    async () => {
      const answers = ({ query }: EditorHandle, id: string) => [
        query.node(id).isCanvas(),
        query.node(id).isDroppable(nodeFrom({ query })),
      ];
      await withEditor((editor) => same([answers(editor, "ROOT"), watchTrouble()], [[false, false], []]), {
        content: <Canvas is="div" />,
      });
      const Card = () => <Canvas id="region" is={SampleContainer} />;
      await says("Deprecation warning: <Canvas /> will be deprecated", () =>
        withEditor((editor) => same(answers(editor, editor.query.node("ROOT").linkedNodes()[0] ?? ""), [true, true]), {
          content: <Card />,
          resolver: { Card },
        }),
      );
    },
};
