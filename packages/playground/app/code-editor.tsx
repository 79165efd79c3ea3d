import { historyField } from "@codemirror/commands";
import { EditorState, Transaction } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { type RefObject, useEffect, useRef } from "react";
import { type LineMistake, setMistake } from "./code-extensions.ts";
import { extensionsFor } from "./editor-extensions.ts";
import { difference } from "./language/format-editor.ts";
import type { EditorHost } from "./language/typescript-support.ts";

interface CodeEditorProps extends EditorHost {
  /** Set to CodeMirror's view. */
  view: RefObject<EditorView | null>;
  path: string;
  /** The file's previous path, if it has just been renamed. */
  formerPath: string | undefined;
  mistake: LineMistake | null;
}

const withHistory = { history: historyField };

/** CodeMirror, with an undo history for each file. Mount it again for another project. */
export function CodeEditor(props: CodeEditorProps) {
  const { path, formerPath, files, mistake, view } = props;
  const source = files[path] ?? "";
  const host = useRef<HTMLDivElement>(null);
  const states = useRef(new Map<string, EditorState>());
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    if (!host.current) return;
    // The site's security policy allows no style elements; in a shadow root, CodeMirror adopts style sheets instead.
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: "open" });
    const editor = new EditorView({ parent: root, root });
    editor.setTabFocusMode(true);
    view.current = editor;
    // A message below the code, or a phone's keyboard, would cover the line being typed.
    const observer = new ResizeObserver(() => {
      if (editor.hasFocus) editor.dispatch({ effects: EditorView.scrollIntoView(editor.state.selection.main.head) });
    });
    observer.observe(host.current);
    return () => {
      observer.disconnect();
      editor.destroy();
    };
  }, [view]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the editor changes an open file, and React's copy is older
  useEffect(() => {
    const editor = view.current;
    if (!editor) return;
    const extensions = extensionsFor(path, latest);
    const stored = states.current.get(formerPath ?? path);
    for (const name of states.current.keys()) if (!Object.hasOwn(files, name)) states.current.delete(name);
    const state =
      stored && formerPath
        ? EditorState.fromJSON(stored.toJSON(withHistory), { extensions }, withHistory)
        : (stored ?? EditorState.create({ doc: source, extensions }));
    // Imports that changed because another file was renamed do not become an undo step.
    const changes = difference(state.doc.toString(), source);
    editor.setState(state.update({ changes, filter: false, annotations: Transaction.addToHistory.of(false) }).state);
    editor.lineBlockAtHeight(0); // measures at once: a frame with guessed line heights would be a layout shift
    return () => void states.current.set(path, editor.state);
  }, [path]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another file has another state
  useEffect(() => {
    view.current?.dispatch({ effects: setMistake.of(mistake) });
  }, [path, mistake?.line, mistake?.message]);

  return <div className="playground-editor" translate="no" ref={host} />;
}
