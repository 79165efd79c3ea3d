import { saveFile } from "browser/save-file.ts";
import { useEffect, useRef } from "react";
import { Changes } from "./changes.tsx";
import { CopyButton } from "./copy-button.tsx";
import type { Mended as MendedDocument } from "./jobs.ts";

interface MendedProps {
  result: MendedDocument;
  /** Makes it the document that is looked at. */
  onGoOn(): void;
}

/** What is left to say about a repaired document. */
export function leftIn(findings: number): string {
  if (findings === 0) return "Nothing is wrong with the repaired document.";
  return `${findings === 1 ? "One finding is" : `${findings} findings are`} left in the repaired document.`;
}

/** A repaired or migrated document: what changed, and ways to take it along. */
export function Mended({ result: { mended, removed, changes, left }, onGoOn }: MendedProps) {
  const text = () => JSON.stringify(mended);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.scrollIntoView({ block: "nearest" }); // newer browsers return a promise, which is no cleanup
  }, []);
  return (
    <section ref={section} className="mended" aria-label="Repaired document">
      <p>{leftIn(left)}</p>
      <p className="buttons">
        <button type="button" className="button primary" onClick={() => saveFile("repaired.json", text())}>
          Download the repaired JSON
        </button>
        <CopyButton label="Copy the repaired JSON" text={text} />
        <button type="button" className="button" onClick={onGoOn}>
          Continue with this document
        </button>
      </p>
      <Changes of={changes} />
      {removed.length > 0 && (
        <button
          type="button"
          className="button"
          onClick={() => saveFile("taken-out.json", JSON.stringify(removed, null, 2))}
        >
          Download what was taken out
        </button>
      )}
    </section>
  );
}
