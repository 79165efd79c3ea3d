import { indentWithTab } from "@codemirror/commands";
import { type Extension, Prec } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { pressOf } from "browser/key-press.ts";
import { editorTheme } from "./editor-theme.ts";
import { mistakeLine } from "./mistake-line.ts";

interface CodeOptions {
  language: Extension;
  /** Attributes of the editable element, such as its label. */
  attributes: Record<string, string>;
  onChange(source: string): void;
}

/** The extensions that the editors of the playground and of live examples share. */
export function codeExtensions({ language, attributes, onChange }: CodeOptions): Extension {
  return [
    tabKey,
    language,
    mistakeLine,
    editorTheme,
    EditorView.contentAttributes.of({ tabindex: "0", ...attributes }),
    EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) onChange(state.doc.toString());
    }),
  ];
}

/**
 * Tab indents once the reader has typed or clicked, and until Escape, so that focus is not trapped (WCAG 2.1.2). A new view is
 * to begin with `setTabFocusMode(true)`, in which Tab leaves the editor.
 */
const tabKey: Extension = [
  keymap.of([indentWithTab]),
  EditorView.updateListener.of(({ view, transactions }) => {
    if (transactions.some((each) => each.isUserEvent("input") || each.isUserEvent("delete")))
      view.setTabFocusMode(false);
  }),
  Prec.high(
    EditorView.domEventHandlers({
      blur: (_, view) => view.setTabFocusMode(true),
      pointerdown: (_, view) => view.setTabFocusMode(false),
      keydown: (event, view) => {
        if (pressOf(event) === "Escape") view.setTabFocusMode(true);
      },
    }),
  ),
];
