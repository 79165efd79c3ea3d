import { useEffect, useState } from "react";
import { loaderDelay } from "../../shared/constants.ts";

/** Where a screen has nothing to show yet: nothing at first, as most waits are short, then a spinner. */
export function Loading() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), loaderDelay);
    return () => clearTimeout(timer);
  }, []);
  return (
    isLate && (
      <div className="loading" role="status">
        <span className="spinner" />
        Loading
      </div>
    )
  );
}
