import type { ReactNode } from "react";
import styles from "./Heading.module.css";

interface HeadingProps {
  title: string;
  /** At the right: a count, an order, a scale. */
  note?: ReactNode;
  /** For `aria-labelledby` of the section, and as a place that links lead to. */
  id?: string;
}

/** The heading of a section, over a heavy rule. */
export function Heading({ title, note, id }: HeadingProps) {
  return (
    <div className={styles.head}>
      <h2 id={id} className={`d2 ${styles.title}`}>
        {title}
      </h2>
      {note === undefined ? undefined : <p className="lab">{note}</p>}
    </div>
  );
}
