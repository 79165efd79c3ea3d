import { ROOT_NODE } from "@craftjs/core";
import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { SampleText, sampleResolver, withEditor } from "../../../test/docs/browser/stage.tsx";

export const runs: CheckFile["runs"] = {
  whyNotDraggable: ({ whyNotDraggable }) =>
    withEditor(({ query }) => {
      same(String(whyNotDraggable(query, "ROOT")).includes("A top-level Node cannot be moved"), true);
      same(whyNotDraggable(query, query.node("ROOT").childNodes()[0]), null);
    }).then(() => null),
  accepts: ({ accepts }) =>
    withEditor(({ query }) => {
      const tree = query.parseReactElement(<SampleText />).toNodeTree();
      same([accepts(query, "ROOT", tree), accepts(query, query.node("ROOT").childNodes()[0], tree)], [true, false]);
    }).then(() => null),
  toSaved: ({ toSaved }) =>
    withEditor(({ query }) => {
      same(toSaved(query.node("ROOT").get(), sampleResolver), query.node("ROOT").toSerializedNode());
    }).then(() => null),
};

export const probes: CheckFile["probes"] = {
  "The id of the top node: the string `'ROOT'`.": () => same(ROOT_NODE, "ROOT"),
  "For the root, `isLinkedNode()` returns its missing parent, `undefined` or `null`, rather than `false`.": () =>
    withEditor(({ query }) => {
      const answer: unknown = query.node("ROOT").isLinkedNode();
      same(answer === undefined || answer === null, true);
    }),
  "It gets an `Error` object; `String(error)` handles both.": () =>
    withEditor(({ query }) => {
      let reason: unknown;
      query.node("ROOT").isDraggable((error) => {
        reason = error;
      });
      same(reason instanceof Error, true);
    }),
  "`descendants()` after one level, and `ancestors()` after two.": () =>
    withEditor(({ query }) => {
      const children = query.node("ROOT").childNodes();
      same(query.node("ROOT").descendants(), children);
      same(query.node(children[0] ?? "").ancestors(), ["ROOT"]);
    }),
};
