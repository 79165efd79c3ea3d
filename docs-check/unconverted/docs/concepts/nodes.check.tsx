import { Element, Frame, ROOT_NODE, useNode } from "@craftjs/core";
import { createElement, Fragment, type ReactElement } from "react";
import { blockOf } from "../../../harness/block-of.ts";
import { type CheckFile, same, throws } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { childrenOf } from "../../../harness/editor-questions.ts";
import { frameSays, inTurn } from "../../../harness/frames.tsx";
import { SampleCard } from "../../../harness/sample-card.tsx";
import { SampleText } from "../../../harness/samples.tsx";
import { settle, withEditor } from "../../../harness/stage.tsx";
import { withRoot } from "../../../harness/with-blocks.tsx";

/** The nodes that children of a container become, by name, and the props of the first. */
const nodesOf = (children: ReactElement | ReactElement[] | false | null) =>
  withEditor(
    ({ query }) => {
      const data = query
        .node("ROOT")
        .descendants(true)
        .map((id) => query.node(id).get().data);
      return { names: data.map(({ name }) => name), props: data[0]?.props };
    },
    { content: containerOf(children), resolver: { Text: SampleText } },
  );

/** What an element inside `<Frame>` says, as it cannot become nodes. */
const pageSays = (part: string, child: ReactElement | ReactElement[]) =>
  frameSays(part, <Frame>{child as ReactElement}</Frame>);

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
          const [root, first, second] = Object.values(query.getNodes()).map(({ id, data }) => {
            const { name, props, parent, nodes } = data;
            return [id, name, props, parent ?? "none", nodes];
          });
          same(root, ["ROOT", "Container", {}, "none", [first?.[0], second?.[0]]]);
          same(first?.slice(1), ["Text", { text: "Good morning" }, "ROOT", []]);
          same(second?.slice(1), ["Text", { text: "Good night" }, "ROOT", []]);
        },
        { content, resolver: { Container, Text } },
      );
    },
  "A node stores the ids of its parent and of its children, not the nodes themselves.": () =>
    withEditor(({ query }) => {
      const [first = ""] = query.node("ROOT").get().data.nodes;
      same([query.node(first).get().id, query.node(first).get().data.parent], [first, "ROOT"]);
    }),
  "The top node always has the id `ROOT`, which the package exports as `ROOT_NODE`. Other ids are ten random characters.":
    () =>
      withEditor(({ query }) => {
        const [root, ...others] = Object.keys(query.getNodes());
        same([root, ROOT_NODE, others.map((id) => id.length)], ["ROOT", "ROOT", [10, 10]]);
      }),
  "`<Frame>` reads its child once, when it first renders. From then on the nodes are the truth, and a change to that JSX has no effect.":
    () => {
      const page = (text: string) => (
        <Frame>
          <SampleText text={text} />
        </Frame>
      );
      return inTurn([page("First"), page("New")], (_, place) => same(place.textContent, "First"));
    },
  '| `<Text text="Hi" />` | One node. The component must be in the [resolver](/docs/api/editor#resolver). |':
    async () => {
      await withRoot({ SampleText }, ({ query }) => same(Object.keys(query.getNodes()), ["ROOT"]));
      const Stranger = () => <p>Hi</p>;
      await pageSays("(Stranger) does not exist in the resolver", <Stranger />);
    },
  "| `<h2>Offers</h2>` | One node of type `h2`. The text stays in its `children` prop. |": async () =>
    same(await nodesOf(<h2>Offers</h2>), { names: ["h2"], props: { children: "Offers" } }),
  '| `<div><Text text="Hi" /></div>` | Two nodes, `Text` inside `div`. |': async () => {
    const { names } = await nodesOf(createElement("div", null, <SampleText />));
    same(names, ["div", "Text"]);
  },
  "| What `Text` itself returns | No nodes. A component’s own markup is one unit to the editor. |": async () =>
    same((await nodesOf(<SampleText />)).names, ["Text"]),
  "| `{list.map((item) => <Text key={item} text={item} />)}` | One node for each element. |": async () => {
    const list = ["a", "b"];
    same((await nodesOf(list.map((item) => <SampleText key={item} text={item} />))).names, ["Text", "Text"]);
  },
  '| `{ready ? <Text text="Hi" /> : null}` | One node, or none. | | `{ready && <Text text="Hi" />}` | The same, but a `false` that is the only child makes [saving](/docs/concepts/serializing#survives) fail. |':
    async () => {
      const text = <SampleText text="Hi" />;
      for (const isReady of [true, false]) {
        const wanted = isReady ? ["Text"] : [];
        same((await nodesOf(isReady ? text : null)).names, wanted);
        same((await nodesOf(isReady && text)).names, wanted);
      }
      const saved = (child: false | null) =>
        withEditor(({ query }) => query.serialize(), { content: containerOf(child) });
      await saved(null);
      await throws("as it is null", () => saved(false));
    },
  "| `<div>Hi <b>you</b></div>` | A `div` and a `b`. The text beside an element is **lost**: give it an element of its own. |":
    async () => {
      const mixed = createElement("div", null, "Hi ", <b>you</b>);
      same(await nodesOf(mixed), { names: ["div", "b"], props: {} });
    },
  '| `<><Text text="Hi" /></>` | An error. Fragments cannot be nodes. |': () =>
    pageSays("does not exist in the resolver", createElement(Fragment, null, <SampleText text="Hi" />)),
  "| Two elements side by side at the top | An error. `<Frame>` takes one element. |": () =>
    pageSays("React.Children.only", [<SampleText key="a" />, <SampleText key="b" />]),
  "To make parts of a component’s own markup editable, put an `<Element>` with an `id` there. That creates [linked nodes](/docs/concepts/user-components#linked-nodes).":
    () =>
      withRoot({ SampleCard }, (editor) => {
        const { linkedNodes, nodes } = editor.query.node("ROOT").get().data;
        same([Object.keys(linkedNodes), nodes], [["body"], []]);
        same(editor.query.node(childrenOf(editor, linkedNodes.body)[0] ?? "").isDraggable(), true);
      }),
  "| `id` | yes | The key in the map | | `data.type` | yes, as a name | The component, or the name of an HTML element | | `data.name` | as part of the type | The component’s name in the resolver | | `data.displayName` | yes | The name to show to people | | `data.props` | yes | The props it renders with | | `data.custom` | yes | Your own data about the node, which is not passed as props | | `data.parent`, `data.nodes` | yes | The ids of the parent and of the children | | `data.linkedNodes` | yes | The ids of linked nodes, by the `id` of their `<Element>` | | `data.isCanvas` | yes | Whether blocks can be dropped into it | | `data.hidden` | yes | Whether it is left out of the page |":
    () => {
      const given: string[] = [];
      const Card = (props: object) => {
        given.push(...Object.keys(props));
        return <SampleCard />;
      };
      Card.craft = { displayName: "A card" };
      return withEditor(
        async (editor, place) => {
          const { actions, query } = editor;
          const [card = "", rule = ""] = childrenOf(editor);
          for (const id of [card, rule]) actions.setCustom(id, (custom) => Object.assign(custom, { note: "x" }));
          actions.setHidden(rule, true);
          await settle();
          const saved = JSON.parse(query.serialize());
          same([query.node(card).get().id, Object.keys(saved)[1]], [card, card]);
          same([query.node(card).get().data.type === Card, query.node(rule).get().data.type], [true, "hr"]);
          same([query.node(card).get().data.name, saved[card].type], ["KeyOfIt", { resolvedName: "KeyOfIt" }]);
          same([saved[rule].type, saved[card].displayName], ["hr", "A card"]);
          same([saved[rule].props, saved[card].custom], [{ title: "Hi" }, { note: "x" }]);
          same(given.includes("note"), false);
          same([saved.ROOT.nodes, saved[card].parent], [[card, rule], "ROOT"]);
          same(saved[card].linkedNodes, { body: query.node(card).linkedNodes()[0] });
          same([saved.ROOT.isCanvas, saved[card].isCanvas], [true, false]);
          same([saved[rule].hidden, saved[card].hidden, place.querySelector("hr")], [true, false, null]);
        },
        { content: containerOf(<Card />, <hr title="Hi" />), resolver: { KeyOfIt: Card } },
      );
    },
  "| `events` | no | Whether it is selected, hovered or dragged | | `rules`, `related`, `info` | no | What its component declares in [`craft`](/docs/concepts/user-components#craft-static) | | `dom` | no | The DOM element that you handed to `connect`, or `null` |":
    () => {
      const craft = { rules: { canDrag: () => false }, related: { settings: () => null }, info: { icon: "star" } };
      const Block = Object.assign(() => <SampleText />, { craft });
      return withRoot({ Block }, (editor, place) => {
        editor.actions.selectNode("ROOT");
        const { dom, events, info, related, rules } = editor.query.node("ROOT").get();
        same([events.selected, events.hovered, events.dragged], [true, false, false]);
        same([rules.canDrag === craft.rules.canDrag, Object.keys(related)], [true, ["settings"]]);
        same([info, dom === place.querySelector("p")], [{ icon: "star" }, true]);
        const saved = Object.keys(editor.query.node("ROOT").toSerializedNode());
        const left = ["events", "rules", "related", "info", "dom"];
        same([saved.includes("props"), saved.some((name) => left.includes(name))], [true, false]);
      });
    },
  "`data.displayName` falls back to the function’s name, which a production build usually shortens to a letter or two. Compare `data.name` in your code, and set `craft.displayName` for the label.":
    async () => {
      const namesOf = (craft: object) => {
        function OwnName() {
          return <i />;
        }
        return withRoot({ KeyOfIt: Object.assign(OwnName, { craft }) }, ({ query }) => {
          const { displayName, name } = query.node("ROOT").get().data;
          return `${displayName}, ${name}`;
        });
      };
      same(await namesOf({}), "OwnName, KeyOfIt");
      same(await namesOf({ displayName: "Label" }), "Label, KeyOfIt");
    },
  "A component that is itself on the page reads its own node with [`useNode`](/docs/api/useNode#collector).": () => {
    const Block = () => <p>{useNode(({ data }) => ({ name: data.name })).name}</p>;
    return withRoot({ Block }, (_, place) => same(place.textContent, "Block"));
  },
};
