import { Element } from "@craftjs/core";
import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { enable } from "../../../test/docs/browser/enable.ts";
import { click, fire } from "../../../test/docs/browser/pointer.ts";
import { SampleContainer, SampleText } from "../../../test/docs/browser/samples.tsx";
import { settle, withEditor } from "../../../test/docs/browser/stage.tsx";

const paragraph = (place: HTMLElement, text: string) =>
  [...place.querySelectorAll("p")].find(({ textContent }) => textContent === text) as HTMLElement;

/** Holds a finger on one element until the drag begins, moves it to the lower edge of another, and lifts it. */
async function dragByFinger(from: HTMLElement, to: HTMLElement): Promise<void> {
  const touch = (type: string, on: HTMLElement, down: number) => {
    const { left, bottom } = on.getBoundingClientRect();
    const point = new Touch({ identifier: 1, target: from, clientX: left + 5, clientY: bottom - 1 });
    const touches = [point].slice(0, down);
    from.dispatchEvent(new TouchEvent(type, { bubbles: true, cancelable: true, touches, changedTouches: [point] }));
  };
  touch("touchstart", from, 1);
  await new Promise((done) => setTimeout(done, 300));
  touch("touchmove", to, 1);
  touch("touchend", to, 0);
  await settle();
}

export const runs: CheckFile["runs"] = {
  "src/touch-handlers.ts": ({ TouchHandlers }) => {
    const content = containerOf(containerOf(<SampleText text="Inside" />), <SampleText text="Last" />);
    return withEditor(
      async ({ actions, query }, place) => {
        const last = paragraph(place, "Last");
        // Craft.js counts an element's margins to its height.
        last.style.margin = "0";
        await dragByFinger(paragraph(place, "Inside"), last);
        same(last.parentElement?.lastElementChild?.textContent, "Inside");
        // The container around the block stays where it was, and is not selected.
        const [container = ""] = query.node("ROOT").childNodes();
        same(query.node(container).get().data.nodes, []);
        same(query.getEvent("selected").contains(container), false);
        await enable(actions, false);
        same(place.querySelectorAll("[draggable=true]").length, 0);
      },
      {
        content,
        props: {
          handlers: (store) =>
            new TouchHandlers({ store, removeHoverOnMouseleave: false, isMultiSelectEnabled: () => false }),
        },
      },
    ).then(() => null);
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
  "A click outside of all blocks does not clear the selection.": () =>
    withEditor(({ actions, query }) => {
      actions.selectNode("ROOT");
      click(document.body);
      same(query.getEvent("selected").all(), ["ROOT"]);
    }),
  "| Tap | Selects the block.": () =>
    withEditor(({ query }, place) => {
      const [first] = query.node("ROOT").childNodes();
      fire(paragraph(place, "One"), "mousedown");
      same(query.getEvent("selected").all(), [first]);
    }),
};
