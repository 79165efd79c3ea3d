import { Element, useEditor, useNode } from "@craftjs/core";
import { type ReactNode, version } from "react";
import { last, withBlock } from "../../../test/docs/browser/block-hook.tsx";
import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { childrenOf, domOf, selectedOf } from "../../../test/docs/browser/editor-questions.ts";
import { enable } from "../../../test/docs/browser/enable.ts";
import { click, dragBelow, fire } from "../../../test/docs/browser/pointer.ts";
import { saidOnConsole } from "../../../test/docs/browser/said-on-console.ts";
import { SampleText } from "../../../test/docs/browser/samples.tsx";
import { says } from "../../../test/docs/browser/says.ts";
import { setText } from "../../../test/docs/browser/set-text.ts";
import { type EditorHandle, settle, withEditor } from "../../../test/docs/browser/stage.tsx";

/** Whether blocks of this kind can be dragged, for as long as a check lasts. */
const rule = { canDrag: true };
const Ruled = Object.assign(SampleText.bind(null), { craft: { rules: { canDrag: () => rule.canDrag } } });

/** A block that is no canvas, with a block inside and a region. */
function Card({ children }: { children?: ReactNode }) {
  return (
    <div>
      {children}
      <Element id="region" is={Region} canvas />
    </div>
  );
}

function Region() {
  const { connect, drag } = useNode().connectors;
  return <footer ref={(dom) => void (dom && connect(drag(dom)))} />;
}

const draggable = (editor: EditorHandle, id: string | undefined) => domOf(editor, id).draggable;

/** A block whose handle is an element of its own. */
function WithHandle() {
  const { connect, drag } = useNode().connectors;
  return (
    <p ref={(dom) => void (dom && connect(dom))}>
      <i ref={(dom) => void (dom && drag(dom))} />
      Block
    </p>
  );
}

const connectsAndDrags = () =>
  withEditor(
    (editor, place) => {
      const [id = "", text] = childrenOf(editor);
      const [element, handle] = [place.querySelector("p"), place.querySelector("i")];
      same(
        [domOf(editor, id) === element, element?.draggable, handle?.getAttribute("draggable")],
        [true, false, "true"],
      );
      click(element);
      fire(element, "mouseover");
      same([selectedOf(editor), editor.query.getEvent("hovered").all()], [[id], [id]]);
      dragBelow(handle, domOf(editor, text));
      same(childrenOf(editor), [text, id]);
    },
    { content: containerOf(<WithHandle />, <SampleText />), resolver: { WithHandle } },
  );

