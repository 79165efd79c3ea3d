import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { editorTheme } from "./editor-theme.ts";
import { mistakeLine } from "./mistake-line.ts";
import { tabKey } from "./tab-key.ts";

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
