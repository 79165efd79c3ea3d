import { type UserComponent, useNode } from "@craftjs/core";
import { type ComponentType, createElement } from "react";
import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { childrenOf, selectedOf } from "../../../test/docs/browser/editor-questions.ts";
import { click } from "../../../test/docs/browser/pointer.ts";
import { withEditor } from "../../../test/docs/browser/stage.tsx";

type IsAny<T> = 0 extends 1 & T ? "any" : "not any";

type Props = { text: string };

/** Gives a node another text with a callback that types its parameter. */
const Changes: UserComponent<Props> = ({ text }) => {
  const { actions, selected, value } = useNode(({ data, events }) => ({
    selected: events.selected,
    value: data.props.text,
  }));
  const kinds: [IsAny<typeof selected>, IsAny<typeof value>] = ["not any", "any"];
  const change = () => {
    // @ts-expect-error: it is an implicit any
    const untyped = () => actions.setProp((props) => props);
    // @ts-expect-error: the same
    const untypedToo = () => actions.setCustom((custom) => custom);
    same([typeof untyped, typeof untypedToo], ["function", "function"]);
    actions.setProp((props: Props) => {
      props.text = kinds.join(", ");
    });
  };
  return (
    <button type="button" onClick={change}>
      {text}
    </button>
  );
};
Changes.craft = { props: { text: "Before" } };

export const probes: CheckFile["probes"] = {
  "- **Refs.** A `ref` callback may get `null` and must not return an element, and the connectors do not take `null`. Under `strict`, `ref={connect}` and `ref={(dom) => connect(drag(dom))}` are errors. Write `ref={(dom) => { if (dom) connect(drag(dom)); }}`.":
    () => {
      const Wrong = () => {
        const { connect, drag } = useNode().connectors;
        return (
          <div>
            {/* @ts-expect-error: it gives an element back */}
            <i ref={connect} />
            {/* @ts-expect-error: it takes no null */}
            <i ref={(dom) => connect(drag(dom))} />
          </div>
        );
      };
      const Right = () => {
        const { connect, drag } = useNode().connectors;
        return (
          <b
            ref={(dom) => {
              if (dom) connect(drag(dom));
            }}
          />
        );
      };
      return withEditor(
        (editor, place) => {
          click(place.querySelector("b"));
          same([selectedOf(editor), typeof Wrong], [childrenOf(editor), "function"]);
        },
        { content: containerOf(<Right />), resolver: { Right } },
      );
    },
  "- **Callbacks.** `setProp` and `setCustom` take `any`, so an unannotated parameter is an implicit `any` and an error. Write its type: `setProp((props: HeadingProps) => { … })`. - **Collected values** are inferred; `node.data.props` is a record of `any`, so assert or check what you take from it.":
    () =>
      withEditor(
        (editor, place) => {
          place.querySelector("button")?.click();
          same(editor.query.node("ROOT").get().data.props, { text: "not any, any" });
        },
        { content: <Changes text="Given" />, resolver: { Changes } },
      ),
  "- **Components.** `UserComponent<Props>` types the `craft` property along with the props.": () => {
    type Craft = NonNullable<UserComponent<Props>["craft"]>;
    // @ts-expect-error: a text is no number
    const wrong: Craft = { props: { text: 1 } };
    const Typed: UserComponent<Props> = ({ text }) => <p>{text}</p>;
    Typed.craft = { props: { text: "Default" } };
    const content = createElement(Typed as ComponentType);
    return withEditor(
      ({ query }) => same([query.node("ROOT").get().data.props, typeof wrong], [{ text: "Default" }, "object"]),
      { content, resolver: { Typed } },
    );
  },
};
