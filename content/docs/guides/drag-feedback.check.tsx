import { DefaultEventHandlers, Element, Positioner, useEditor, useNode } from "@craftjs/core";
import type { ComponentType, CSSProperties, ReactNode } from "react";
import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { type EditorHandle, rendered, settle, withEditor } from "../../../test/docs/browser/stage.tsx";

const Box = ({ children, style }: { children?: ReactNode; style?: CSSProperties }) => {
  const {
    connectors: { connect, drag },
  } = useNode();
  return (
    <section
      style={{ padding: 20, ...style }}
      ref={(dom) => {
        if (dom) connect(drag(dom));
      }}
    >
      {children}
    </section>
  );
};

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

const elementOf = ({ query }: EditorHandle, id: string): HTMLElement => {
  const { dom } = query.node(id).get();
  if (!dom) throw new Error(`node ${id} has no element`);
  return dom;
};

const dragEvent = (type: string, clientX = 0, clientY = 0) =>
  new DragEvent(type, { bubbles: true, cancelable: true, clientX, clientY, dataTransfer: new DataTransfer() });

/** Where in an element: shares of its width and height. */
function over(element: Element, across: number, down: number): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  element.dispatchEvent(dragEvent("dragover", left + width * across, top + height * down));
}

const indicatorOf = ({ query }: EditorHandle) => query.getState().indicator?.placement;
const line = () => [...document.querySelectorAll<HTMLElement>("div")].find(({ style }) => style.zIndex === "99999");

