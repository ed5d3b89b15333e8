import styles from "./Notices.module.css";

/** What has to be said of a tournament: cancelled, not sanctioned, a remark. */
export function Notices({ notices }: { notices: readonly string[] }) {
  return notices.map((notice) => (
    <p key={notice} className={styles.notice}>
      {notice}
    </p>
  ));
}
