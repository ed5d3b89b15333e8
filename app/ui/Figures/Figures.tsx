import type { ReactNode } from "react";
import { classes } from "#app/lib/classes.ts";
import styles from "./Figures.module.css";

/** A key figure with its label and a note. */
export interface Figure {
  readonly label: string;
  readonly value: ReactNode;
  /** Sets a textual value in smaller type, in which a day may wrap below its month. */
  readonly isText?: boolean;
  readonly note?: ReactNode;
}

interface FiguresProps {
  figures: readonly Figure[];
  className?: string | undefined;
}

/** Lets a day wrap below its month in a narrow column, so that no line starts with a range's dash. */
const allowBreaks = (value: ReactNode) =>
  typeof value === "string"
    ? value.replaceAll(/(?<=\p{L})\u00A0(?=\d)|(?<=\d)\u00A0(?=\p{L})/gu, " ")
    : value;

/** A record does not break after its dash. */
const joinRecords = (note: ReactNode) =>
  typeof note === "string" ? note.replaceAll(/(?<=\d–)(?=\d)/g, "\u2060") : note;

/** Key figures in a row, each under a heavy rule. The class sets the number of columns; phones have two. */
export function Figures({ figures, className }: FiguresProps) {
  return (
    <dl className={classes(styles.figures, className)}>
      {figures.map(({ label, value, isText = false, note }) => (
        <div key={label}>
          <dt className="lab">{label}</dt>
          <dd>
            <span className={classes("num", styles.value, isText && styles.text)}>
              {isText ? allowBreaks(value) : value}
            </span>{" "}
            {note === undefined ? undefined : (
              <span className={`muted sm ${styles.note}`}>{joinRecords(note)}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
