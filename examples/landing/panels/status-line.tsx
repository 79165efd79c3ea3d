import { useSyncExternalStore } from "react";
import { announcements } from "../state/announcements.ts";
import { type Autosave, saveTexts } from "../state/autosave.ts";

/** Live region with the last change, and the save state. */
export function StatusLine({ autosave }: { autosave: Autosave }) {
  const { text, count } = useSyncExternalStore(announcements.subscribe, announcements.get);
  const saved = useSyncExternalStore(autosave.subscribe, autosave.get);
  return (
    <footer className="status-line">
      {/* Alternate a trailing space, so that screen readers repeat an equal message. */}
      <p role="status">{count % 2 ? text : `${text}\u00a0`}</p>
      <p className="save-state">{saveTexts[saved]}</p>
    </footer>
  );
}
