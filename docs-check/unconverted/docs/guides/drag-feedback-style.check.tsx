import { DefaultEventHandlers, Editor, Element, Frame, type Options } from "@craftjs/core";
import type { CSSProperties, ReactNode } from "react";
import { blockOf } from "../../../harness/block-of.ts";
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { childrenOf, domOf } from "../../../harness/editor-questions.ts";
import { drawLine } from "../../../harness/indicator-line.ts";
import { fire } from "../../../harness/pointer.ts";
import { Box, Item } from "../../../harness/sample-items.tsx";
import { sampleResolver } from "../../../harness/samples.tsx";
import { type EditorHandle, settle, withEditor, withHandle } from "../../../harness/stage.tsx";

const content = (
  <Element is={Box} canvas>
    <Item />
    <Item />
  </Element>
);
const resolver = { ...sampleResolver, Box, Item };

/** Draws the line at the first block, as it is while a drop is refused where there is an error, and gives its style. */
async function lineStyle(editor: EditorHandle, error?: string): Promise<CSSStyleDeclaration> {
  const line = await drawLine(editor, childrenOf(editor)[0]);
  if (error) editor.actions.setIndicator({ ...editor.query.getState().indicator, error } as never);
  await settle();
  return line.style;
}

const withIndicator = <Result,>(
  indicator: Partial<Options["indicator"]> | undefined,
  then: (editor: EditorHandle) => Promise<Result> | Result,
) => withEditor(then, { content, resolver, props: indicator ? { indicator: indicator as Options["indicator"] } : {} });

/** How far the line is off its block when one of these stands around the editor, or inside it around the page. */
const offset = (style: CSSProperties, outside: boolean) => {
  const place = (inner: ReactNode) => <div style={{ paddingTop: 60, ...style }}>{inner}</div>;
  const frame = <Frame>{content}</Frame>;
  return withHandle(
    (handle) => {
      const editor = (
        <Editor resolver={resolver}>
          {handle}
          {outside ? frame : place(frame)}
        </Editor>
      );
      return outside ? place(editor) : editor;
    },
    async (editor) => {
      const [first] = childrenOf(editor);
      const line = await drawLine(editor, first);
      return Math.abs(line.getBoundingClientRect().top - domOf(editor, first).getBoundingClientRect().top);
    },
  );
};

/** The clone that a drag of the first block makes. */
const withClone = (then: (clone: HTMLElement, editor: EditorHandle) => unknown) =>
  withEditor(
    async (editor) => {
      const block = domOf(editor, childrenOf(editor)[0]);
      fire(block, "dragstart");
      await then(document.querySelector(".drag-shadow") as HTMLElement, editor);
      fire(block, "dragend");
    },
    { content, resolver },
  );

const withStyles = (css: string, then: () => unknown) => {
  const style = document.head.appendChild(document.createElement("style"));
  style.textContent = css;
  try {
    return then();
  } finally {
    style.remove();
  }
};

const shadow = `.drag-shadow {
  max-width: 320px;
  border: 2px solid #0d66d0;
  border-radius: 8px;
  background: white;
}`;

const stage = `.stage {
  height: 100vh;
  overflow: auto;
}`;

