import { useState } from "react";

/** Copies a text that is made on demand, and reports whether the browser allowed it. */
export function CopyButton({ label, text }: { label: string; text: () => string }) {
  const [state, setState] = useState("");
  async function copy(): Promise<void> {
    setState(""); // so that screen readers announce the same text again
    try {
      await navigator.clipboard.writeText(text());
      setState("Copied");
    } catch {
      setState("The browser does not allow copying here");
    }
  }
  return (
    <>
      <button type="button" className="button" onClick={() => void copy()}>
        {label}
      </button>
      <span role="status">{state}</span>
    </>
  );
}
