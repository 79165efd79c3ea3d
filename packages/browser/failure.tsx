interface FailureProps {
  message: string;
  onRetry: () => void;
  isPart?: boolean | undefined;
}

/** The error box that replaces a page or, with `isPart`, a part of a page. */
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
