import { Element, Positioner } from "@craftjs/core";
import { blockOf } from "../../../harness/block-of.ts";
import { type CheckFile, type Run, same } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { dragImagesOf } from "../../../harness/drag-images.ts";
import { dropsNearEdge } from "../../../harness/drops-near-edge.tsx";
import { childrenOf, domOf } from "../../../harness/editor-questions.ts";
import { indicatorLine } from "../../../harness/indicator-line.ts";
import { mouse, mouseThenEscape, pointIn } from "../../../harness/mouse.ts";
import { dragOver, fire } from "../../../harness/pointer.ts";
import { Box, Item, withItems } from "../../../harness/sample-items.tsx";
import { type EditorHandle, rendered, settle, withEditor } from "../../../harness/stage.tsx";
import { runs as reasonRuns } from "./drag-feedback-reason.check.tsx";

const indicatorOf = ({ query }: EditorHandle) => query.getState().indicator?.placement;

/** That the positions of blocks stay as they were when the window scrolls, until an element scrolls or the pointer reaches another canvas. */
async function measuresAgain(): Promise<void> {
  for (const wanted of ["an element", "another canvas"]) {
    await withItems(
      (editor, place) => {
        const [first, second, inner] = childrenOf(editor).map((id) => domOf(editor, id));
        if (!first || !second || !inner) throw new Error("the page is not there");
        const { top, left } = second.getBoundingClientRect();
        const indexAt = (y: number) => {
          fire(second, "dragover", { clientX: left + 50, clientY: y });
          return indicatorOf(editor)?.index;
        };
        fire(first, "dragstart");
        same(indexAt(top + 10), 1);
        // The page goes down by 200 pixels, as if the window had scrolled.
        domOf(editor, "ROOT").style.paddingTop = "220px";
        same(indexAt(top + 9), 1);
        window.dispatchEvent(new Event("scroll"));
        document.dispatchEvent(new Event("scroll", { bubbles: true }));
        same(indexAt(top + 11), 1);
        if (wanted === "an element") place.dispatchEvent(new Event("scroll"));
        else dragOver(inner, 0.5, 0.5);
        same([wanted, indexAt(top + 12)], [wanted, 0]);
        fire(first, "dragend");
      },
      [<Item key="a" />, <Item key="b" />, <Element key="c" is={Box} canvas />],
    );
  }
}

/** That a drag moves the block where it ends with a drop on the page, and otherwise does not. */
const cancels: Run = async ({ CancellableEditor }) => {
  for (const dropped of [false, true]) {
    await rendered(<CancellableEditor />, async (place) => {
      const [first, last] = place.querySelectorAll("p");
      if (!first || !last) throw new Error("the page is not there");
      // As it is with a picture in a block: the drag begins at what is in the block.
      const inner = first.appendChild(document.createElement("img"));
      fire(inner, "dragstart");
      // Below its lower edge: the margins of a paragraph count for its size.
      dragOver(last, 0.5, 1.7);
      if (dropped) fire(last, "drop");
      fire(inner, "dragend");
      await settle();
      same([place.querySelector("p") === first, document.querySelector(".drag-shadow")], [!dropped, null]);
      inner.remove();
    });
  }
  return <CancellableEditor />;
};

/** The types of the data that a drag of the first item has when its event comes to the page, which stops it. */
function typesOfDrag(place: HTMLElement): readonly string[] | undefined {
  let types: readonly string[] | undefined;
  place.addEventListener("dragstart", (event) => {
    event.stopPropagation();
    types = event.dataTransfer?.types;
  });
  const item = place.querySelector("[data-dragged]");
  fire(item, "dragstart");
  fire(item, "dragend");
  return types;
}

export const runs: CheckFile["runs"] = {
  "src/chip.tsx": ({ Photo }) =>
    withEditor(
      (_, place) => {
        const [shadow, chip] = dragImagesOf(place.querySelector("img"));
        same([shadow?.className, chip?.textContent], ["drag-shadow", "Photo"]);
      },
      { resolver: { Photo }, content: containerOf(<Photo />) },
    ),
  "src/border-offset.ts": () => {
    same(Positioner.BORDER_OFFSET, 4);
    Positioner.BORDER_OFFSET = 10;
  },
  "src/drop-hint.tsx": async ({ EditorWithHint }) => {
    await rendered(<EditorWithHint />, async (place) => {
      const [text, other] = [place.querySelector("p"), place.querySelector("section section")];
      if (!text || !other) throw new Error("the page is not there");
      fire(text, "dragstart");
      dragOver(other, 0.5, 0.5);
      await settle();
      same([place.innerText.includes("Into Container"), indicatorLine()?.style.display], [true, "none"]);
      fire(text, "dragend");
      await settle();
      same(place.innerText.includes("Into"), false);
    });
    return <EditorWithHint />;
  },
  "src/cancellable-editor.tsx": cancels,
  "src/drag-data.ts": () => withItems((_, place) => same(typesOfDrag(place), ["application/x-block"])),
  ...reasonRuns,
};

