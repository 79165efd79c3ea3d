import { Element } from "@craftjs/core";
import { same } from "./check-file.ts";
import { childrenOf, domOf } from "./editor-questions.ts";
import { fire } from "./pointer.ts";
import { Box, Item, withItems } from "./sample-items.tsx";

/** A component whose area fills it. */
const Card = () => <Element id="area" is={Box} canvas />;

/** Throws when a drop within 10 pixels of a canvas's edge does not go to its parent, or does where the canvas is a linked node. */
export const dropsNearEdge = () =>
  withItems(
    (editor) => {
      const [item, box = "", card = ""] = childrenOf(editor);
      const [area = ""] = editor.query.node(card).linkedNodes();
      const parentAt = (id: string, distance: number) => {
        const { top, left } = domOf(editor, id).getBoundingClientRect();
        fire(domOf(editor, id), "dragover", { clientX: left + 50, clientY: top + distance });
        return editor.query.getState().indicator?.placement.parent.id;
      };
      fire(domOf(editor, item), "dragstart");
      same([parentAt(box, 9), parentAt(box, 11), parentAt(area, 9)], ["ROOT", box, area]);
      // The root has no parent that the drop could go to.
      same(parentAt("ROOT", 1), "ROOT");
      fire(domOf(editor, item), "dragend");
    },
    [<Item key="item" />, <Element key="box" is={Box} canvas />, <Card key="card" />],
    {},
    { Card },
  );
