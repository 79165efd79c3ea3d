import { Canvas, Editor, Frame, useNode } from "@craftjs/core";
import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { childrenOf, textOf } from "../../../test/docs/browser/editor-questions.ts";
import { freshNode } from "../../../test/docs/browser/fresh-node.ts";
import { SampleCard } from "../../../test/docs/browser/sample-card.tsx";
import { SampleContainer, SampleText, sampleResolver } from "../../../test/docs/browser/samples.tsx";
import { savedNode } from "../../../test/docs/browser/saved-node.ts";
import { says } from "../../../test/docs/browser/says.ts";
import { setText } from "../../../test/docs/browser/set-text.ts";
import { rendered, withEditor } from "../../../test/docs/browser/stage.tsx";
import { watchTrouble } from "../../../test/docs/browser/trouble.ts";

/** Throws when what is deprecated does not say so. */
const warns = (name: string, work: () => unknown) => says(`Deprecation warning: ${name}`, work);

const saved = savedNode("main", { isCanvas: true, parent: null });

export const probes: CheckFile["probes"] = {
  "## Deprecated {#deprecated} All of these still exist. Names that stand alone are [node helpers](#node-helpers). Except where the table says otherwise, they log a warning. | Deprecated | Use instead | |---|---| | `<Canvas>` | [`<Element canvas>`](/docs/api/element#canvas) | | `<Frame json>` | [`<Frame data>`](/docs/api/frame#data) | | `useNode().setProp` | [`useNode().actions.setProp`](/docs/api/useNode#actions) | | `query.createNode(element)` | [`query.parseReactElement(element)`](#parse-react-element) | | `toNode('id')` of [`query.parseSerializedNode`](#parse-serialized-node) | `toNode((node) => { node.id = 'id'; })` | | `decendants()` | [`descendants()`](#relatives), spelt with an s | | `isParentOfTopLevelCanvas()` | [`isParentOfTopLevelNodes()`](#questions) |":
    async () => {
      const Region = () => <Canvas id="region" is={SampleContainer} />;
      await warns("<Canvas />", () =>
        withEditor(({ query }) => same(query.node(query.node("ROOT").linkedNodes()[0] ?? "").isCanvas(), true), {
          content: <Region />,
          resolver: { Region },
        }),
      );
      for (const name of ["json", "data"]) {
        const framed = () =>
          rendered(
            <Editor>
              <Frame {...{ [name]: JSON.stringify({ ROOT: saved }) }} />
            </Editor>,
            (place) => same(place.querySelector("main") !== null, true),
          );
        await (name === "json" ? warns("<Frame json={...} />", framed) : framed());
      }
      const Old = ({ text }: { text?: string }) => {
        const { setProp, actions } = useNode();
        setters = [setProp, actions.setProp];
        return <p>{text}</p>;
      };
      let setters: ReturnType<typeof useNode>["setProp"][] = [];
      await warns("useNode().setProp()", () =>
        withEditor(
          (editor) => {
            for (const [index, setProp] of setters.entries()) {
              setText({ setProp: (_: unknown, change: never) => setProp(change) } as never, "ROOT", `Set ${index}`);
              same(textOf(editor, "ROOT"), `Set ${index}`);
            }
          },
          { content: <Old />, resolver: { Old } },
        ),
      );
      await withEditor(
        async (editor) => {
          const { query } = editor;
          const [card = ""] = childrenOf(editor);
          await warns("query.createNode(", () => {
            const { nodes, rootNodeId } = query.parseReactElement(<SampleText text="New" />).toNodeTree();
            same(query.createNode(<SampleText text="New" />).data.props, nodes[rootNodeId]?.data.props);
          });
          await warns("query.parseSerializedNode(...).toNode(id)", () => {
            const parsed = query.parseSerializedNode(saved);
            same(parsed.toNode("id" as never).id, "id");
            same(parsed.toNode((node) => Object.assign(node, { id: "id" })).id, "id");
          });
          const helpers = query.node(card);
          await warns("query.node(id).decendants", () => same(helpers.decendants(true), helpers.descendants(true)));
          await warns("query.node(id).isParentOfTopLevelCanvas", () =>
            same([helpers.isParentOfTopLevelCanvas(), helpers.isParentOfTopLevelNodes()], [true, true]),
          );
        },
        { content: containerOf(<SampleCard />), resolver: { SampleCard } },
      );
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
      await warns("actions.add(node: Node[])", () => editor.actions.add([made(), made()], "ROOT"));
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
      await withEditor(
        ({ query }) => {
          const { nodes, rootNodeId } = query.parseReactElement(<SampleText />).toNodeTree();
          const root = query.node("ROOT");
          same([root.isCanvas(), root.isDroppable(nodes[rootNodeId] as never), watchTrouble()], [false, false, []]);
        },
        { content: <Canvas is="div" /> },
      );
      const Region = () => <Canvas id="region" is={SampleContainer} />;
      await warns("<Canvas /> will be deprecated", () =>
        withEditor(
          ({ query }) => {
            const region = query.node(query.node("ROOT").linkedNodes()[0] ?? "");
            const { nodes, rootNodeId } = query.parseReactElement(<SampleText />).toNodeTree();
            same([region.isCanvas(), region.isDroppable(nodes[rootNodeId] as never)], [true, true]);
          },
          { content: <Region />, resolver: { Region, ...sampleResolver } },
        ),
      );
    },
};
