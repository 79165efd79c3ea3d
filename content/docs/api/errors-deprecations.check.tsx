import { Canvas, Editor, Frame, useNode } from "@craftjs/core";
import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { freshNode } from "../../../test/docs/browser/fresh-node.ts";
import { savedNode } from "../../../test/docs/browser/saved-node.ts";
import { says } from "../../../test/docs/browser/says.ts";
import { rendered, withEditor } from "../../../test/docs/browser/stage.tsx";

const emptyRoot = savedNode("main", { isCanvas: true, parent: null });

export const probes: CheckFile["probes"] = {
  "### useNode().setProp() will be deprecated in future relases": () => {
    const Old = () => {
      const { setProp } = useNode();
      return (
        <button type="button" onClick={() => setProp(() => {})}>
          Old
        </button>
      );
    };
    return says("useNode().setProp() will be deprecated in future relases", () =>
      withEditor((_, place) => place.querySelector("button")?.click(), { content: <Old />, resolver: { Old } }),
    );
  },
  "### \\<Canvas /> will be deprecated in future relases": () =>
    says("<Canvas /> will be deprecated in future relases", () => {
      const Old = () => <Canvas id="inside" is="div" />;
      return withEditor(() => {}, { content: <Old />, resolver: { Old } });
    }),
  "### query.node(id).decendants will be deprecated in future relases": () =>
    says("query.node(id).decendants will be deprecated", () =>
      withEditor(({ query }) => query.node("ROOT").decendants()),
    ),
  "### actions.add(node: Node[]) will be deprecated in future relases": () =>
    says("actions.add(node: Node[]) will be deprecated", () =>
      withEditor((editor) => editor.actions.add([freshNode(editor)], "ROOT")),
    ),
  "### \\<Frame json=\\{...} /> will be deprecated in future relases": () =>
    says("<Frame json={...} /> will be deprecated in future relases", () =>
      rendered(
        <Editor>
          <Frame json={JSON.stringify({ ROOT: emptyRoot })} />
        </Editor>,
        (place) => same(place.querySelector("main") !== null, true),
      ),
    ),
  "### query.createNode(…) will be deprecated in future relases": () =>
    says("will be deprecated in future relases. Please use query.parseReactElement", () =>
      withEditor(({ query }) => query.createNode(<hr />)),
    ),
  "### query.parseSerializedNode(...).toNode(id) will be deprecated in future relases": () =>
    says("query.parseSerializedNode(...).toNode(id) will be deprecated in future relases", () =>
      withEditor(({ query }) => query.parseSerializedNode(emptyRoot).toNode("old" as never)),
    ),
  "### query.node(id).isParentOfTopLevelCanvas will be deprecated in future relases": () =>
    says("query.node(id).isParentOfTopLevelCanvas will be deprecated in future relases", () =>
      withEditor(({ query }) => query.node("ROOT").isParentOfTopLevelCanvas()),
    ),
};
