import { useEditor } from "@craftjs/core";
import { Calls } from "../../../harness/calls.tsx";
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { SampleText, sampleResolver } from "../../../harness/samples.tsx";
import { type EditorHandle, withEditor } from "../../../harness/stage.tsx";
import { thrownBy } from "../../../harness/thrown-by.ts";
import { startWatch } from "../../../harness/trouble.ts";
import { showHelpersOfState, showRootNode, showSerializeNode } from "./helpers-other.check.tsx";

/** Shows which helpers throw where there is no node, and that `get` tells. */
const throwWhereGone = () =>
  withEditor(async ({ query }) => {
    const quiet = "get isSelected isHovered isDragged isDraggable isDroppable descendants decendants toNodeTree";
    same([Boolean(query.node("nobody").get()), Boolean(query.node("ROOT").get())], [false, true]);
    const helpers = query.node("nobody") as unknown as Record<string, () => unknown>;
    for (const [name, helper] of Object.entries(helpers)) {
      const thrown = await thrownBy(() => helper.call(helpers));
      same([name, thrown instanceof TypeError], [name, !quiet.split(" ").includes(name)]);
    }
    startWatch();
  });

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
  "The editor’s `query` has two groups of helpers: those that describe a node on the page, and those that make nodes which are not on the page yet. You get `query` from [`useEditor`](/docs/api/useEditor#query), in its collector and in its result.":
    () => {
      const given: EditorHandle["query"][] = [];
      const read = () => {
        const { query } = useEditor((_, query) => {
          given.push(query);
          return {};
        });
        given.push(query);
      };
      return withEditor(
        ({ query }) => {
          same(given.length > 1, true);
          for (const each of given) {
            same(each.node("ROOT").get() === query.getNodes().ROOT, true);
            const { nodes, rootNodeId } = each.parseReactElement(<SampleText />).toNodeTree();
            same([rootNodeId in nodes, rootNodeId in query.getNodes()], [true, false]);
          }
        },
        { beside: <Calls hook={read} /> },
      );
    },
  "For the root, `isLinkedNode()` returns its missing parent, `undefined` or `null`, rather than `false`.": () =>
    withEditor(({ query }) => {
      const answer: unknown = query.node("ROOT").isLinkedNode();
      same(answer === undefined || answer === null, true);
    }),
  "If the node may be gone, check `get()` first: without a node, [some helpers throw](#missing).": throwWhereGone,
  "### Ids that do not exist {#missing} `query.node(id)` does not ask whether there is such a node. Where there is none: - `get()` returns `undefined`. - `isSelected()`, `isHovered()`, `isDragged()`, `isDraggable()` and `isDroppable(…)` return `false`. - `descendants()` is empty, and `toNodeTree()` is a tree without a node.":
    () =>
      withEditor(({ query }) => {
        const gone = query.node("nobody");
        same(gone.get() as unknown, undefined);
        same([gone.isSelected(), gone.isHovered(), gone.isDragged()], [false, false, false]);
        same([gone.isDraggable(), gone.isDroppable("ROOT")], [false, false]);
        same([gone.descendants(true), gone.toNodeTree().nodes.nobody], [[], undefined]);
      }),
  "- The other helpers throw a `TypeError`: [Cannot read properties of undefined](/docs/api/errors#missing-node).":
    throwWhereGone,
  "| `ROOT_NODE` | The id of the top node: the string `'ROOT'`.": showRootNode,
  "| `serializeNode(data, resolver)` | Turns a `NodeData` into its saved form, without an editor. |": showSerializeNode,
  "| `NodeHelpers(state, id)` | The node helpers for a state you hold, such as the one in `normalizeNodes`. |":
    showHelpersOfState,
};
