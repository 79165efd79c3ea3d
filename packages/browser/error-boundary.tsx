import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  /** Shown in place of children that have thrown. */
  fallback: (message: string) => ReactNode;
  children: ReactNode;
}

/** Shows a fallback if a component throws; without a boundary, React would unmount the whole tree. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { message: string | null }> {
  override state = { message: null };

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    const { message } = this.state;
    return message === null ? this.props.children : this.props.fallback(message);
  }
}
