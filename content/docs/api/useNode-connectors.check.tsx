import { useNode } from "@craftjs/core";
import { version } from "react";
import { last, withBlock } from "../../../test/docs/browser/block-hook.tsx";
import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { craftedBlock } from "../../../test/docs/browser/crafted-block.tsx";
import { childrenOf, domOf, selectedOf } from "../../../test/docs/browser/editor-questions.ts";
import { enable } from "../../../test/docs/browser/enable.ts";
import { inside, regionOf, withOneOfEach } from "../../../test/docs/browser/one-of-each.tsx";
import { click, dragBelow, fire } from "../../../test/docs/browser/pointer.ts";
import { RelatedPart } from "../../../test/docs/browser/related-part.tsx";
import { saidOnConsole } from "../../../test/docs/browser/said-on-console.ts";
import { SampleTool } from "../../../test/docs/browser/sample-tool.tsx";
import { SampleText } from "../../../test/docs/browser/samples.tsx";
import { says } from "../../../test/docs/browser/says.ts";
import { setText } from "../../../test/docs/browser/set-text.ts";
import { settle } from "../../../test/docs/browser/stage.tsx";
import { withBlocks } from "../../../test/docs/browser/with-blocks.tsx";

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
  withBlocks({ WithHandle, SampleText }, (editor, place) => {
    const [id = "", text] = childrenOf(editor);
    const [element, handle] = [place.querySelector("p"), place.querySelector("i")];
    same([domOf(editor, id) === element, element?.draggable, handle?.getAttribute("draggable")], [true, false, "true"]);
    click(element);
    fire(element, "mouseover");
    same([selectedOf(editor), editor.query.getEvent("hovered").all()], [[id], [id]]);
    dragBelow(handle, domOf(editor, text));
    same(childrenOf(editor), [text, id]);
  });

export const probes: CheckFile["probes"] = {
  "| `setProp` | function | Deprecated: it logs a warning. Use [actions.setProp](#set-prop). |": () =>
    says("console.warn: Deprecation warning: useNode().setProp() will be deprecated", () =>
      withBlock((seen, { query }) => {
        const { id, setProp } = last(seen);
        setProp((props: object) => Object.assign(props, { old: true }));
        same(query.node(id).get().data.props, { old: true });
      }),
    ),
  "Both return their argument, so `connect(drag(dom))` works, and ignore `null`. They do nothing while the editor is disabled, and detach when the component unmounts.":
    async () => {
      const returned: unknown[] = [];
      const element = document.body.appendChild(document.createElement("p"));
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
      await withBlocks({ Block }, async (editor) => {
        const [id = ""] = childrenOf(editor);
        same([...new Set(returned)], [true]);
        same(element.draggable, true);
        await enable(editor.actions, false);
        same(element.draggable, false);
        fire(element, "mousedown");
        same(selectedOf(editor), []);
        await enable(editor.actions, true);
        fire(element, "mousedown");
        same(selectedOf(editor), [id]);
        editor.actions.selectNode();
        editor.actions.setHidden(id, true);
        await settle();
        fire(element, "mousedown");
        same(selectedOf(editor), []);
      });
      element.remove();
    },
  "It stores the element as `node.dom`, selects the node on mouse down, marks it as hovered on mouse over, and accepts drops.":
    () => {
      const Block = () => {
        const { connect } = useNode().connectors;
        return <p ref={(dom) => void (dom && connect(dom))}>Block</p>;
      };
      return withBlocks(
        { Block },
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
        { beside: <SampleTool element={<SampleText />} /> },
      );
    },
  "- It has no effect on a node that cannot be dragged: the root, a linked node, a child of a node that is not a canvas, or one whose `canDrag` [rule](/docs/api/user-component#rules) returns `false`.":
    () =>
      withOneOfEach((editor, ids) => {
        same(domOf(editor, ids.text).draggable, true);
        for (const id of ["ROOT", regionOf(editor, ids), inside(editor, ids.plain), ids.fixed]) {
          same(domOf(editor, id).draggable, false);
        }
      }),
  "- That is checked when the element is connected. A `canDrag` that returns `true` later is not noticed until the component mounts again or the editor’s `enabled` goes off and on.":
    () => {
      let may = false;
      const Ruled = craftedBlock({ rules: { canDrag: () => may } }, SampleText);
      return withBlocks({ Ruled }, async (editor) => {
        const [id] = childrenOf(editor);
        const draggable = () => domOf(editor, id).draggable;
        may = true;
        setText(editor.actions, id, "Other");
        await settle();
        same(draggable(), false);
        await enable(editor.actions, false);
        await enable(editor.actions, true);
        same(draggable(), true);
      });
    },
  "call it with `false` from a related component or through `useEditor`.": async () => {
    const shows = async (setHidden: (hidden: boolean) => void, place: HTMLElement) => {
      for (const hidden of [true, false]) {
        setHidden(hidden);
        await settle();
        same(place.textContent, hidden ? "" : "Block");
      }
    };
    let inPart: ((hidden: boolean) => void) | undefined;
    const Part = () => {
      inPart = useNode().actions.setHidden;
      return null;
    };
    const options = { craft: { related: { settings: Part } }, beside: <RelatedPart /> };
    await withBlock(async (seen, { actions }, place) => {
      const { id } = last(seen);
      await shows((hidden) => actions.setHidden(id, hidden), place);
      actions.selectNode(id);
      await settle();
      await shows((hidden) => inPart?.(hidden), place);
    }, options);
  },
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
      const countOf = async (Block: typeof Jsx) => {
        const said = await saidOnConsole(() => withBlocks({ Block }, () => {}));
        return said.filter((text) => text.includes("Accessing element.ref was removed in React 19")).length;
      };
      same([await countOf(Ref), await countOf(Jsx), version.split(".")[0]], [0, 1, "19"]);
    },
  "A JSX element of a component throws an `Error` with an empty message.": () =>
    withBlock((seen) => {
      let message = "none";
      try {
        last(seen).connectors.connect(<SampleText />);
      } catch (error) {
        message = (error as Error).message;
      }
      same(message, "");
    }),
};
