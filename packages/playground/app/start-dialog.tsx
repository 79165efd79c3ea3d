import { useEffect, useRef, useState } from "react";
import type { Project } from "./project.ts";
import { loadTemplates, type Template } from "./templates.ts";

interface StartDialogProps {
  onChoose(project: Project): void;
  onClose(): void;
}

/** Offers the templates to begin with. */
export function StartDialog({ onChoose, onClose }: StartDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [templates, setTemplates] = useState<Template[]>([]);
  const [failure, setFailure] = useState("");
  useEffect(() => {
    dialog.current?.showModal();
    heading.current?.focus(); // the templates, which Tab then reaches, are loading
    loadTemplates().then(setTemplates, (error: Error) => setFailure(error.message));
  }, []);

  return (
    <dialog className="playground-dialog wide" ref={dialog} onClose={onClose} aria-labelledby="playground-start">
      <form method="dialog">
        <h2 id="playground-start" ref={heading} tabIndex={-1}>
          Start with a template
        </h2>
        <p>It takes the place of what you have now, which “Undo” brings back.</p>
        {failure && <p className="failure-box">{`The templates could not be loaded: ${failure}`}</p>}
        <ul>
          {templates.map(
            ({ id, description, project }) =>
              description !== null && (
                <li key={id}>
                  <button type="submit" onClick={() => onChoose(project)}>
                    <b>{project.name}</b>
                    <span>{description}</span>
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
