import type { Mistake } from "./messages.ts";

interface MistakeBarProps {
  /** The error that keeps the project from running; its place is in a file that can be opened. */
  mistake: Mistake | null;
  /** Number of type errors by file, for files that are not shown. */
  others: [path: string, count: number][];
  onOpen(path: string): void;
}

/** The project's errors, below the code: why it does not run, or type errors elsewhere. */
export function MistakeBar({ mistake, others, onOpen }: MistakeBarProps) {
  const open = (path: string, label: string) => (
    <button type="button" onClick={() => onOpen(path)}>
      {label}
    </button>
  );
  return (
    <p className="playground-mistake" role="status" data-runs={mistake === null}>
      {mistake ? (
        <>
          {mistake.place ? open(mistake.place.file, `${mistake.place.file}, line ${mistake.place.line}`) : <b>Error</b>}
          <span>{`: ${mistake.message}`}</span>
        </>
      ) : (
        others.length > 0 && (
          <>
            <span>Type errors in other files:</span>
            {others.map(([path, count]) => (
              <span key={path}> {open(path, `${path} (${count})`)}</span>
            ))}
          </>
        )
      )}
    </p>
  );
}
