import { Element } from "@craftjs/core";
import type { CSSProperties } from "react";
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { childrenOf, domOf } from "../../../harness/editor-questions.ts";
import { drawLine, indicatorLine } from "../../../harness/indicator-line.ts";
import { dragOver, fire } from "../../../harness/pointer.ts";
import { Box, Item, withItems } from "../../../harness/sample-items.tsx";
import { type EditorHandle, settle } from "../../../harness/stage.tsx";

/** The size of the line after the first child of a canvas. */
const lineAfter = (child: CSSProperties, canvas: CSSProperties = {}) =>
  withItems(
    async (editor) => {
      const [first = ""] = childrenOf(editor);
      const box = domOf(editor, first).getBoundingClientRect();
      const line = await drawLine(editor, first, "ROOT", { x: box.right - 1, y: box.bottom - 1 });
      const { left, width, height } = line.style;
      const number = Number.parseFloat;
      return { horizontal: height === "2px", shift: number(left) - box.left, width: number(width), box };
    },
    <Item style={{ width: 200, ...child }} />,
    { style: canvas },
  ) as Promise<{ horizontal: boolean; shift: number; width: number; box: DOMRect }>;

const directions = async (...styles: [child: CSSProperties, canvas?: CSSProperties][]) => {
  const found = [];
  for (const [child, canvas] of styles) found.push((await lineAfter(child, canvas)).horizontal);
  return found;
};

/** The order of the root's children, by the places that they had before. */
const order = (editor: EditorHandle, before: string[]) => childrenOf(editor).map((id) => before.indexOf(id));

