/** Delay in ms: most waits are shorter. */
const loaderDelay = 200;

/** The loading screen while a retry runs: empty at first, then a spinner. */
export function Loading() {
  return (
    <div className="loading" role="status" style={{ animationDelay: `${loaderDelay}ms` }}>
      <span className="spinner" />
      Loading
    </div>
  );
}
