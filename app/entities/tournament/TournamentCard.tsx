import type { ComponentProps } from "react";
import { Medal } from "#app/entities/finish/Medal.tsx";
import { gamesInOrder } from "#app/entities/game/describe.ts";
import { GameLine, listMargins } from "#app/entities/game/GameLine.tsx";
import { RecordText } from "#app/entities/game/RecordText.tsx";
import { classes } from "#app/lib/classes.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { Link } from "#app/ui/Link/Link.tsx";
import type { PlayedTournament } from "./shape.ts";
import styles from "./TournamentCard.module.css";

interface TournamentCardProps extends Omit<ComponentProps<typeof Link>, "href"> {
  tournament: PlayedTournament;
  /** Sheet with its label. */
  sheet: string | undefined;
  /** Without an address, it is not a link. */
  href: string | undefined;
  /** Its list has a single year. */
  isOfYear?: boolean;
  /** Width of the line's unit in px. */
  unit?: number;
}

/** Prevents a line break in "October 1 - 2", so that no "2" is left without its month. */
function joinDays(dates: string): string {
  return dates.replaceAll(/ (?=\d{1,2}\b)/g, "\u00A0");
}

/** A tournament in a list: label, name, dates, place, record with its line, and finish. */
export function TournamentCard(props: TournamentCardProps) {
  const { tournament, sheet, href, isOfYear = false, unit, className, ...link } = props;
  const { id, name, year, endYear, dates, where, note, place, record } = tournament;
  const content = (
    <>
      {sheet !== undefined && (
        <Art sheet={sheet} id={id} viewBox="0 0 300 180" className={styles.label} sizes="168px" />
      )}
      <div>
        <h3 className={`d3 linkName ${styles.name}`}>{name}</h3>
        <p className="sm">
          {/* Dates across New Year include both years. */}
          {endYear === undefined && !isOfYear && <b>{year} · </b>}
          {joinDays(dates)}
        </p>
        <p className="sm">{where}</p>
        {note === undefined ? undefined : <p className="sm">{note}</p>}
      </div>
      <div className={styles.tally}>
        {record && (
          <>
            <RecordText record={record} className="lab" />
            <GameLine tournaments={[listMargins(gamesInOrder(tournament))]} unit={unit} />
          </>
        )}
      </div>
      <Medal place={place} />
    </>
  );
  const looks = classes(styles.card, className);
  if (href === undefined) return <div className={looks}>{content}</div>;
  return (
    <Link href={href} className={`plainLink ${looks}`} {...link}>
      {content}
    </Link>
  );
}
