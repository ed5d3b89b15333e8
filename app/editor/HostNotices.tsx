import { useEditor } from "./desk.ts";
import { fileAddress, repositoryAddress } from "./stored.ts";
import styles from "./Editor.module.css";

/** Limits of the repository: it is archived, or has files that are not text. */
export function HostNotices() {
  const { place, workspace } = useEditor();
  const { unreadable, isArchived } = workspace.stored;
  return (
    <>
      {isArchived ? (
        <p className={styles.problem}>
          The <a href={repositoryAddress(place)}>repository</a> is archived on GitHub, so nothing
          can be saved. An owner can unarchive it in its settings, under “Danger Zone”.
        </p>
      ) : undefined}
      {Array.from(unreadable, (file) => (
        <p key={file} className={styles.problem} data-severity="warning">
          <a href={fileAddress(place, file)}>{file}</a> is not text in UTF-8. The editor leaves it
          as it is and can’t use its contents. Correct it on GitHub.
        </p>
      ))}
    </>
  );
}
