import { autocompletion } from "@codemirror/autocomplete";
import { linter } from "@codemirror/lint";
import { type Extension, Prec, type Text } from "@codemirror/state";
import { closeHoverTooltips, EditorView, hasHoverTooltips, hoverTooltip, keymap, type Tooltip } from "@codemirror/view";
import type { Project } from "../project.ts";
import { askLanguage, languageIsWanted, startLanguage } from "./ask-language.ts";
import { completionSource } from "./completion-source.ts";
import { card, cardTheme } from "./description-card.ts";

/** The files of a project, and callbacks of its editors. */
export interface EditorHost {
  /** All current files. */
  files: Project["files"];
  onChange(path: string, source: string): void;
  say(news: string): void;
  /** Called with the reason why TypeScript is unavailable, as a sentence, or with null once it is available. */
  onUnavailable(reason: string | null): void;
  /** Called with the number of errors by file. */
  onErrors(counts: Record<string, number>): void;
}

/**
 * Completion, errors, and descriptions of the name under the pointer, from TypeScript in a worker
 * thread. Only for .ts and .tsx files.
 */
export function typeScriptSupport(path: string, host: { readonly current: EditorHost }): Extension {
  if (!/\.tsx?$/.test(path)) return [];

  const ask: typeof askLanguage = (question, ...args) => {
    if (!languageIsWanted()) return Promise.resolve(null);
    return askLanguage(question, ...args).then(
      (answer) => {
        host.current.onUnavailable(null);
        return answer;
      },
      ({ message }: Error) => {
        host.current.onUnavailable(`TypeScript is unavailable: ${message}.`);
        return null;
      },
    );
  };
  // The file in `files` may be older.
  const project = (doc: Text) => ({ ...host.current.files, [path]: doc.toString() });

  const errors = linter(
    async ({ state: { doc } }) => {
      const errorsByFile = await ask("check", project(doc));
      const counts = Object.entries(errorsByFile ?? {}).map(([path, errors]) => [path, errors.length] as const);
      if (errorsByFile) host.current.onErrors(Object.fromEntries(counts));
      return (errorsByFile?.[path] ?? []).map((error) => ({ ...error, severity: "error" as const }));
    },
    { delay: 400, needsRefresh: ({ focusChanged, view }) => focusChanged && view.hasFocus },
  );

  async function meaningAt(doc: Text, position: number): Promise<Tooltip | null> {
    const description = await ask("describe", project(doc), path, position);
    if (!description) return null;
    const mount = (view: EditorView) =>
      queueMicrotask(() => view.dispatch({ effects: EditorView.announce.of(description.signature) }));
    return {
      pos: description.from,
      end: description.to,
      above: true,
      create: () => ({ dom: card(description), mount }),
    };
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
