import { autocompletion } from "@codemirror/autocomplete";
import { linter } from "@codemirror/lint";
import { type Extension, Prec, type Text } from "@codemirror/state";
import { closeHoverTooltips, EditorView, hasHoverTooltips, hoverTooltip, keymap, type Tooltip } from "@codemirror/view";
import { askLanguage, languageIsWanted, startLanguage } from "./ask-language.ts";
import { completionSource } from "./completion-source.ts";
import { card, cardTheme } from "./description-card.ts";
import type { Ask } from "./language-worker.ts";

export interface TypeScriptOptions {
  /** The file that is edited. */
  path: string;
  /** All files of the project as they are now; the edited one may be older. */
  files(): Record<string, string>;
  /** Gets why TypeScript is unavailable, as a sentence, and null once it is available. */
  onUnavailable(reason: string | null): void;
  /** Gets the number of errors by file. */
  onErrors(counts: Record<string, number>): void;
}

/**
 * Completion, errors, and the meaning of the name under the pointer, from TypeScript in a worker
 * thread. Nothing for files other than .ts and .tsx.
 */
export function typeScriptSupport({ path, files, onUnavailable, onErrors }: TypeScriptOptions): Extension {
  if (!/\.tsx?$/.test(path)) return [];

  const ask: Ask = (question, ...args) => {
    if (!languageIsWanted()) return Promise.resolve(null);
    return askLanguage(question, ...args).then(
      (answer) => {
        onUnavailable(null);
        return answer;
      },
      ({ message }: Error) => {
        onUnavailable(`TypeScript is unavailable: ${message}.`);
        return null;
      },
    );
  };
  const project = (doc: Text) => ({ ...files(), [path]: doc.toString() });

  const errors = linter(
    async ({ state: { doc } }) => {
      const found = await ask("check", project(doc));
      if (found) onErrors(Object.fromEntries(Object.entries(found).map(([path, errors]) => [path, errors.length])));
      return (found?.[path] ?? []).map((error) => ({ ...error, severity: "error" as const }));
    },
    { delay: 400, needsRefresh: ({ focusChanged, view }) => focusChanged && view.hasFocus },
  );

  async function meaningAt(doc: Text, position: number): Promise<Tooltip | null> {
    const found = await ask("describe", project(doc), path, position);
    if (!found) return null;
    const mount = (view: EditorView) =>
      queueMicrotask(() => view.dispatch({ effects: EditorView.announce.of(found.signature) }));
    return { pos: found.from, end: found.to, above: true, create: () => ({ dom: card(found), mount }) };
  }
  const meaning = hoverTooltip(({ state }, position) => meaningAt(state.doc, position));
  const hideMeaning = (view: EditorView) => {
    const isShown = hasHoverTooltips(view.state);
    if (isShown) view.dispatch({ effects: closeHoverTooltips });
    return isShown;
  };

  return [
    EditorView.domEventHandlers({ focus: () => void startLanguage() }),
    autocompletion({ icons: false, override: [completionSource(ask, project, path)] }),
    errors,
    meaning,
    cardTheme,
    Prec.high(keymap.of([{ key: "Escape", run: hideMeaning }])),
  ];
}
