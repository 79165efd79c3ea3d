import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { pressOf } from "browser/key-press.ts";
import { askLanguage } from "./ask-language.ts";

/** Formats the file in an editor. Returns a message for the reader. */
export async function formatEditor(view: EditorView, path: string): Promise<string> {
  const { doc, selection } = view.state;
  const old = doc.toString();
  try {
    const formatted = await askLanguage("format", path, old, selection.main.head);
    if (!formatted || view.state.doc !== doc) return "Not formatted: the file has changed in the meantime.";
    const { text, cursor } = formatted;
    if (text === old) return "Already formatted.";
    view.dispatch({
      changes: difference(old, text),
      selection: { anchor: cursor },
      scrollIntoView: true,
      userEvent: "format",
    });
    return view.state.doc.toString() === text ? "Formatted." : "Not formatted: the project would be too long.";
  } catch (error) {
    return `Not formatted: ${(error as Error).message}`;
  }
}

/** Formats on Shift-Alt-F. On macOS, it types another character, so the physical key decides. */
export function formatKey(path: string, say: (news: string) => void): Extension {
  return EditorView.domEventHandlers({
    keydown: (event, view) => {
      const [, letter] = /^Alt\+Shift\+(.)$/u.exec(pressOf(event)) ?? [];
      if (!letter || (/[a-z]/.test(letter) ? letter !== "f" : event.code !== "KeyF")) return false;
      void formatEditor(view, path).then(say);
      return true;
    },
  });
}

/** The change from the first to the last character that differs, around which an editor keeps folds and scroll position. */
export function difference(old: string, text: string): { from: number; to: number; insert: string } {
  const minLength = Math.min(old.length, text.length);
  let from = 0;
  while (from < minLength && old[from] === text[from]) from++;
  let suffixLength = 0;
  while (suffixLength < minLength - from && old.at(-1 - suffixLength) === text.at(-1 - suffixLength)) suffixLength++;
  return { from, to: old.length - suffixLength, insert: text.slice(from, text.length - suffixLength) };
}
