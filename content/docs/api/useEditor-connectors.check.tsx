import { DefaultEventHandlers, type Editor, Element, useEditor } from "@craftjs/core";
import { type ComponentProps, type ReactNode, useState } from "react";
import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { childrenOf, domOf, selectedOf } from "../../../test/docs/browser/editor-questions.ts";
import { enable } from "../../../test/docs/browser/enable.ts";
import { click, dragBelow, fire } from "../../../test/docs/browser/pointer.ts";
import { SampleTool } from "../../../test/docs/browser/sample-tool.tsx";
import { SampleContainer, SampleText } from "../../../test/docs/browser/samples.tsx";
import { says } from "../../../test/docs/browser/says.ts";
import { type EditorHandle, settle, withEditor } from "../../../test/docs/browser/stage.tsx";

/** A box that is high enough to have an inside beside its border. */
function Box({ children }: { children?: ReactNode }) {
  return <SampleContainer style={{ padding: 30 }}>{children}</SampleContainer>;
}

/** A component that connects its element in a ref callback. */
function Selects() {
  const { connectors } = useEditor();
  return (
    <i
      ref={(dom) => {
        if (dom) connectors.select(dom, "ROOT");
      }}
    />
  );
}

/** What each connector does with an element that is nowhere else on the page. */
const eachConnector = () =>
  withEditor((editor, place) => {
    const { connectors, query } = editor;
    const [id = "", other] = childrenOf(editor);
    const element = () => place.appendChild(document.createElement("i"));
    const [selects, hovers, drops, drags, creates] = [element(), element(), element(), element(), element()];
    connectors.select(selects, id);
    connectors.hover(hovers, id);
    connectors.drop(drops, id);
    connectors.drag(drags, id);
    connectors.create(creates, <SampleText text="New" />, {});
    const done = (on: HTMLElement) => {
      editor.actions.clearEvents();
      for (const type of ["mousedown", "mouseover"]) fire(on, type);
      fire(creates, "dragstart");
      fire(on, "dragover");
      const { events, indicator } = query.getState();
      const found = [events.selected.has(id), events.hovered.has(id), indicator?.placement.parent.id ?? null];
      editor.actions.setIndicator(null);
      fire(creates, "dragend");
      editor.actions.delete(childrenOf(editor).filter((child) => child !== id && child !== other));
      return found;
    };
    same([selects, hovers, drops].map(done), [
      [true, false, null],
      [false, true, null],
      [false, false, "ROOT"],
    ]);
    const [connected] = [element()];
    connectors.connect(connected, id);
    same([query.node(id).get().dom === connected, done(connected)], [true, [true, true, "ROOT"]]);
    same(drags.draggable, true);
    dragBelow(drags, domOf(editor, other));
    same(childrenOf(editor), [other, id]);
    const size = childrenOf(editor).length;
    dragBelow(creates, domOf(editor, other));
    same(childrenOf(editor).length, size + 1);
  });

