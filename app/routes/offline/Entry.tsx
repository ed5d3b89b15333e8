import { Link } from "wouter";
import styles from "./StoredPages.module.css";

interface EntryProps {
  name: string;
  says: string;
  /** Its address; undefined if it is not stored. */
  href?: string;
}

/** A page of the list: with a tick what is stored, with a ring what is not. */
export function Entry({ name, says, href }: EntryProps) {
  const text = (
    <span className={styles.words}>
      <b className="linkName">{name}</b>
      <span className="xs muted">{says}</span>
    </span>
  );
  if (href === undefined) {
    return (
      <span className={`${styles.entry} ${styles.absent}`}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle className={styles.ring} cx="12" cy="12" r="10.5" />
        </svg>
        {text}
      </span>
    );
  }
  return (
    <Link href={href} className={`link ${styles.entry}`}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="12" />
        <path className={styles.tick} d="M6.5 12.5l3.6 3.6 7.4-8" />
      </svg>
      {text}
    </Link>
  );
}