/** The size of the line after the first child of a canvas. */
const lineAfter = (child: CSSProperties, canvas: CSSProperties = {}) =>
  withItems(
    async (editor) => {
      const [first = ""] = editor.query.node("ROOT").childNodes();
      const box = elementOf(editor, first).getBoundingClientRect();
      const corner = { x: box.right - 1, y: box.bottom - 1 };
      editor.actions.setIndicator(editor.query.getDropPlaceholder(first, "ROOT", corner));
      await settle();
      const { left, width, height } = (line()?.style ?? {}) as CSSStyleDeclaration;
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

const order = ({ query }: EditorHandle, before: string[]) =>
  query
    .node("ROOT")
    .childNodes()
    .map((id) => before.indexOf(id));

export const runs: CheckFile["runs"] = {
  "src/chip.tsx": async ({ Photo }: { Photo?: ComponentType }) => {
    if (!Photo) throw new Error("there is no Photo");
    const shown: string[] = [];
    const { setDragImage } = DataTransfer.prototype;
    DataTransfer.prototype.setDragImage = (image) => {
      shown.push(image.className || (image.textContent ?? ""));
    };
    await withEditor(
      (_, place) => {
        place.querySelector("img")?.dispatchEvent(dragEvent("dragstart"));
        place.querySelector("img")?.dispatchEvent(dragEvent("dragend"));
      },
      {
        resolver: { Photo },
        content: (
          <Element is="div" canvas>
            <Photo />
          </Element>
        ),
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
  "src/drop-hint.tsx": async ({ EditorWithHint }: { EditorWithHint?: ComponentType }) => {
    if (!EditorWithHint) throw new Error("there is no EditorWithHint");
    await rendered(<EditorWithHint />, async (place) => {
      const [text, other] = [place.querySelector("p"), place.querySelector("section section")];
      if (!text || !other) throw new Error("the page is not there");
      text.dispatchEvent(dragEvent("dragstart"));
      over(other, 0.5, 0.5);
      await settle();
      same([place.innerText.includes("Into Container"), line()?.style.display], [true, "none"]);
      text.dispatchEvent(dragEvent("dragend"));
      await settle();
      same(place.innerText.includes("Into"), false);
    });
    return <EditorWithHint />;
  },
  "src/cancellable-editor.tsx": async ({ CancellableEditor }: { CancellableEditor?: ComponentType }) => {
    if (!CancellableEditor) throw new Error("there is no CancellableEditor");
    for (const dropped of [false, true]) {
      await rendered(<CancellableEditor />, async (place) => {
        const [first, last] = place.querySelectorAll("p");
        if (!first || !last) throw new Error("the page is not there");
        // As it is with a picture in a block: the drag begins at what is in the block.
        const inner = first.appendChild(document.createElement("img"));
        inner.dispatchEvent(dragEvent("dragstart"));
        // Below its lower edge: the margins of a paragraph count for its size.
        over(last, 0.5, 1.7);
        if (dropped) last.dispatchEvent(dragEvent("drop"));
        inner.dispatchEvent(dragEvent("dragend"));
        await settle();
        same([place.querySelector("p") === first, document.querySelector(".drag-shadow")], [!dropped, null]);
        inner.remove();
      });
    }
    return <CancellableEditor />;
  },
};

export const probes: CheckFile["probes"] = {
  "`node.events.dragged` is `true` for the blocks being dragged": () =>
    withItems(async (editor, place) => {
      const item = place.querySelector("[data-dragged]");
      item?.dispatchEvent(dragEvent("dragstart"));
      await settle();
      same(place.querySelectorAll("[data-dragged=true]").length, 1);
      item?.dispatchEvent(dragEvent("dragend"));
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
        const { left, right, top } = elementOf(editor, row).getBoundingClientRect();
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
        const box = elementOf(editor, inner).getBoundingClientRect();
        same([line()?.style.height, line()?.style.top], ["2px", `${box.top + 20}px`]);
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
  "below a paragraph with its default margins, not in its lower half": () =>
    withItems(
      (editor) => {
        const [first = ""] = editor.query.node("ROOT").childNodes();
        const { bottom, left } = elementOf(editor, first).getBoundingClientRect();
        const whereAt = (y: number) => editor.query.getDropPlaceholder(first, "ROOT", { x: left, y })?.placement.where;
        same([whereAt(bottom - 1), whereAt(bottom + 12)], ["before", "after"]);
      },
      <Item style={{ margin: "16px 0", height: 20 }} />,
    ),
  "With `margin: 0 auto`, the line reaches out of the canvas": async () => {
    const { width } = await lineAfter({ margin: "0 auto" }, { width: 600 });
    same(width, 600);
  },
  "in viewport coordinates, and rendered as the first child of `<Editor>`": () =>
    withItems(async (editor, place) => {
      const [first = ""] = editor.query.node("ROOT").childNodes();
      editor.actions.setIndicator(editor.query.getDropPlaceholder(first, "ROOT", { x: 1, y: 1 }));
      await settle();
      same([place.firstElementChild === line(), line()?.style.position], [true, "fixed"]);
    }),
  "Zooming the canvas with `transform: scale()` works that way.": () =>
    withItems(
      async (editor) => {
        const [first = ""] = editor.query.node("ROOT").childNodes();
        editor.actions.setIndicator(editor.query.getDropPlaceholder(first, "ROOT", { x: 1, y: 1 }));
        await settle();
        const [child, drawn] = [elementOf(editor, first), line()].map((element) => element?.getBoundingClientRect());
        same([drawn?.top, drawn?.left], [child?.top, child?.left]);
      },
      null,
      { style: { transform: "scale(0.5)", transformOrigin: "0 0" } },
    ),
  "after it, line and drop are one place too early": () =>
    withItems(
      async (editor) => {
        const ids = editor.query.node("ROOT").childNodes();
        const [, second = "", , last = ""] = ids;
        elementOf(editor, last).dispatchEvent(dragEvent("dragstart"));
        over(elementOf(editor, second), 0.5, 0.9);
        elementOf(editor, last).dispatchEvent(dragEvent("dragend"));
        await settle();
        // Not after the second child, but before it.
        same(order(editor, ids), [0, 3, 1, 2]);
      },
      [<Element key="a" is={Item} hidden />, <Item key="b" />, <Item key="c" />, <Item key="d" />],
    ),
  "the line at the end is drawn there, where nobody sees it. The drop is right.": () =>
    withItems(async (editor) => {
      const ids = editor.query.node("ROOT").childNodes();
      const [first = "", second = "", last = ""] = ids;
      editor.actions.setHidden(last, true);
      await settle();
      elementOf(editor, first).dispatchEvent(dragEvent("dragstart"));
      over(elementOf(editor, second), 0.5, 0.9);
      await settle();
      same(line()?.style.top, "0px");
      elementOf(editor, first).dispatchEvent(dragEvent("dragend"));
      same(order(editor, ids), [1, 2, 0]);
    }),
  "Within 10 pixels of a canvas’s edge, the drop goes to the canvas’s **parent**": () =>
    withItems(
      (editor, place) => {
        const [item = "", inner = ""] = editor.query.node("ROOT").childNodes();
        const canvas = elementOf(editor, inner);
        elementOf(editor, item).dispatchEvent(dragEvent("dragstart"));
        const { top, left } = canvas.getBoundingClientRect();
        const parentAt = (distance: number) => {
          canvas.dispatchEvent(dragEvent("dragover", left + 50, top + distance));
          return indicatorOf(editor)?.parent.id;
        };
        same([parentAt(9), parentAt(11)], ["ROOT", inner]);
        // The root has no parent.
        const root = place.querySelector("section")?.getBoundingClientRect();
        elementOf(editor, "ROOT").dispatchEvent(dragEvent("dragover", root?.left, root?.top));
        same(indicatorOf(editor)?.parent.id, "ROOT");
        elementOf(editor, item).dispatchEvent(dragEvent("dragend"));
      },
      [<Item key="a" />, <Element key="b" is={Box} canvas />],
    ),
  "`state.indicator` changes only over a canvas, and becomes `null` when the drag ends.": () =>
    withItems((editor) => {
      const [first = "", second = ""] = editor.query.node("ROOT").childNodes();
      elementOf(editor, first).dispatchEvent(dragEvent("dragstart"));
      same(indicatorOf(editor), undefined);
      over(elementOf(editor, second), 0.5, 0.9);
      const before = indicatorOf(editor);
      document.body.dispatchEvent(dragEvent("dragover", 1, 1));
      same([before?.index, indicatorOf(editor) === before], [2, true]);
      elementOf(editor, first).dispatchEvent(dragEvent("dragend"));
      same(indicatorOf(editor), undefined);
    }),
  "`error` is an `Error`": () =>
    withItems(({ query }) => {
      const { error } = query.getDropPlaceholder("ROOT", "ROOT", { x: 1, y: 1 });
      same((error as unknown) instanceof Error, true);
    }),
  "puts the clone outside the viewport at the end of `<body>`": () =>
    withItems((_, place) => {
      const item = place.querySelector<HTMLElement>("[data-dragged]");
      const width = item?.getBoundingClientRect().width;
      item?.dispatchEvent(dragEvent("dragstart"));
      const clone = document.body.lastElementChild as HTMLElement;
      same([clone.className, clone.style.width, clone.style.height], ["drag-shadow", `${width}px`, "40px"]);
      same(clone.getBoundingClientRect().right <= 0, true);
      item?.dispatchEvent(dragEvent("dragend"));
      same(document.querySelector(".drag-shadow"), null);
    }),
  "With several blocks selected, the clones are in one element of the class `drag-shadow-container`.": () =>
    withItems(async (editor) => {
      const ids = editor.query.node("ROOT").childNodes();
      const [first = "", second = ""] = ids;
      const press = (id: string, metaKey: boolean) => {
        for (const type of ["mousedown", "click"]) {
          elementOf(editor, id).dispatchEvent(new MouseEvent(type, { bubbles: true, metaKey }));
        }
      };
      const shown = (single: boolean) => {
        DefaultEventHandlers.forceSingleDragShadow = single;
        elementOf(editor, first).dispatchEvent(dragEvent("dragstart"));
        const { className, childElementCount } = document.body.lastElementChild as HTMLElement;
        elementOf(editor, first).dispatchEvent(dragEvent("dragend"));
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
    const Tool = () => {
      const { connectors } = useEditor();
      return (
        <b
          ref={(dom) => {
            if (dom) connectors.create(dom, <Item />);
          }}
        >
          Item
        </b>
      );
    };
    return withEditor(
      (_, place) => {
        const tool = place.querySelector("b");
        tool?.dispatchEvent(dragEvent("dragstart"));
        same(document.body.lastElementChild?.outerHTML.startsWith("<b"), true);
        tool?.dispatchEvent(dragEvent("dragend"));
      },
      { resolver: { Item }, beside: <Tool /> },
    );
  },
  "Craft.js then measures again, but only if an **element** scrolls that contains the page.": () =>
    withItems((editor, place) => {
      const [first = "", second = ""] = editor.query.node("ROOT").childNodes();
      const item = elementOf(editor, second);
      const { top, left } = item.getBoundingClientRect();
      elementOf(editor, first).dispatchEvent(dragEvent("dragstart"));
      const indexAt = (y: number) => {
        item.dispatchEvent(dragEvent("dragover", left + 50, y));
        return indicatorOf(editor)?.index;
      };
      same(indexAt(top + 10), 1);
      // The layout changes: what was the second child is now far below this point.
      elementOf(editor, "ROOT").style.paddingTop = "200px";
      same(indexAt(top + 12), 1);
      document.dispatchEvent(new Event("scroll", { bubbles: true }));
      same(indexAt(top + 10), 1);
      place.dispatchEvent(new Event("scroll"));
      same(indexAt(top + 11), 0);
      elementOf(editor, first).dispatchEvent(dragEvent("dragend"));
    }),
  "The block lands where the line was last, also if the pointer has left the canvas since.": () =>
    withItems(async (editor) => {
      const ids = editor.query.node("ROOT").childNodes();
      const [first = "", second = ""] = ids;
      elementOf(editor, first).dispatchEvent(dragEvent("dragstart"));
      over(elementOf(editor, second), 0.5, 0.9);
      document.body.dispatchEvent(dragEvent("dragover", 1, 1));
      elementOf(editor, first).dispatchEvent(dragEvent("dragend"));
      same(order(editor, ids), [1, 0, 2]);
    }),
};
