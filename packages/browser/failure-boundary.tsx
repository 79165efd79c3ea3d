import { Component, type ReactNode, useState, useTransition } from "react";
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
export class FailureBoundary extends Component<Props, { caughtError: Error | undefined }> {
  override state = { caughtError: undefined };

  static getDerivedStateFromError(caughtError: Error) {
    return { caughtError };
  }

  override render() {
    const error: Error | undefined = this.props.error ?? this.state.caughtError;
    if (!error) return this.props.children;
    const { onRetry, isPart } = this.props;
    return onRetry ? <Retryable message={error.message} onRetry={onRetry} isPart={isPart} /> : null;
  }
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
