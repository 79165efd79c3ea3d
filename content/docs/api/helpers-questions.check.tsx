import { Element } from "@craftjs/core";
import { type CheckFile, same, throws } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { childrenOf, domOf } from "../../../test/docs/browser/editor-questions.ts";
import { fire } from "../../../test/docs/browser/pointer.ts";
import { SampleCard } from "../../../test/docs/browser/sample-card.tsx";
import { SampleContainer, SampleText } from "../../../test/docs/browser/samples.tsx";
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
  "| `isRoot()` | is the top node, `ROOT` |": () => trueFor((node) => node.isRoot(), "ROOT"),
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
  "Checks that the node is neither the root nor a linked node, that its parent is a canvas, and that its `canDrag` rule allows it. The callback gets the reason if the answer is no.":
    () => {
      const Fixed = Object.assign(() => <i />, { craft: { rules: { canDrag: () => false } } });
      return withEditor(
        ({ query }) => {
          const [fixed = "", card = "", plain = "", free = ""] = query.node("ROOT").childNodes();
          const [region = ""] = query.node(card).linkedNodes();
          const [inside = ""] = query.node(plain).childNodes();
          const reasons = ["ROOT", region, inside, fixed, free].map((id) => {
            let reason = "none";
            const answer = query.node(id).isDraggable((error) => {
              reason = String(error).replace(/.*: /, "");
            });
            return [answer, reason];
          });
          same(reasons, [
            [false, "A top-level Node cannot be moved"],
            [false, "A top-level Node cannot be moved"],
            [false, "Cannot move node that is not a direct child of a Canvas node"],
            [false, "The node has specified a canDrag() rule that prevents it from being dragged"],
            [true, "none"],
          ]);
        },
        {
          content: containerOf(
            <Fixed />,
            <SampleCard />,
            <SampleContainer>
              <SampleText />
            </SampleContainer>,
            <SampleText />,
          ),
          resolver: { Fixed, SampleCard },
        },
      );
    },
  "The selector is an id, a node, or an array of either.": () =>
    withPage(({ query }, { box, text, card }) => {
      const { nodes, rootNodeId } = query.parseReactElement(<SampleText />).toNodeTree();
      const fresh = nodes[rootNodeId] as never;
      const on = query.node(box);
      same(
        [on.isDroppable(card), on.isDroppable([card, text]), on.isDroppable(fresh), on.isDroppable([fresh])],
        [true, true, true, true],
      );
      same([query.node(text).isDroppable(card), query.node(text).isDroppable([fresh])], [false, false]);
    }),
  "The `id` has to be a string: a Set, an array or `undefined` throws *Invalid parameter Node Id specified*.": () =>
    withEditor(async ({ query }) => {
      for (const id of [new Set(["ROOT"]), ["ROOT"], undefined]) {
        await throws("Invalid parameter Node Id specified", () => query.node(id as never));
      }
    }),
  "Returns the node as it stands in the saved document, as a plain object without an id. `query.getSerializedNodes()` does this for all nodes.":
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
  "These three take something and return an object with one method. None of them changes the page:": () =>
    withEditor(({ query }) => {
      const before = query.serialize();
      const made = [
        query.parseReactElement(<SampleText />),
        query.parseSerializedNode(query.node("ROOT").toSerializedNode()),
        query.parseFreshNode({ data: { type: "hr" } }),
      ];
      same(made.map(Object.keys), [["toNodeTree"], ["toNode"], ["toNode"]]);
      const [tree, ...nodes] = made as unknown as [{ toNodeTree(): unknown }, ...{ toNode(): unknown }[]];
      tree.toNodeTree();
      for (const node of nodes) node.toNode();
      same(query.serialize(), before);
    }),
  "`query.parseReactElement(element).toNodeTree(normalize?)` makes a tree from an element and the elements inside it. `normalize(node, jsx)` is called for each.":
    () =>
      withEditor(({ query }) => {
        const calls: unknown[] = [];
        const tree = query
          .parseReactElement(
            <Element is={SampleContainer} canvas>
              <SampleText text="Inside" />
            </Element>,
          )
          .toNodeTree((node, jsx) => {
            calls.push([node.id.length, (jsx.props as { text?: string }).text ?? "outside"]);
          });
        same(
          [Object.keys(tree.nodes).length, calls],
          [
            2,
            [
              [10, "outside"],
              [10, "Inside"],
            ],
          ],
        );
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
