import { Element } from "@craftjs/core";
import { createContext, Fragment } from "react";
import { type CheckFile, same, throws } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { childrenOf, domOf, selectedOf } from "../../../test/docs/browser/editor-questions.ts";
import { fire } from "../../../test/docs/browser/pointer.ts";
import { saidOnConsole } from "../../../test/docs/browser/said-on-console.ts";
import { SampleCard } from "../../../test/docs/browser/sample-card.tsx";
import { SampleTool } from "../../../test/docs/browser/sample-tool.tsx";
import { SampleContainer, SampleText } from "../../../test/docs/browser/samples.tsx";
import { says } from "../../../test/docs/browser/says.ts";
import { settle, withEditor } from "../../../test/docs/browser/stage.tsx";
import { thrownBy } from "../../../test/docs/browser/thrown-by.ts";
import { startWatch } from "../../../test/docs/browser/trouble.ts";

const Nameless = () => <Element is="p" />;

/** Shows that an element without an id breaks the component that renders it. */
const refuseNameless = () =>
  says("A <Element /> that is used inside a User Component must specify an `id` prop", () =>
    withEditor(() => {}, { content: <Nameless />, resolver: { Nameless } }),
  );

/** Shows what a canvas takes and lets go, and what a container that is none does not. */
const compareCanvas = () =>
  withEditor(
    (editor) => {
      const { query } = editor;
      const [canvas = "", plain = "", loose = ""] = childrenOf(editor);
      for (const [id, is] of [
        [canvas, true],
        [plain, false],
      ] as const) {
        const [child = ""] = childrenOf(editor, id);
        same([query.node(id).isCanvas(), query.node(id).isDroppable(loose)], [is, is]);
        same([query.node(child).isDraggable(), domOf(editor, child).draggable], [is, is]);
      }
    },
    {
      content: containerOf(
        <Element is={SampleContainer} canvas>
          <SampleText />
        </Element>,
        <Element is={SampleContainer} canvas={false}>
          <SampleText />
        </Element>,
        <SampleText />,
      ),
    },
  );