export const probes: CheckFile["probes"] = {
  "The types also allow a JSX element in place of the DOM element, but here that does not work: the element is returned with a ref, and the other arguments, such as the id, are lost.":
    () => {
      const Wrong = () => useEditor().connectors.drag(<p>Text</p>, "ROOT");
      return says("Invalid parameter Node Id specified", () => withEditor(() => {}, { beside: <Wrong /> }));
    },
  "- return their first argument, so they nest: `connect(drag(dom, id), id)`;": () =>
    withEditor(({ connectors }) => {
      const element = document.createElement("p");
      same(connectors.connect(connectors.drag(element, "ROOT"), "ROOT") === element, true);
    }),
  "ignore `null`, which React passes when it detaches a ref;": () =>
    withEditor(({ connectors }) => same(connectors.drag(null as never, "ROOT"), undefined)),
  "do nothing while the editor’s `enabled` option is `false`, and come back when it is `true`;": () =>
    withEditor(async (editor) => {
      await enable(editor.actions, false);
      click(domOf(editor, "ROOT"));
      same(selectedOf(editor), []);
      await enable(editor.actions, true);
      click(domOf(editor, "ROOT"));
      same(selectedOf(editor), ["ROOT"]);
    }),
  "stay attached until the component that called the hook unmounts.": () => {
    const handle = document.createElement("i");
    const Handle = ({ id }: { id: string }) => {
      useEditor().connectors.drag(handle, id);
      return null;
    };
    let show = (_: string) => {};
    const Perhaps = () => {
      const [id, setId] = useState("");
      show = setId;
      return id && <Handle id={id} />;
    };
    return withEditor(
      async (editor) => {
        show(childrenOf(editor)[0] ?? "");
        await settle();
        same(handle.draggable, true);
        show("");
        await settle();
        same(handle.draggable, false);
      },
      { beside: <Perhaps /> },
    );
  },
  "With the multi-select key held (the Meta key by default: see [handlers](/docs/api/editor#handlers)) it adds to the selection, from which the node’s ancestors and descendants are taken out. A further click with the key takes the node out again.":
    () =>
      withEditor((editor) => {
        const [first, second] = childrenOf(editor);
        const toggle = (id = "") => click(domOf(editor, id), { metaKey: true });
        click(domOf(editor, first));
        toggle(second);
        same(selectedOf(editor), [first, second]);
        toggle(second);
        same(selectedOf(editor), [first]);
        toggle("ROOT");
        same(selectedOf(editor), ["ROOT"]);
        toggle(first);
        same(selectedOf(editor), [first]);
      }),
  "A click outside of every node does not clear the selection. Put the canvas inside an element whose `select` has an empty id, and it does:":
    () => {
      const Outside = () => {
        const { connectors } = useEditor();
        return (
          <main
            ref={(dom) => {
              if (dom) connectors.select(dom, "");
            }}
          />
        );
      };
      return withEditor(
        (editor, place) => {
          click(domOf(editor, "ROOT"));
          click(place);
          same(selectedOf(editor), ["ROOT"]);
          click(place.querySelector("main"));
          same(selectedOf(editor), []);
        },
        { beside: <Outside /> },
      );
    },
  "Marks the node as hovered on `mouseover`. The mark stays when the pointer leaves the canvas, until another node is hovered or a node is selected by an action, unless the handlers were made with `removeHoverOnMouseleave: true`.":
    async () => {
      const hovered = ({ query }: EditorHandle) => query.getEvent("hovered").all();
      await withEditor((editor, place) => {
        const [first] = childrenOf(editor);
        fire(domOf(editor, first), "mouseover");
        fire(domOf(editor, first), "mouseleave");
        fire(place, "mouseover");
        same(hovered(editor), [first]);
        fire(domOf(editor, "ROOT"), "mouseover");
        same(hovered(editor), ["ROOT"]);
        editor.actions.selectNode(first);
        same(hovered(editor), []);
      });
      const isMultiSelectEnabled = () => false;
      const handlers: ComponentProps<typeof Editor>["handlers"] = (store) =>
        new DefaultEventHandlers({ store, isMultiSelectEnabled, removeHoverOnMouseleave: true });
      await withEditor(
        (editor) => {
          const [first] = childrenOf(editor);
          fire(domOf(editor, first), "mouseover");
          same(hovered(editor), [first]);
          fire(domOf(editor, first), "mouseleave");
          same(hovered(editor), []);
        },
        { props: { handlers } },
      );
    },
  "Within 10 pixels of the canvas’s border the target is the canvas’s parent, so that users can drop beside it. The root and linked nodes have no such border.":
    () => {
      const Card = () => (
        <Box>
          <Element id="inside" is={SampleContainer} canvas />
        </Box>
      );
      const targetAt = (editor: EditorHandle, place: HTMLElement, id: string, y: number) => {
        const source = place.querySelector("b");
        const clientY = domOf(editor, id).getBoundingClientRect().top + y;
        fire(source, "dragstart");
        fire(domOf(editor, id), "dragover", { clientY });
        return editor.query.getState().indicator.placement.parent.id;
      };
      return withEditor(
        (editor, place) => {
          const [box = "", card = ""] = childrenOf(editor);
          const [inside = ""] = editor.query.node(card).linkedNodes();
          same(targetAt(editor, place, box, 9), "ROOT");
          same(targetAt(editor, place, box, 11), box);
          same(targetAt(editor, place, "ROOT", 2), "ROOT");
          same(targetAt(editor, place, inside, 0), inside);
          fire(place.querySelector("b"), "dragend");
          for (const shadow of document.querySelectorAll(".drag-shadow")) shadow.remove();
        },
        {
          beside: <SampleTool element={<SampleText />} />,
          content: (
            <Element is={Box} canvas>
              <Element is={Box} canvas />
              <Card />
            </Element>
          ),
          resolver: { Box, Card },
        },
      );
    },
  "A connector attaches event listeners to a DOM element. Call it from a `ref` callback.": () =>
    withEditor(
      (editor, place) => {
        click(place.querySelector("i"));
        same(selectedOf(editor), ["ROOT"]);
      },
      { beside: <Selects /> },
    ),
  "| [`connect(dom, id)`](#connect) | Becomes the DOM element of the node: select, hover and drop in one call | | [`drag(dom, id)`](#drag) | Drags the node | | [`create(dom, element, options?)`](#create) | Creates a new node where the user drops it | | [`select(dom, id)`](#select) | Selects the node on mouse down | | [`hover(dom, id)`](#hover) | Marks the node as hovered | | [`drop(dom, id)`](#drop) | Accepts drops into, or beside, the node |":
    eachConnector,
  "Stores the element as the node’s `dom` and applies [select](#select), [hover](#hover) and [drop](#drop) to it.":
    eachConnector,
  "Selects the node on `mousedown`.": eachConnector,
  "The target is the node with this id if it is a canvas, otherwise its nearest canvas ancestor.": eachConnector,
};
