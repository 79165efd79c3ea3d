import { same } from "./check-file.ts";
import { childrenOf } from "./editor-questions.ts";
import { SampleCard } from "./sample-card.tsx";
import { setText } from "./set-text.ts";
import { type EditorHandle, settle, withEditor } from "./stage.tsx";

/** What is on a page to which a card has been added: the id of its linked node, and of the text in that. */
interface NewCard {
  editor: EditorHandle;
  linked: string;
  inner: string;
  place: HTMLElement;
}

/** Adds a card with a linked node to a page of two texts. */
export const withNewCard = (then: (card: NewCard) => unknown) =>
  withEditor(
    async (editor, place) => {
      const tree = editor.query.parseReactElement(<SampleCard />).toNodeTree();
      editor.actions.addNodeTree(tree, "ROOT");
      await settle();
      const [linked = ""] = editor.query.node(tree.rootNodeId).linkedNodes();
      const [inner = ""] = childrenOf(editor, linked);
      return then({ editor, linked, inner, place });
    },
    { resolver: { SampleCard } },
  );

/** Throws when a card's linked node goes with it when its drop is undone. */
export const leavesLinkedNode = () =>
  withNewCard(async ({ editor: { actions, query }, linked, place }) => {
    actions.history.undo();
    await settle();
    same([place.innerText.includes("Inside"), query.history.canUndo()], [false, false]);
    same([query.node(linked).get() !== undefined, linked in JSON.parse(query.serialize())], [true, true]);
  });

/** Throws when a card that is undone and redone does not have a new linked node, with its first content. */
export const comesBackAnew = () =>
  withNewCard(async ({ editor, linked, inner, place }) => {
    const { history } = editor.actions;
    setText(editor.actions, inner, "Mine");
    for (const step of [history.undo, history.undo, history.redo, history.redo]) {
      step();
      await settle();
    }
    same([place.innerText.includes("Inside"), place.innerText.includes("Mine")], [true, false]);
    same(editor.query.node(childrenOf(editor)[2] ?? "").linkedNodes()[0] === linked, false);
  });
