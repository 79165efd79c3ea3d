import { css } from "@codemirror/lang-css";
import { javascript } from "@codemirror/lang-javascript";
import { json } from "@codemirror/lang-json";
import type { Extension } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { basicSetup } from "codemirror";
import { editorTheme } from "./editor-theme.ts";
import { formatKey } from "./language/format-editor.ts";
import { typeScriptSupport } from "./language/typescript-support.ts";
import { mistakeLine } from "./mistake-line.ts";
import type { Project } from "./project.ts";
import { tabKey } from "./tab-key.ts";

export interface EditorContext {
  /** The file that is edited. */
  path: string;
  /** All files as they are now. */
  files(): Project["files"];
  onChange(source: string): void;
  /** Called with what formatting has come to. */
  onNews(news: string): void;
  /** Called with what keeps TypeScript from helping, and with null once it helps. */
  onTrouble(problem: string | null): void;
  /** Mod-S: people press it, though nothing needs to be saved. */
  onSave(): true;
}

/** What the editor of a file consists of. */
export function extensionsFor({ path, files, onChange, onSave, onNews, onTrouble }: EditorContext): Extension {
  return [
    keymap.of([{ key: "Mod-s", run: onSave }]),
    basicSetup,
    tabKey,
    languageOf(path),
    mistakeLine,
    typeScriptSupport({ path, files, onTrouble }),
    formatKey(path, onNews),
    editorTheme,
    EditorView.contentAttributes.of({
      "aria-label": `Source of ${path}. Escape, then Tab, leaves.`,
      tabindex: "0",
    }),
    EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) onChange(state.doc.toString());
    }),
  ];
}

function languageOf(path: string): Extension {
  if (path.endsWith(".css")) return css();
  if (path.endsWith(".json")) return json();
  return javascript({ typescript: true, jsx: path.endsWith(".tsx") });
}
