import { Component, type ReactNode } from 'react';

type Props = { children: ReactNode };
type State = { error: Error | null };

/** Shows what went wrong where React would leave an empty page. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;

    return (
      <main className="stage">
        <h1>The editor has stopped</h1>
        <p role="alert">{error.message}</p>
        <button type="button" onClick={() => location.reload()}>
          Start again
        </button>
      </main>
    );
  }
}
