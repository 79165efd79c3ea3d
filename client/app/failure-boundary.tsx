import { Component, type ReactNode, useTransition } from "react";
import { Failure } from "../components/failure.tsx";
import { Loading } from "../components/loading.tsx";

interface Props {
  onRetry: () => void;
  children: ReactNode;
}

/** Shows the red box in the place of a page that could not be loaded, or that throws as it is rendered. */
export class FailureBoundary extends Component<Props, { error: Error | null }> {
  override state = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const error = this.state.error as Error | null;
    return error ? <Retryable message={error.message} onRetry={this.props.onRetry} /> : this.props.children;
  }
}

/** The box; once its button has been pressed, the loading screen until there is an answer. */
function Retryable({ message, onRetry }: { message: string; onRetry: () => void }) {
  const [isRetrying, startRetry] = useTransition();
  if (isRetrying) return <Loading />;
  return <Failure message={message} onRetry={() => startRetry(onRetry)} />;
}
