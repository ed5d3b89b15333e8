import type { ReactNode } from "react";
import { classes } from "#app/lib/classes.ts";
import styles from "./Fold.module.css";

interface FoldProps {
  /** Always expanded on wide screens. */
  onPhonesOnly?: boolean;
  /** "Chart as a table", "18 more kinds" */
  label: string;
  /** Language of label and content, if it is not the page's. */
  language?: string | undefined;
  children: ReactNode;
}

/** A collapsed section. It is the browser's own `<details>`, so it needs no script. */
export function Fold({ label, language, onPhonesOnly = false, children }: FoldProps) {
  return (
    <details className={classes(styles.fold, onPhonesOnly && styles.wideOpen)} lang={language}>
      <summary>{label}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
