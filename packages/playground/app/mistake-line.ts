import { type Diagnostic, linter } from "@codemirror/lint";
import { type EditorState, type Extension, StateEffect, StateField } from "@codemirror/state";
import { Decoration, EditorView } from "@codemirror/view";

/** The error in the current file, with a 1-based line. */
export interface LineMistake {
  line: number;
  message: string;
}

export const setMistake = StateEffect.define<LineMistake | null>();

const field = StateField.define<LineMistake | null>({
  create: () => null,
  update: (mistake, { effects }) =>
    effects.reduce((now, effect) => (effect.is(setMistake) ? effect.value : now), mistake),
});

function lineOf(state: EditorState) {
  const mistake = state.field(field);
  if (!mistake || mistake.line > state.doc.lines) return null;
  return { mistake, line: state.doc.line(mistake.line) };
}

function diagnostics({ state }: EditorView): Diagnostic[] {
  const marked = lineOf(state);
  if (!marked) return [];
  const from = marked.line.from + (/^\s*/.exec(marked.line.text)?.[0].length ?? 0);
  return [{ from, to: marked.line.to, severity: "error", message: marked.mistake.message }];
}

/** Marks the line of the run-time error, in addition to the errors of linters. */
export const mistakeLine: Extension = [
  field,
  linter(diagnostics, {
    delay: 100,
    needsRefresh: ({ startState, state }) => startState.field(field) !== state.field(field),
  }),
  EditorView.decorations.compute([field, "doc"], (state) => {
    const marked = lineOf(state);
    return marked ? Decoration.set(Decoration.line({ class: "cm-mistake" }).range(marked.line.from)) : Decoration.none;
  }),
];
