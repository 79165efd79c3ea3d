import { type ChangeEvent, useId, useState } from "react";
import { parsePage } from "../state/parse-page.ts";
import { useCommands } from "../state/use-commands.ts";
import { Dialog } from "./dialog.tsx";

/** Replaces the page with an exported one. Invalid input changes nothing. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const commands = useCommands();
  const id = useId();
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");
  const readFile = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (!file) return;
    setText(await file.text());
    setProblem("");
  };
  const importPage = () => {
    const result = parsePage(text);
    if ("problem" in result) return setProblem(result.problem);
    commands.load(result.page, "The page has been imported. Undo brings the other one back.");
    onClose();
  };
  return (
    <Dialog title="Import JSON" onClose={onClose}>
      <label htmlFor={id}>Paste a page that was exported here</label>
      <textarea
        id={id}
        rows={8}
        value={text}
        spellCheck={false}
        className="code"
        aria-invalid={problem !== ""}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => {
          setText(event.target.value);
          setProblem("");
        }}
      />
      {problem && (
        <p id={`${id}-problem`} className="import-problem" role="alert">
          <strong>Nothing was imported; your page is as it was.</strong> <span>{problem}</span>
        </p>
      )}
      <div className="dialog-actions">
        <button type="button" className="button primary" onClick={importPage}>
          Import
        </button>
        <label className="button upload">
          Choose a file
          <input type="file" className="sr-only" accept="application/json,.json" onChange={readFile} />
        </label>
      </div>
    </Dialog>
  );
}
