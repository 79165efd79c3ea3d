import { Editor, Element, Frame, type Node, useNode } from "@craftjs/core";
import type { ReactNode } from "react";
import { blockOf } from "../../../test/docs/browser/block-of.ts";
import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { childrenOf, sizeOf, stepCountOf, textOf } from "../../../test/docs/browser/editor-questions.ts";
import { SampleCard } from "../../../test/docs/browser/sample-card.tsx";
import { SampleContainer, SampleText } from "../../../test/docs/browser/samples.tsx";
import { says } from "../../../test/docs/browser/says.ts";
import { setText } from "../../../test/docs/browser/set-text.ts";
import { type EditorHandle, rendered, settle, withEditor } from "../../../test/docs/browser/stage.tsx";
import { startWatch } from "../../../test/docs/browser/trouble.ts";
import { linkedNodesWarn } from "../../../test/docs/browser/while-rendering.tsx";
import { withBlocks } from "../../../test/docs/browser/with-blocks.tsx";

/** What the card below passes on, and what it is passed to. */
let text = "Inside";
let bodyType: typeof SampleContainer | "div" = SampleContainer;
let bodyId = "body";

const Panel = () => (
  <Element id={bodyId} is={bodyType as "div"} canvas>
    <SampleText text={text} />
  </Element>
);

const bodyOf = ({ query }: EditorHandle, id: string) => query.node(id).linkedNodes()[0] ?? "";
const newCard = ({ query }: EditorHandle) => query.parseReactElement(<Panel />).toNodeTree();

/** Runs `then` with a card on the page, and the ids of the card and of its region. */
const withCard = (then: (editor: EditorHandle, card: string, body: string, place: HTMLElement) => unknown) => {
  text = "Inside";
  bodyType = SampleContainer;
  bodyId = "body";
  return withEditor(
    (editor, place) => {
      const [card = ""] = childrenOf(editor);
      return then(editor, card, bodyOf(editor, card), place);
    },
    { content: containerOf(<Panel />), resolver: { Panel } },
  );
};

/** Loads the page as it is, so that everything mounts anew. */
async function reload({ actions, query }: EditorHandle): Promise<void> {
  await new Promise((done) => setTimeout(done, 5));
  actions.deserialize(query.serialize());
  await settle();
  // React says that the state changes during a render where a region is made anew, as the page does.
  startWatch();
}

const Columns = ({ count = 2 }: { count?: number }) =>
  Array.from({ length: count }, (_, index) => {
    const id = `column-${index}`;
    return <Element key={id} id={id} is={SampleText} text={`${index};`} />;
  });

