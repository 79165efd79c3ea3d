import { defaultElementProps, Element, useNode } from "@craftjs/core";
import { useState } from "react";
import { type CheckFile, inWords, same, throws } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { sizeOf } from "../../../test/docs/browser/editor-questions.ts";
import { SampleContainer, SampleText } from "../../../test/docs/browser/samples.tsx";
import { setText } from "../../../test/docs/browser/set-text.ts";
import { type EditorHandle, settle, withEditor } from "../../../test/docs/browser/stage.tsx";
import { startWatch } from "../../../test/docs/browser/trouble.ts";
import { probes as nodes } from "./element-nodes.check.tsx";

/** The root that an element with the fewest props becomes. */
const fewest = () =>
  withEditor(({ query }) => query.node("ROOT").get().data, { content: <Element is="div">Text</Element> });

export const defaults: CheckFile["defaults"] = {
  element: async () => {
    const data = await fewest();
    return {
      is: inWords("none: always set it", defaultElementProps.is === "div"),
      canvas: data.isCanvas,
      custom: data.custom,
      hidden: data.hidden,
      id: undefined,
      children: undefined,
    };
  },
};

/** What the card below passes on, and what it is passed to. */
let text = "Inside";
let bodyType: typeof SampleContainer | "div" = SampleContainer;

function Card() {
  const [shown, setShown] = useState(true);
  return (
    <article>
      <button type="button" onClick={() => setShown(!shown)}>
        {""}
      </button>
      {shown && (
        <Element id="body" is={bodyType as "div"} canvas>
          <SampleText text={text} />
        </Element>
      )}
    </article>
  );
}

const bodyOf = ({ query }: EditorHandle, id: string) => query.node(id).linkedNodes()[0] ?? "";
const newCard = ({ query }: EditorHandle) => query.parseReactElement(<Card />).toNodeTree();

/** Runs `then` with a card on the page, and the ids of the card and of its region. */
const withCard = (then: (editor: EditorHandle, card: string, body: string, place: HTMLElement) => unknown) => {
  text = "Inside";
  bodyType = SampleContainer;
  return withEditor(
    (editor, place) => {
      const [card = ""] = editor.query.node("ROOT").childNodes();
      return then(editor, card, bodyOf(editor, card), place);
    },
    {
      content: containerOf(<Card />),
      resolver: { Card },
    },
  );
};

/** Loads the page as it is, so that everything mounts anew. */
async function reload({ actions, query }: EditorHandle): Promise<void> {
  await new Promise((done) => setTimeout(done, 5));
  actions.deserialize(query.serialize());
  await settle();
}

