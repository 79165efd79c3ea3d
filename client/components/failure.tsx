interface FailureProps {
  message: string;
  onRetry: () => void;
  /** Whether it stands on a page that has a heading of its own. */
  isPart?: boolean;
}

/** What stands in the place of what could not be loaded: a page, or a part of one. The rest of the window stays usable. */
export function Failure({ message, onRetry, isPart = false }: FailureProps) {
  return (
    <div className="failure-box" role="alert">
      {!isPart && <h1>This page did not load</h1>}
      <p>{message}</p>
      <button type="button" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
