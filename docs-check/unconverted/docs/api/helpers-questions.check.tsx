import { Element } from "@craftjs/core";
import type { ReactNode } from "react";
import { type CheckFile, same, throws } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { childrenOf, domOf } from "../../../harness/editor-questions.ts";
import { nodeFrom } from "../../../harness/node-from.tsx";
import { fire } from "../../../harness/pointer.ts";
import { SampleCard } from "../../../harness/sample-card.tsx";
import { SampleContainer, SampleText } from "../../../harness/samples.tsx";
import { type EditorHandle, withEditor } from "../../../harness/stage.tsx";
import { startDrag } from "../../../harness/start-drag.ts";

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

/** Shows how far relatives go when nobody says `true`. */
const stopsEarly = () =>
  withEditor(
    ({ query }) => {
      const [a = "", b = "", c = ""] = query.node("ROOT").descendants(true);
      same([query.node("ROOT").descendants(), query.node("ROOT").descendants(true)], [[a], [a, b, c]]);
      same(query.node(c).ancestors(), [b, a]);
      same(query.node(c).ancestors(true), [b, a, "ROOT"]);
    },
    { content: containerOf(containerOf(containerOf(<SampleText />))) },
  );

/** Shows that a tree holds the nodes of the page. */
const showTree = () =>
  withPage(({ query }, { box, text }) => {
    const { rootNodeId, nodes } = query.node(box).toNodeTree();
    same([rootNodeId, Object.keys(nodes)], [box, [box, text]]);
    for (const [id, node] of Object.entries(nodes)) same(node === query.node(id).get(), true);
  });

/** Shows what is saved of a node. */
const showSaved = () =>
  withPage(({ query }, { box, text, card, region }) => {
    const saved = query.getSerializedNodes();
    for (const id of ["ROOT", box, text, card, region]) same(query.node(id).toSerializedNode(), saved[id]);
    same(["id" in (saved[box] ?? {}), saved[box]?.type], [false, { resolvedName: "Container" }]);
  });

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
      startDrag(domOf(editor, box));
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
  "| [`toNodeTree(includeOnly?)`](#toNodeTree) | the node and everything below it as a [NodeTree](/docs/api/nodetree) |":
    showTree,
  "### toNodeTree() {#toNodeTree} `query.node(id).toNodeTree(includeOnly?)` returns the node and its descendants as a [`NodeTree`](/docs/api/nodetree). The nodes are the very ones on the page, with the same ids:":
    showTree,
  "| [`toSerializedNode()`](#to-serialized-node) | the node in its [saved form](/docs/concepts/serializing#format) |":
    showSaved,
  "### toSerializedNode() {#to-serialized-node} Returns the node as it stands in the saved document, as a plain object without an id. `query.getSerializedNodes()` does this for all nodes.":
    showSaved,
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
        same(query.node("ROOT").descendants(true), [box, text, card, region, ...query.node(region).childNodes()]);
      }),
  "Ancestors come nearest first. Descendants come depth first, with the linked nodes of each node before its children. `includeOnly` is `'childNodes'` or `'linkedNodes'` and holds for the whole walk: `descendants(true, 'childNodes')` never enters a linked node, not even for the children inside it.":
    () => {
      const Both = ({ children }: { children?: ReactNode }) => (
        <>
          <Element id="body" is={SampleContainer} canvas>
            <SampleText />
          </Element>
          {children}
        </>
      );
      return withEditor(
        (editor) => {
          const { query } = editor;
          const [both = ""] = childrenOf(editor);
          const [[region = ""], [box = ""]] = [query.node(both).linkedNodes(), childrenOf(editor, both)];
          const [[inRegion = ""], [inBox = ""]] = [childrenOf(editor, region), childrenOf(editor, box)];
          same(query.node("ROOT").descendants(true), [both, region, inRegion, box, inBox]);
          same(query.node(inBox).ancestors(true), [box, both, "ROOT"]);
          same(query.node("ROOT").descendants(true, "childNodes"), [both, box, inBox]);
          same(query.node("ROOT").descendants(true, "linkedNodes"), []);
          same(query.node(both).descendants(true, "linkedNodes"), [region]);
        },
        { content: containerOf(<Both>{containerOf(<SampleText />)}</Both>), resolver: { Both } },
      );
    },
  "| `ancestors(deep?)` | the ids of its parent and the parent’s parent; with `deep`, of all up to the root |":
    stopsEarly,
  "Without `true` these two stop early: `descendants()` after one level, and `ancestors()` after two. `query.node(id).ancestors(true)` and `query.node(id).descendants(true)` are what you mostly want.":
    stopsEarly,
  "### isDroppable() {#is-droppable} `query.node(parentId).isDroppable(selector, onError?)` asks whether this node would take others. The selector is an id, a node, or an array of either. Use nodes for what is not on the page yet:":
    () =>
      withPage(({ query }, { box, text, card }) => {
        const fresh = nodeFrom({ query });
        const on = query.node(box);
        same(
          [on.isDroppable(card), on.isDroppable([card, text]), on.isDroppable(fresh), on.isDroppable([fresh])],
          [true, true, true, true],
        );
        const reasons: string[] = [];
        const onError = (error: unknown) => void reasons.push(String(error));
        same([query.node(text).isDroppable(card, onError), query.node(text).isDroppable([fresh])], [false, false]);
        same(reasons, ["Error: Invariant failed: Cannot move node into a non-Canvas parent"]);
      }),
  "## Node helpers {#node-helpers} `query.node(id)` returns the helpers of one node. The `id` has to be a string: a Set, an array or `undefined` throws *Invalid parameter Node Id specified*.":
    () =>
      withEditor(async ({ query }) => {
        same(query.node("ROOT").get().id, "ROOT");
        for (const id of [new Set(["ROOT"]), ["ROOT"], undefined]) {
          await throws("Invalid parameter Node Id specified", () => query.node(id as never));
        }
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
