import { type CheckFile, same, throws } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { childrenOf, domOf } from "../../../test/docs/browser/editor-questions.ts";
import { fire } from "../../../test/docs/browser/pointer.ts";
import { SampleCard } from "../../../test/docs/browser/sample-card.tsx";
import { SampleText } from "../../../test/docs/browser/samples.tsx";
import { type EditorHandle, withEditor } from "../../../test/docs/browser/stage.tsx";

type Helpers = ReturnType<EditorHandle["query"]["node"]>;
interface Ids {
  box: string;
  text: string;
  card: string;
  region: string;
}

/** A page with a box that holds a text, and a card that has a region. */
const withPage = (then: (editor: EditorHandle, ids: Ids) => unknown) =>
  withEditor(
    (editor) => {
      const [box = "", card = ""] = childrenOf(editor);
      const [text = ""] = childrenOf(editor, box);
      const [region = ""] = editor.query.node(card).linkedNodes();
      return then(editor, { box, text, card, region });
    },
    { content: containerOf(containerOf(<SampleText />), <SampleCard />), resolver: { SampleCard } },
  );

/** For which nodes of the page a helper answers with something true. */
const trueFor = (ask: (helpers: Helpers) => unknown, ...wanted: (keyof Ids | "ROOT")[]) =>
  withPage(({ query }, ids) => {
    const all = { ROOT: "ROOT", ...ids };
    same(
      Object.entries(all).flatMap(([name, id]) => (ask(query.node(id)) ? [name] : [])),
      wanted,
    );
  });

