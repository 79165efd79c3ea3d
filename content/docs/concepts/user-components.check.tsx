import { Element, Positioner, useNode } from "@craftjs/core";
import { Children, type ReactNode } from "react";
import { type CheckFile, same, throws } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { fire } from "../../../test/docs/browser/pointer.ts";
import { SampleContainer, SampleText } from "../../../test/docs/browser/samples.tsx";
import { setText } from "../../../test/docs/browser/set-text.ts";
import { settle, withEditor } from "../../../test/docs/browser/stage.tsx";
import { probes as blocks } from "./user-components-blocks.check.tsx";

export const probes: CheckFile["probes"] = {
  ...blocks,
  "Mutate the argument. What the function returns is ignored, and a plain value instead of a function throws.": () =>
    withEditor(({ actions, query }) => {
      const [id = ""] = query.node("ROOT").childNodes();
      actions.setProp(id, (() => ({ text: "Returned" })) as never);
      same(query.node(id).get().data.props, { text: "One" });
      return throws("is not a function", () => actions.setProp(id, { text: "Plain" } as never));
    }),
  "The change becomes part of the last step if that began less than 500 ms ago, whatever that step was.": () =>
    withEditor(({ actions, query, store }) => {
      const [first = "", second = ""] = query.node("ROOT").childNodes();
      actions.move(first, "ROOT", 2);
      setText(actions.history.throttle(500), second, "Changed");
      same(store.history.timeline.length, 1);
    }),
  "- `useNode` finds the node from React context, so a component deeper inside your block may call it too, and gets the same node.":
    () => {
      const Deep = () => <b>{useNode().id}</b>;
      const Block = () => <Deep />;
      return withEditor((_, place) => same(place.textContent, "ROOT"), { content: <Block />, resolver: { Block } });
    },
  "Otherwise it is a single fragment, so `Children.count(children)` is 1 however many blocks there are.": () => {
    const seen: number[] = [];
    const Counting = ({ children }: { children?: ReactNode }) => {
      seen.push(children === undefined ? 0 : Children.count(children));
      return <>{children}</>;
    };
    const content = (
      <Counting>
        <SampleText />
        <SampleText />
        <Counting />
      </Counting>
    );
    return withEditor(() => same([...new Set(seen)].sort(), [0, 1]), { content, resolver: { Counting } });
  },
  "A later change of `padding` in that JSX, or a prop of the card that you pass on, does not reach the linked node.":
    () => {
      const Card = ({ text }: { text: string }) => <Element id="title" is={SampleText} text={text} />;
      return withEditor(
        async ({ actions }, place) => {
          setText(actions, "ROOT", "Changed");
          await settle();
          same(place.textContent, "First");
        },
        { content: <Card text="First" />, resolver: { Card } },
      );
    },
  "- Filling in a linked node is not an undo step.": () => {
    const Card = () => <Element id="body" is={SampleContainer} canvas />;
    return withEditor(({ query }) => same(query.history.canUndo(), false), { content: <Card />, resolver: { Card } });
  },
  "On one that is written directly inside `<Frame>`, it is an ordinary prop, and not the node’s id.": () =>
    withEditor(
      ({ query }, place) => {
        const [id = ""] = query.node("ROOT").childNodes();
        same(
          [id === "mine", query.node(id).get().data.props.id, place.querySelectorAll("#mine").length],
          [false, "mine", 1],
        );
      },
      {
        content: containerOf(<Element id="mine" is="p" />),
      },
    ),
  "- A component without `connect` still renders, but it cannot be selected or hovered": () => {
    const Bare = () => <p>Bare</p>;
    return withEditor(
      ({ query, store }, place) => {
        const bare = [...place.querySelectorAll("p")].find(({ textContent }) => textContent === "Bare");
        for (const type of ["mousedown", "mouseover"]) fire(bare, type);
        same([query.getEvent("selected").all(), query.getEvent("hovered").all()], [["ROOT"], ["ROOT"]]);
        const tree = query.parseReactElement(<SampleText />).toNodeTree();
        const positioner = new Positioner(store as never, { type: "new", tree });
        const below = place.getBoundingClientRect().bottom + 99;
        // Behind the last of two, but the first has no size: it counts as behind the first.
        same(positioner.computeIndicator("ROOT", 20, below).placement.index, 0);
        positioner.cleanup();
      },
      {
        content: containerOf(<Bare />, <SampleText />),
        resolver: { Bare },
      },
    );
  },
  "Two with the same `id` show the same node twice.": () => {
    const Twice = () => (
      <>
        <Element id="area" is={SampleText} text="Once" />
        <Element id="area" is={SampleText} text="Other" />
      </>
    );
    return withEditor(
      (editor, place) => same([place.textContent, editor.query.node("ROOT").linkedNodes().length], ["OnceOnce", 1]),
      { content: <Twice />, resolver: { Twice } },
    );
  },
  "- When you stop rendering the `<Element>`, its node stays in the state and in the saved page, and comes back as it was when you render it again. - When `is` changes to another component, the old linked node is dropped with all its content the next time the `<Element>` mounts.":
    () => {
      const Area = ({ shown = true, box = false }: { shown?: boolean; box?: boolean }) =>
        shown && <Element id="area" is={box ? SampleContainer : SampleText} canvas text="First" />;
      return withEditor(
        async (editor, place) => {
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
          same(
            [query.node(area()).get().data.name, query.node(first).get(), query.serialize().includes("Changed")],
            ["Container", undefined, false],
          );
        },
        { content: <Area />, resolver: { Area } },
      );
    },
};
