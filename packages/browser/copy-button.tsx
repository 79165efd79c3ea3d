import { useState } from "react";

interface CopyButtonProps {
  label: string;
  text: () => string;
  className?: string;
  /** Selects the text; called if the browser does not allow copying. */
  select?: () => void;
}

/** Copies text that is generated on demand, and reports whether the browser allowed it. */
export function CopyButton({ label, text, className = "button", select }: CopyButtonProps) {
  const [state, setState] = useState("");
  async function copy(): Promise<void> {
    setState(""); // so that screen readers announce the same text again
    try {
      await navigator.clipboard.writeText(text());
      setState("Copied");
    } catch {
      select?.();
      setState(`The browser does not allow copying here${select ? ": copy the selected text" : ""}`);
    }
  }
  return (
    <>
      <button type="button" className={className} onClick={() => void copy()}>
        {label}
      </button>
      <span role="status">{state}</span>
    </>
  );
}
