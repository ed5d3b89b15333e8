import { Link } from "wouter";
import { usePaths } from "#app/page/use-paths.ts";
import type { LoggedAward } from "#app/routes/badgequest/log-queries.ts";
import { useScene } from "#app/routes/badgequest/use-scene.ts";
import styles from "./Note.module.css";

/** Note of an award: the deed, the place or the role; a claimed plate links to the map. */
export function Note({ award: { note, plate } }: { award: LoggedAward }) {
  const { fiftyplates } = usePaths();
  const { selection } = useScene();
  if (note === undefined) return undefined;
  return (
    <span className="muted">
      {plate === undefined || fiftyplates === undefined ? (
        note
      ) : (
        <Link
          href={fiftyplates({ edition: selection.kept.edition, plate })}
          className={styles.plate}
        >
          {note}
        </Link>
      )}
    </span>
  );
}
