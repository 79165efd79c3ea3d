import { indentLess, indentMore } from "@codemirror/commands";
import { type Extension, Prec } from "@codemirror/state";
import { type EditorView, keymap, ViewPlugin, type ViewUpdate } from "@codemirror/view";
import { pressOf } from "browser/key-press.ts";

/**
 * Tab indents only once the reader has typed or clicked, and until Escape, so that focus is not trapped (WCAG 2.1.2).
 * @param isTyping whether it indents at first
 */
export function tabKey(isTyping: boolean): Extension {
  const typing = ViewPlugin.fromClass(
    class {
      indents = isTyping;

      update({ transactions }: ViewUpdate): void {
        if (transactions.some((each) => each.isUserEvent("input") || each.isUserEvent("delete"))) this.indents = true;
      }
    },
    {
      eventHandlers: {
        blur() {
          this.indents = false;
        },
        pointerdown() {
          this.indents = true;
        },
        keydown(event) {
          if (pressOf(event) === "Escape") this.indents = false;
        },
      },
    },
  );
  const where = (command: (view: EditorView) => boolean) => (view: EditorView) =>
    view.plugin(typing)?.indents === true && command(view);
  return [Prec.high(typing), keymap.of([{ key: "Tab", run: where(indentMore), shift: where(indentLess) }])];
}
