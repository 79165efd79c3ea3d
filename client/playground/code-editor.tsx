import { EditorState } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { type RefObject, useEffect, useRef } from "react";
import { extensionsFor } from "./editor-extensions.ts";
import { type LineMistake, setMistake } from "./mistake-line.ts";
import type { Project } from "./project.ts";

interface CodeEditorProps {
  /** Gets CodeMirror's view. */
  view: RefObject<EditorView | null>;
  path: string;
  files: Project["files"];
  mistake: LineMistake | null;
  onChange(path: string, source: string): void;
  onSave(): void;
  say(news: string): void;
  onUnavailable(reason: string | null): void;
}

/** CodeMirror, with an undo history for each file. Mount it anew for another project. */
export function CodeEditor(props: CodeEditorProps) {
  const { path, files, mistake, view } = props;
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
    view.current = editor;
    return () => editor.destroy();
  }, [view]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an open file changes by the editor only, and React is behind it
  useEffect(() => {
    const editor = view.current;
    if (!editor) return;
    const kept = states.current.get(path);
    const state =
      kept?.doc.toString() === source
        ? kept
        : EditorState.create({
            doc: source,
            extensions: extensionsFor({
              path,
              files: () => latest.current.files,
              onChange: (text) => latest.current.onChange(path, text),
              say: (news) => latest.current.say(news),
              onUnavailable: (reason) => latest.current.onUnavailable(reason),
              onSave: () => {
                latest.current.onSave();
                return true;
              },
            }),
          });
    editor.setState(state);
    return () => void states.current.set(path, editor.state);
  }, [path]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another file has another state
  useEffect(() => {
    view.current?.dispatch({ effects: setMistake.of(mistake) });
  }, [path, mistake?.line, mistake?.message]);

  // What is typed in a shadow root seems to come from its host. This attribute, which changes nothing else, keeps the
  // site's shortcuts from taking it.
  return <div className="playground-editor" contentEditable="inherit" ref={host} />;
}
