import { useId, useRef, useState } from "react";
import { CheckLink } from "../panels/check-link.tsx";
import { useCommands } from "../state/commands.ts";
import { Dialog } from "./dialog.tsx";

/** The page as JSON, to copy or download. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const commands = useCommands();
  const id = useId();
  const [json] = useState(commands.serialise);
  const [message, setMessage] = useState("");
  const area = useRef<HTMLTextAreaElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(json);
      setMessage("Copied.");
    } catch {
      area.current?.select();
      setMessage("The browser did not let it be copied: the text is selected, copy it with the keyboard.");
    }
  };
  const download = () => {
    const address = URL.createObjectURL(new Blob([json], { type: "application/json" }));
    const link = document.createElement("a");
    link.href = address;
    link.download = "craftjs-page.json";
    link.click();
    // The browser reads the blob after this task.
    setTimeout(() => URL.revokeObjectURL(address), 1000);
    setMessage("Downloaded as craftjs-page.json.");
  };
  return (
    <Dialog title="Export as JSON" onClose={onClose}>
      <p>
        This is the whole page, as <code>query.serialize()</code> of Craft.js writes it down. Import gives it back.
      </p>
      <label htmlFor={id} className="sr-only">
        The page as JSON
      </label>
      <textarea id={id} ref={area} rows={10} readOnly value={json} spellCheck={false} className="code" />
      <div className="dialog-actions">
        <button type="button" className="button primary" onClick={copy}>
          Copy
        </button>
        <button type="button" className="button" onClick={download}>
          Download
        </button>
        <CheckLink text={() => json} />
        <p role="status">{message}</p>
      </div>
    </Dialog>
  );
}
