import { Element, useEditor, useNode } from "@craftjs/core";
import { type ReactElement, useEffect } from "react";
import { cannotBeDeleted } from "../../../harness/cannot-be-deleted.tsx";
import { type CheckFile, same, throws } from "../../../harness/check-file.ts";
import { countsBeforeMove } from "../../../harness/counts-before-move.ts";
import { childrenOf, domOf, selectedOf, stepCountOf, textOf } from "../../../harness/editor-questions.ts";
import { enable } from "../../../harness/enable.ts";
import { loadingIsAStep } from "../../../harness/loading-is-a-step.ts";
import { click } from "../../../harness/pointer.ts";
import { SampleContainer, SampleText } from "../../../harness/samples.tsx";
import { savedNode } from "../../../harness/saved-node.ts";
import { setText } from "../../../harness/set-text.ts";
import { settle, withEditor } from "../../../harness/stage.tsx";
import { throttledJoins } from "../../../harness/throttled-joins.ts";
import { add, areaOf, Card, cardOf, withCard } from "../../../harness/tutorial-card.tsx";
import { comesBackAnew, leavesLinkedNode } from "../../../harness/undone-card.tsx";

/** How many steps three changes of a block by itself make, each right after the one before. */
const stepsOf = (throttle?: number) => {
  let setText: (text: string) => void = () => {};
  const Settable = ({ text = "0" }: { text?: string }) => {
    const { setProp } = useNode().actions;
    setText = (value) => setProp((props: { text: string }) => Object.assign(props, { text: value }), throttle);
    return <p>{text}</p>;
  };
  return withEditor(
    async (editor, place) => {
      for (const text of ["1", "2", "3"]) setText(text);
      await settle();
      return [place.textContent, stepCountOf(editor)];
    },
    { content: <Settable />, resolver: { Settable } },
  );
};

const Plain = () => <p>Plain</p>;

