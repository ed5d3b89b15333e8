import { DotYears } from "#app/charts/DotYears.tsx";
import * as personFacts from "#words/facts/person.ts";
import * as seasonFacts from "#words/facts/season.ts";
import * as words from "#words/pages/roster.ts";
import { STEP } from "#app/routes/roster/player/SeasonDots.tsx";
import { PlayerRow, type PlayerRowProps } from "./PlayerRow.tsx";
import { seasonsOf } from "#app/routes/roster/member.ts";
import type { Member } from "#app/routes/roster/member.ts";
import type { RosterData, SeasonData } from "#app/routes/roster/roster-data.ts";
import styles from "./PlayerList.module.css";

interface PlayerListProps extends Pick<PlayerRowProps, "onPick"> {
  data: RosterData;
  season: SeasonData;
  members: readonly Member[];
  addressOf: (person: string) => string;
}

/** List view: the same people as a table, with the seasons of each. */
export function PlayerList({ data, season, members, addressOf, onPick }: PlayerListProps) {
  const years = data.seasons.map(({ year }) => year);
  return (
    <div className={styles.frame}>
      <table className={styles.list}>
        <caption className="sr">{words.playersThenCoaches(season.name)}</caption>
        <thead>
          <tr className="lab">
            <th scope="col">{personFacts.numberInShort}</th>
            <th scope="col">{words.player}</th>
            <th scope="col" className="notOnPhones">
              {personFacts.position}
            </th>
            <th scope="col">
              {personFacts.seasons}
              <span className={`onPhones muted ${styles.firstLast}`}>
                {seasonFacts.yearsOfDots(years)}
              </span>
              <DotYears years={years} step={STEP} className={`notOnPhones ${styles.years}`} />
            </th>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <PlayerRow
              key={member.id}
              member={member}
              busts={season.busts}
              href={addressOf(member.id)}
              years={years}
              present={seasonsOf(data, member.id).map(({ year }) => year)}
              presentInWords={data.people[member.id]?.years ?? ""}
              current={season.year}
              onPick={onPick}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
