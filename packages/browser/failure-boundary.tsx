import { type ReactNode, useState, useTransition } from "react";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Failure } from "./failure.tsx";
import { Loading } from "./loading.tsx";

interface Props {
  error?: Error | undefined;
  /** Without this, a failed part shows nothing. */
  onRetry?: () => void;
  /** Whether the message only concerns a part of the page. */
  isPart?: boolean;
  children: ReactNode;
}

/** Shows an error box instead of children that failed to load or that throw. Without `onRetry`, shows nothing instead. */
export function FailureBoundary({ error, onRetry, isPart, children }: Props) {
  const fallback = (message: string) => onRetry && <Retryable message={message} onRetry={onRetry} isPart={isPart} />;
  return error ? fallback(error.message) : <ErrorBoundary fallback={fallback}>{children}</ErrorBoundary>;
}

function Retryable({ onRetry, ...props }: { message: string; onRetry: () => void; isPart: boolean | undefined }) {
  const [isRetrying, startRetry] = useTransition();
  if (isRetrying) return <Loading />;
  return <Failure {...props} onRetry={() => startRetry(onRetry)} />;
}

/** A part of a page that shows its own failure. “Retry” mounts it again. */
export function RetryBoundary({ children }: { children: ReactNode }) {
  const [tries, setTries] = useState(0);
  return (
    <FailureBoundary key={tries} isPart onRetry={() => setTries(tries + 1)}>
      {children}
    </FailureBoundary>
  );
}
