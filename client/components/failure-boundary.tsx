import { Component, type ReactNode, useTransition } from "react";
import { Failure } from "./failure.tsx";
import { Loading } from "./loading.tsx";

interface Props {
  error?: Error | undefined;
  /** Without it, what fails is left out. */
  onRetry?: () => void;
  children: ReactNode;
}

/** Shows an error box instead of a page that failed to load or throws, or nothing instead of a part of one. */
export class FailureBoundary extends Component<Props, { thrown: Error | undefined }> {
  override state = { thrown: undefined };

  static getDerivedStateFromError(thrown: Error) {
    return { thrown };
  }

  override render() {
    const error: Error | undefined = this.props.error ?? this.state.thrown;
    if (!error) return this.props.children;
    return this.props.onRetry ? <Retryable message={error.message} onRetry={this.props.onRetry} /> : null;
  }
}

function Retryable({ message, onRetry }: { message: string; onRetry: () => void }) {
  const [isRetrying, startRetry] = useTransition();
  if (isRetrying) return <Loading />;
  return <Failure message={message} onRetry={() => startRetry(onRetry)} />;
}