export const probes: CheckFile["probes"] = {
  "The line is drawn at the edge of a **child** of the canvas, and its direction follows from the layout of that child and of the element around it:":
    async () =>
      same(await directions([{}], [{ display: "inline-block" }], [{}, { display: "flex" }]), [true, false, false]),
  "| horizontal, above or below the child | is a table row, or has a `display` of `block`, `flex`, `grid`, `list-item` or `table`, in a block or in a flex **column** |":
    async () => {
      const column: CSSProperties = { display: "flex", flexDirection: "column" };
      const displays = ["block", "flex", "grid", "list-item", "table"];
      same(await directions(...displays.map((display) => [{ display }] as [CSSProperties]), [{}, column]), [
        ...displays.map(() => true),
        true,
      ]);
    },
  "is a table row, or has a `display`": () =>
    withItems(
      (editor) => {
        const [body = ""] = editor.query.node(childrenOf(editor)[0] ?? "").childNodes();
        const [row = ""] = editor.query.node(body).childNodes();
        const { left, right, top } = domOf(editor, row).getBoundingClientRect();
        const whereAt = (x: number) => editor.query.getDropPlaceholder(row, body, { x, y: top + 1 })?.placement.where;
        // Above its middle it is before the row, however far to the right.
        same([whereAt(left + 1), whereAt(right - 1)], ["before", "before"]);
      },
      <Element is="table">
        <Element is="tbody" canvas>
          <tr>
            <td height={40}>Cell</td>
          </tr>
        </Element>
      </Element>,
    ),
  "| vertical, left or right of it | is in a flex **row**, in a grid or in an element that floats; is positioned `absolute`, `fixed` or `sticky`; or has another `display`, such as `inline-block` |":
    async () =>
      same(
        await directions(
          [{}, { display: "flex" }],
          [{}, { display: "grid" }],
          [{}, { float: "left" }],
          [{ position: "absolute" }],
          [{ position: "fixed" }],
          [{ position: "sticky" }],
          [{ display: "inline-block" }],
          [{ display: "inline-flex" }],
        ),
        Array(8).fill(false),
      ),
  "| vertical, unexpectedly | has an `overflow` other than `visible`, or a `display` of `flow-root` |": async () =>
    same(await directions([{ overflow: "hidden" }], [{ overflow: "clip" }], [{ display: "flow-root" }]), [
      false,
      false,
      false,
    ]),
  "| horizontal, unexpectedly | floats itself, or is in an `inline-flex` or `inline-grid` element |": async () =>
    same(await directions([{ float: "left" }], [{}, { display: "inline-flex" }], [{}, { display: "inline-grid" }]), [
      true,
      true,
      true,
    ]),
  "| horizontal, inside the canvas | does not exist: the canvas is empty |": () =>
    withItems(
      async (editor) => {
        const [inner = ""] = childrenOf(editor);
        const { style } = await drawLine(editor, inner, inner);
        same([style.height, style.top], ["2px", `${domOf(editor, inner).getBoundingClientRect().top + 20}px`]);
      },
      <Element is={Box} canvas />,
    ),
  "Craft.js adds the child’s margins to its size, but not to its place. A horizontal line begins where the child begins and is longer than it by both side margins":
    async () => {
      const { shift, width } = await lineAfter({ margin: "0 30px 0 50px" });
      same([shift, width], [0, 280]);
    },
  "a vertical line after the child is too far right by as much": async () => {
    const { shift } = await lineAfter({ margin: "0 30px 0 50px" }, { display: "flex" });
    same(shift, 280);
  },
  "A drop lands after a child from the middle of that size on: below a paragraph with its default margins, not in its lower half.":
    () =>
      withItems(
        (editor) => {
          const [first = ""] = childrenOf(editor);
          const { bottom, left } = domOf(editor, first).getBoundingClientRect();
          const whereAt = (y: number) =>
            editor.query.getDropPlaceholder(first, "ROOT", { x: left, y })?.placement.where;
          same([whereAt(bottom - 1), whereAt(bottom + 12)], ["before", "after"]);
        },
        <Item style={{ margin: "16px 0", height: 20 }} />,
      ),
  "With `margin: 0 auto`, the line reaches out of the canvas: to centre blocks, give the canvas `display: flex`, `flex-direction: column` and `align-items: center` instead.":
    async () => {
      const { width } = await lineAfter({ margin: "0 auto" }, { width: 600 });
      same(width, 600);
      const centred = await lineAfter(
        {},
        { display: "flex", flexDirection: "column", alignItems: "center", width: 600 },
      );
      same([centred.width, centred.shift, centred.box.left > 200], [200, 0, true]);
    },
  "The line is `position: fixed`, in viewport coordinates, and rendered as the first child of `<Editor>`,": () =>
    withItems(async (editor, place) => {
      const [first = ""] = childrenOf(editor);
      const line = await drawLine(editor, first);
      same([place.firstElementChild === line, line.style.position], [true, "fixed"]);
    }),
  "Zooming the canvas with `transform: scale()` works that way.": () =>
    withItems(
      async (editor) => {
        const [first = ""] = childrenOf(editor);
        const drawn = (await drawLine(editor, first)).getBoundingClientRect();
        const child = domOf(editor, first).getBoundingClientRect();
        same([drawn.top, drawn.left], [child.top, child.left]);
      },
      null,
      { style: { transform: "scale(0.5)", transformOrigin: "0 0" } },
    ),
  "- A block that was hidden already when the page was loaded is not measured, but counted: after it, line and drop are one place too early.":
    () =>
      withItems(
        async (editor) => {
          const ids = childrenOf(editor);
          const [, second = "", , last = ""] = ids;
          fire(domOf(editor, last), "dragstart");
          dragOver(domOf(editor, second), 0.5, 0.9);
          fire(domOf(editor, last), "dragend");
          await settle();
          // Not after the second child, but before it.
          same(order(editor, ids), [0, 3, 1, 2]);
        },
        [<Element key="a" is={Item} hidden />, <Item key="b" />, <Item key="c" />, <Item key="d" />],
      ),
  "- A block that has been hidden since is measured as a point in the corner of the window. If it is the last child, the line at the end is drawn there, where nobody sees it. The drop is right.":
    () =>
      withItems(async (editor) => {
        const ids = childrenOf(editor);
        const [first = "", second = "", last = ""] = ids;
        editor.actions.setHidden(last, true);
        await settle();
        fire(domOf(editor, first), "dragstart");
        dragOver(domOf(editor, second), 0.5, 0.9);
        await settle();
        same(indicatorLine()?.style.top, "0px");
        fire(domOf(editor, first), "dragend");
        same(order(editor, ids), [1, 2, 0]);
      }),
};