export const probes: CheckFile["probes"] = {
  "## Linked nodes {#linked} Inside a user component, `<Element>` creates a node that hangs on the component under a name of your choice.":
    () =>
      withCard(({ query }, card, body) => {
        same([query.node(card).get().data.linkedNodes, query.node(body).get().data.parent], [{ body }, card]);
        same(query.node(body).isLinkedNode(), true);
      }),
  '`Card`, `CardBody` and `Text` all go into the resolver. The node of the card keeps the ids of its linked nodes in `data.linkedNodes`: ```json { "title": "lv7N4oHs5D", "body": "Xsj4pSlQJK" } ```':
    async () => {
      const Text = ({ text }: { text: string }) => <p>{text}</p>;
      const CardBody = ({ children }: { children?: ReactNode }) => <div>{children}</div>;
      const Card = () => (
        <>
          <Element id="title" is={Text} text="A card" />
          <Element id="body" is={CardBody} canvas>
            <Text text="Drop more blocks here" />
          </Element>
        </>
      );
      const all = { Card, CardBody, Text };
      for (const name of Object.keys(all)) {
        await says(`(${name}) does not exist in the resolver`, () =>
          rendered(
            <Editor resolver={{ ...all, [name]: SampleText }}>
              <Frame>
                <Card />
              </Frame>
            </Editor>,
            () => {},
          ),
        );
      }
      await withEditor(
        ({ query }) => {
          const { linkedNodes } = query.node("ROOT").get().data;
          same(Object.keys(linkedNodes), ["title", "body"]);
          same(Object.values(linkedNodes), query.node("ROOT").linkedNodes());
          same(JSON.stringify(linkedNodes).replace(/"[\w-]{10}"/g, '"id"'), '{"title":"id","body":"id"}');
        },
        { content: <Card />, resolver: all },
      );
    },
  "Wrap a user component in `<Element>` whenever you render it inside another one. Without it the inner component is no node, and its `useNode()` talks to the node of the outer component.":
    async () => {
      const Inner = () => <b>{useNode().id}</b>;
      for (const isWrapped of [false, true]) {
        const Outer = () => (isWrapped ? <Element id="inner" is={Inner} /> : <Inner />);
        await withEditor(
          (editor, place) => {
            const id = isWrapped ? bodyOf(editor, "ROOT") : "ROOT";
            same([place.textContent, sizeOf(editor)], [id, isWrapped ? 2 : 1]);
          },
          { content: <Outer />, resolver: { Outer, Inner } },
        );
      }
    },
  "### The element is only a starting point {#linked-initial} Craft.js reads the element once: at the first render in which the parent has no linked node of that name. From then on the node in the editor’s state counts. - Changing the element’s props or children later has no effect on a node that exists. Call `actions.setProp(id, …)` instead.":
    () =>
      withCard(async (editor, card, body, place) => {
        text = "Other";
        await reload(editor);
        same(place.textContent, "Inside");
        setText(editor.actions, childrenOf(editor, body), "Set");
        await settle();
        same(place.textContent, "Set");
        editor.actions.setState(({ nodes }) => {
          if (nodes[card]) nodes[card].data.linkedNodes = {};
        });
        await reload(editor);
        same(place.textContent, "Other");
      }),
  "- A loaded document wins over what the component renders. If the user emptied the region, it stays empty.": () =>
    withCard(async (editor, card, body, place) => {
      editor.actions.delete(childrenOf(editor, body));
      await reload(editor);
      same([bodyOf(editor, card), place.textContent], [body, ""]);
    }),
  "- If you change `is`, documents saved with the old component lose that region: when the element mounts and the types differ, a fresh node replaces the old one with all its content.":
    () =>
      withCard(async (editor, card, body) => {
        setText(editor.actions, childrenOf(editor, body), "By the user");
        bodyType = "div";
        await reload(editor);
        const fresh = bodyOf(editor, card);
        same([fresh === body, editor.query.node(fresh).get().data.type], [false, "div"]);
        same(editor.query.serialize().includes("By the user"), false);
      }),
  "- Creating the linked node is not a step of the undo history. If the user undoes the drop of the component, its linked nodes stay in the state and in the saved document, in no tree; redo makes [new ones](/docs/guides/history#edge-cases).":
    () =>
      withEditor(
        async (editor) => {
          const tree = newCard(editor);
          editor.actions.addNodeTree(tree, "ROOT");
          await settle();
          same([stepCountOf(editor), sizeOf(editor)], [1, 6]);
          const body = bodyOf(editor, tree.rootNodeId);
          editor.actions.history.undo();
          await settle();
          same([sizeOf(editor), body in editor.query.getSerializedNodes()], [5, true]);
          same(editor.query.node("ROOT").descendants(true).includes(body), false);
          editor.actions.history.redo();
          await settle();
          same([sizeOf(editor), bodyOf(editor, tree.rootNodeId) === body], [8, false]);
        },
        { resolver: { Panel } },
      ),
  "- It is a change of the state during a render. A collector that returns the whole page then makes React log [“Cannot update a component while rendering a different component”](/docs/guides/react-versions#while-rendering).":
    () => linkedNodesWarn("Region"),
  "### A varying number of regions {#linked-lists} Build the `id` from something stable. Two elements with one `id` in the same component show the same node twice.":
    async () => {
      await withCard(async (editor, _card, body, place) => {
        setText(editor.actions, childrenOf(editor, body), "By the user");
        bodyId = "other";
        await reload(editor);
        same(place.textContent, "Inside");
        bodyId = "body";
        await reload(editor);
        same(place.textContent, "By the user");
      });
      const Twice = () => (
        <>
          <Element id="one" is={SampleText} text="Same" />
          <Element id="one" is={SampleText} text="Other" />
        </>
      );
      await withEditor((editor, place) => same([place.textContent, sizeOf(editor)], ["SameSame", 2]), {
        content: <Twice />,
        resolver: { Twice },
      });
    },
  "Users can neither add a column nor take one away, so this is how a row has exactly two. Which blocks a column takes is up to the rule [`canMoveIn`](/docs/api/user-component#rules) of `Column`.":
    async () => {
      const { Columns, Column } = await blockOf("docs/api/element/src/columns.tsx");
      Column.craft = { rules: { canMoveIn: ([node]: Node[]) => node?.data.type === SampleText } };
      await withBlocks({ Columns, SampleText, Column }, ({ actions, query }) => {
        const [row = "", text = "", stray = ""] = query.node("ROOT").childNodes();
        const [column = "", other] = query.node(row).linkedNodes();
        same([Boolean(other), query.node(row).linkedNodes().length], [true, 2]);
        same([query.node(row).isDroppable(stray), query.node(row).isCanvas()], [false, false]);
        same([query.node(column).isDeletable(), query.node(column).isDraggable()], [false, false]);
        same([query.node(column).isDroppable(text), query.node(column).isDroppable(stray)], [true, false]);
        actions.move(text, column, 0);
        same(query.node(column).childNodes(), [text]);
      });
      Column.craft = undefined;
    },
  "Lowering `count` hides a column and keeps its nodes: they stay in the state and in the saved document, and return when the column does.":
    () =>
      withEditor(
        async (editor, place) => {
          const { actions, query } = editor;
          const [, last = ""] = query.node("ROOT").linkedNodes();
          setText(actions, last, "By the user");
          for (const [count, shown] of [
            [1, "0;"],
            [2, "0;By the user"],
          ]) {
            actions.setProp("ROOT", (props) => Object.assign(props, { count }));
            await settle();
            same(
              [place.textContent, last in query.getSerializedNodes(), textOf(editor, last)],
              [shown, true, "By the user"],
            );
          }
        },
        { content: <Columns />, resolver: { Columns } },
      ),
  "Deleting the component that owns it deletes it too.": () =>
    withEditor(
      (editor) => {
        same(sizeOf(editor), 4);
        editor.actions.delete(childrenOf(editor));
        same(sizeOf(editor), 1);
      },
      { content: containerOf(<SampleCard />), resolver: { SampleCard } },
    ),
};
