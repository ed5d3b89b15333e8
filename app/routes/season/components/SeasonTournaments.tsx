import { Link } from "wouter";
import { MarginChart } from "#app/charts/MarginChart.tsx";
import { medalOf } from "#app/domain/places/medal.ts";
import * as words from "#words/pages/season.ts";
import { ordinalSuffix } from "#words/grammar/ordinal.ts";
import { FollowLinks } from "#app/page/FollowLinks.tsx";
import { seasonCalendar } from "#app/page/calendar-paths.ts";
import { paths } from "#app/paths.ts";
import type { SeasonData, SeasonGame, SeasonTournament } from "#app/routes/season/season-data.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { Medal } from "#app/ui/Medal/Medal.tsx";
import styles from "./SeasonTournaments.module.css";

/** The margin of a game: below 0 where it was lost. */
const signed = ({ outcome, margin }: SeasonGame) => (outcome === "loss" ? -margin : margin);

interface RowProps {
  tournament: SeasonTournament;
  emblems: string;
}

function Row({ tournament, emblems }: RowProps) {
  const { id, name, hasPage, dates, where, record, place, games } = tournament;
  return (
    <li>
      <Art sheet={emblems} id={id} viewBox="0 0 300 180" className={styles.label} sizes="168px" />
      <span className={styles.facts}>
        <span className="d3">
          {hasPage ? (
            <Link href={paths.tournament({ id })} className="plainLink">
              {name}
            </Link>
          ) : (
            name
          )}
        </span>
        <span className="sm">{dates}</span>
        <span className="sm muted">{where}</span>
      </span>
      {record === undefined ? undefined : (
        <span className={`notOnPhones ${styles.record}`}>
          <span className="lab">{record}</span>
          <MarginChart margins={games.map(signed)} />
        </span>
      )}
      {place === undefined ? undefined : (
        <Medal place={place} suffix={ordinalSuffix(place)} metal={medalOf(place)} />
      )}
    </li>
  );
}

interface SeasonTournamentsProps {
  data: SeasonData;
  results: typeof paths.results | undefined;
}

/** The tournaments in order of time; those that were not sanctioned stand below in words. */
export function SeasonTournaments({ data, results }: SeasonTournamentsProps) {
  const { tournaments, unsanctioned, art, season } = data;
  return (
    <section aria-labelledby="tournaments">
      <Heading
        id="tournaments"
        title={words.tournaments}
        note={
          results === undefined ? undefined : (
            <Link href={results({ season })}>{words.results(tournaments.length)}</Link>
          )
        }
      />
      {tournaments.length === 0 ? undefined : (
        <ol className={`rows ${styles.list}`}>
          {tournaments.map((tournament) => (
            <Row key={tournament.id} tournament={tournament} emblems={art.emblems} />
          ))}
        </ol>
      )}
      {unsanctioned === undefined ? undefined : (
        <p className={`xs muted ${styles.note}`}>{unsanctioned}</p>
      )}
      {tournaments.length === 0 ? undefined : (
        <FollowLinks calendar={seasonCalendar(data.year)} isOver={!data.isOpen} />
      )}
    </section>
  );
}
