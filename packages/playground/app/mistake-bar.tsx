import type { Mistake } from "./messages.ts";

interface MistakeBarProps {
  /** The error that keeps the project from running; its place is in a file that can be opened. */
  mistake: Mistake | null;
  onOpen(path: string): void;
}

/** Why the project does not run, below the code. */
export function MistakeBar({ mistake, onOpen }: MistakeBarProps) {
  const place = mistake?.place;
  return (
    <p className="playground-mistake" role="status">
      {place ? (
        <button type="button" onClick={() => onOpen(place.file)}>
          {`${place.file}, line ${place.line}`}
        </button>
      ) : (
        mistake && <b>Error</b>
      )}
      {mistake && <span>{`: ${mistake.message}`}</span>}
    </p>
  );
}
