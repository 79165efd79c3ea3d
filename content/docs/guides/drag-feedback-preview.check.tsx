import { DefaultEventHandlers, Element, useNode } from "@craftjs/core";
import type { DragEvent, ReactNode } from "react";
import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { domOf } from "../../../test/docs/browser/editor-questions.ts";
import { click, fire } from "../../../test/docs/browser/pointer.ts";
import { Item, withItems } from "../../../test/docs/browser/sample-items.tsx";
import { SampleTool } from "../../../test/docs/browser/sample-tool.tsx";
import { withEditor } from "../../../test/docs/browser/stage.tsx";

/** Drags a block that is in another one, both with a picture of their own, and says which pictures were set. */
async function nestedPictures(isStopped: boolean, wanted: string[]) {
  const shown: string[] = [];
  const { setDragImage } = DataTransfer.prototype;
  DataTransfer.prototype.setDragImage = (image) => void shown.push(image.className);
  const Pictured = ({ name, children }: { name: string; children?: ReactNode }) => {
    const { connect, drag } = useNode().connectors;
    const picture = {
      onDragStart: (event: DragEvent) => {
        if (isStopped) event.stopPropagation();
        const image = document.createElement("i");
        image.className = name;
        event.dataTransfer.setDragImage(image, 0, 0);
      },
    };
    return (
      <div
        {...picture}
        ref={(dom) => {
          if (dom) connect(drag(dom));
        }}
      >
        {children ?? <b>Inner</b>}
      </div>
    );
  };
  const outer = (
    <Element is={Pictured} canvas name="outer">
      <Pictured name="inner" />
    </Element>
  );
  await withEditor(
    (_, place) => {
      fire(place.querySelector("b"), "dragstart");
      fire(place.querySelector("b"), "dragend");
    },
    { resolver: { Pictured }, content: containerOf(outer) },
  );
  DataTransfer.prototype.setDragImage = setDragImage;
  same(shown, wanted);
}

export const probes: CheckFile["probes"] = {
  "The same `onDragStart` works on a toolbox item.": async () => {
    const seen: string[] = [];
    const { setDragImage } = DataTransfer.prototype;
    DataTransfer.prototype.setDragImage = ({ tagName }) => void seen.push(tagName);
    const tool = (
      // biome-ignore lint/a11y/noStaticElementInteractions: what is dragged from a toolbox
      <span onDragStart={(event) => event.dataTransfer.setDragImage(document.createElement("i"), 0, 0)}>
        <SampleTool element={<Item />} />
      </span>
    );
    await withEditor(
      (_, place) => {
        fire(place.querySelector("b"), "dragstart");
        fire(place.querySelector("b"), "dragend");
      },
      { resolver: { Item }, beside: tool },
    );
    DataTransfer.prototype.setDragImage = setDragImage;
    same(seen, ["B", "I"]);
  },

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
    withItems(async (editor) => {
      const ids = editor.query.node("ROOT").childNodes();
      const [first = "", second = ""] = ids;
      const press = (id: string, metaKey: boolean) => {
        click(domOf(editor, id), { metaKey });
      };
      const shown = (single: boolean) => {
        DefaultEventHandlers.forceSingleDragShadow = single;
        fire(domOf(editor, first), "dragstart");
        const { className, childElementCount } = document.body.lastElementChild as HTMLElement;
        fire(domOf(editor, first), "dragend");
        return [className, childElementCount];
      };
      press(first, false);
      press(second, true);
      const { forceSingleDragShadow } = DefaultEventHandlers;
      same(shown(false), ["drag-shadow-container", 2]);
      same(shown(true), ["drag-shadow", 0]);
      DefaultEventHandlers.forceSingleDragShadow = forceSingleDragShadow;
    }),
  "What is dragged from a toolbox is the toolbox item, not the block that it makes.": () => {
    return withEditor(
      (_, place) => {
        const tool = place.querySelector("b");
        fire(tool, "dragstart");
        same(document.body.lastElementChild?.outerHTML.startsWith("<b"), true);
        fire(tool, "dragend");
      },
      { resolver: { Item }, beside: <SampleTool element={<Item />} /> },
    );
  },
  "Call `setDragImage` in React’s `onDragStart`. It runs after the listener of Craft.js, and the last call wins:": () =>
    nestedPictures(false, ["drag-shadow", "inner", "outer"]),
  "For nested blocks, call `event.stopPropagation()` in it, or the outer block’s handler runs next and wins.": () =>
    nestedPictures(true, ["drag-shadow", "inner"]),
};