export const probes: CheckFile["probes"] = {
  "| Helper | `true` if the node | |---|---| | `isRoot()` | is the top node, `ROOT` |": () =>
    trueFor((node) => node.isRoot(), "ROOT"),
  "| `isCanvas()` | can take dropped nodes |": () => trueFor((node) => node.isCanvas(), "ROOT", "box", "region"),
  "| `isLinkedNode()` | is a [linked node](/docs/api/element#linked) |": () =>
    trueFor((node) => node.isLinkedNode(), "region"),
  "| `isTopLevelNode()` | is the root or a linked node |": () =>
    trueFor((node) => node.isTopLevelNode(), "ROOT", "region"),
  "| `isDeletable()` | may be deleted: anything but a top-level node |": () =>
    trueFor((node) => node.isDeletable(), "box", "text", "card"),
  "| `isParentOfTopLevelNodes()` | owns linked nodes |": () =>
    trueFor((node) => node.isParentOfTopLevelNodes(), "card"),
  "| `isSelected()` | is selected |": () =>
    withPage(({ actions, query }, { box, text }) => {
      actions.selectNode(box);
      same([query.node(box).isSelected(), query.node(text).isSelected()], [true, false]);
    }),
  "| `isHovered()` | is under the pointer, or was the last one there |": () =>
    withPage((editor, { box, text }) => {
      fire(domOf(editor, box), "mouseover");
      fire(domOf(editor, box), "mouseleave");
      same([editor.query.node(box).isHovered(), editor.query.node(text).isHovered()], [true, false]);
    }),
  "| `isDragged()` | is being dragged |": () =>
    withPage((editor, { box }) => {
      const dragged = () => editor.query.node(box).isDragged();
      const before = dragged();
      fire(domOf(editor, box), "mousedown");
      fire(domOf(editor, box), "dragstart");
      const during = dragged();
      fire(domOf(editor, box), "dragend");
      same([before, during, dragged()], [false, true, false]);
    }),
  "| [`isDraggable(onError?)`](#is-draggable) | may be dragged |": () =>
    trueFor((node) => node.isDraggable(), "box", "text", "card"),
  "| [`isDroppable(selector, onError?)`](#is-droppable) | would take the given nodes |": () =>
    withPage(({ query }, { box, text, card }) => {
      same([query.node(box).isDroppable(card), query.node(text).isDroppable(card)], [true, false]);
    }),
  "| `get()` | the [node](/docs/api/node) |": () =>
    withPage(({ query }, { box }) => same(query.node(box).get() === query.getState().nodes[box], true)),
  "| [`toNodeTree(includeOnly?)`](#toNodeTree) | the node and everything below it as a [NodeTree](/docs/api/nodetree) | | [`toSerializedNode()`](#to-serialized-node) | the node in its [saved form](/docs/concepts/serializing#format) |":
    () =>
      withPage(({ query }, { box, text }) => {
        const { rootNodeId, nodes } = query.node(box).toNodeTree();
        same([rootNodeId, Object.keys(nodes)], [box, [box, text]]);
        same(query.node(box).toSerializedNode(), query.getSerializedNodes()[box]);
      }),
  "| `childNodes()` | the ids of its children, without linked nodes |": () =>
    withPage(({ query }, { box, text, card }) =>
      same([query.node(box).childNodes(), query.node(card).childNodes()], [[text], []]),
    ),
  "| `linkedNodes()` | the ids of its linked nodes |": () =>
    withPage(({ query }, { box, card, region }) =>
      same([query.node(box).linkedNodes(), query.node(card).linkedNodes()], [[], [region]]),
    ),
  "| `descendants(deep?, includeOnly?)` | the ids of its children and linked nodes; with `deep`, of everything below |":
    () =>
      withPage(({ query }, { box, text, card, region }) => {
        same([query.node("ROOT").descendants(), query.node(card).descendants()], [[box, card], [region]]);
        same(query.node("ROOT").descendants(true).slice(0, 4), [box, text, card, region]);
      }),
  "`includeOnly` is `'childNodes'` or `'linkedNodes'` and holds for the whole walk: `descendants(true, 'childNodes')` never enters a linked node, not even for the children inside it.":
    () =>
      withPage(({ query }, { box, text, card, region }) => {
        same(query.node("ROOT").descendants(true, "childNodes"), [box, text, card]);
        same(query.node("ROOT").descendants(true, "linkedNodes"), []);
        same(query.node(card).descendants(true, "linkedNodes"), [region]);
      }),
  "| `ancestors(deep?)` | the ids of its parent and the parent’s parent; with `deep`, of all up to the root |": () =>
    withEditor(
      ({ query }) => {
        const [a = ""] = query.node("ROOT").childNodes();
        const [b = ""] = query.node(a).childNodes();
        const [c = ""] = query.node(b).childNodes();
        same(
          [query.node(c).ancestors(), query.node(c).ancestors(true)],
          [
            [b, a],
            [b, a, "ROOT"],
          ],
        );
      },
      { content: containerOf(containerOf(containerOf(<SampleText />))) },
    ),
  "### isDroppable() {#is-droppable} `query.node(parentId).isDroppable(selector, onError?)` asks whether this node would take others. The selector is an id, a node, or an array of either. Use nodes for what is not on the page yet:":
    () =>
      withPage(({ query }, { box, text, card }) => {
        const { nodes, rootNodeId } = query.parseReactElement(<SampleText />).toNodeTree();
        const fresh = nodes[rootNodeId] as never;
        const on = query.node(box);
        same(
          [on.isDroppable(card), on.isDroppable([card, text]), on.isDroppable(fresh), on.isDroppable([fresh])],
          [true, true, true, true],
        );
        let reason = "";
        const onError = (error: unknown) => {
          reason = String(error);
        };
        same([query.node(text).isDroppable(card, onError), query.node(text).isDroppable([fresh])], [false, false]);
        same(reason.includes("Cannot move node into a non-Canvas parent"), true);
      }),
  "## Node helpers {#node-helpers} `query.node(id)` returns the helpers of one node. The `id` has to be a string: a Set, an array or `undefined` throws *Invalid parameter Node Id specified*.":
    () =>
      withEditor(async ({ query }) => {
        same(query.node("ROOT").get().id, "ROOT");
        for (const id of [new Set(["ROOT"]), ["ROOT"], undefined]) {
          await throws("Invalid parameter Node Id specified", () => query.node(id as never));
        }
      }),
  "### toSerializedNode() {#to-serialized-node} Returns the node as it stands in the saved document, as a plain object without an id. `query.getSerializedNodes()` does this for all nodes.":
    () =>
      withPage(({ query }, { card }) => {
        const saved = query.node(card).toSerializedNode();
        same([saved, "id" in saved], [query.getSerializedNodes()[card], false]);
      }),
  "`'childNodes'` leaves the linked nodes out, `'linkedNodes'` the children.": () =>
    withPage(({ query }, { box, card, region, text }) => {
      const idsOf = (id: string, only?: "childNodes" | "linkedNodes") =>
        Object.keys(query.node(id).toNodeTree(only).nodes).filter((id) => [box, card, region, text].includes(id));
      same(
        [idsOf(card), idsOf(card, "childNodes"), idsOf(card, "linkedNodes")],
        [[card, region], [card], [card, region]],
      );
      same([idsOf(box), idsOf(box, "childNodes"), idsOf(box, "linkedNodes")], [[box, text], [box, text], [box]]);
    }),
  "Call the helpers as methods. After `const { isDeletable, isDraggable } = query.node(id)`, the first throws a `TypeError` and the second returns `false` for every node.":
    () =>
      withPage(async ({ query }, { box }) => {
        const { isDeletable, isDraggable } = query.node(box);
        same([query.node(box).isDeletable(), query.node(box).isDraggable()], [true, true]);
        await throws("reading 'isTopLevelNode'", isDeletable);
        same(isDraggable(), false);
      }),
};
