import styles from "./NotStored.module.css";

/** The dashed ring of what is not stored on this device; its words stand beside it. */
export function NotStored() {
  return (
    <svg viewBox="0 0 24 24" className={styles.ring} aria-hidden="true">
      <circle cx="12" cy="12" r="10.5" />
    </svg>
  );
}
