import { indentWithTab } from "@codemirror/commands";
import { type Diagnostic, linter } from "@codemirror/lint";
import { type EditorState, type Extension, Prec, StateEffect, StateField } from "@codemirror/state";
import { Decoration, EditorView, keymap } from "@codemirror/view";
import { pressOf } from "browser/key-press.ts";
import { editorTheme } from "./editor-theme.ts";

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
 * Tab indents once the reader has typed or clicked, and until Escape, so that focus is not trapped (WCAG 2.1.2). A new view
 * must start with `setTabFocusMode(true)`, in which Tab leaves the editor.
 */
const tabKey: Extension = [
  keymap.of([indentWithTab]),
  EditorView.updateListener.of(({ view, transactions }) => {
    if (transactions.some((transaction) => transaction.isUserEvent("input") || transaction.isUserEvent("delete")))
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

/** The error in the current file, with a 1-based line. */
export interface LineMistake {
  line: number;
  message: string;
}

export const setMistake = StateEffect.define<LineMistake | null>();

const mistakeField = StateField.define<LineMistake | null>({
  create: () => null,
  update: (mistake, { effects }) =>
    effects.reduce((now, effect) => (effect.is(setMistake) ? effect.value : now), mistake),
});

function lineOf(state: EditorState) {
  const mistake = state.field(mistakeField);
  if (!mistake || mistake.line > state.doc.lines) return null;
  return { mistake, line: state.doc.line(mistake.line) };
}

function diagnostics({ state }: EditorView): Diagnostic[] {
  const errorLine = lineOf(state);
  if (!errorLine) return [];
  const from = errorLine.line.from + (/^\s*/.exec(errorLine.line.text)?.[0].length ?? 0);
  return [{ from, to: errorLine.line.to, severity: "error", message: errorLine.mistake.message }];
}

/** Marks the line of the run-time error, in addition to the errors of linters. */
const mistakeLine: Extension = [
  mistakeField,
  linter(diagnostics, {
    delay: 100,
    needsRefresh: ({ startState, state }) => startState.field(mistakeField) !== state.field(mistakeField),
  }),
  EditorView.decorations.compute([mistakeField, "doc"], (state) => {
    const errorLine = lineOf(state);
    return errorLine
      ? Decoration.set(Decoration.line({ class: "cm-mistake" }).range(errorLine.line.from))
      : Decoration.none;
  }),
];
