import type { ReactNode } from "react";
import styles from "./GroupHead.module.css";

interface GroupHeadProps {
  /** Target of links to the group. */
  id?: string;
  name: string;
  /** Note at the end of the line. */
  note?: ReactNode;
  as?: "h2" | "h3";
}

/** Heading of a group: a thick rule and a label. */
export function GroupHead({ id, name, note, as: Name = "h3" }: GroupHeadProps) {
  return (
    <div className={`lab spread ${styles.head}`}>
      <Name id={id}>{name}</Name>
      {note === undefined ? undefined : <span>{note}</span>}
    </div>
  );
}
