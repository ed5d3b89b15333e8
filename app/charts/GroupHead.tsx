import type { ReactNode } from "react";
import styles from "./GroupHead.module.css";

interface GroupHeadProps {
  /** For links to the group. */
  id?: string;
  name: string;
  /** At the other end of the line. */
  note?: ReactNode;
}

/** The thick rule and the label that a group starts with. */
export function GroupHead({ id, name, note }: GroupHeadProps) {
  return (
    <div className={`lab ${styles.head}`}>
      <h3 id={id}>{name}</h3>
      {note === undefined ? undefined : <span>{note}</span>}
    </div>
  );
}
