import { Editor, Frame } from "@craftjs/core";
import { createPortal } from "react-dom";
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { childrenOf, domOf } from "../../../harness/editor-questions.ts";
import { indicatorLine } from "../../../harness/indicator-line.ts";
import { fire } from "../../../harness/pointer.ts";
import { SampleText, sampleResolver } from "../../../harness/samples.tsx";
import { settle, withEditor, withHandle } from "../../../harness/stage.tsx";
import { startDrag } from "../../../harness/start-drag.ts";

/** Shows the indicator of a drop, with an error or without, and runs `then` with its line. */
const withLine = (indicator: object | null, error: string | null, then: (line: HTMLElement) => unknown) =>
  withEditor(
    async (editor) => {
      const [first = ""] = childrenOf(editor);
      const placeholder = editor.query.getDropPlaceholder(first, "ROOT", { x: 1, y: innerHeight });
      editor.actions.setIndicator({ ...placeholder, error });
      await settle();
      const line = indicatorLine();
      if (!line) throw new Error("there is no line");
      return then(line);
    },
    indicator ? { props: { indicator: indicator as never } } : {},
  );

export const probes: CheckFile["probes"] = {
  "## indicator {#indicator} The line that shows where a dragged node will land.": () =>
    withEditor(async (editor) => {
      const [first, second] = childrenOf(editor);
      startDrag(domOf(editor, first));
      const { bottom } = domOf(editor, second).getBoundingClientRect();
      fire(domOf(editor, second), "dragover", { clientY: bottom + 15 });
      await settle();
      const top = indicatorLine()?.getBoundingClientRect().top ?? 0;
      fire(domOf(editor, first), "dragend");
      same([top >= bottom, childrenOf(editor)], [true, [second, first]]);
    }),
  "| `success` | `string` | `'rgb(98, 196, 98)'` | Colour where dropping is allowed | | `error` | `string` | `'red'` | Colour where it is not | | `thickness` | `number` | `2` | Pixels | | `transition` | `string` | `'0.2s ease-in'` | CSS `transition` | | `className` | `string` | none | Class of the line’s element | | `style` | `CSSProperties` | none | Inline style; wins over everything above |":
    async () => {
      await withLine(null, null, ({ style, className }) => {
        same([style.backgroundColor, style.height, className], ["rgb(98, 196, 98)", "2px", ""]);
        same(style.transition.includes("0.2s ease-in"), true);
      });
      await withLine(null, "refused", ({ style }) => same(style.backgroundColor, "red"));
      const own = { success: "blue", error: "black", thickness: 7, transition: "none", className: "line" };
      await withLine(own, null, ({ style, className }) => {
        same([style.backgroundColor, style.height, style.transition, className], ["blue", "7px", "none", "line"]);
      });
      await withLine(own, "refused", ({ style }) => same(style.backgroundColor, "black"));
      const style = { backgroundColor: "white", height: 9, transition: "all 1s" };
      await withLine({ ...own, style }, null, ({ style }) => {
        same([style.backgroundColor, style.height, style.transition], ["white", "9px", "1s"]);
      });
    },
  "The object replaces the default as a whole. `indicator={{ thickness: 4 }}` has no colours, and the line is invisible.":
    async () => {
      for (const error of [null, "refused"]) {
        await withLine({ thickness: 4 }, error, (line) => {
          same([line.style.height, getComputedStyle(line).backgroundColor], ["4px", "rgba(0, 0, 0, 0)"]);
          same(getComputedStyle(line).borderTopColor, "rgba(0, 0, 0, 0)");
        });
      }
    },
  "The element is `position: fixed` with a `z-index` of 99999.": () =>
    withLine(null, null, ({ style }) => same([style.position, style.zIndex], ["fixed", "99999"])),
  "When the canvas is in another document, such as an iframe, it is rendered in that document’s body.": async () => {
    const frame = document.body.appendChild(document.createElement("iframe"));
    const { body } = frame.contentDocument as Document;
    await withHandle(
      (handle) => (
        <Editor resolver={sampleResolver}>
          {handle}
          {createPortal(<Frame>{containerOf(<SampleText />, <SampleText />)}</Frame>, body)}
        </Editor>
      ),
      async (editor) => {
        const [first = ""] = childrenOf(editor);
        editor.actions.setIndicator(editor.query.getDropPlaceholder(first, "ROOT", { x: 1, y: 1 }));
        await settle();
        same([body.querySelectorAll("[style*='z-index: 99999']").length, indicatorLine()], [1, undefined]);
      },
    );
    frame.remove();
  },
};
