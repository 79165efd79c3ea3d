import { DefaultEventHandlers, Element, Positioner, useNode } from "@craftjs/core";
import type { CSSProperties, DragEvent, ReactNode } from "react";
import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { childrenOf, domOf } from "../../../test/docs/browser/editor-questions.ts";
import { indicatorLine } from "../../../test/docs/browser/indicator-line.ts";
import { mouse, mouseThenEscape, pointIn } from "../../../test/docs/browser/mouse.ts";
import { click, fire } from "../../../test/docs/browser/pointer.ts";
import { SampleTool } from "../../../test/docs/browser/sample-tool.tsx";
import { SampleContainer } from "../../../test/docs/browser/samples.tsx";
import { type EditorHandle, rendered, settle, withEditor } from "../../../test/docs/browser/stage.tsx";

const Box = ({ children, style }: { children?: ReactNode; style?: CSSProperties }) => (
  <SampleContainer style={{ padding: 20, ...style }}>{children}</SampleContainer>
);

const Item = ({ style }: { style?: CSSProperties }) => {
  const {
    dragged,
    connectors: { connect, drag },
  } = useNode((node) => ({ dragged: node.events.dragged }));
  return (
    <div
      data-dragged={dragged}
      style={{ height: 40, ...style }}
      ref={(dom) => {
        if (dom) connect(drag(dom));
      }}
    />
  );
};

const withItems = (then: (editor: EditorHandle, place: HTMLElement) => unknown, content?: ReactNode, root = {}) =>
  withEditor(then, {
    resolver: { Box, Item },
    content: (
      <Element is={Box} canvas {...root}>
        {content ?? [<Item key="a" />, <Item key="b" />, <Item key="c" />]}
      </Element>
    ),
  });

/** Where in an element: shares of its width and height. */
function over(element: Element, across: number, down: number): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  fire(element, "dragover", { clientX: left + width * across, clientY: top + height * down });
}

const indicatorOf = ({ query }: EditorHandle) => query.getState().indicator?.placement;