export const probes: CheckFile["probes"] = {
  "The block lands where the line was last, also if the pointer has left the canvas since. Escape ends a drag, but does not cancel it: the block lands at the line.":
    async () => {
      for (const end of ["outside", "Escape"]) {
        await withEditor(async (editor, place) => {
          // Craft.js counts margins to the height of a block.
          for (const text of place.querySelectorAll("p")) text.style.margin = "0";
          const [first, second] = childrenOf(editor);
          const path = [
            pointIn(domOf(editor, first), 0.1, 0.5),
            pointIn(domOf(editor, second), 0.1, 0.8),
            pointIn(domOf(editor, second), 0.1, 0.9),
          ];
          if (end === "Escape") await mouseThenEscape(...path);
          else await mouse(...path, { x: innerWidth - 9, y: innerHeight - 9 });
          await settle();
          same([end, childrenOf(editor)], [end, [second, first]]);
        });
      }
    },
  "`node.events.dragged` is `true` for the blocks being dragged, so `Text` fades at its old place.": () =>
    withItems(async (editor, place) => {
      const item = place.querySelector("[data-dragged]");
      fire(item, "dragstart");
      await settle();
      same(place.querySelectorAll("[data-dragged=true]").length, 1);
      fire(item, "dragend");
      await settle();
      same([place.querySelectorAll("[data-dragged=true]").length, indicatorOf(editor)], [0, undefined]);
    }),
  "Within 10 pixels of a canvas’s edge, the drop goes to the canvas’s **parent**, beside it, unless the canvas is the root or a linked node. Without this, nothing could be dropped beside a canvas that fills its parent. For small canvases, 10 pixels may be too much:":
    dropsNearEdge,
  "The other remedy needs no code: give canvases a padding of more than 10 pixels.": () =>
    withItems(
      (editor) => {
        const [item, narrow = "", wide = ""] = childrenOf(editor);
        const parentOver = (canvas: string) => {
          dragOver(domOf(editor, childrenOf(editor, canvas)[0]), 0.5, 0.02);
          return indicatorOf(editor)?.parent.id;
        };
        fire(domOf(editor, item), "dragstart");
        same([parentOver(narrow), parentOver(wide)], ["ROOT", wide]);
        fire(domOf(editor, item), "dragend");
      },
      [
        <Item key="a" />,
        ...[5, 12].map((padding) => (
          <Element key={padding} is={Box} canvas style={{ padding }}>
            <Item />
          </Element>
        )),
      ],
    ),
  "- **The hint stays** where it was while the pointer is outside of all canvases. `state.indicator` changes only over a canvas, and becomes `null` when the drag ends.":
    () =>
      withItems((editor) => {
        const [first = "", second = ""] = editor.query.node("ROOT").childNodes();
        fire(domOf(editor, first), "dragstart");
        same(indicatorOf(editor), undefined);
        dragOver(domOf(editor, second), 0.5, 0.9);
        const before = indicatorOf(editor);
        fire(document.body, "dragover", { clientX: 1, clientY: 1 });
        same([before?.index, indicatorOf(editor) === before], [2, true]);
        fire(domOf(editor, first), "dragend");
        same(indicatorOf(editor), undefined);
      }),
  "`error` is an `Error`": () =>
    withItems(({ query }) => {
      const { error } = query.getDropPlaceholder("ROOT", "ROOT", { x: 1, y: 1 });
      same((error as unknown) instanceof Error, true);
    }),
  "Craft.js gives a drag no data.": () => withItems((_, place) => same(typesOfDrag(place), [])),
  "Craft.js then measures again, but only if an **element** scrolls that contains the page.": measuresAgain,
  "When the window itself scrolls, it keeps the old positions until the pointer reaches another canvas, and the line is off by as much as was scrolled. So let an element around `<Frame>` scroll:":
    measuresAgain,
  "Other changes of the layout, such as a section that opens while a block is dragged over it, are not noticed either.":
    measuresAgain,
  "These handlers change both. A drag that ends without a drop on the page leaves the page as it was:": async () =>
    cancels(await blockOf("docs/guides/drag-feedback/src/cancellable-editor.tsx")),
};
