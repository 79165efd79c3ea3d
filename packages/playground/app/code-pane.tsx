import type { EditorView } from "@codemirror/view";
import { PlainButton } from "browser/button.tsx";
import { useRef, useState } from "react";
import { CodeEditor } from "./code-editor.tsx";
import { FileBar } from "./file-bar.tsx";
import { formatEditor } from "./language/format-editor.ts";
import type { EditorHost } from "./language/typescript-support.ts";
import { entryFile, type Project } from "./project.ts";
import type { useFrame } from "./use-frame.ts";
import { editProject, type Work } from "./work.ts";

interface CodePaneProps extends Pick<EditorHost, "say" | "onUnavailable"> {
  work: Work;
  change(update: (work: Work) => Work, news?: string): void;
  editorId: string;
  mistake: ReturnType<typeof useFrame>["mistake"];
  hidden: boolean;
}

/** The project's files, one of them in the editor, and their errors. Mount it again for another project. */
export function CodePane(props: CodePaneProps) {
  const { work, change, say, onUnavailable, editorId, mistake, hidden } = props;
  const { files } = work.draft.project;
  /** The file to show, and its previous path, if it has just been renamed. */
  const [requestedFile, setRequestedFile] = useState<{ path: string; formerPath?: string | undefined }>({
    path: entryFile,
  });
  const exists = Object.hasOwn(files, requestedFile.path);
  const path = exists ? requestedFile.path : entryFile;
  const setPath = (path: string, formerPath?: string) => setRequestedFile({ path, formerPath });
  const [errors, setErrors] = useState<Record<string, number>>({});
  const view = useRef<EditorView>(null);
  const setFiles = (update: (files: Project["files"]) => Project["files"], news?: string) =>
    change((work) => {
      const { files } = work.draft.project;
      const newFiles = update(files);
      return newFiles === files ? work : editProject(work, { files: newFiles });
    }, news);
  const place = mistake?.place && Object.hasOwn(files, mistake.place.file) ? mistake.place : null;
  const lineMistake = place && mistake && place.file === path ? { line: place.line, message: mistake.message } : null;

  return (
    <section className="playground-code" aria-label="Code" hidden={hidden}>
      <FileBar
        files={files}
        errors={errors}
        current={path}
        controls={editorId}
        setPath={setPath}
        setFiles={setFiles}
        onFormat={() => view.current && void formatEditor(view.current, path).then(say)}
        focusEditor={() => view.current?.focus()}
      />
      <div id={editorId} role="tabpanel" aria-label={path}>
        <CodeEditor
          view={view}
          path={path}
          formerPath={exists ? requestedFile.formerPath : undefined}
          files={files}
          mistake={lineMistake}
          onChange={(path, source) =>
            setFiles((files) => (files[path] === source ? files : { ...files, [path]: source }))
          }
          say={say}
          onUnavailable={onUnavailable}
          onErrors={setErrors}
        />
      </div>
      <p className="playground-mistake" role="status">
        {place ? (
          <PlainButton onClick={() => setPath(place.file)}>{`${place.file}, line ${place.line}`}</PlainButton>
        ) : (
          mistake && <b>Error</b>
        )}
        {mistake && <span>{`: ${mistake.message}`}</span>}
      </p>
    </section>
  );
}
