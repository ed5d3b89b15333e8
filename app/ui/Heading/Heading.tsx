import type { ReactNode } from "react";
import styles from "./Heading.module.css";

interface HeadingProps {
  title: string;
  /** Note on the right: a count, an order, a scale. */
  note?: ReactNode;
  /** Target of `aria-labelledby` and of links. */
  id?: string;
}

/** A section heading under a heavy rule. */
export function Heading({ title, note, id }: HeadingProps) {
  return (
    <div className={`spread underlined ${styles.head}`}>
      <h2 id={id} className={`d2 ${styles.title}`}>
        {title}
      </h2>
      {note === undefined ? undefined : <p className="lab">{note}</p>}
    </div>
  );
}