export const probes: CheckFile["probes"] = {
  ...nodes,
  "The types make `is` optional and the package lists `div` as its default, but in 0.2.12 an `<Element>` without `is` throws *The component type specified for this node (…) does not exist in the resolver*.":
    () =>
      withEditor(({ query }) =>
        throws("The component type specified for this node", () => query.parseReactElement(<Element />).toNodeTree()),
      ),
  "Merged over the component’s own `craft.custom`.": () => {
    const Block = Object.assign(() => <i />, { craft: { custom: { a: 1, b: 1 } } });
    return withEditor(({ query }) => same(query.node("ROOT").get().data.custom, { a: 1, b: 2 }), {
      content: <Element is={Block} custom={{ b: 2 }} />,
      resolver: { Block },
    });
  },
  "A child of a node that is not a canvas stays where it is, even with a `drag` connector.": () =>
    withEditor(
      ({ query }, place) => {
        const [child = ""] = query.node("ROOT").childNodes();
        same([query.node(child).isDraggable(), place.querySelector("[draggable=true]")], [false, null]);
      },
      {
        content: (
          <SampleContainer>
            <SampleText />
          </SampleContainer>
        ),
      },
    ),
  "When both are given, `craft.isCanvas` wins over the `canvas` prop, `false` included.": async () => {
    for (const isCanvas of [true, false]) {
      const Block = Object.assign(() => <i />, { craft: { isCanvas } });
      await withEditor(({ query }) => same(query.node("ROOT").isCanvas(), isCanvas), {
        content: <Element is={Block} canvas={!isCanvas} />,
        resolver: { Block },
      });
    }
  },
  "Without it the inner component is no node, and its `useNode()` talks to the node of the outer component.": () => {
    const Inner = () => <b>{useNode().id}</b>;
    const Outer = () => <Inner />;
    return withEditor((editor, place) => same([place.textContent, sizeOf(editor)], ["ROOT", 1]), {
      content: <Outer />,
      resolver: { Outer, Inner },
    });
  },
  "Changing the element’s props or children later has no effect on a node that exists.": () =>
    withCard(async (editor, _card, _body, place) => {
      text = "Other";
      await reload(editor);
      same(place.textContent, "Inside");
    }),
  "If the user emptied the region, it stays empty.": () =>
    withCard(async (editor, card, body, place) => {
      editor.actions.delete(editor.query.node(body).childNodes());
      await reload(editor);
      same([bodyOf(editor, card), place.textContent], [body, ""]);
    }),
  "when the element mounts and the types differ, a fresh node replaces the old one with all its content.": () =>
    withCard(async (editor, card, body) => {
      setText(editor.actions, editor.query.node(body).childNodes()[0] ?? "", "By the user");
      bodyType = "div";
      await reload(editor);
      // React says that the state changes during a render, as the page does.
      startWatch();
      same([bodyOf(editor, card) === body, editor.query.serialize().includes("By the user")], [false, false]);
    }),
  "Creating the linked node is not a step of the undo history.": () =>
    withEditor(
      async (editor) => {
        editor.actions.addNodeTree(newCard(editor), "ROOT");
        await settle();
        same([editor.store.history.timeline.length, sizeOf(editor)], [1, 6]);
      },
      { resolver: { Card } },
    ),
  "its linked nodes stay in the state and in the saved document, in no tree; redo makes": () =>
    withEditor(
      async (editor) => {
        const tree = newCard(editor);
        editor.actions.addNodeTree(tree, "ROOT");
        await settle();
        const body = bodyOf(editor, tree.rootNodeId);
        editor.actions.history.undo();
        await settle();
        same([sizeOf(editor), body in editor.query.getSerializedNodes()], [5, true]);
        editor.actions.history.redo();
        await settle();
        same([sizeOf(editor), bodyOf(editor, tree.rootNodeId) === body], [8, false]);
      },
      { resolver: { Card } },
    ),
  "Two elements with one `id` in the same component show the same node twice.": () => {
    const Twice = () => (
      <>
        <Element id="one" is={SampleText} text="Same" />
        <Element id="one" is={SampleText} text="Other" />
      </>
    );
    return withEditor((editor, place) => same([place.textContent, sizeOf(editor)], ["SameSame", 2]), {
      content: <Twice />,
      resolver: { Twice },
    });
  },
  "they stay in the state and in the saved document, and return when the column does.": () =>
    withCard(async (editor, card, body, place) => {
      const press = async () => {
        place.querySelector("button")?.click();
        await settle();
      };
      await press();
      same([place.textContent, body in editor.query.getSerializedNodes()], ["", true]);
      await press();
      same([place.textContent, bodyOf(editor, card)], ["Inside", body]);
    }),
  "`actions.move` throws *A top-level Node cannot be moved*": () =>
    withCard(({ actions }, _card, body) =>
      throws("A top-level Node cannot be moved", () => actions.move(body, "ROOT", 0)),
    ),
  "`actions.delete` throws *Attempting to delete a top-level Node*": () =>
    withCard(({ actions }, _card, body) => throws("Attempting to delete a top-level Node", () => actions.delete(body))),
  "Deleting the component that owns it deletes it too.": () =>
    withCard((editor, card) => {
      editor.actions.delete(card);
      same(sizeOf(editor), 1);
    }),
  "As soon as an element stands beside it, the elements become child nodes and the text is dropped.": () =>
    withEditor((editor, place) => same([place.textContent, sizeOf(editor)], ["bold", 2]), {
      content: (
        <Element is="p">
          Text <b>bold</b>
        </Element>
      ),
    }),
  "When a block is dropped into a canvas that holds only text, the text is not shown, and comes back when the last block leaves.":
    () =>
      withEditor(
        async ({ actions, query }, place) => {
          const tree = query.parseReactElement(<SampleText text="Block" />).toNodeTree();
          actions.addNodeTree(tree, "ROOT");
          await settle();
          same(place.textContent, "Block");
          actions.delete(tree.rootNodeId);
          await settle();
          same(place.textContent, "Drop here");
        },
        {
          content: containerOf("Drop here"),
        },
      ),
  "Adds the node without rendering it.": () =>
    withEditor(
      ({ query }, place) => {
        same(sizeOf({ query }), 2);
        same(place.textContent?.includes("Unseen"), false);
      },
      {
        content: containerOf(<Element is={SampleText} text="Unseen" hidden />),
      },
    ),
};
