import { Component, type ReactNode } from "react";
import { Failure } from "#app/ui/Failure/Failure.tsx";

interface ErrorBoundaryProps {
  /** What failed, as the beginning of a sentence: "The roster", "The tournament". */
  what: string;
  /** Stands in the place of these words. */
  fallback?: ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: boolean;
}

/** Keeps a failure where it happened: the rest of the page stays, and a reload is offered. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback ?? <Failure what={this.props.what} />;
  }
}
