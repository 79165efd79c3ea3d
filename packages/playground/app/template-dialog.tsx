import { useEffect, useRef, useState } from "react";
import { loadTemplates, type Template } from "./templates.ts";

interface TemplateDialogProps {
  onChoose(template: Template): void;
  onClose(): void;
}

/** Offers the templates. */
export function TemplateDialog({ onChoose, onClose }: TemplateDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [templates, setTemplates] = useState<Template[]>([]);
  const [failure, setFailure] = useState("");
  useEffect(() => {
    dialog.current?.showModal();
    heading.current?.focus(); // the templates, which Tab reaches next, are loading
    loadTemplates().then(setTemplates, (error: Error) => setFailure(error.message));
  }, []);

  return (
    <dialog className="playground-dialog wide" ref={dialog} onClose={onClose} aria-labelledby="playground-templates">
      <form method="dialog">
        <h2 id="playground-templates" ref={heading} tabIndex={-1}>
          Templates
        </h2>
        <p>A template replaces the current project, which “Undo” restores.</p>
        {failure && <p className="failure-box">{`The templates could not be loaded: ${failure}`}</p>}
        <ul>
          {templates.map(
            (template) =>
              template.description !== null && (
                <li key={template.id}>
                  <button type="submit" onClick={() => onChoose(template)}>
                    <b>{template.project.name}</b>
                    <span>{template.description}</span>
                  </button>
                </li>
              ),
          )}
        </ul>
        <button type="submit" className="button playground-close">
          Close
        </button>
      </form>
    </dialog>
  );
}
