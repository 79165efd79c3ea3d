interface FailureProps {
  message: string;
  onRetry: () => void;
  /** Whether only a part of the page failed, so that the page has its own heading. */
  isPart?: boolean;
}

/** The red box in place of a page, or a part of one, that could not be loaded. */
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
