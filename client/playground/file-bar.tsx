import { type FormEvent, useState } from "react";
import { entryFile, type Project, pathProblem } from "./project.ts";
import { Tabs } from "./tabs.tsx";

interface FileBarProps {
  files: Project["files"];
  current: string;
  /** Id of the editor. */
  controls: string;
  onOpen(path: string): void;
  onAdd(path: string): void;
  onRename(from: string, to: string): void;
  onDelete(path: string): void;
  onFormat(): void;
}

/** The project's files as tabs, and what can be done with them. */
export function FileBar({ files, current, controls, onOpen, onAdd, onRename, onDelete, onFormat }: FileBarProps) {
  const [asked, setAsked] = useState<"add" | "rename" | null>(null);
  const isEntry = current === entryFile;
  return (
    <>
      <header className="playground-files">
        <Tabs
          label="Files"
          tabs={Object.keys(files).map((path) => ({ name: path, label: path }))}
          current={current}
          controls={controls}
          onChoose={onOpen}
        />
        <span className="playground-actions">
          <button type="button" onClick={() => setAsked("add")}>
            New file
          </button>
          <button type="button" title="Shift+Alt+F" onClick={onFormat}>
            Format
          </button>
          {!isEntry && (
            <>
              <button type="button" onClick={() => setAsked("rename")}>
                Rename
              </button>
              <button type="button" onClick={() => onDelete(current)}>
                Delete
              </button>
            </>
          )}
        </span>
      </header>
      {asked && (
        <NameForm
          key={asked + current}
          label={asked === "add" ? "Name of the new file" : `New name of ${current}`}
          first={asked === "add" ? "" : current}
          files={files}
          onName={(path) => {
            if (path !== null && path !== current) asked === "add" ? onAdd(path) : onRename(current, path);
            setAsked(null);
          }}
        />
      )}
    </>
  );
}

interface NameFormProps {
  label: string;
  first: string;
  files: Project["files"];
  /** Gets null when the reader thinks better of it. */
  onName(path: string | null): void;
}

function NameForm({ label, first, files, onName }: NameFormProps) {
  const [path, setPath] = useState(first);
  const [problem, setProblem] = useState<string | null>(null);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    const { [first]: _, ...others } = files;
    const found = pathProblem(path, others);
    if (found) setProblem(found);
    else onName(path);
  }

  return (
    <form className="playground-name" onSubmit={onSubmit}>
      <label>
        <span>{label}</span>
        <input
          // biome-ignore lint/a11y/noAutofocus: the reader has just asked for it
          autoFocus
          value={path}
          placeholder="blocks/button.tsx"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          aria-invalid={problem !== null}
          aria-describedby="playground-name-problem"
          onChange={(event) => setPath(event.currentTarget.value)}
          onKeyDown={({ key }) => key === "Escape" && onName(null)}
        />
      </label>
      <button type="submit">OK</button>
      <button type="button" onClick={() => onName(null)}>
        Cancel
      </button>
      <p id="playground-name-problem" role="alert">
        {problem}
      </p>
    </form>
  );
}
