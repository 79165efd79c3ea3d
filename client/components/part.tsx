import { FailureBoundary } from "browser/failure-boundary.tsx";
import { type ReactNode, Suspense } from "react";

/**
 * A part of the page that hydrates separately: if something has changed its HTML, React renders only this part again. An
 * error in it costs the reader this part, not the page. Nothing in it suspends.
 */
export function Part({ onRetry, children }: { onRetry?: () => void; children: ReactNode }) {
  return (
    <FailureBoundary {...(onRetry && { onRetry })}>
      <Suspense>{children}</Suspense>
    </FailureBoundary>
  );
}
