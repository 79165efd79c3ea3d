interface FailureProps {
  message: string;
  onRetry: () => void;
  isPart?: boolean | undefined;
}

/** The error box in place of a page or, with `isPart`, of a part of one. */
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