/** The size of the line after the first child of a canvas. */
const lineAfter = (child: CSSProperties, canvas: CSSProperties = {}) =>
  withItems(
    async (editor) => {
      const [first = ""] = editor.query.node("ROOT").childNodes();
      const box = domOf(editor, first).getBoundingClientRect();
      const corner = { x: box.right - 1, y: box.bottom - 1 };
      editor.actions.setIndicator(editor.query.getDropPlaceholder(first, "ROOT", corner));
      await settle();
      const { left, width, height } = (indicatorLine()?.style ?? {}) as CSSStyleDeclaration;
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

const order = ({ query }: EditorHandle, before: string[]) =>
  query
    .node("ROOT")
    .childNodes()
    .map((id) => before.indexOf(id));

export const runs: CheckFile["runs"] = {
  "src/chip.tsx": async ({ Photo }) => {
    const shown: string[] = [];
    const { setDragImage } = DataTransfer.prototype;
    DataTransfer.prototype.setDragImage = (image) => {
      shown.push(image.className || (image.textContent ?? ""));
    };
    await withEditor(
      (_, place) => {
        fire(place.querySelector("img"), "dragstart");
        fire(place.querySelector("img"), "dragend");
      },
      {
        resolver: { Photo },
        content: containerOf(<Photo />),
      },
    );
    DataTransfer.prototype.setDragImage = setDragImage;
    same(shown, ["drag-shadow", "Photo"]);
    return null;
  },
  "src/border-offset.ts": () => {
    same(Positioner.BORDER_OFFSET, 4);
    Positioner.BORDER_OFFSET = 10;
    return null;
  },
  "src/drop-hint.tsx": async ({ EditorWithHint }) => {
    await rendered(<EditorWithHint />, async (place) => {
      const [text, other] = [place.querySelector("p"), place.querySelector("section section")];
      if (!text || !other) throw new Error("the page is not there");
      fire(text, "dragstart");
      over(other, 0.5, 0.5);
      await settle();
      same([place.innerText.includes("Into Container"), indicatorLine()?.style.display], [true, "none"]);
      fire(text, "dragend");
      await settle();
      same(place.innerText.includes("Into"), false);
    });
    return <EditorWithHint />;
  },
  "src/cancellable-editor.tsx": async ({ CancellableEditor }) => {
    for (const dropped of [false, true]) {
      await rendered(<CancellableEditor />, async (place) => {
        const [first, last] = place.querySelectorAll("p");
        if (!first || !last) throw new Error("the page is not there");
        // As it is with a picture in a block: the drag begins at what is in the block.
        const inner = first.appendChild(document.createElement("img"));
        fire(inner, "dragstart");
        // Below its lower edge: the margins of a paragraph count for its size.
        over(last, 0.5, 1.7);
        if (dropped) fire(last, "drop");
        fire(inner, "dragend");
        await settle();
        same([place.querySelector("p") === first, document.querySelector(".drag-shadow")], [!dropped, null]);
        inner.remove();
      });
    }
    return <CancellableEditor />;
  },
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
  "| horizontal, above or below the child |": async () => {
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
        const [body = ""] = editor.query.node(editor.query.node("ROOT").childNodes()[0] ?? "").childNodes();
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
  "| vertical, left or right of it |": async () =>
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
        const [inner = ""] = editor.query.node("ROOT").childNodes();
        editor.actions.setIndicator(editor.query.getDropPlaceholder(inner, inner, { x: 1, y: 1 }));
        await settle();
        const box = domOf(editor, inner).getBoundingClientRect();
        same([indicatorLine()?.style.height, indicatorLine()?.style.top], ["2px", `${box.top + 20}px`]);
      },
      <Element is={Box} canvas />,
    ),
  "A horizontal line begins where the child begins and is longer than it by both side margins": async () => {
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
          const [first = ""] = editor.query.node("ROOT").childNodes();
          const { bottom, left } = domOf(editor, first).getBoundingClientRect();
          const whereAt = (y: number) =>
            editor.query.getDropPlaceholder(first, "ROOT", { x: left, y })?.placement.where;
          same([whereAt(bottom - 1), whereAt(bottom + 12)], ["before", "after"]);
        },
        <Item style={{ margin: "16px 0", height: 20 }} />,
      ),
  "With `margin: 0 auto`, the line reaches out of the canvas": async () => {
    const { width } = await lineAfter({ margin: "0 auto" }, { width: 600 });
    same(width, 600);
  },
  "The line is `position: fixed`, in viewport coordinates, and rendered as the first child of `<Editor>`,": () =>
    withItems(async (editor, place) => {
      const [first = ""] = editor.query.node("ROOT").childNodes();
      editor.actions.setIndicator(editor.query.getDropPlaceholder(first, "ROOT", { x: 1, y: 1 }));
      await settle();
      same([place.firstElementChild === indicatorLine(), indicatorLine()?.style.position], [true, "fixed"]);
    }),
  "Zooming the canvas with `transform: scale()` works that way.": () =>
    withItems(
      async (editor) => {
        const [first = ""] = editor.query.node("ROOT").childNodes();
        editor.actions.setIndicator(editor.query.getDropPlaceholder(first, "ROOT", { x: 1, y: 1 }));
        await settle();
        const [child, drawn] = [domOf(editor, first), indicatorLine()].map((element) =>
          element?.getBoundingClientRect(),
        );
        same([drawn?.top, drawn?.left], [child?.top, child?.left]);
      },
      null,
      { style: { transform: "scale(0.5)", transformOrigin: "0 0" } },
    ),
  "- A block that was hidden already when the page was loaded is not measured, but counted: after it, line and drop are one place too early.":
    () =>
      withItems(
        async (editor) => {
          const ids = editor.query.node("ROOT").childNodes();
          const [, second = "", , last = ""] = ids;
          fire(domOf(editor, last), "dragstart");
          over(domOf(editor, second), 0.5, 0.9);
          fire(domOf(editor, last), "dragend");
          await settle();
          // Not after the second child, but before it.
          same(order(editor, ids), [0, 3, 1, 2]);
        },
        [<Element key="a" is={Item} hidden />, <Item key="b" />, <Item key="c" />, <Item key="d" />],
      ),
  "If it is the last child, the line at the end is drawn there, where nobody sees it. The drop is right.": () =>
    withItems(async (editor) => {
      const ids = editor.query.node("ROOT").childNodes();
      const [first = "", second = "", last = ""] = ids;
      editor.actions.setHidden(last, true);
      await settle();
      fire(domOf(editor, first), "dragstart");
      over(domOf(editor, second), 0.5, 0.9);
      await settle();
      same(indicatorLine()?.style.top, "0px");
      fire(domOf(editor, first), "dragend");
      same(order(editor, ids), [1, 2, 0]);
    }),
  "Within 10 pixels of a canvas’s edge, the drop goes to the canvas’s **parent**, beside it, unless the canvas is the root or a linked node.":
    () =>
      withItems(
        (editor) => {
          const [item = "", inner = ""] = editor.query.node("ROOT").childNodes();
          const canvas = domOf(editor, inner);
          fire(domOf(editor, item), "dragstart");
          const { top, left } = canvas.getBoundingClientRect();
          const parentAt = (distance: number) => {
            fire(canvas, "dragover", { clientX: left + 50, clientY: top + distance });
            return indicatorOf(editor)?.parent.id;
          };
          same([parentAt(9), parentAt(11)], ["ROOT", inner]);
          // The root has no parent.
          over(domOf(editor, "ROOT"), 0, 0);
          same(indicatorOf(editor)?.parent.id, "ROOT");
          fire(domOf(editor, item), "dragend");
        },
        [<Item key="a" />, <Element key="b" is={Box} canvas />],
      ),
  "`state.indicator` changes only over a canvas, and becomes `null` when the drag ends.": () =>
    withItems((editor) => {
      const [first = "", second = ""] = editor.query.node("ROOT").childNodes();
      fire(domOf(editor, first), "dragstart");
      same(indicatorOf(editor), undefined);
      over(domOf(editor, second), 0.5, 0.9);
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
  "When a drag starts, Craft.js clones the block’s element, puts the clone outside the viewport at the end of `<body>`, and hands it to the browser as the drag image.":
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
  "Craft.js then measures again, but only if an **element** scrolls that contains the page.": () =>
    withItems((editor, place) => {
      const [first = "", second = ""] = editor.query.node("ROOT").childNodes();
      const item = domOf(editor, second);
      const { top, left } = item.getBoundingClientRect();
      fire(domOf(editor, first), "dragstart");
      const indexAt = (y: number) => {
        fire(item, "dragover", { clientX: left + 50, clientY: y });
        return indicatorOf(editor)?.index;
      };
      same(indexAt(top + 10), 1);
      // The layout changes: what was the second child is now far below this point.
      domOf(editor, "ROOT").style.paddingTop = "200px";
      same(indexAt(top + 12), 1);
      document.dispatchEvent(new Event("scroll", { bubbles: true }));
      same(indexAt(top + 10), 1);
      place.dispatchEvent(new Event("scroll"));
      same(indexAt(top + 11), 0);
      fire(domOf(editor, first), "dragend");
    }),
  "It runs after the listener of Craft.js, and the last call wins:": () =>
    nestedPictures(false, ["drag-shadow", "inner", "outer"]),
  "For nested blocks, call `event.stopPropagation()` in it, or the outer block’s handler runs next and wins.": () =>
    nestedPictures(true, ["drag-shadow", "inner"]),
  "When the window itself scrolls, it keeps the old positions until the pointer reaches another canvas, and the line is off by as much as was scrolled.":
    () =>
      withItems(
        (editor) => {
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
          window.dispatchEvent(new Event("scroll"));
          document.dispatchEvent(new Event("scroll", { bubbles: true }));
          same(indexAt(top + 11), 1);
          over(inner, 0.5, 0.5);
          same(indexAt(top + 12), 0);
          fire(first, "dragend");
        },
        [<Item key="a" />, <Item key="b" />, <Element key="c" is={Box} canvas />],
      ),
};
