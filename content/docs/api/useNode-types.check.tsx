import { type UserComponent, useNode } from "@craftjs/core";
import type { FC, ReactElement } from "react";
import { type ComponentType, createElement } from "react";
import { last, withBlock } from "../../../test/docs/browser/block-hook.tsx";
import { Calls } from "../../../test/docs/browser/calls.tsx";
import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { childrenOf, selectedOf } from "../../../test/docs/browser/editor-questions.ts";
import { click } from "../../../test/docs/browser/pointer.ts";
import { RelatedPart } from "../../../test/docs/browser/related-part.tsx";
import { says } from "../../../test/docs/browser/says.ts";
import { rendered, withEditor } from "../../../test/docs/browser/stage.tsx";
import { withBlocks, withRoot } from "../../../test/docs/browser/with-blocks.tsx";

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
    actions.setProp((props: Props) => Object.assign(props, { text: kinds.join(", ") }));
  };
  return (
    <button type="button" onClick={change}>
      {text}
    </button>
  );
};
Changes.craft = { props: { text: "Before" } };

/** The ids that `useNode` gave where `WhoAmI` was rendered. */
const ids = new Set<string>();
function WhoAmI() {
  ids.add(useNode().id);
  return null;
}

/** Around every block, `WhoAmI` and the block. */
const props = {
  onRender: ({ render }: { render: ReactElement }) => (
    <>
      <WhoAmI />
      {render}
    </>
  ),
};

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
      return withBlocks({ Right }, (editor, place) => {
        click(place.querySelector("b"));
        same([selectedOf(editor), typeof Wrong], [childrenOf(editor), "function"]);
      });
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
  "- **Components.** `UserComponent<Props>` types the `craft` property along with the props. With React’s `FC` it is an error: “Property 'craft' does not exist on type …”.":
    () => {
      type Craft = NonNullable<UserComponent<Props>["craft"]>;
      // @ts-expect-error: a text is no number
      const wrong: Craft = { props: { text: 1 } };
      const Typed: UserComponent<Props> = ({ text }) => <p>{text}</p>;
      Typed.craft = { props: { text: "Default" } };
      const Untyped: FC<Props> = ({ text }) => <p>{text}</p>;
      // @ts-expect-error: the property does not exist on this type
      Untyped.craft = {};
      const content = createElement(Typed as ComponentType);
      return withEditor(
        ({ query }) => same([query.node("ROOT").get().data.props, typeof wrong], [{ text: "Default" }, "object"]),
        { content, resolver: { Typed } },
      );
    },
  "| A user component | Its own node | | Any component rendered inside a user component | The node of that user component |":
    () => {
      ids.clear();
      const Outer = () => (
        <div title={useNode().id}>
          <WhoAmI />
        </div>
      );
      return withBlocks({ Outer }, (editor, place) => {
        same([...ids], childrenOf(editor));
        same(place.querySelector("div[title]")?.getAttribute("title"), childrenOf(editor)[0]);
      });
    },
  "| The component in `onRender` | The node being rendered |": () => {
    ids.clear();
    return withEditor((editor) => same([...ids].sort(), ["ROOT", ...childrenOf(editor)].sort()), { props });
  },
  "Use the hook in user components, in their related components such as settings panels, and in `onRender`.":
    async () => {
      const Block = Object.assign(() => <WhoAmI />, { craft: { related: { settings: WhoAmI } } });
      const Plain = () => null;
      const places = [
        () => withRoot({ Block }, () => {}),
        () =>
          withRoot({ Plain: Object.assign(Plain, { craft: Block.craft }) }, () => {}, {
            beside: <RelatedPart id="ROOT" />,
          }),
        () => withRoot({ Plain }, () => {}, { props }),
      ];
      for (const place of places) {
        ids.clear();
        await place();
        same([...ids], ["ROOT"]);
      }
    },
  "| `inNodeContext` | `boolean` | Always `true`: without a node the hook throws. |": () =>
    withBlock((seen) => {
      same(last(seen).inNodeContext, true);
      return says("You can only use useNode in the context of <Editor />.", () =>
        rendered(<Calls hook={useNode} />, () => {}),
      );
    }),
  "Anywhere else it throws `You can only use useNode in the context of <Editor />.` This message also appears **inside** an editor, if the component is not part of a node:":
    () =>
      says("You can only use useNode in the context of <Editor />.", () =>
        withEditor(() => {}, { beside: <Calls hook={useNode} /> }),
      ),
};
