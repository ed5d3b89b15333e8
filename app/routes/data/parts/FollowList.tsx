import type { ReactNode } from "react";
import styles from "./FollowList.module.css";

interface FollowRowProps {
  name: string;
  extent: string;
  /** What can be pressed. */
  children: ReactNode;
}

/** What can be followed: its name, how much it has, and its files. */
export function FollowRow({ name, extent, children }: FollowRowProps) {
  return (
    <li className={styles.row}>
      <span>
        <b className={styles.name}>{name}</b>
        <span className={`xs mut ${styles.extent}`}>{extent}</span>
      </span>
      <span className={styles.files}>{children}</span>
    </li>
  );
}
