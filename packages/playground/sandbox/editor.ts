import { history, historyKeymap, standardKeymap } from "@codemirror/commands";
import { javascript } from "@codemirror/lang-javascript";
import { bracketMatching, indentOnInput } from "@codemirror/language";
import { drawSelection, EditorView, keymap } from "@codemirror/view";
import { codeExtensions, type LineMistake, setMistake } from "../app/code-extensions.ts";

export interface EditorOptions {
  source: string;
  attributes: Record<string, string>;
  /** Whether the reader has clicked on the code. */
  isTyping: boolean;
  onChange(source: string): void;
}

/** Replaces an element that shows the code by an editor, and keeps its selection, focus and scroll position. */
function openEditor(still: HTMLElement, { source, attributes, isTyping, onChange }: EditorOptions) {
  const view = new EditorView({
    doc: source,
    selection: selectionIn(still, source.length),
    extensions: [
      history(),
      drawSelection(),
      keymap.of([...standardKeymap, ...historyKeymap]), // leaves Alt+Left and the like to the browser
      indentOnInput(),
      bracketMatching(),
      codeExtensions({
        attributes,
        language: javascript({ typescript: true, jsx: true }),
        onChange,
      }),
    ],
  });
  view.setTabFocusMode(!isTyping);
  const hasFocus = document.activeElement === still;
  const { scrollTop: top, scrollLeft: left } = still;
  still.replaceWith(view.dom);
  view.lineBlockAtHeight(0); // measures at once, so that it can scroll
  view.scrollDOM.scrollTo({ top, left });
  if (hasFocus) view.focus();
  return {
    /** Replaces the text. */
    show: (source: string) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: source } }),
    mark: (mistake: LineMistake | null) => view.dispatch({ effects: setMistake.of(mistake) }),
    destroy: () => view.destroy(),
  };
}

/** The document's selection as offsets in an element's text; its start, if the selection is elsewhere. */
function selectionIn(element: HTMLElement, length: number): { anchor: number; head: number } {
  const { anchorNode = null, anchorOffset = 0, focusNode = null, focusOffset = 0 } = getSelection() ?? {};
  const offset = (node: Node | null, inNode: number) => {
    if (!node || !element.contains(node)) return 0;
    const range = document.createRange();
    range.selectNodeContents(element);
    range.setEnd(node, inNode);
    return Math.min(range.toString().length, length);
  };
  return { anchor: offset(anchorNode, anchorOffset), head: offset(focusNode, focusOffset) };
}

/** The value of `liveEditor`, a script that a document loads when its code is edited. */
export type OpenEditor = typeof openEditor;

Object.assign(window, { liveEditor: openEditor });
