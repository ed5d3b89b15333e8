import type { ReactNode } from "react";
import styles from "./FollowList.module.css";

interface FollowRowProps {
  name: string;
  extent: string;
  /** Links or buttons. */
  children: ReactNode;
}

/** A calendar or feed: its name, its size, and its files. */
export function FollowRow({ name, extent, children }: FollowRowProps) {
  return (
    <li className={`cluster ${styles.row}`}>
      <span>
        <b className={styles.name}>{name}</b>
        <span className={`xs muted ${styles.extent}`}>{extent}</span>
      </span>
      <span className="cluster">{children}</span>
    </li>
  );
}
