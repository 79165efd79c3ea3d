import { type Diagnostic, linter } from "@codemirror/lint";
import { type EditorState, type Extension, StateEffect, StateField } from "@codemirror/state";
import { Decoration, EditorView } from "@codemirror/view";

/** What is wrong in the shown file, with a 1-based line. */
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
  const found = lineOf(state);
  if (!found) return [];
  const from = found.line.from + (/^\s*/.exec(found.line.text)?.[0].length ?? 0);
  return [{ from, to: found.line.to, severity: "error", message: found.mistake.message }];
}

/** Marks the line on which running the project has failed, beside what other linters find. */
export const mistakeLine: Extension = [
  field,
  linter(diagnostics, {
    delay: 100,
    needsRefresh: ({ startState, state }) => startState.field(field) !== state.field(field),
  }),
  EditorView.decorations.compute([field, "doc"], (state) => {
    const found = lineOf(state);
    return found ? Decoration.set(Decoration.line({ class: "cm-mistake" }).range(found.line.from)) : Decoration.none;
  }),
];
