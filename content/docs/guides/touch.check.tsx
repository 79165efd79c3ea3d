import { type EditorStore, Element } from "@craftjs/core";
import type { ReactElement } from "react";
import { blockOf } from "../../../test/docs/browser/block-of.ts";
import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { childrenOf, selectedOf, textOf } from "../../../test/docs/browser/editor-questions.ts";
import { enable } from "../../../test/docs/browser/enable.ts";
import { finger } from "../../../test/docs/browser/finger.ts";
import { mouse, type Point, pointIn } from "../../../test/docs/browser/mouse.ts";
import { click } from "../../../test/docs/browser/pointer.ts";
import { pressKey } from "../../../test/docs/browser/press-key.ts";
import { SampleContainer, SampleText } from "../../../test/docs/browser/samples.tsx";
import { type EditorHandle, settle, withEditor } from "../../../test/docs/browser/stage.tsx";
import { until } from "../../../test/docs/browser/until.ts";
import { probes as handlers } from "./touch-handlers.check.tsx";

const paragraph = (place: HTMLElement, text: string) =>
  [...place.querySelectorAll("p")].find(({ textContent }) => textContent === text) as HTMLElement;

/** An editor with the page's touch handlers. */
async function withTouch(content: ReactElement, then: (editor: EditorHandle, place: HTMLElement) => unknown) {
  const { TouchHandlers } = await blockOf("docs/guides/touch/src/touch-handlers.ts");
  const handlers = (store: EditorStore) =>
    new TouchHandlers({ store, removeHoverOnMouseleave: false, isMultiSelectEnabled: () => false });
  await withEditor(then, { content, props: { handlers } });
}

/** Places in texts without the margins that Craft.js would count to their height. */
function placesIn(place: HTMLElement, ...texts: string[]): (Point | null)[] {
  for (const text of place.querySelectorAll("p")) text.style.margin = "0";
  return texts.map((text) => pointIn(paragraph(place, text), 0.01, 0.95));
}

/** Holds a finger on one text until the drag begins, moves it to the lower edge of others, and lifts it. */
async function dragByFinger(place: HTMLElement, ...texts: string[]): Promise<void> {
  await finger(placesIn(place, ...texts), 400);
  await settle();
}

const threeTexts = containerOf(<SampleText text="One" />, <SampleText text="Two" />, <SampleText text="Three" />);

/** What the document says, in its order. */
const textsOf = (editor: EditorHandle) => childrenOf(editor).map((id) => textOf(editor, id));

export const runs: CheckFile["runs"] = {
  "src/touch-handlers.ts": async () => {
    const content = containerOf(containerOf(<SampleText text="Inside" />), <SampleText text="Last" />);
    await withTouch(content, async ({ actions, query }, place) => {
      const last = paragraph(place, "Last");
      await dragByFinger(place, "Inside", "Last");
      same(last.parentElement?.lastElementChild?.textContent, "Inside");
      // The container around the block stays where it was, and is not selected.
      const [container = ""] = query.node("ROOT").childNodes();
      same(query.node(container).get().data.nodes, []);
      same(query.getEvent("selected").contains(container), false);
      await enable(actions, false);
      same(place.querySelectorAll("[draggable=true]").length, 0);
    });
    return null;
  },
  "src/move-buttons.tsx": ({ MoveButtons }) =>
    withEditor(
      async ({ actions, query }, place) => {
        const [first = "", second = ""] = query.node("ROOT").childNodes();
        const press = async (label: string) => {
          [...place.querySelectorAll("button")].find(({ textContent }) => textContent === label)?.click();
          await settle();
        };
        actions.selectNode(first);
        await settle();
        await press("Move down");
        same(query.node("ROOT").childNodes(), [second, first]);
        await press("Move up");
        same(query.node("ROOT").childNodes(), [first, second]);
      },
      { beside: <MoveButtons /> },
    ).then(() => null),
  "src/add-button.tsx": ({ AddButton }) => {
    const content = containerOf(<Element is={SampleContainer} canvas />);
    return withEditor(
      async ({ actions, query }, place) => {
        const [container = ""] = query.node("ROOT").childNodes();
        const add = () => place.querySelector("button")?.click();
        add();
        same(query.node("ROOT").childNodes().length, 2);
        actions.selectNode(container);
        add();
        same(query.node(container).childNodes().length, 1);
      },
      { content, beside: <AddButton label="Add" block={<SampleText />} /> },
    ).then(() => null);
  },
};

