import type { ReactNode } from "react";
import { classes } from "#app/lib/classes.ts";
import styles from "./Figures.module.css";

/** A number that stands for itself, with its name and a line that says more. */
export interface Figure {
  readonly label: string;
  readonly value: ReactNode;
  /** A value in words is set smaller. */
  readonly isText?: boolean;
  readonly note?: ReactNode;
}

interface FiguresProps {
  figures: readonly Figure[];
  className?: string | undefined;
}

/** Figures in a row, each under a heavy rule: as many columns as its class says, two on phones. */
export function Figures({ figures, className }: FiguresProps) {
  return (
    <dl className={classes(styles.figures, className)}>
      {figures.map(({ label, value, isText = false, note }) => (
        <div key={label}>
          <dt className="lab">{label}</dt>
          <dd>
            <span className={classes("num", styles.value, isText && styles.text)}>{value}</span>
            {note === undefined ? undefined : <span className={styles.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