export const probes: CheckFile["probes"] = {
  "A ready-made section whose parts users may move and delete needs no component of its own: let the toolbox drop [an element with others inside it](/docs/concepts/editor-components#toolbox). They become children, not linked nodes.":
    () =>
      withEditor(
        (editor, place) => {
          fire(place.querySelector("b"), "dragstart");
          fire(place.querySelector("section"), "dragover");
          fire(place.querySelector("b"), "dragend");
          const { query } = editor;
          const section = childrenOf(editor).find((id) => query.node(id).isCanvas()) ?? "";
          const parts = childrenOf(editor, section);
          same([query.node(section).linkedNodes(), parts.length], [[], 2]);
          for (const id of parts) same([query.node(id).isDraggable(), query.node(id).isDeletable()], [true, true]);
        },
        { beside: <SampleTool element={containerOf(<SampleText />, <SampleText />)} /> },
      ),
  "`<Element>` says what a node is. You use it in two places, and it does something different in each: - **In the children of `<Frame>`**, or in any element that Craft.js turns into nodes, it sets options for one node: which component renders it, and whether others can be dropped into it. - **Inside the render of a user component**, it creates a [linked node](#linked): an editable region that belongs to that component.":
    () =>
      withEditor(
        ({ query }) => {
          const { nodes, rootNodeId } = query.parseReactElement(<Element is="h2" canvas />).toNodeTree();
          for (const data of [query.node("ROOT").get().data, nodes[rootNodeId]?.data]) {
            same([data?.type, data?.isCanvas], ["h2", true]);
          }
          const [card = ""] = query.node("ROOT").childNodes();
          const [region = ""] = query.node(card).linkedNodes();
          same([query.node(region).isLinkedNode(), query.node(region).ancestors()[0]], [true, card]);
        },
        {
          content: (
            <Element is="h2" canvas>
              <SampleCard />
            </Element>
          ),
          resolver: { SampleCard },
        },
      ),
  "| `canvas` | `boolean` | `false` | Lets users drop nodes into this one, and drag its children. |": compareCanvas,
  "| [*A `<Element />` that is used inside a User Component must specify an `id` prop*](/docs/api/errors#element-without-id) | A linked node without a name. |":
    refuseNameless,
  "| [*The component type specified for this node (…) does not exist in the resolver*](/docs/api/errors#not-in-resolver) | `is` is missing, or its component is not in the resolver. Fragments and context providers in the tree cause it too. |":
    () => {
      const isMeant = /: The component type specified for this node \(.+\) does not exist in the resolver$/;
      const Stranger = () => <i />;
      const { Provider } = createContext("");
      return withEditor(async ({ query }) => {
        for (const element of [
          <Element />,
          <Element is={Stranger} />,
          <Fragment>Text</Fragment>,
          <Provider value="" />,
        ]) {
          for (const tree of [element, containerOf(element)]) {
            const thrown = await thrownBy(() => query.parseReactElement(tree).toNodeTree());
            same(isMeant.test(String(thrown)), true);
          }
        }
      });
    },
  "| [*You can only use useNode in the context of `<Editor />`*](/docs/api/errors#use-node-outside) | An `<Element>` rendered outside `<Frame>`, for example in a sidebar. |":
    () =>
      says("You can only use useNode in the context of <Editor />", () =>
        withEditor(() => {}, { beside: <Element id="body" is="p" /> }),
      ),
  "A component given to `is` has to be in the [resolver](/docs/api/editor#resolver). An HTML tag name does not. A node with a tag name gets the `connect` and `drag` connectors from Craft.js, since there is no component of yours to attach them.":
    () => {
      const Stranger = () => <i />;
      return withEditor(
        async (editor) => {
          await throws("(Stranger) does not exist in the resolver", () =>
            editor.query.parseReactElement(<Element is={Stranger} />).toNodeTree(),
          );
          const [tag] = childrenOf(editor);
          same([domOf(editor, tag).tagName, domOf(editor, tag).draggable], ["H2", true]);
          fire(domOf(editor, tag), "mousedown");
          same(selectedOf(editor), [tag]);
        },
        { content: containerOf(<Element is="h2">Title</Element>) },
      );
    },
  "## Droppable nodes: canvas {#canvas} A node with `canvas` is a canvas. This changes two things: 1. Other nodes can be dropped into it. 2. Its direct children can be dragged. A child of a node that is not a canvas stays where it is, even with a `drag` connector.":
    compareCanvas,
  "| `id` | `string` | none | Names the linked node. Required inside a user component; elsewhere an ordinary prop. |":
    () =>
      withEditor(
        async (editor) => {
          await refuseNameless();
          const [card = "", named = ""] = childrenOf(editor);
          const { linkedNodes } = editor.query.node(card).get().data;
          same(Object.keys(linkedNodes), ["body"]);
          same([editor.query.node(named).get().data.props.id, named === "ordinary"], ["ordinary", false]);
        },
        {
          content: containerOf(<SampleCard />, <Element is="p" id="ordinary" />),
          resolver: { SampleCard },
        },
      ),
  "| anything else | the props of `is` | | Becomes a prop of the component. |": () =>
    withEditor((_, place) => same(place.querySelector("p")?.textContent, "Passed on"), {
      content: containerOf(<Element is={SampleText} text="Passed on" />),
    }),
  "### What users can do with a linked node {#linked-limits} It can be selected, hovered, edited, hidden, and dropped into when it is a canvas. It cannot be dragged or deleted by itself: `actions.move` throws *A top-level Node cannot be moved* and `actions.delete` throws *Attempting to delete a top-level Node*.":
    () =>
      withEditor(
        async (editor) => {
          const { actions, query } = editor;
          const [card = "", text = ""] = childrenOf(editor);
          const [body = ""] = query.node(card).linkedNodes();
          fire(domOf(editor, body), "mouseover");
          same(query.getEvent("hovered").all(), [body]);
          fire(domOf(editor, body), "mousedown");
          same(selectedOf(editor), [body]);
          actions.setProp(body, (props) => Object.assign(props, { style: { padding: 9 } }));
          same([query.node(body).get().data.props.style.padding, query.node(body).isDroppable(text)], [9, true]);
          same([domOf(editor, body).draggable, query.node(body).isDraggable()], [false, false]);
          await throws("A top-level Node cannot be moved", () => actions.move(body, "ROOT", 0));
          await throws("Attempting to delete a top-level Node", () => actions.delete(body));
          actions.setHidden(body, true);
          await settle();
          same(query.node(body).get().dom?.isConnected, false);
        },
        { content: containerOf(<SampleCard />, <SampleText />), resolver: { SampleCard } },
      ),
  "A condition that gives `false` is no text: [saving fails](/docs/concepts/serializing#survives) where `{ready && <Text />}` is the only child. Write `{ready ? <Text /> : null}`.":
    async () => {
      const ready = Date.now() < 0;
      const saved = (child: React.ReactNode) =>
        withEditor(({ query }) => query.serialize(), { content: <SampleContainer>{child}</SampleContainer> });
      await throws("as it is null", () => saved(ready && <SampleText />));
      // The editor serialises after each change, and warns of what makes it fail.
      startWatch();
      same(typeof (await saved(ready ? <SampleText /> : null)), "string");
    },
  "In React 19, nodes with an HTML tag name log [*Accessing element.ref was removed in React 19*](/docs/api/errors#element-ref) in development, once for each tag. The nodes work. A component that attaches its connectors in a `ref` callback, as those above do, does not log it.":
    async () => {
      const logged = (...blocks: React.ReactNode[]) =>
        saidOnConsole(() => withEditor(() => {}, { content: containerOf(...blocks) }));
      const tags = await logged(<dl key="1" />, <dd key="2" />, <dl key="3" />);
      same(
        tags.map((text) => text.includes("Accessing element.ref was removed in React 19")),
        [true, true],
      );
      same(await logged(<dd />, <SampleText />), []);
    },
};
