import { DefaultEventHandlers, type Editor, Element, useEditor } from "@craftjs/core";
import { type ComponentProps, createElement, useState } from "react";
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { childrenOf, domOf, selectedOf } from "../../../harness/editor-questions.ts";
import { enable } from "../../../harness/enable.ts";
import { click, dragBelow, fire } from "../../../harness/pointer.ts";
import { sameOfEach } from "../../../harness/same-of-each.ts";
import { Box } from "../../../harness/sample-items.tsx";
import { SampleTool } from "../../../harness/sample-tool.tsx";
import { SampleContainer, SampleText } from "../../../harness/samples.tsx";
import { says } from "../../../harness/says.ts";
import { type EditorHandle, settle, withEditor } from "../../../harness/stage.tsx";

/** An element that selects a node, connected in a ref callback. */
function Selects({ id }: { id: string }) {
  const { connectors } = useEditor();
  return <i ref={(dom) => void (dom && connectors.select(dom, id))} />;
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
    sameOfEach([selects, hovers, drops], done, [
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

/** Where a new block would go that is dragged so many pixels below the top of a node. */
function targetOf(editor: EditorHandle, place: HTMLElement, id: string, y: number): string {
  const tool = place.querySelector("b");
  fire(tool, "dragstart");
  fire(domOf(editor, id), "dragover", { clientY: domOf(editor, id).getBoundingClientRect().top + y });
  const { parent } = editor.query.getState().indicator.placement;
  fire(tool, "dragend");
  // What has been dropped there goes again.
  editor.actions.history.undo();
  return parent.id;
}

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
      const { connect, drag, create, select, hover, drop } = connectors;
      for (const connector of [connect, drag, select, hover, drop]) same(connector(element, "ROOT") === element, true);
      same(create(element, <hr />, {}) === element, true);
    }),
  "ignore `null`, which React passes when it detaches a ref;": () =>
    withEditor(({ connectors }) => {
      const nothing = null as never;
      for (const connector of Object.values(connectors)) same(connector(nothing, nothing, nothing), undefined);
    }),
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
    const Handle = () => {
      const { connectors, query } = useEditor();
      connectors.drag(handle, childrenOf({ query })[0] ?? "");
      return null;
    };
    let show: ((shown: boolean) => void) | undefined;
    const Perhaps = () => {
      const [shown, setShown] = useState(false);
      show = setShown;
      return shown && <Handle />;
    };
    return withEditor(
      async () => {
        for (const shown of [true, false]) {
          show?.(shown);
          await settle();
          same(handle.draggable, shown);
        }
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
    () =>
      withEditor(
        (editor, place) => {
          click(domOf(editor, "ROOT"));
          click(place);
          same(selectedOf(editor), ["ROOT"]);
          click(place.querySelector("i"));
          same(selectedOf(editor), []);
        },
        { beside: <Selects id="" /> },
      ),
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
      return withEditor(
        (editor, place) => {
          const [box = "", card = ""] = childrenOf(editor);
          const [inside = ""] = editor.query.node(card).linkedNodes();
          const targetAt = (id: string, y: number) => targetOf(editor, place, id, y);
          same([targetAt(box, 9), targetAt(box, 11)], ["ROOT", box]);
          same([targetAt("ROOT", 2), targetAt(inside, 0)], ["ROOT", inside]);
        },
        {
          beside: <SampleTool element={<SampleText />} />,
          content: containerOf(<Element is={Box} canvas />, <Card />),
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
      { beside: <Selects id="ROOT" /> },
    ),
  "| [`connect(dom, id)`](#connect) | Becomes the DOM element of the node: select, hover and drop in one call | | [`drag(dom, id)`](#drag) | Drags the node | | [`create(dom, element, options?)`](#create) | Creates a new node where the user drops it | | [`select(dom, id)`](#select) | Selects the node on mouse down | | [`hover(dom, id)`](#hover) | Marks the node as hovered | | [`drop(dom, id)`](#drop) | Accepts drops into, or beside, the node |":
    eachConnector,
  "Stores the element as the node’s `dom` and applies [select](#select), [hover](#hover) and [drop](#drop) to it.":
    eachConnector,
  "Selects the node on `mousedown`.": eachConnector,
  "The target is the node with this id if it is a canvas, otherwise its nearest canvas ancestor.": () =>
    withEditor(
      (editor, place) => {
        const [plain = ""] = childrenOf(editor);
        const [text = ""] = childrenOf(editor, plain);
        same(
          [plain, text, "ROOT"].map((id) => targetOf(editor, place, id, 11)),
          ["ROOT", "ROOT", "ROOT"],
        );
      },
      {
        beside: <SampleTool element={<SampleText />} />,
        content: containerOf(createElement(SampleContainer, null, <SampleText />)),
      },
    ),
};