export const probes: CheckFile["probes"] = {
  "changes that come within half a second of the last step become part of that step. Without it, every move of a slider is a step to undo.":
    async () => same([await stepsOf(500), await stepsOf()].join(), "3,1,3,3"),

  "Whether a container accepts other blocks is decided where it is used, by `<Element is={Container} canvas>`.": () =>
    withCard((editor) => {
      const [plain, canvas] = [add(editor, <SampleContainer />), add(editor, <Element is={SampleContainer} canvas />)];
      const [text = ""] = childrenOf(editor);
      same(
        [plain, canvas].map((id) => editor.query.node(id).isDroppable(text)),
        [false, true],
      );
    }),

  "- `CardBody` and `CardActions` call `connect` but not `drag`: a linked node cannot be moved anyway.": () =>
    withCard((editor) => same(editor.query.node(areaOf(editor, cardOf(editor))).isDraggable(), false)),

  "- What is inside `<Element>` is the content of a *new* card. From then on the content belongs to the page.": () =>
    withCard((editor) => {
      const area = areaOf(editor, cardOf(editor));
      const [first = ""] = childrenOf(editor, area);
      same([editor.query.node(first).get().data.parent, textOf(editor, first)], [area, "First"]);
      setText(editor.actions, first, "Changed");
      same(textOf(editor, childrenOf(editor, area)[0]), "Changed");
      same(first in JSON.parse(editor.query.serialize()), true);
    }),

  "A rule concerns dragging and `actions.move`; it does not stop a deletion.": () =>
    withCard(async (editor) => {
      const area = areaOf(editor, cardOf(editor));
      const [inside = ""] = childrenOf(editor, area);
      await throws("rejects outgoing node", () => editor.actions.move(inside, "ROOT", 0));
      await throws("rejects incoming node", () => editor.actions.move(cardOf(editor), area, 0));
      editor.actions.delete(inside);
      same(childrenOf(editor, area), []);
    }),

  "`onRender` lets you wrap or decorate each node. It gets the node as `render`, and hooks inside it belong to that node:":
    async () => {
      const seen = new Set<string>();
      const Wrap = ({ render }: { render: ReactElement }) => {
        const { id } = useNode();
        seen.add(id);
        return render;
      };
      await withCard((editor) => same([...seen].sort(), Object.keys(editor.query.getNodes()).sort()), {
        props: { onRender: Wrap },
      });
    },

  "When a block has just moved to another parent, React has made a new element for it, and the collected one is still the old one.":
    async () => {
      const stale: boolean[] = [];
      const Watch = ({ render }: { render: ReactElement }) => {
        const { id, dom } = useNode((node) => ({ dom: node.dom }));
        const { query } = useEditor();
        useEffect(() => {
          if (moved === id) stale.push(dom !== query.node(id).get().dom);
        });
        return render;
      };
      let moved = "";
      await withCard(
        async (editor) => {
          const [text = ""] = childrenOf(editor);
          const before = editor.query.node(text).get().dom;
          moved = text;
          editor.actions.move(text, areaOf(editor, cardOf(editor)), 0);
          await settle();
          same(editor.query.node(text).get().dom === before, false);
          same(stale[0], true);
        },
        { props: { onRender: Watch } },
      );
    },

  "It takes the id of a node, or a node that is not on the page yet.": () =>
    withCard((editor) => {
      const area = editor.query.node(areaOf(editor, cardOf(editor)));
      const [text = ""] = childrenOf(editor);
      const fresh = (element: ReactElement) => {
        const { nodes, rootNodeId } = editor.query.parseReactElement(element).toNodeTree();
        const node = nodes[rootNodeId];
        return node !== undefined && area.isDroppable(node);
      };
      same([area.isDroppable(text), area.isDroppable(cardOf(editor))], [true, false]);
      same([fresh(<SampleText />), fresh(<Card />)], [true, false]);
    }),

  "A place’s `index` is what `actions.move` wants: the position among the children *before* the move. Hence the index after a block’s own leaves the block where it is.":
    countsBeforeMove,

  "`addNodeTree` asks no rules": () =>
    withCard((editor) => {
      const area = areaOf(editor, cardOf(editor));
      const card = add(editor, <Card />, area);
      same(childrenOf(editor, area).includes(card), true);
    }),

  "- Several nodes can be selected: a click with the Meta key adds one. `query.getEvent('selected').last()` gives the one that was selected last, or `undefined`.":
    () =>
      withCard((editor) => {
        const last = () => editor.query.getEvent("selected").last() as string | undefined;
        same(last(), undefined);
        const [one = "", two = ""] = childrenOf(editor);
        click(domOf(editor, two));
        click(domOf(editor, one), { metaKey: true });
        same([selectedOf(editor), last()], [[two, one], one]);
      }),

  "`isDeletable()` is `false` for the root and for linked nodes. `actions.delete` throws for them.": cannotBeDeleted,

  "Add a card, press Undo, and its areas are still in the JSON.": leavesLinkedNode,

  "| A card whose drop was undone and redone has its first content again | Linked nodes are created when the component renders, outside the history. Redo brings the card back, and the card makes new areas. |":
    comesBackAnew,

  "It throws when the JSON names a component that the resolver does not have, but [its message](/docs/api/errors#cannot-destructure) does not say which one.":
    () =>
      withEditor(({ actions }) => {
        try {
          actions.deserialize({ ROOT: savedNode({ resolvedName: "Unknown" }) } as never);
        } catch (error) {
          return same([String(error).includes("Cannot destructure"), /Unknown/.test(String(error))], [true, false]);
        }
        throw new Error("it throws nothing");
      }),

  "And it accepts JSON without a root, with children that are not there, or with circles.": () =>
    withCard((editor) => {
      const before = JSON.parse(editor.query.serialize());
      const { ROOT } = before;
      const a = { ...ROOT, nodes: ["a"], parent: "a" };
      // The page is whole again before React comes to render it.
      for (const nodes of [{}, { ROOT: { ...ROOT, nodes: ["gone"] } }, { ROOT: { ...ROOT, nodes: ["a"] }, a }]) {
        editor.actions.deserialize(nodes);
        same(Object.keys(editor.query.getNodes()), Object.keys(nodes));
        editor.actions.deserialize(before);
      }
    }),

  "Loading is a step in the history: Undo brings the previous page back.": loadingIsAStep,

  "Switching `enabled` off removes all selection and dragging.": () =>
    withEditor(async (editor, place) => {
      const [one = ""] = childrenOf(editor);
      editor.actions.selectNode(one);
      same(place.querySelectorAll("[draggable=true]").length > 0, true);
      await enable(editor.actions, false);
      same(place.querySelectorAll("[draggable=true]").length, 0);
      same(editor.query.getEvent("selected").all(), []);
    }),

  "The resolver lists every component that can be a node. Its keys are the names in the saved JSON,": () =>
    withEditor(({ query }) => same(query.getSerializedNodes().ROOT?.type, { resolvedName: "Key" }), {
      content: <Plain />,
      resolver: { Key: Plain },
    }),

  "| One Undo takes back more than you expect | A throttled change joins the step before it if that is less than 500 ms old, whatever it was.":
    throttledJoins,
};
