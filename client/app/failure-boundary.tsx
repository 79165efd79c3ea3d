import { Component, type ReactNode, useTransition } from "react";
import { Failure } from "../components/failure.tsx";
import { Loading } from "../components/loading.tsx";

interface Props {
  error: Error | undefined;
  onRetry: () => void;
  children: ReactNode;
}

/** Shows an error box instead of a page that failed to load or throws while rendering. */
export class FailureBoundary extends Component<Props, { thrown: Error | undefined }> {
  override state = { thrown: undefined };

  static getDerivedStateFromError(thrown: Error) {
    return { thrown };
  }

  override render() {
    const error: Error | undefined = this.props.error ?? this.state.thrown;
    return error ? <Retryable message={error.message} onRetry={this.props.onRetry} /> : this.props.children;
  }
}

function Retryable({ message, onRetry }: { message: string; onRetry: () => void }) {
  const [isRetrying, startRetry] = useTransition();
  if (isRetrying) return <Loading />;
  return <Failure message={message} onRetry={() => startRetry(onRetry)} />;
}
