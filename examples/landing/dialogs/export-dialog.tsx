import { Button } from "browser/button.tsx";
import { CopyButton } from "browser/copy-button.tsx";
import { saveFile } from "browser/save-file.ts";
import { useId, useRef, useState } from "react";
import { pageHtml } from "../export/page-html.tsx";
import { CheckLink } from "../panels/check-link.tsx";
import { Choices, Group } from "../panels/choices.tsx";
import { useCommands } from "../state/use-commands.ts";
import { Dialog } from "./dialog.tsx";

const formats = { JSON: "JSON", HTML: "HTML" };

/** The page as JSON or HTML, to copy or download. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const commands = useCommands();
  const id = useId();
  const [{ format, text }, setExported] = useState({ format: "JSON", text: commands.serialise() });
  const [message, setMessage] = useState("");
  const area = useRef<HTMLTextAreaElement>(null);
  const choose = (format: string) =>
    setExported({ format, text: format === "HTML" ? pageHtml(commands) : commands.serialise() });
  const download = () => {
    const name = `craftjs-page.${format.toLowerCase()}`;
    saveFile(name, text, format === "HTML" ? "text/html" : "application/json");
    setMessage(`Downloaded as ${name}.`);
  };
  return (
    <Dialog title="Export" onClose={onClose}>
      <p>
        JSON is the output of Craft.js’s <code>query.serialize()</code>, which Import can load. HTML is a standalone
        page.
      </p>
      <Group label="Format">
        <div className="choices">
          <Choices options={formats} value={format} onChange={choose} />
        </div>
      </Group>
      <label htmlFor={id} className="sr-only">
        {`The page as ${format}`}
      </label>
      <textarea id={id} ref={area} rows={10} readOnly value={text} spellCheck={false} className="code" />
      <div className="dialog-actions">
        <CopyButton
          key={format}
          label="Copy"
          className="button primary"
          text={() => text}
          select={() => area.current?.select()}
        />
        <Button onClick={download}>Download</Button>
        {format === "JSON" && <CheckLink text={() => text} />}
        <p role="status">{message}</p>
      </div>
    </Dialog>
  );
}
