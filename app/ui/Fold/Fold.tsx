import type { ReactNode } from "react";
import styles from "./Fold.module.css";

interface FoldProps {
  /** "Chart as a table", "18 more kinds" */
  label: string;
  children: ReactNode;
}

/** What stands closed until it is asked for; the browser's own disclosure, so it needs no script. */
export function Fold({ label, children }: FoldProps) {
  return (
    <details className={styles.fold}>
      <summary>{label}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
