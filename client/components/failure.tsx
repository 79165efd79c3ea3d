/** What stands in the place of a page that could not be loaded. The rest of the window stays usable. */
export function Failure({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className="failure-box" role="alert">
      <h1>This page did not load</h1>
      <p>{message}</p>
      <button type="button" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
