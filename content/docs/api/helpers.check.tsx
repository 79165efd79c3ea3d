import { Canvas, Element, ROOT_NODE } from "@craftjs/core";
import { type CheckFile, same, throws } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { childrenOf } from "../../../test/docs/browser/editor-questions.ts";
import { SampleCard } from "../../../test/docs/browser/sample-card.tsx";
import { SampleContainer, SampleText, sampleResolver } from "../../../test/docs/browser/samples.tsx";
import { type EditorHandle, withEditor } from "../../../test/docs/browser/stage.tsx";
import { startWatch, watchTrouble } from "../../../test/docs/browser/trouble.ts";
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

/** A component with a default and a name. */
const Named = Object.assign(() => <i />, { craft: { displayName: "Of craft", props: { size: 1 } } });

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
  "- `get()` returns `undefined`.": () =>
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
  "- The other helpers throw a `TypeError`.": () =>
    withEditor(({ query }) => {
      const quiet = "get isSelected isHovered isDragged isDraggable isDroppable descendants decendants toNodeTree";
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
  "It does not check `canDrag`.": () => {
    const Fixed = Object.assign(() => <i />, { craft: { rules: { canDrag: () => false } } });
    return withEditor(
      ({ query }) => {
        const [fixed = "", box = ""] = query.node("ROOT").childNodes();
        same([query.node(fixed).isDraggable(), query.node(box).isDroppable(fixed)], [false, true]);
      },
      {
        content: containerOf(<Fixed />, <Element is={SampleContainer} canvas />),
        resolver: { Fixed },
      },
    );
  },
  "Of nodes that are on the page, it also checks that they are no top-level nodes, that they come from a canvas, that this node is not inside them":
    () =>
      withNested(({ query }, _box, card, body) => {
        same([query.node("ROOT").isDroppable(body), query.node(body).isDroppable(card)], [false, false]);
        same(query.node(body).isDroppable(query.node(body).childNodes()), true);
      }),
  "`query.node(id).toNodeTree(includeOnly?)` returns the node and its descendants as a [`NodeTree`](/docs/api/nodetree). The nodes are the very ones on the page, with the same ids.":
    () =>
      withEditor(({ query }) => {
        const { nodes, rootNodeId } = query.node("ROOT").toNodeTree();
        same(Object.keys(nodes), ["ROOT", ...query.node("ROOT").descendants(true)]);
        same([rootNodeId, nodes.ROOT === query.node("ROOT").get()], ["ROOT", true]);
      }),
  "It runs before `craft` is applied, so the defaults from `craft.props` are not there yet, and a `displayName` you set loses against the one in `craft`.":
    () =>
      withEditor(
        ({ query }) => {
          let seen: unknown;
          const tree = query.parseReactElement(<Named />).toNodeTree((node) => {
            seen = { ...node.data.props };
            node.id = "own";
            node.data.displayName = "Mine";
            node.data.custom = { mine: true };
          });
          same(seen, {});
          const data = tree.nodes.own?.data;
          same([data?.displayName, data?.props, data?.custom], ["Of craft", { size: 1 }, { mine: true }]);
        },
        { resolver: { Named } },
      ),
  "It reads the JSX and renders nothing, so the linked nodes inside a component do not exist in the tree.": () =>
    withEditor(({ query }) => same(Object.keys(query.parseReactElement(<SampleCard />).toNodeTree().nodes).length, 1), {
      resolver: { SampleCard },
    }),
  "`query.parseFreshNode(node).toNode(normalize?)` makes one node from a plain description. Only `data.type` is required.":
    () =>
      withEditor(({ query }) => {
        const node = query.parseFreshNode({ data: { type: "hr" } }).toNode((made) => {
          made.data.custom = { normalised: true };
        });
        same([node.id.length, node.data.type, node.data.custom], [10, "hr", { normalised: true }]);
      }),
  "`query.parseSerializedNode(data).toNode(normalize?)` makes one node from its saved form. The node gets a new id, and keeps the `parent`, `nodes` and `linkedNodes` of the saved one.":
    () =>
      withEditor(({ query }) => {
        const [box = ""] = query.node("ROOT").childNodes();
        const { id, data } = query.parseSerializedNode(query.node(box).toSerializedNode()).toNode();
        const old = query.node(box).get().data;
        same([id === box, data.parent, data.nodes, data.linkedNodes], [false, "ROOT", old.nodes, old.linkedNodes]);
      }, nested),
  "A component that is missing from the resolver throws *Cannot destructure property 'type' of …*": () =>
    withEditor(({ query }) =>
      throws("Cannot destructure property 'type' of", () =>
        query.parseSerializedNode({ type: { resolvedName: "Gone" }, props: {} } as never).toNode(),
      ),
    ),
  "(no warning; `false` for every node that has a parent)": () =>
    withEditor(({ query }) => {
      const nodes = ["ROOT", ...query.node("ROOT").descendants(true)];
      same([nodes.some((id) => query.node(id).isTopLevelCanvas()), watchTrouble()], [false, []]);
    }, nested),
  "In 0.2.12 a `<Canvas is={…}>` among the children of `<Frame>` makes a node that is *not* a canvas: nothing can be dropped into it, and no warning says so.":
    () =>
      withEditor(({ query }) => same([query.node("ROOT").isCanvas(), watchTrouble()], [false, []]), {
        content: <Canvas is="div" />,
      }),
};
