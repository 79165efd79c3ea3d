import { Component, type ReactNode, useTransition } from "react";
import { Failure } from "../components/failure.tsx";
import { Loading } from "../components/loading.tsx";

interface Props {
  /** Why the page could not be loaded, if that is so. */
  error: Error | undefined;
  onRetry: () => void;
  children: ReactNode;
}

/** Shows the red box in the place of a page that could not be loaded, or that throws while it is rendered. */
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

/** The box; once its button has been pressed, the loading screen until there is an answer. */
function Retryable({ message, onRetry }: { message: string; onRetry: () => void }) {
  const [isRetrying, startRetry] = useTransition();
  if (isRetrying) return <Loading />;
  return <Failure message={message} onRetry={() => startRetry(onRetry)} />;
}