export const probes: CheckFile["probes"] = {
  "The line is styled by a prop of `<Editor>`;": () =>
    withIndicator(
      { success: "rgb(1, 2, 3)", error: "rgb(4, 5, 6)", thickness: 4, style: { borderRadius: 2 } },
      async (editor) => {
        const { height, backgroundColor, borderRadius } = await lineStyle(editor);
        same([height, backgroundColor, borderRadius], ["4px", "rgb(1, 2, 3)", "2px"]);
        same((await lineStyle(editor, "refused")).backgroundColor, "rgb(4, 5, 6)");
      },
    ),

  "The object replaces the default as a whole: give both colours.": () =>
    withIndicator({ error: "red" }, async (editor) => same((await lineStyle(editor)).backgroundColor, "")),

  "Wrap such content, so that the element you give to `connect` has no `overflow` of its own:": async () => {
    const { Clipped } = await blockOf("docs/guides/drag-feedback/src/clipped.tsx");
    await withEditor(async (editor) => same((await lineStyle(editor)).height, "2px"), {
      resolver: { Clipped },
      content: containerOf(<Clipped text="Clipped" />),
    });
  },

  "An ancestor of `<Editor>` that has a `transform`, `filter`, `perspective`, `will-change: transform` or `contain: layout` becomes the reference of fixed elements, and shifts the line. Put such an element **inside** `<Editor>`, around `<Frame>`: there it does no harm.":
    async () => {
      const styles: CSSProperties[] = [
        { transform: "scale(1)" },
        { filter: "blur(0)" },
        { perspective: 100 },
        { willChange: "transform" },
        { contain: "layout" },
      ];
      // Far from the corner of the window, which all of this is measured from.
      const above = document.body.insertBefore(document.createElement("div"), document.body.firstChild);
      above.style.height = "100px";
      same(await offset({}, true), 0);
      for (const style of styles)
        same([style, (await offset(style, true)) > 50, await offset(style, false)], [style, true, 0]);
      above.remove();
    },

  "Hide the built-in one with `style`, and draw yours from `state.indicator`:": () =>
    withIndicator({ success: "transparent", error: "transparent", style: { display: "none" } }, async (editor) => {
      const { display } = await lineStyle(editor);
      same([display, editor.query.getState().indicator === null], ["none", false]);
    }),

  "- **Let the pointer through** with `pointer-events: none`. Otherwise your hint gets the events of the drag, and the blocks below it do not.":
    () => {
      const hint = document.body.appendChild(document.createElement("div"));
      Object.assign(hint.style, { position: "fixed", inset: "0" });
      same(document.elementFromPoint(5, 5) === hint, true);
      hint.style.pointerEvents = "none";
      same(document.elementFromPoint(5, 5) === hint, false);
      hint.remove();
    },

  "- `placement.index` and `placement.where` (`'before'` or `'after'`) say beside which child the block would land.":
    () =>
      withIndicator(undefined, (editor) => {
        const [, second = ""] = childrenOf(editor);
        const { left, top, bottom } = domOf(editor, second).getBoundingClientRect();
        const at = (y: number) => {
          const { index, where } = editor.query.getDropPlaceholder(second, "ROOT", { x: left, y }).placement;
          return [index, where];
        };
        same(
          [at(top + 1), at(bottom - 1)],
          [
            [1, "before"],
            [1, "after"],
          ],
        );
      }),

  "- The default line animates its position with `transition`; set `transition: '0s'` if it feels late.": async () => {
    const duration = async (editor: EditorHandle) => (await lineStyle(editor)).transitionDuration;
    const indicator = { success: "green", error: "red", style: { transition: "0s" } };
    same(Number.parseFloat(await withIndicator(undefined, duration)) > 0, true);
    same(await withIndicator(indicator, duration), "0s");
  },

  "- The clone has the block’s `width` and `height` as an inline style. Limit them with `max-width` and `max-height`; to replace them, write `!important`.":
    () =>
      withClone((clone, editor) => {
        const { width, height } = domOf(editor, childrenOf(editor)[0]).getBoundingClientRect();
        same([clone.style.width, clone.style.height], [`${width}px`, `${height}px`]);
        const size = (css: string) =>
          withStyles(`.drag-shadow { ${css} }`, () => [clone.offsetWidth, clone.offsetHeight]);
        same(size("max-width: 32px; max-height: 10px"), [32, 10]);
        same(size("width: 32px; height: 10px"), [width, height].map(Math.round));
        same(size("width: 32px !important; height: 10px !important"), [32, 10]);
      }),

  "- The clone is a child of `<body>`. Rules such as `.canvas .text` do not reach it, nor do fonts, colours and custom properties that are set on the canvas.":
    () =>
      withClone((clone, editor) => {
        const [root, block] = [domOf(editor, "ROOT"), domOf(editor, childrenOf(editor)[0])];
        for (const element of [block, clone]) element.classList.add("text");
        root.classList.add("canvas");
        const css = ".canvas { --gap: 5px; color: rgb(1, 2, 3); font-size: 33px } .canvas .text { opacity: 0.5 }";
        const looks = (element: HTMLElement) => {
          const { color, fontSize, opacity } = getComputedStyle(element);
          return [color, fontSize, opacity, getComputedStyle(element).getPropertyValue("--gap")];
        };
        same(clone.parentElement === document.body, true);
        withStyles(css, () => {
          same(looks(block), ["rgb(1, 2, 3)", "33px", "0.5", "5px"]);
          same(looks(clone), ["rgb(0, 0, 0)", "16px", "1", ""]);
        });
      }),

  "In Chromium on Linux, where `DefaultEventHandlers.forceSingleDragShadow` is `true`,": () =>
    same(
      [/Chrome/.test(navigator.userAgent), DefaultEventHandlers.forceSingleDragShadow],
      [true, /Linux/.test(navigator.userAgent)],
    ),

  [shadow]: () =>
    withClone((clone) =>
      withStyles(shadow, () => {
        const { maxWidth, borderTop, borderRadius, backgroundColor } = getComputedStyle(clone);
        same(
          [maxWidth, borderTop, borderRadius, backgroundColor],
          ["320px", "2px solid rgb(13, 102, 208)", "8px", "rgb(255, 255, 255)"],
        );
      }),
    ),

  [stage]: () =>
    withStyles(stage, () => {
      const element = document.body.appendChild(document.createElement("div"));
      element.className = "stage";
      const { height, overflow } = getComputedStyle(element);
      element.remove();
      same([height, overflow], [`${innerHeight}px`, "auto"]);
    }),
};
