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
  const [texts, setTexts] = useState({ JSON: commands.serialise(), HTML: "" });
  const [format, setFormat] = useState<keyof typeof texts>("JSON");
  const [message, setMessage] = useState("");
  const area = useRef<HTMLTextAreaElement>(null);
  const choose = (format: keyof typeof texts) => {
    if (format === "HTML") setTexts({ ...texts, HTML: pageHtml(commands) });
    setFormat(format);
  };
  const download = () => {
    const name = `craftjs-page.${format.toLowerCase()}`;
    saveFile(name, texts[format], format === "HTML" ? "text/html" : "application/json");
    setMessage(`Downloaded as ${name}.`);
  };
  return (
    <Dialog title="Export" onClose={onClose}>
      <p>
        As JSON, the page is what <code>query.serialize()</code> of Craft.js writes down, and Import gives it back. As
        HTML, it is a file that any browser shows.
      </p>
      <Group label="Format">
        <div className="choices">
          <Choices options={formats} value={format} onChange={choose} />
        </div>
      </Group>
      <label htmlFor={id} className="sr-only">
        {`The page as ${format}`}
      </label>
      <textarea id={id} ref={area} rows={10} readOnly value={texts[format]} spellCheck={false} className="code" />
      <div className="dialog-actions">
        <CopyButton
          key={format}
          label="Copy"
          className="button primary"
          text={() => texts[format]}
          select={() => area.current?.select()}
        />
        <Button onClick={download}>Download</Button>
        {format === "JSON" && <CheckLink text={() => texts.JSON} />}
        <p role="status">{message}</p>
      </div>
    </Dialog>
  );
}
