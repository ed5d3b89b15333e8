import { classes } from "#app/lib/classes.ts";
import { type Member, seasonsOf } from "#app/routes/roster/member.ts";
import type { RosterData } from "#app/routes/roster/roster-data.ts";
import * as personFacts from "#words/facts/person.ts";
import styles from "./PlayerFacts.module.css";

interface PlayerFactsProps {
  data: RosterData;
  member: Member;
  /** "2015–2021" */
  years: string;
}

/** Number, position and years on the team. */
export function PlayerFacts({ data, member, years }: PlayerFactsProps) {
  const { id, number, position } = member;
  return (
    <div className={`cluster ${styles.facts}`}>
      {number === undefined ? undefined : (
        <p className={classes("num", styles.number)}>
          <span className="sr">{personFacts.number} </span>
          {number}
        </p>
      )}
      <dl>
        <dt>{personFacts.position}</dt>
        <dd>{position}</dd>
        <dt>{personFacts.yearsOnTheTeam}</dt>
        <dd>
          {seasonsOf(data, id).length} ({years})
        </dd>
      </dl>
    </div>
  );
}
