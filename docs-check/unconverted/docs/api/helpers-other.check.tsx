import { NodeHelpers, type Options, ROOT_NODE, serializeNode } from "@craftjs/core";
import { same } from "../../../harness/check-file.ts";
import { childrenOf } from "../../../harness/editor-questions.ts";
import { sampleResolver } from "../../../harness/samples.tsx";
import { withEditor } from "../../../harness/stage.tsx";

/** What the pages on helpers and on exports say of the same names. */
export const showRootNode = () =>
  withEditor(({ query }) => same([ROOT_NODE, query.node(ROOT_NODE).isRoot()], ["ROOT", true]));

export const showSerializeNode = () =>
  withEditor(({ query }) => {
    const { data } = query.node("ROOT").get();
    same(serializeNode(data, sampleResolver), query.node("ROOT").toSerializedNode());
  });

export const showHelpersOfState = () => {
  const asked: unknown[] = [];
  const normalizeNodes: Options["normalizeNodes"] = (state) => {
    asked.push(NodeHelpers(state, "ROOT").childNodes().length);
  };
  return withEditor(
    (editor) => {
      same(NodeHelpers(editor.query.getState(), "ROOT").childNodes(), childrenOf(editor));
      editor.actions.delete(childrenOf(editor)[0] ?? "");
      same(asked, [1]);
    },
    { props: { normalizeNodes } },
  );
};
