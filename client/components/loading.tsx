import { loaderDelay } from "../../shared/constants.ts";

/** Shown in place of a page that is being loaded again: nothing at first, since most waits are short, then a spinner. */
export function Loading() {
  return (
    <div className="loading" role="status" style={{ animationDelay: `${loaderDelay}ms` }}>
      <span className="spinner" />
      Loading
    </div>
  );
}
