import {
  type Completion,
  type CompletionSource,
  insertCompletionText,
  pickedCompletion,
} from "@codemirror/autocomplete";
import type { Text } from "@codemirror/state";
import type { askLanguage } from "./ask-language.ts";
import { card } from "./description-card.ts";

/** TypeScript's completion for a file. A selected name of another module is imported. */
export function completionSource(
  ask: typeof askLanguage,
  project: (doc: Text) => Record<string, string>,
  path: string,
): CompletionSource {
  return async (context) => {
    const { pos, state, explicit } = context;
    const word = context.matchBefore(/[\w$]+$/);
    if (!word && !explicit && !context.matchBefore(/[.<"'/@]$/)) return null;
    const files = project(state.doc);
    const suggestions = await ask("complete", files, path, pos);
    if (!suggestions?.length) return null;
    const options = suggestions.map((suggestion): Completion => {
      const { name: label, rank, insert, before, source } = suggestion;
      const details = () => ask("suggestion", files, path, pos, suggestion);
      return {
        label,
        boost: source ? 0 : Math.max(-99, (11 - rank) * 5), // imports rank above globals of the browser
        ...(source && { detail: source }),
        info: async () => {
          const described = await details();
          return described && card(described);
        },
        apply(view, completion, from, to) {
          const ahead = view.state.sliceDoc(0, from - before);
          const text = insertCompletionText(view.state, insert, from - before, to);
          view.dispatch({ ...text, annotations: pickedCompletion.of(completion) });
          if (!source) return;
          void details().then((described) => {
            const isUnchanged = view.state.sliceDoc(0, ahead.length) === ahead;
            if (described && isUnchanged)
              view.dispatch({ changes: described.edits.filter(({ to }) => to <= ahead.length) });
          });
        },
      };
    });
    return { from: word?.from ?? pos, options, validFor: /^[\w$]*$/ };
  };
}
