import { PlainButton } from "browser/button.tsx";
import { pressOf } from "browser/key-press.ts";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { entryFile, initialSource, newFileProblem, type Project, pathProblem } from "./project.ts";
import { renameFile } from "./rename-file.ts";
import { Tabs } from "./tabs.tsx";

interface FileBarProps {
  files: Project["files"];
  /** Number of errors by file. */
  errors: Record<string, number>;
  current: string;
  /** Id of the editor. */
  controls: string;
  /** Opens a file; with its previous path if it has just been renamed. */
  setPath(path: string, formerPath?: string): void;
  /** Changes the files, and shows a message. */
  setFiles(make: (files: Project["files"]) => Project["files"], news?: string): void;
  onFormat(): void;
  focusEditor(): void;
}

/** The project's files as tabs, with their actions. */
export function FileBar(props: FileBarProps) {
  const { files, errors, current, controls, setPath, setFiles, onFormat, focusEditor } = props;
  /** Path of the file whose name is being edited; "" for a new file; null without a form. */
  const [formPath, setFormPath] = useState<string | null>(null);
  const bar = useRef<HTMLElement>(null);
  const isEntry = current === entryFile;

  function focusTab(): void {
    bar.current?.querySelector<HTMLElement>("[role=tab][aria-selected=true]")?.focus();
  }

  function remove(): void {
    if (!confirm(`Delete ${current}? This cannot be undone.`)) return;
    flushSync(() => setFiles(({ [current]: _, ...otherFiles }) => otherFiles, `${current} is deleted.`));
    focusTab();
  }

  function onName(path: string | null): void {
    flushSync(() => {
      setFormPath(null);
      if (path === null || path === formPath) return;
      setFiles((files) => (formPath ? renameFile(files, formPath, path) : { ...files, [path]: initialSource(path) }));
      setPath(path, formPath || undefined);
    });
    if (path !== null && formPath === "") focusEditor();
    else focusTab();
  }

  return (
    <>
      <header className="playground-files" ref={bar}>
        <Tabs
          label="Files"
          translate="no"
          tabs={Object.keys(files)}
          errors={errors}
          current={current}
          controls={controls}
          onChoose={(path) => {
            setFormPath(null);
            setPath(path);
          }}
        />
        <span className="playground-actions">
          <PlainButton onClick={() => setFormPath("")}>New file</PlainButton>
          <PlainButton title="Shift+Alt+F" onClick={onFormat}>
            Format
          </PlainButton>
          {!isEntry && (
            <>
              <PlainButton onClick={() => setFormPath(current)}>Rename</PlainButton>
              <PlainButton onClick={remove}>Delete</PlainButton>
            </>
          )}
        </span>
      </header>
      {(formPath === "" || formPath === current) && (
        <NameForm key={formPath} from={formPath} files={files} onName={onName} />
      )}
    </>
  );
}

interface NameFormProps {
  /** Path of the file to rename; "" for a new one. */
  from: string;
  files: Project["files"];
  /** Called with null for “Cancel”. */
  onName(path: string | null): void;
}

function NameForm({ from, files, onName }: NameFormProps) {
  const { [from]: _, ...otherFiles } = files;
  const problemOf = (path: string) => (from ? pathProblem(path, otherFiles) : newFileProblem(path, files));
  return (
    <form
      className="playground-name"
      onSubmit={(event) => {
        event.preventDefault();
        onName(String(new FormData(event.currentTarget).get("path")));
      }}
    >
      <label>
        <span>{from ? `New name of ${from}` : "Name of the new file"}</span>
        <input
          // biome-ignore lint/a11y/noAutofocus: the reader has just asked for it
          autoFocus
          name="path"
          required
          defaultValue={from}
          placeholder="blocks/button.tsx"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onChange={({ currentTarget }) => currentTarget.setCustomValidity(problemOf(currentTarget.value) ?? "")}
          onKeyDown={({ nativeEvent }) => pressOf(nativeEvent) === "Escape" && onName(null)}
        />
      </label>
      <button type="submit">OK</button>
      <PlainButton onClick={() => onName(null)}>Cancel</PlainButton>
    </form>
  );
}
