import { DefaultEventHandlers, Element, useNode } from "@craftjs/core";
import type { DragEvent, ReactNode } from "react";
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { dragImagesOf } from "../../../harness/drag-images.ts";
import { childrenOf, domOf } from "../../../harness/editor-questions.ts";
import { indicatorLine } from "../../../harness/indicator-line.ts";
import { click, fire } from "../../../harness/pointer.ts";
import { withItems } from "../../../harness/sample-items.tsx";
import { SampleTool } from "../../../harness/sample-tool.tsx";
import { SampleText } from "../../../harness/samples.tsx";
import { settle, withEditor } from "../../../harness/stage.tsx";

/** The pictures of a drag of a block in another one, where both set one of their own. */
const nestedPictures = (isStopped: boolean) => {
  const Pictured = ({ name, children }: { name: string; children?: ReactNode }) => {
    const { connect, drag } = useNode().connectors;
    const onDragStart = (event: DragEvent) => {
      if (isStopped) event.stopPropagation();
      event.dataTransfer.setDragImage(Object.assign(document.createElement("i"), { className: name }), 0, 0);
    };
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: what is dragged is a block
      <div onDragStart={onDragStart} ref={(dom) => void (dom && connect(drag(dom)))}>
        {children ?? <b>Inner</b>}
      </div>
    );
  };
  const outer = (
    <Element is={Pictured} canvas name="outer">
      <Pictured name="inner" />
    </Element>
  );
  return withEditor((_, place) => dragImagesOf(place.querySelector("b")).map(({ className }) => className), {
    resolver: { Pictured },
    content: containerOf(outer),
  });
};

const tool = <SampleTool element={<SampleText />} />;

export const probes: CheckFile["probes"] = {
  "The same `onDragStart` works on a toolbox item.": () => {
    const pictured = (
      // biome-ignore lint/a11y/noStaticElementInteractions: what is dragged from a toolbox
      <span onDragStart={(event) => event.dataTransfer.setDragImage(document.createElement("i"), 0, 0)}>{tool}</span>
    );
    return withEditor(
      (_, place) =>
        same(
          dragImagesOf(place.querySelector("b")).map(({ tagName }) => tagName),
          ["B", "I"],
        ),
      {
        beside: pictured,
      },
    );
  },
  "While a block is dragged, Craft.js shows two things: a line where the block would land, and a picture of the block under the pointer.":
    () =>
      withItems(async (_, place) => {
        const [first, second] = place.querySelectorAll("[data-dragged]");
        const shown = () => [indicatorLine() !== undefined, document.querySelector(".drag-shadow") !== null];
        same(shown(), [false, false]);
        fire(first, "dragstart");
        fire(second, "dragover");
        await settle();
        same(shown(), [true, true]);
        fire(first, "dragend");
        await settle();
        same(shown(), [false, false]);
      }),
  "When a drag starts, Craft.js clones the block’s element, puts the clone outside the viewport at the end of `<body>`, and hands it to the browser as the drag image. The clone has the class `drag-shadow`:":
    () =>
      withItems((_, place) => {
        const item = place.querySelector<HTMLElement>("[data-dragged]");
        const width = item?.getBoundingClientRect().width;
        fire(item, "dragstart");
        const clone = document.body.lastElementChild as HTMLElement;
        same([clone.className, clone.style.width, clone.style.height], ["drag-shadow", `${width}px`, "40px"]);
        same(clone.getBoundingClientRect().right <= 0, true);
        fire(item, "dragend");
        same(document.querySelector(".drag-shadow"), null);
      }),
  "With several blocks selected, the clones are in one element of the class `drag-shadow-container`.": () =>
    withItems((editor) => {
      const [first, second] = childrenOf(editor).map((id) => domOf(editor, id));
      click(first);
      click(second, { metaKey: true });
      const { forceSingleDragShadow } = DefaultEventHandlers;
      const shown = [false, true].map((single) => {
        DefaultEventHandlers.forceSingleDragShadow = single;
        const [image] = dragImagesOf(first ?? null);
        return `${image?.className} ${image?.childElementCount}`;
      });
      DefaultEventHandlers.forceSingleDragShadow = forceSingleDragShadow;
      same(shown, ["drag-shadow-container 2", "drag-shadow 0"]);
    }),
  "What is dragged from a toolbox is the toolbox item, not the block that it makes.": () =>
    withEditor(
      (_, place) =>
        same(
          dragImagesOf(place.querySelector("b")).map(({ textContent }) => textContent),
          ["Tool"],
        ),
      {
        beside: tool,
      },
    ),
  "Call `setDragImage` in React’s `onDragStart`. It runs after the listener of Craft.js, and the last call wins:":
    async () => same(await nestedPictures(false), ["drag-shadow", "inner", "outer"]),
  "For nested blocks, call `event.stopPropagation()` in it, or the outer block’s handler runs next and wins.":
    async () => same(await nestedPictures(true), ["drag-shadow", "inner"]),
};
