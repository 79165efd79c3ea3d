import type { Completion, CompletionContext } from "@codemirror/autocomplete";
import { autocompletion, insertCompletionText, pickedCompletion } from "@codemirror/autocomplete";
import { linter } from "@codemirror/lint";
import { type Extension, Prec, type Text } from "@codemirror/state";
import { closeHoverTooltips, EditorView, hasHoverTooltips, hoverTooltip, keymap, type Tooltip } from "@codemirror/view";
import type { Project } from "../project.ts";
import { askLanguage, isLanguageStarted, startLanguage } from "./ask-language.ts";
import type { Description } from "./project-service.ts";

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
    if (!isLanguageStarted()) return Promise.resolve(null);
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

  /** Completes with TypeScript's suggestions. Selecting a name from another module also imports it. */
  async function complete(context: CompletionContext) {
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
          const description = await details();
          return description && card(description);
        },
        apply(view, completion, from, to) {
          const textBefore = view.state.sliceDoc(0, from - before);
          const text = insertCompletionText(view.state, insert, from - before, to);
          view.dispatch({ ...text, annotations: pickedCompletion.of(completion) });
          if (!source) return;
          void details().then((description) => {
            const isUnchanged = view.state.sliceDoc(0, textBefore.length) === textBefore;
            if (description && isUnchanged)
              view.dispatch({ changes: description.edits.filter(({ to }) => to <= textBefore.length) });
          });
        },
      };
    });
    return { from: word?.from ?? pos, options, validFor: /^[\w$]*$/ };
  }

  const errors = linter(
    async ({ state: { doc } }) => {
      const errorsByFile = await ask("check", project(doc));
      const counts = Object.entries(errorsByFile ?? {}).map(([path, errors]) => [path, errors.length] as const);
      if (errorsByFile) host.current.onErrors(Object.fromEntries(counts));
      return (errorsByFile?.[path] ?? []).map((error) => ({ ...error, severity: "error" as const }));
    },
    { delay: 400, needsRefresh: ({ focusChanged, view }) => focusChanged && view.hasFocus },
  );

  async function tooltipAt({ state: { doc } }: EditorView, position: number): Promise<Tooltip | null> {
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
  const hideTooltip = (view: EditorView) => {
    const isShown = hasHoverTooltips(view.state);
    if (isShown) view.dispatch({ effects: closeHoverTooltips });
    return isShown;
  };

  return [
    EditorView.domEventHandlers({ focus: () => void startLanguage() }),
    autocompletion({ icons: false, override: [complete] }),
    errors,
    hoverTooltip(tooltipAt),
    cardTheme,
    Prec.high(keymap.of([{ key: "Escape", run: hideTooltip }])),
  ];
}

/** TypeScript's description of a name, as an element of the editor. */
function card({ signature, documentation }: Description): HTMLElement {
  const element = document.createElement("div");
  element.className = "description";
  element.append(Object.assign(document.createElement("code"), { textContent: signature }));
  if (documentation) element.append(Object.assign(document.createElement("p"), { textContent: documentation }));
  return element;
}

const cardTheme = EditorView.baseTheme({
  ".description": { maxWidth: "40rem", whiteSpace: "pre-wrap" },
  ".description > code": { fontFamily: "var(--mono, monospace)" },
  ".description > p": { margin: "0.5rem 0 0" },
  // In a narrow window, CodeMirror would cover the other options with it.
  ".cm-completionInfo-left-narrow, .cm-completionInfo-right-narrow": { inset: "100% auto auto 0 !important" },
  ".cm-tooltip-hover .description": { padding: "0.375rem 0.75rem" },
});
