import { Editor, Element, Frame, useNode } from "@craftjs/core";
import { useState } from "react";
import { blockOf } from "../../../test/docs/browser/block-of.ts";
import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { childrenOf, domOf } from "../../../test/docs/browser/editor-questions.ts";
import { SampleCard } from "../../../test/docs/browser/sample-card.tsx";
import { SampleContainer, SampleText, sampleResolver } from "../../../test/docs/browser/samples.tsx";
import { says } from "../../../test/docs/browser/says.ts";
import { rendered, settle, withEditor } from "../../../test/docs/browser/stage.tsx";

export const probes: CheckFile["probes"] = {
  "The three elements inside `<Frame>` become three nodes: | id | `data.name` | `data.props` | `data.parent` | `data.nodes` | |---|---|---|---|---| | `ROOT` | `Container` | `{}` | none | `['m3_DOu0C3W', 'gu1Aq9bUqC']` | | `m3_DOu0C3W` | `Text` | `{ text: 'Good morning' }` | `ROOT` | `[]` | | `gu1Aq9bUqC` | `Text` | `{ text: 'Good night' }` | `ROOT` | `[]` |":
    async () => {
      const { Container, Text } = await blockOf("docs/concepts/nodes/src/blocks.tsx");
      const content = (
        <Element is={Container} canvas>
          <Text text="Good morning" />
          <Text text="Good night" />
        </Element>
      );
      await withEditor(
        ({ query }) => {
          const ids = Object.keys(query.getNodes());
          const [, first, second] = ids;
          const rows = ids.map((id) => {
            const { name, props, parent, nodes } = query.node(id).get().data;
            return [id, name, props, parent ?? "none", nodes];
          });
          same(rows, [
            ["ROOT", "Container", {}, "none", [first, second]],
            [first, "Text", { text: "Good morning" }, "ROOT", []],
            [second, "Text", { text: "Good night" }, "ROOT", []],
          ]);
        },
        { content, resolver: { Container, Text } },
      );
    },
  "`<Frame>` reads its child once, when it first renders. From then on the nodes are the truth, and a change to that JSX has no effect.":
    () => {
      let change = () => {};
      const App = () => {
        const [isNew, setNew] = useState(false);
        change = () => setNew(true);
        return (
          <Editor resolver={sampleResolver}>
            <Frame>
              <SampleText text={isNew ? "New" : "First"} />
            </Frame>
          </Editor>
        );
      };
      return rendered(<App />, async (place) => {
        change();
        await settle();
        same(place.textContent, "First");
      });
    },
  '| `<Text text="Hi" />` | One node. The component must be in the [resolver](/docs/api/editor#resolver). |':
    async () => {
      await withEditor(({ query }) => same(Object.keys(query.getNodes()), ["ROOT"]), {
        content: <SampleText text="Hi" />,
      });
      const Stranger = () => <p>Hi</p>;
      await says("(Stranger) does not exist in the resolver", () => withEditor(() => {}, { content: <Stranger /> }));
    },
  "To make parts of a component’s own markup editable, put an `<Element>` with an `id` there. That creates [linked nodes](/docs/concepts/user-components#linked-nodes).":
    () =>
      withEditor(
        (editor) => {
          const { linkedNodes, nodes } = editor.query.node("ROOT").get().data;
          same([Object.keys(linkedNodes), nodes], [["body"], []]);
          same(editor.query.node(childrenOf(editor, linkedNodes.body)[0] ?? "").isDraggable(), true);
        },
        { content: <SampleCard />, resolver: { SampleCard } },
      ),
  "| `id` | The key in the map | yes | | `data.type` | The component, or the name of an HTML element | yes, as a name | | `data.name` | The component’s name in the resolver | as part of the type | | `data.displayName` | The name to show to people | yes | | `data.props` | The props it renders with | yes | | `data.custom` | Your own data about the node, which is not passed as props | yes | | `data.parent`, `data.nodes` | The ids of the parent and of the children | yes | | `data.linkedNodes` | The ids of linked nodes, by the `id` of their `<Element>` | yes | | `data.isCanvas` | Whether blocks can be dropped into it | yes | | `data.hidden` | Whether it is left out of the page | yes |":
    () => {
      const Card = Object.assign(() => <SampleCard />, { craft: { displayName: "A card" } });
      return withEditor(
        async (editor, place) => {
          const { actions, query } = editor;
          const [card = "", rule = ""] = childrenOf(editor);
          actions.setCustom(rule, (custom: { note?: string }) => Object.assign(custom, { note: "x" }));
          actions.setHidden(rule, true);
          await settle();
          const saved = JSON.parse(query.serialize());
          same([query.node(card).get().id, Object.keys(saved)[1]], [card, card]);
          same([query.node(card).get().data.type === Card, query.node(rule).get().data.type], [true, "hr"]);
          same([query.node(card).get().data.name, saved[card].type], ["KeyOfIt", { resolvedName: "KeyOfIt" }]);
          same([saved[rule].type, saved[card].displayName], ["hr", "A card"]);
          same([saved[rule].props, saved[rule].custom], [{ title: "Hi" }, { note: "x" }]);
          same([saved.ROOT.nodes, saved[card].parent], [[card, rule], "ROOT"]);
          same(saved[card].linkedNodes, { body: query.node(card).linkedNodes()[0] });
          same([saved.ROOT.isCanvas, saved[card].isCanvas], [true, false]);
          same([saved[rule].hidden, saved[card].hidden, place.querySelector("hr")], [true, false, null]);
        },
        { content: containerOf(<Card />, <hr title="Hi" />), resolver: { KeyOfIt: Card } },
      );
    },
  "| `events` | Whether it is selected, hovered or dragged | no | | `rules`, `related`, `info` | What its component declares in [`craft`](/docs/concepts/user-components#craft-static) | no | | `dom` | The DOM element that you handed to `connect`, or `null` | no |":
    () => {
      const craft = { rules: { canDrag: () => false }, related: { settings: () => null }, info: { icon: "star" } };
      const Block = Object.assign(() => <SampleText />, { craft });
      return withEditor(
        (editor, place) => {
          editor.actions.selectNode("ROOT");
          const { dom, events, info, related, rules } = editor.query.node("ROOT").get();
          same([events.selected, events.hovered, events.dragged], [true, false, false]);
          same(
            [info, Object.keys(related), rules.canDrag === craft.rules.canDrag],
            [{ icon: "star" }, ["settings"], true],
          );
          same(dom === place.querySelector("p"), true);
          const saved = editor.query.node("ROOT").toSerializedNode();
          const names = ["events", "rules", "related", "info", "dom"];
          same(
            names.filter((name) => name in saved),
            [],
          );
        },
        { content: <Block />, resolver: { Block } },
      );
    },
  "`data.displayName` falls back to the function’s name, which a production build usually shortens to a letter or two. Compare `data.name` in your code, and set `craft.displayName` for the label.":
    async () => {
      const namesOf = (craft: object) => {
        function OwnName() {
          return <i />;
        }
        const Block = Object.assign(OwnName, { craft });
        return withEditor(
          ({ query }) => {
            const { displayName, name } = query.node("ROOT").get().data;
            return [displayName, name];
          },
          { content: <Block />, resolver: { KeyOfIt: Block } },
        );
      };
      same(
        [await namesOf({}), await namesOf({ displayName: "Label" })],
        [
          ["OwnName", "KeyOfIt"],
          ["Label", "KeyOfIt"],
        ],
      );
    },
  "A node is a canvas when `data.isCanvas` is true. Two rules follow from it: - Blocks can be dropped into a canvas, and into nothing else. - A node can be dragged only when its parent is a canvas.":
    () =>
      withEditor(
        (editor) => {
          const { query } = editor;
          const [canvas = "", plain = "", text = ""] = childrenOf(editor);
          const inside = [canvas, plain].map((id) => childrenOf(editor, id)[0] ?? "");
          const data = [canvas, plain].map((id) => query.node(id).get().data.isCanvas);
          same(
            [data, [canvas, plain].map((id) => query.node(id).isCanvas())],
            [
              [true, false],
              [true, false],
            ],
          );
          same(
            [canvas, plain, text].map((id) => query.node(id).isDroppable(id === text ? canvas : text)),
            [true, false, false],
          );
          same(
            inside.map((id) => [query.node(id).isDraggable(), domOf(editor, id).draggable]),
            [
              [true, true],
              [false, false],
            ],
          );
        },
        {
          content: containerOf(
            containerOf(<SampleText />),
            <SampleContainer>
              <SampleText />
            </SampleContainer>,
            <SampleText />,
          ),
        },
      ),
  "A component that is itself on the page reads its own node with [`useNode`](/docs/api/useNode#collector).": () => {
    const Block = () => <p>{useNode(({ data }) => ({ name: data.name })).name}</p>;
    return withEditor((_, place) => same(place.textContent, "Block"), { content: <Block />, resolver: { Block } });
  },
};
