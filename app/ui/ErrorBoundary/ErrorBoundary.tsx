import { Component, type ReactNode } from "react";
import buttons from "#app/ui/Button/Button.module.css";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import styles from "./ErrorBoundary.module.css";

interface ErrorBoundaryProps {
  /** What failed, as the beginning of a sentence: "This page", "The tournament". */
  what: string;
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
    return (
      <div className={styles.failure} role="alert">
        <p>{this.props.what} could not be shown.</p>
        <button type="button" className={buttons.button} onClick={() => window.location.reload()}>
          <ButtonFace icon="arrow-right">Load it again</ButtonFace>
        </button>
      </div>
    );
  }
}
