import { useEditor } from "@craftjs/core";
import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { childrenOf } from "../../../test/docs/browser/editor-questions.ts";
import { SampleCard } from "../../../test/docs/browser/sample-card.tsx";
import { SampleText, sampleResolver } from "../../../test/docs/browser/samples.tsx";
import { type EditorHandle, withEditor } from "../../../test/docs/browser/stage.tsx";
import { startWatch } from "../../../test/docs/browser/trouble.ts";
import { probes as deprecated } from "./helpers-deprecated.check.tsx";
import { probes as dropping } from "./helpers-dropping.check.tsx";
import { probes as exported } from "./helpers-exports.check.tsx";
import { probes as making } from "./helpers-making.check.tsx";
import { probes as questions } from "./helpers-questions.check.tsx";

/** A container whose child is a card with a region, and whose grandchild is the text in it. */
const nested = {
  content: containerOf(containerOf(<SampleCard />)),
  resolver: { SampleCard },
};

/** Runs `then` with the ids of the inner container, of the card, and of the card’s region. */
const withNested = (then: (editor: EditorHandle, box: string, card: string, body: string) => unknown) =>
  withEditor((editor) => {
    const [box = ""] = childrenOf(editor);
    const [card = ""] = childrenOf(editor, box);
    const [body = ""] = editor.query.node(card).linkedNodes();
    return then(editor, box, card, body);
  }, nested);

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
  ...questions,
  ...dropping,
  ...making,
  ...exported,
  ...deprecated,
  "The editor’s `query` has two groups of helpers: those that describe a node on the page, and those that make nodes which are not on the page yet. You get `query` from [`useEditor`](/docs/api/useEditor#query), in its collector and in its result.":
    () => {
      const given: EditorHandle["query"][] = [];
      const Reads = () => {
        const { query } = useEditor((_, query) => {
          given.push(query);
          return {};
        });
        given.push(query);
        return null;
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
        { beside: <Reads /> },
      );
    },
  "For the root, `isLinkedNode()` returns its missing parent, `undefined` or `null`, rather than `false`.": () =>
    withEditor(({ query }) => {
      const answer: unknown = query.node("ROOT").isLinkedNode();
      same(answer === undefined || answer === null, true);
    }),
  "Without `true` these two stop early: `descendants()` after one level, and `ancestors()` after two. `query.node(id).ancestors(true)` and `query.node(id).descendants(true)` are what you mostly want.":
    () =>
      withEditor(
        ({ query }) => {
          const [a = ""] = query.node("ROOT").childNodes();
          const [b = ""] = query.node(a).childNodes();
          const [c = ""] = query.node(b).childNodes();
          same([query.node("ROOT").descendants(), query.node(c).ancestors()], [[a], [b, a]]);
          same(
            [query.node("ROOT").descendants(true), query.node(c).ancestors(true)],
            [
              [a, b, c],
              [b, a, "ROOT"],
            ],
          );
        },
        { content: containerOf(containerOf(containerOf(<SampleText />))) },
      ),
  "An id that does not exist is no error at first: - `get()` returns `undefined`.": () =>
    withEditor(({ query }) => same(query.node("nobody").get() as unknown, undefined)),
  "- `isSelected()`, `isHovered()`, `isDragged()`, `isDraggable()` and `isDroppable(…)` return `false`.": () =>
    withEditor(({ query }) => {
      const node = query.node("nobody");
      const answers = [node.isSelected(), node.isHovered(), node.isDragged(), node.isDraggable()];
      same([...answers, node.isDroppable("ROOT")], [false, false, false, false, false]);
    }),
  "- `descendants()` is empty, and `toNodeTree()` is a tree without a node.": () =>
    withEditor(({ query }) => {
      const { nodes } = query.node("nobody").toNodeTree();
      same([query.node("nobody").descendants(true), nodes.nobody], [[], undefined]);
    }),
  "- The other helpers throw a `TypeError`. If you cannot be sure that a node still exists, check `get()` first.": () =>
    withEditor(({ query }) => {
      const quiet = "get isSelected isHovered isDragged isDraggable isDroppable descendants decendants toNodeTree";
      same([Boolean(query.node("nobody").get()), Boolean(query.node("ROOT").get())], [false, true]);
      const helpers = query.node("nobody") as unknown as Record<string, () => unknown>;
      for (const [name, helper] of Object.entries(helpers)) {
        let thrown: unknown;
        try {
          helper.call(helpers);
        } catch (error) {
          thrown = error;
        }
        same([name, thrown instanceof TypeError], [name, !quiet.split(" ").includes(name)]);
      }
      startWatch();
    }),
  "Ancestors come nearest first. Descendants come depth first, with the linked nodes of each node before its children.":
    () =>
      withNested(({ query }, box, card, body) => {
        const [text = ""] = query.node(body).childNodes();
        same(query.node(text).ancestors(true), [body, card, box, "ROOT"]);
        same(query.node(text).ancestors(), [body, card]);
        same(query.node("ROOT").descendants(true), [box, card, body, text]);
        same(query.node("ROOT").descendants(true, "childNodes"), [box, card]);
        same(query.node(card).descendants(true, "linkedNodes"), [body]);
      }),
  "### toNodeTree() {#toNodeTree} `query.node(id).toNodeTree(includeOnly?)` returns the node and its descendants as a [`NodeTree`](/docs/api/nodetree). The nodes are the very ones on the page, with the same ids.":
    () =>
      withEditor(({ query }) => {
        const { nodes, rootNodeId } = query.node("ROOT").toNodeTree();
        same(Object.keys(nodes), ["ROOT", ...query.node("ROOT").descendants(true)]);
        same([rootNodeId, nodes.ROOT === query.node("ROOT").get()], ["ROOT", true]);
      }),
};
