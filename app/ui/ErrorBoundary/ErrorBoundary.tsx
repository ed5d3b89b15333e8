import { Component, type ReactNode } from "react";
import { Failure } from "#app/ui/Failure/Failure.tsx";

interface ErrorBoundaryProps {
  /** Subject of the error message: "The roster", "The tournament". */
  what: string;
  /** Shown instead of the message. */
  fallback?: ReactNode;
  /** Key of the content: after a failure, a new key renders the children again. */
  view?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
  view: string | undefined;
}

/** Catches errors while rendering: the rest of the page stays, and a button offers to reload. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, view: this.props.view };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { view }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return view === state.view ? null : { hasFailed: false, view };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.fallback ?? <Failure what={this.props.what} />;
  }
}
