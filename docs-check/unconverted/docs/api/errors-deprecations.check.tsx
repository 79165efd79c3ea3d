import { Canvas, Editor, Element, Frame } from "@craftjs/core";
import { type Hook, last, withBlock } from "../../../harness/block-hook.tsx";
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { childrenOf, textOf } from "../../../harness/editor-questions.ts";
import { freshNode } from "../../../harness/fresh-node.ts";
import { nodeFrom } from "../../../harness/node-from.tsx";
import { SampleCard } from "../../../harness/sample-card.tsx";
import { savedNode } from "../../../harness/saved-node.ts";
import { says } from "../../../harness/says.ts";
import { setText } from "../../../harness/set-text.ts";
import { rendered, withEditor } from "../../../harness/stage.tsx";
import { watchTrouble } from "../../../harness/trouble.ts";

const ROOT = savedNode("main", { isCanvas: true, parent: null });

/** Throws where what is old does not warn, or what is to be used instead does. */
async function replaced(message: string, old: () => unknown, cure: () => unknown) {
  await says(`console.warn: Deprecation warning: ${message}`, old);
  await cure();
  same(watchTrouble(), []);
}

/** A component with a region that is made in this way. */
const withRegion = (region: React.ReactElement) => {
  const Card = () => region;
  return withEditor(({ query }) => same(query.node(query.node("ROOT").linkedNodes()[0] ?? "").isCanvas(), true), {
    content: <Card />,
    resolver: { Card },
  });
};

const framed = (frame: React.ReactElement) =>
  rendered(<Editor>{frame}</Editor>, (place) => same(place.querySelector("main") !== null, true));

/** Shows that a region made with `Canvas` warns, and one made with `Element` does not. */
export const canvasIsReplaced = () =>
  replaced(
    "<Canvas /> will be deprecated in future relases",
    () => withRegion(<Canvas id="inside" is="div" />),
    () => withRegion(<Element id="inside" is="div" canvas />),
  );

export const probes: CheckFile["probes"] = {
  "They go to the console as `Deprecation warning: … will be deprecated in future relases.` and change nothing else.":
    () =>
      withEditor(async ({ query }) => {
        const before = query.serialize();
        await says(
          "console.warn: Deprecation warning: query.node(id).decendants will be deprecated in future relases.",
          () => query.node("ROOT").decendants(),
        );
        same(query.serialize(), before);
      }),
  "### useNode().setProp() will be deprecated in future relases {#deprecated-set-prop} **Cure.** [`useNode().actions.setProp`](/docs/api/useNode#set-prop).":
    () =>
      withBlock((seen, editor) => {
        const set = (setProp: Hook["setProp"], text: string) => {
          setProp((props) => Object.assign(props, { text }));
          same(textOf(editor, childrenOf(editor)[0]), text);
        };
        return replaced(
          "useNode().setProp() will be deprecated in future relases",
          () => set(last(seen).setProp, "Old"),
          () => set(last(seen).actions.setProp, "New"),
        );
      }),
  "### \\<Canvas /> will be deprecated in future relases {#deprecated-canvas} **Cure.** [`<Element canvas />`](/docs/api/element#canvas).":
    canvasIsReplaced,
  "### \\<Frame json=\\{...} /> will be deprecated in future relases {#deprecated-frame-json} **Cure.** [`<Frame data>`](/docs/api/frame#data).":
    () =>
      replaced(
        "<Frame json={...} /> will be deprecated in future relases",
        () => framed(<Frame json={JSON.stringify({ ROOT })} />),
        () => framed(<Frame data={JSON.stringify({ ROOT })} />),
      ),
  "### query.createNode(…) will be deprecated in future relases {#deprecated-create-node} **Cure.** [`query.parseReactElement(element).toNodeTree()`](/docs/api/useEditor#query-parse-react-element).":
    () =>
      withEditor(({ query }) => {
        const element = <hr title="Same" />;
        const props: object[] = [];
        const cure = () => {
          props.push(nodeFrom({ query }, element).data.props);
          same(props, [{ title: "Same" }, { title: "Same" }]);
        };
        return replaced(
          "query.createNode([object Object]) will be deprecated in future relases",
          () => props.push(query.createNode(element).data.props),
          cure,
        );
      }),
  "### query.parseSerializedNode(...).toNode(id) will be deprecated in future relases {#deprecated-to-node} **Cure.** `.toNode((node) => { node.id = id; })`:":
    () =>
      withEditor(({ query }) => {
        const id = "old";
        return replaced(
          "query.parseSerializedNode(...).toNode(id) will be deprecated in future relases",
          () => same(query.parseSerializedNode(ROOT).toNode(id as never).id, "old"),
          () => {
            const made = query.parseSerializedNode(ROOT).toNode((node) => {
              node.id = id;
            });
            same(made.id, "old");
          },
        );
      }),
  "### query.node(id).decendants will be deprecated in future relases {#deprecated-decendants} **Cure.** `query.node(id).descendants()`, spelt with an s:":
    () =>
      withEditor((editor) => {
        const helpers = editor.query.node("ROOT");
        return replaced(
          "query.node(id).decendants will be deprecated in future relases",
          () => same(helpers.decendants(), childrenOf(editor)),
          () => same(helpers.descendants(), childrenOf(editor)),
        );
      }),
  "### query.node(id).isParentOfTopLevelCanvas will be deprecated in future relases {#deprecated-top-level-canvas} **Cure.** `query.node(id).isParentOfTopLevelNodes()`.":
    () =>
      withEditor(
        (editor) => {
          const helpers = ["ROOT", ...childrenOf(editor)].map((id) => editor.query.node(id));
          return replaced(
            "query.node(id).isParentOfTopLevelCanvas will be deprecated in future relases",
            () =>
              same(
                helpers.map((node) => node.isParentOfTopLevelCanvas()),
                [false, true],
              ),
            () =>
              same(
                helpers.map((node) => node.isParentOfTopLevelNodes()),
                [false, true],
              ),
          );
        },
        { content: containerOf(<SampleCard />), resolver: { SampleCard } },
      ),
  "### actions.add(node: Node[]) will be deprecated in future relases {#deprecated-add-list} **Cure.** One call of [`actions.add`](/docs/api/useEditor#add) for each node.":
    () =>
      withEditor(async (editor) => {
        const { actions } = editor;
        await replaced(
          "actions.add(node: Node[]) will be deprecated in future relases",
          () => actions.add([freshNode(editor), freshNode(editor)], "ROOT"),
          () => {
            for (const node of [freshNode(editor), freshNode(editor)]) actions.add(node, "ROOT");
          },
        );
        same(childrenOf(editor).length, 6);
        setText(actions, childrenOf(editor)[0], "Still works");
      }),
};
