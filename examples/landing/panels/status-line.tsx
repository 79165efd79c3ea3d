import { announcement } from "../state/announcements.ts";
import { useStore } from "../state/store.ts";

/** Live region with the last change. In a narrow window, it is shown over the page for a few seconds. */
export function StatusLine() {
  const { text, count } = useStore(announcement);
  return (
    <footer className="status-line">
      {/* Alternate a trailing space, so that screen readers repeat an equal message. */}
      <p role="status">{count > 0 && <span key={count}>{count % 2 ? text : `${text}\u00a0`}</span>}</p>
      <p className="hint">Press ? for keyboard shortcuts</p>
    </footer>
  );
}
