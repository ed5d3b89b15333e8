import { Link } from "wouter";
import { paths } from "#app/paths.ts";
import type { LoggedAward } from "#app/routes/badgequest/log-queries.ts";
import styles from "./Note.module.css";

/** What was done, where, or in which role; a claimed plate leads to the map. */
export function Note({ award: { note, plate } }: { award: LoggedAward }) {
  if (note === undefined) return undefined;
  return (
    <span className="mut">
      {plate === undefined ? (
        note
      ) : (
        <Link href={paths.fiftyplates({ plate })} className={styles.plate}>
          {note}
        </Link>
      )}
    </span>
  );
}
