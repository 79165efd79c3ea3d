import { Editor, Element, Frame, useNode } from "@craftjs/core";
import type { ReactNode } from "react";
import { blockOf } from "../../../harness/block-of.ts";
import { type CheckFile, same, throws } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { childrenOf, domOf } from "../../../harness/editor-questions.ts";
import { SampleCard } from "../../../harness/sample-card.tsx";
import { SampleContainer, SampleText } from "../../../harness/samples.tsx";
import { says } from "../../../harness/says.ts";
import { setText } from "../../../harness/set-text.ts";
import { rendered, settle, withEditor } from "../../../harness/stage.tsx";
import { withBlocks, withRoot } from "../../../harness/with-blocks.tsx";

/** A component with a part that is open to the editor and one that is not. */
const linksNodes = () => {
  const Card = () => (
    <article>
      <h3>Closed</h3>
      <Element id="body" is={SampleContainer} canvas>
        <SampleText text="Open" />
      </Element>
    </article>
  );
  return withRoot({ Card }, ({ query }) => {
    const { linkedNodes, nodes } = query.node("ROOT").get().data;
    same([Object.keys(linkedNodes), nodes], [["body"], []]);
    const names = Object.values(query.getNodes()).map(({ data }) => data.name);
    same(names, ["Card", "Container", "Text"]);
    const [text = ""] = query.node(linkedNodes.body ?? "").childNodes();
    same(query.node(text).isDraggable(), true);
  });
};

export const probes: CheckFile["probes"] = {
  "- The children and the props of the `<Element>` are **initial values**. They are used when the node is first made. A later change of `padding` in that JSX, or a prop of the card that you pass on, does not reach the linked node.":
    () => {
      const Padded = ({ children, padding }: { children?: ReactNode; padding: number }) => (
        <div style={{ padding }}>{children}</div>
      );
      const Card = ({ padding = 4, text = "First" }) => (
        <Element id="body" is={Padded} canvas padding={padding}>
          <SampleText text={text} />
        </Element>
      );
      return withRoot({ Card, Padded }, async ({ actions, query }, place) => {
        actions.setProp("ROOT", (props) => Object.assign(props, { padding: 9, text: "Changed" }));
        await settle();
        const [body = ""] = query.node("ROOT").linkedNodes();
        same([query.node(body).get().data.props.padding, place.textContent], [4, "First"]);
      });
    },
  "- Filling in a linked node is not an undo step.": () => {
    const Card = () => <Element id="body" is={SampleContainer} canvas />;
    return withRoot({ Card }, ({ query }) => same(query.history.canUndo(), false));
  },
  "- The `id` is for an `<Element>` in a component’s own markup. On one that is written directly inside `<Frame>`, it is an ordinary prop, and not the node’s id.":
    () =>
      withEditor(
        (editor, place) => {
          const [id = ""] = childrenOf(editor);
          same([id === "mine", editor.query.node(id).get().data.props.id], [false, "mine"]);
          same(place.querySelectorAll("#mine").length, 1);
        },
        { content: containerOf(<Element id="mine" is="p" />) },
      ),
  "- The `id` is required, and has to be different for each `<Element>` of the component. Two with the same `id` show the same node twice.":
    async () => {
      const Without = () => <Element is={SampleText} />;
      await says("that is used inside a User Component must specify an `id`", () => withRoot({ Without }, () => {}));
      const Twice = () => (
        <>
          <Element id="area" is={SampleText} text="Once" />
          <Element id="area" is={SampleText} text="Other" />
        </>
      );
      await withRoot({ Twice }, (editor, place) =>
        same([place.textContent, editor.query.node("ROOT").linkedNodes().length], ["OnceOnce", 1]),
      );
    },
  "- When you stop rendering the `<Element>`, its node stays in the state and in the saved page, and comes back as it was when you render it again. - When `is` changes to another component, the old linked node is dropped with all its content the next time the `<Element>` mounts.":
    () => {
      const Area = ({ shown = true, box = false }: { shown?: boolean; box?: boolean }) =>
        shown && <Element id="area" is={box ? SampleContainer : SampleText} canvas text="First" />;
      return withRoot({ Area }, async (editor, place) => {
        const { actions, query } = editor;
        const set = async (props: object) => {
          actions.setProp("ROOT", (draft) => Object.assign(draft, props));
          await settle();
        };
        const area = () => query.node("ROOT").linkedNodes()[0] ?? "";
        const first = area();
        setText(actions, first, "Changed");
        await set({ shown: false });
        same([place.textContent, query.serialize().includes("Changed")], ["", true]);
        await set({ shown: true });
        same([place.textContent, area()], ["Changed", first]);
        await set({ box: true });
        same([place.textContent, area()], ["Changed", first]);
        await set({ shown: false });
        await set({ shown: true });
        same([query.node(area()).get().data.name, query.node(first).get()], ["Container", undefined]);
        same(query.serialize().includes("Changed"), false);
      });
    },
  "Change it with `actions.setProp(linkedId, …)`. - A linked node cannot be dragged or deleted on its own. It goes when its owner goes.":
    () =>
      withBlocks({ SampleCard }, async (editor) => {
        const [card = ""] = childrenOf(editor);
        const [linked = ""] = editor.query.node(card).linkedNodes();
        editor.actions.setProp(linked, (props) => Object.assign(props, { title: "Changed" }));
        same(editor.query.node(linked).get().data.props.title, "Changed");
        same([editor.query.node(linked).isDraggable(), domOf(editor, linked).draggable], [false, false]);
        await throws("top-level Node", () => editor.actions.delete(linked));
        editor.actions.delete(card);
        same(editor.query.node(linked).get() as unknown, undefined);
      }),
  "A component’s own markup is closed to the editor. To open a part of it, render an `<Element>` with an `id` there:":
    linksNodes,
  "Each `<Element>` makes a **linked node**. The card keeps its id in `data.linkedNodes`, under the `id` that you gave, and not in `data.nodes`.":
    linksNodes,
  "`Container`, `Text` and `Card` all have to be in the resolver.": async () => {
    const of = (name: string) => blockOf(`docs/concepts/user-components/src/blocks/${name}.tsx`);
    const [{ Card }, { Container }, { Text }] = await Promise.all([of("card"), of("container"), of("text")]);
    const page = (resolver: object) =>
      rendered(
        <Editor resolver={resolver as never}>
          <Frame>
            <Card title="Card" />
          </Frame>
        </Editor>,
        (place) => place.textContent?.startsWith("CardThis text"),
      );
    const all: Record<string, object> = { Container, Text, Card };
    same(await page(all), true);
    for (const left of Object.keys(all)) {
      const others = Object.fromEntries(Object.entries(all).filter(([name]) => name !== left));
      await says(`(${left}) does not exist in the resolver`, () => page(others));
    }
  },
  "To read a linked node’s id, collect `node.data.linkedNodes.body` with `useNode`.": () => {
    const Card = () => {
      const { body } = useNode((node) => ({ body: node.data.linkedNodes.body }));
      return (
        <div>
          <b>{body}</b>
          <Element id="body" is={SampleContainer} canvas />
        </div>
      );
    };
    return withRoot({ Card }, ({ query }, place) =>
      same(place.querySelector("b")?.textContent, query.node("ROOT").linkedNodes()[0]),
    );
  },
};
