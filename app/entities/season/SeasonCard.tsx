import type { ReactNode } from "react";
import { RecordText } from "#app/entities/game/RecordText.tsx";
import { RoleSign } from "#app/entities/person/RoleSign.tsx";
import { classes } from "#app/lib/classes.ts";
import { paths } from "#app/routes/paths.ts";
import { Link } from "#app/ui/Link/Link.tsx";
import * as words from "#words/facts.ts";
import type { ShownSeason } from "./shape.ts";
import inks from "#app/ui/Inks/Inks.module.css";
import styles from "./SeasonCard.module.css";

interface SeasonCardProps {
  readonly season: ShownSeason;
  /** Somebody's role in the season, where the list is hers: "Captain". */
  readonly role?: string | undefined;
  /** "27 people, 5 tournaments", where the list is about seasons. */
  readonly totals?: string;
  readonly chart?: ReactNode;
}

/** A season in its ink: the year, record and finish, as one link. */
export function SeasonCard({ season, role, totals, chart }: SeasonCardProps) {
  const { year, lead, record, finish, isAnnounced } = season;
  return (
    <Link
      href={paths.season({ year })}
      className={classes(
        "ground plainLink",
        styles.card,
        inks[lead],
        totals === undefined ? styles.tile : `inked ${styles.row}`,
      )}
    >
      <b className={`num linkName ${styles.year}`}>{year}</b>
      <RoleSign role={role} className={styles.role} />
      {record && (
        <b className={classes(styles.record, totals !== undefined && "num")}>
          <RecordText record={record} />
        </b>
      )}
      <span className={`lines ${styles.facts}`}>
        {role !== undefined && <span className="sr">{role}</span>}{" "}
        <span className={styles.finish}>{isAnnounced ? words.announced : finish}</span>
        {totals !== undefined && <span className="sm">{totals}</span>}
      </span>
      {chart !== undefined && <span className={styles.chart}>{chart}</span>}
    </Link>
  );
}
