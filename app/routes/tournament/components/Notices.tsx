import styles from "./Notices.module.css";

/** Notices about a tournament: canceled, not sanctioned, a remark. */
export function Notices({ notices }: { notices: readonly string[] }) {
  return notices.map((notice) => (
    <p key={notice} className={styles.notice}>
      {notice}
    </p>
  ));
}
