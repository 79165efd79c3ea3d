import { Button } from "browser/button.tsx";
import { CopyButton } from "browser/copy-button.tsx";
import { saveFile } from "browser/save-file.ts";
import { useEffect, useRef } from "react";
import { Changes } from "./changes.tsx";
import type { RepairResult } from "./worker.ts";

interface RepairedDocumentProps {
  result: RepairResult;
  /** Opens it as the current document. */
  onContinue(): void;
}

/** A sentence with the number of remaining findings. */
export function remainingFindings(findings: number): string {
  if (findings === 0) return "The repaired document has no findings.";
  return `${findings === 1 ? "One finding is" : `${findings} findings are`} left in the repaired document.`;
}

/** A repaired or migrated document: its changes, and buttons to download, copy or open it. */
export function RepairedDocument({
  result: { document, removed, changes, remaining },
  onContinue,
}: RepairedDocumentProps) {
  const text = () => JSON.stringify(document);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.scrollIntoView({ block: "nearest" }); // newer browsers return a promise, which must not become the effect's cleanup
  }, []);
  return (
    <section ref={section} className="repaired" aria-label="Repaired document">
      <p>{remainingFindings(remaining)}</p>
      <p className="buttons">
        <Button className="button primary" onClick={() => saveFile("repaired.json", text())}>
          Download the repaired JSON
        </Button>
        <CopyButton label="Copy the repaired JSON" text={text} />
        <Button onClick={onContinue}>Continue with this document</Button>
      </p>
      <Changes of={changes} />
      {removed.length > 0 && (
        <Button onClick={() => saveFile("removed.json", JSON.stringify(removed, null, 2))}>
          Download removed values
        </Button>
      )}
    </section>
  );
}
