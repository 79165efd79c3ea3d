/** Milliseconds before an empty screen shows the loading screen. */
export const loaderDelay = 200;

/** The loading screen while a retry runs: empty at first, since most waits are short, then a spinner. */
export function Loading() {
  return (
    <div className="loading" role="status" style={{ animationDelay: `${loaderDelay}ms` }}>
      <span className="spinner" />
      Loading
    </div>
  );
}