export const probes: CheckFile["probes"] = {
  "| `setProp` | function | Deprecated: it logs a warning. Use [actions.setProp](#set-prop). |": () => {
    const Old = () => {
      const { setProp } = useNode();
      const setOld = (props: { old?: boolean }) => {
        props.old = true;
      };
      return <button type="button" onClick={() => setProp(setOld)} />;
    };
    return says("console.warn: Deprecation warning: useNode().setProp() will be deprecated", () =>
      withEditor(
        (editor, place) => {
          place.querySelector("button")?.click();
          same(editor.query.node(childrenOf(editor)[0] ?? "").get().data.props, { old: true });
        },
        { content: containerOf(<Old />), resolver: { Old } },
      ),
    );
  },
  "Both return their argument, so `connect(drag(dom))` works, and ignore `null`. They do nothing while the editor is disabled, and detach when the component unmounts.":
    async () => {
      const returned: unknown[] = [];
      const element = document.createElement("p");
      const Block = () => {
        const { connect, drag } = useNode().connectors;
        return (
          <p
            ref={(dom) => {
              returned.push(connect(drag(dom as never)) === dom);
              connect(drag(element));
            }}
          >
            Block
          </p>
        );
      };
      await withEditor(
        async (editor) => {
          const [id = ""] = childrenOf(editor);
          same([...new Set(returned)], [true]);
          same(element.draggable, true);
          await enable(editor.actions, false);
          same(element.draggable, false);
          fire(element, "mousedown");
          same(selectedOf(editor), []);
          await enable(editor.actions, true);
          document.body.append(element);
          fire(element, "mousedown");
          same(selectedOf(editor), [id]);
          editor.actions.selectNode();
          editor.actions.setHidden(id, true);
          await settle();
          fire(element, "mousedown");
          same(selectedOf(editor), []);
        },
        { content: containerOf(<Block />), resolver: { Block } },
      );
      element.remove();
    },
  "It stores the element as `node.dom`, selects the node on mouse down, marks it as hovered on mouse over, and accepts drops.":
    () => {
      const Block = () => {
        const { connect } = useNode().connectors;
        return <p ref={(dom) => void (dom && connect(dom))}>Block</p>;
      };
      const Tool = () => {
        const { create } = useEditor().connectors;
        return <b ref={(dom) => void (dom && create(dom, <SampleText />))} />;
      };
      return withEditor(
        (editor, place) => {
          const [id] = childrenOf(editor);
          same(domOf(editor, id) === place.querySelector("p"), true);
          fire(domOf(editor, id), "mouseover");
          same(editor.query.getEvent("hovered").all(), [id]);
          fire(domOf(editor, id), "mousedown");
          same(selectedOf(editor), [id]);
          dragBelow(place.querySelector("b"), domOf(editor, id));
          same([childrenOf(editor).length, childrenOf(editor)[0]], [2, id]);
        },
        { content: containerOf(<Block />), resolver: { Block }, beside: <Tool /> },
      );
    },
  "- It has no effect on a node that cannot be dragged: the root, a linked node, a child of a node that is not a canvas, or one whose `canDrag` [rule](/docs/api/user-component#rules) returns `false`.":
    async () => {
      const content = containerOf(
        <SampleText />,
        <Card>
          <SampleText text="Child" />
        </Card>,
        <Ruled />,
      );
      rule.canDrag = false;
      await withEditor(
        (editor) => {
          const [text, card = "", ruled] = childrenOf(editor);
          const [child] = childrenOf(editor, card);
          const [region] = editor.query.node(card).linkedNodes();
          same(
            [text, "ROOT", region, child, ruled].map((id) => draggable(editor, id)),
            [true, false, false, false, false],
          );
        },
        { content, resolver: { Card, Region, Ruled } },
      );
      rule.canDrag = true;
    },
  "- That is checked when the element is connected. A `canDrag` that returns `true` later is not noticed until the component mounts again or the editor’s `enabled` goes off and on.":
    () => {
      rule.canDrag = false;
      return withEditor(
        async (editor) => {
          const [id = ""] = childrenOf(editor);
          rule.canDrag = true;
          setText(editor.actions, id, "Other");
          await settle();
          same(draggable(editor, id), false);
          await enable(editor.actions, false);
          await enable(editor.actions, true);
          same(draggable(editor, id), true);
        },
        { content: containerOf(<Ruled />), resolver: { Ruled } },
      );
    },
  "call it with `false` from a related component or through `useEditor`.": () =>
    withEditor(async (editor, place) => {
      const [id = ""] = childrenOf(editor);
      editor.actions.setHidden(id, true);
      await settle();
      same(place.textContent, "Two");
      editor.actions.setHidden(id, false);
      await settle();
      same(place.textContent, "OneTwo");
    }),
  "| [`connect(dom)`](#connect) | Makes this the node’s element: select, hover and drop | | [`drag(dom)`](#drag) | Makes this the handle that drags the node |":
    connectsAndDrags,
  'Sets `draggable="true"` on the element and moves the node when the user drags it.': connectsAndDrags,
  "With React 19, two of them around one JSX element, as in `connect(drag(<p>…</p>))`, log `Accessing element.ref was removed in React 19` in development, so prefer a `ref`.":
    async () => {
      const Jsx = () => {
        const { connect, drag } = useNode().connectors;
        return connect(drag(<address>Block</address>));
      };
      const Ref = () => {
        const { connect } = useNode().connectors;
        return <address ref={(dom) => void (dom && connect(dom))}>Block</address>;
      };
      const saidBy = (Block: typeof Jsx) =>
        saidOnConsole(() => withEditor(() => {}, { content: containerOf(<Block />), resolver: { Block } }));
      const message = "Accessing element.ref was removed in React 19";
      same((await saidBy(Ref)).filter((text) => text.includes(message)).length, 0);
      same((await saidBy(Jsx)).filter((text) => text.includes(message)).length, 1);
      same(version.split(".")[0], "19");
    },
  "A JSX element of a component throws an `Error` with an empty message.": () =>
    withBlock(async (seen) => {
      let message = "none";
      try {
        last(seen).connectors.connect(<SampleText />);
      } catch (error) {
        message = (error as Error).message;
      }
      same(message, "");
    }),
};
