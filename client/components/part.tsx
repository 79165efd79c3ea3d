import { type ReactNode, Suspense } from "react";
import { FailureBoundary } from "./failure-boundary.tsx";

/**
 * A part of the page that hydrates by itself: where something has changed its HTML, React renders this part again, and
 * not the others. If it fails, the reader loses this part and not the page. Nothing in it suspends.
 */
export function Part({ onRetry, children }: { onRetry?: () => void; children: ReactNode }) {
  return (
    <FailureBoundary {...(onRetry && { onRetry })}>
      <Suspense>{children}</Suspense>
    </FailureBoundary>
  );
}
