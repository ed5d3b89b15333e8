import { Link } from "wouter";
import { seasonsOf } from "#app/routes/roster/member.ts";
import { viewAddress } from "#app/routes/roster/roster-address.ts";
import type { RosterData, SeasonData } from "#app/routes/roster/roster-data.ts";
import * as personFacts from "#words/facts/person.ts";
import * as words from "#words/pages/roster.ts";
import styles from "./SeasonBoxes.module.css";

interface SeasonBoxesProps {
  data: RosterData;
  person: string;
  current: SeasonData;
}

/** A box for every season of the team; those she was on lead to her in that season. */
export function SeasonBoxes({ data, person, current }: SeasonBoxesProps) {
  const present = seasonsOf(data, person);
  return (
    <ul className={styles.boxes} aria-label={personFacts.seasonsOnTheTeam}>
      {data.seasons.map((season) => (
        <li key={season.id}>
          {present.includes(season) ? (
            <Link
              href={viewAddress(data, season, "player", person)}
              aria-current={season === current ? "true" : undefined}
            >
              {season.year}
            </Link>
          ) : (
            <span>
              <span className="sr">{words.notIn} </span>
              {season.year}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