export const probes: CheckFile["probes"] = {
  ...handlers,
  "A click outside of all blocks does not clear the selection.": () =>
    withEditor(({ actions, query }) => {
      actions.selectNode("ROOT");
      click(document.body);
      same(query.getEvent("selected").all(), ["ROOT"]);
    }),
  "| Tap | Selects the block. Browsers send mouse events after a tap. |": () =>
    withEditor(async (editor, place) => {
      await finger([pointIn(paragraph(place, "One"), 0.1, 0.5)]);
      await until(() => selectedOf(editor).length > 0);
      same(selectedOf(editor), childrenOf(editor).slice(0, 1));
    }),
  "Only a tap makes one: the block that was tapped counts as hovered.": () =>
    withEditor(async (editor, place) => {
      const hovered = () => editor.query.getEvent("hovered").all();
      const [one, two] = ["One", "Two"].map((text) => pointIn(paragraph(place, text), 0.1, 0.5));
      await finger([one ?? null, two ?? null]);
      await settle();
      same(hovered(), []);
      await finger([one ?? null]);
      await until(() => hovered().length > 0);
      same(hovered(), childrenOf(editor).slice(0, 1));
    }),
  "A tap or Enter adds the block to the selected container, or else to the page. A mouse can still drag it to any place.":
    async () => {
      const { AddButton } = await blockOf("docs/guides/touch/src/add-button.tsx");
      const content = containerOf(<Element is={SampleContainer} canvas />, <SampleText text="Last" />);
      await withEditor(
        async (editor, place) => {
          const [container = ""] = childrenOf(editor);
          const button = place.querySelector("button") as HTMLElement;
          await finger([pointIn(button, 0.5, 0.5)]);
          await until(() => childrenOf(editor).length === 3);
          same(textsOf(editor).slice(1), ["Last", "New"]);
          editor.actions.selectNode(container);
          button.focus();
          await pressKey("Enter");
          await until(() => childrenOf(editor, container).length === 1);
          same(childrenOf(editor, container).length, 1);
          const last = paragraph(place, "Last");
          await mouse(pointIn(button, 0.5, 0.5), pointIn(last, 0.1, 0.1), pointIn(last, 0.1, 0.2));
          await settle();
          same(textsOf(editor).slice(1), ["New", "Last", "New"]);
        },
        { content, beside: <AddButton label="Add" block={<SampleText text="New" />} /> },
      );
    },
  "hold a finger on a block for 250 milliseconds, then move it.": () =>
    withTouch(threeTexts, async (editor, place) => {
      await finger(placesIn(place, "One", "Three"), 50);
      await settle();
      same(textsOf(editor), ["One", "Two", "Three"]);
      await dragByFinger(place, "One", "Three");
      same(textsOf(editor), ["Two", "Three", "One"]);
    }),
  "A finger that moves at once scrolls the page. Once the drag has begun, `preventDefault` in `touchmove` keeps the page still.":
    () =>
      withTouch(threeTexts, async (_, place) => {
        place.style.height = "9000px";
        await finger(placesIn(place, "Three", "One"), 400);
        await settle();
        same(scrollY, 0);
        await finger(placesIn(place, "Three", "One"));
        await until(() => scrollY > 0);
        same(scrollY > 0, true);
        scrollTo(0, 0);
      }),
  "A block that is let go outside the page lands where the line was last.": () =>
    withTouch(threeTexts, async (editor, place) => {
      await finger([...placesIn(place, "One", "Two"), { x: 9, y: innerHeight - 9 }], 400);
      await settle();
      same(textsOf(editor), ["Two", "One", "Three"]);
    }),
  "It drags the block under the finger, also when several are selected.": () =>
    withTouch(threeTexts, async (editor, place) => {
      editor.actions.selectNode(childrenOf(editor).slice(0, 2));
      await dragByFinger(place, "One", "Three");
      same(textsOf(editor), ["Two", "Three", "One"]);
    }),
  "- **A block’s text fields** stay usable: a tap focuses them.": () =>
    withTouch(containerOf(<SampleText text="One" />), async (_, place) => {
      const field = paragraph(place, "One").appendChild(document.createElement("input"));
      await finger([pointIn(field, 0.5, 0.5)]);
      await until(() => document.activeElement === field);
      same(document.activeElement === field, true);
    }),
};
