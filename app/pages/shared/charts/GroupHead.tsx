import type { ReactNode } from "react";
import styles from "./GroupHead.module.css";

interface GroupHeadProps {
  /** Target of links to the group. */
  id?: string;
  name: string;
  /** Note at the end of the line. */
  note?: ReactNode;
}

/** Heading of a group: a thick rule and a label. */
export function GroupHead({ id, name, note }: GroupHeadProps) {
  return (
    <div className={`lab ${styles.head}`}>
      <h3 id={id}>{name}</h3>
      {note === undefined ? undefined : <span>{note}</span>}
    </div>
  );
}
