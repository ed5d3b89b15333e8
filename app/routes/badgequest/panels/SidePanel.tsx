import type { ReactNode } from "react";
import { classes } from "#app/lib/classes.ts";
import styles from "./SidePanel.module.css";

interface SidePanelProps {
  name: string;
  /** At the other end of the title's line. */
  note: ReactNode;
  /** Whether its tab is the one that a phone shows. */
  isShown: boolean;
  children: ReactNode;
}

/** A panel beside the main one; on phones a tab. It is as long as what it holds. */
export function SidePanel({ name, note, isShown, children }: SidePanelProps) {
  const id = name.toLowerCase();
  return (
    <section className={classes(styles.panel, isShown && styles.shown)} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className="d3">
          {name}
        </h2>
        <span className="lab">{note}</span>
      </div>
      {children}
    </section>
  );
}
