import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** The fallback. `retry` renders the children again. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  /** A change of this value resets the boundary, e.g. the path. */
  resetKey?: unknown;
}

interface ErrorBoundaryState {
  failure: { error: unknown } | null;
  resetKey: unknown;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return Object.is(props.resetKey, state.resetKey) ? null : { failure: null, resetKey: props.resetKey };
  }

  retry = () => this.setState({ failure: null });

  override render() {
    return this.state.failure
      ? this.props.fallback(this.state.failure.error, this.retry)
      : this.props.children;
  }
}
