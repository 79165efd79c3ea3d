import { useSyncExternalStore } from "react";
import { announcements } from "../state/announcements.ts";
import { type Autosave, saveTexts } from "../state/autosave.ts";

/** What happened last, which screen readers read out, and whether the page is saved. */
export function StatusLine({ autosave }: { autosave: Autosave }) {
  const { text, count } = useSyncExternalStore(announcements.subscribe, announcements.get);
  const saved = useSyncExternalStore(autosave.subscribe, autosave.get);
  return (
    <footer className="status-line">
      {/* A space more each second time: the same words again are news too. */}
      <p role="status">{count % 2 ? text : `${text}\u00a0`}</p>
      <p className="save-state">{saveTexts[saved]}</p>
    </footer>
  );
}
