import { Link } from "#app/ui/Link/Link.tsx";
import { usePaths } from "#app/pages/shared/use-paths.ts";
import { fullName } from "#app/domain/full-name.ts";
import type { LoggedAward } from "./log-queries.ts";
import { useScene } from "./scene.ts";
import { Bust, PersonLink } from "./People.tsx";
import styles from "./AwardList.module.css";

/** Note of an award; a claimed plate links to the map. */
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

/** Awards of a badge: who earned it and when, with the note. */
export function AwardList({ awards }: { awards: readonly LoggedAward[] }) {
  return (
    <ol className={`rows ${styles.awards}`}>
      {awards.map((award) => (
        <li key={award.entry}>
          <PersonLink who={award.person} className={`thinLink ${styles.name}`}>
            <Bust id={award.person.id} round />
            <b className="linkName">{fullName(award.person)}</b>
          </PersonLink>
          <Note award={award} />
          <span className={`muted ${styles.when}`}>{award.when}</span>
        </li>
      ))}
    </ol>
  );
}
