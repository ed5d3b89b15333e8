import { Link } from "wouter";
import { classes } from "#app/lib/classes.ts";
import type { TeamRecord } from "#app/domain/records.ts";
import { paths } from "#app/paths.ts";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import buttons from "#app/ui/Button/Button.module.css";
import type { Member } from "#app/routes/roster/member.ts";
import type { RosterData, SeasonData } from "#app/routes/roster/roster-data.ts";
import * as words from "#words/pages/roster.ts";
import * as seasonFacts from "#words/facts/season.ts";
import { GameByGame } from "./GameByGame.tsx";
import { SeasonActions } from "./SeasonActions.tsx";
import { SeasonLeaders } from "./SeasonLeaders.tsx";
import { RestOfPage } from "#app/ui/RestOfPage/RestOfPage.tsx";
import { ShareBar } from "#app/ui/ShareBar/ShareBar.tsx";
import { TeamExperience } from "./TeamExperience.tsx";
import { TeamMix } from "./TeamMix.tsx";
import styles from "./SeasonPanel.module.css";

interface SeasonPanelProps {
  data: RosterData;
  season: SeasonData;
  members: readonly Member[];
  /** The address of its results; none while the site has none. */
  results: string | undefined;
  addressOf: (person: string) => string;
  onPick: () => void;
}

function Figures({ wins, losses, ties = 0 }: TeamRecord) {
  return (
    <div className={styles.record}>
      <dl>
        <dt className="lab">{seasonFacts.wins}</dt>
        <dd className="num">{wins}</dd>
      </dl>
      <ShareBar solid={wins} tied={ties} outlined={losses} />
      {ties === 0 ? undefined : (
        <dl>
          <dt className="lab">{seasonFacts.ties}</dt>
          <dd className="num">{ties}</dd>
        </dl>
      )}
      <dl>
        <dt className="lab">{seasonFacts.losses}</dt>
        <dd className="num">{losses}</dd>
      </dl>
    </div>
  );
}

/**
 * The season as published (record and finish, captains and coaches, highlights, where to go on),
 * then what its team was made of and how its games went.
 */
export function SeasonPanel(props: SeasonPanelProps) {
  const { data, season, members, results, addressOf, onPick } = props;
  const { year, record, finish, highlights, margins } = season;
  const players = members.filter(({ id }) => season.players.includes(id));
  return (
    <section className={styles.panel} aria-label={seasonFacts.seasonOf(year)}>
      <div>
        {record === undefined ? undefined : <Figures {...record} />}
        {finish === undefined ? undefined : (
          <dl className={styles.finish}>
            <dt className="lab">{seasonFacts.finish}</dt>
            <dd className="d2">{finish}</dd>
          </dl>
        )}
        <SeasonLeaders season={season} members={members} addressOf={addressOf} onPick={onPick} />
        {highlights.length === 0 ? undefined : (
          <div className={`gold ${styles.highlights}`}>
            <h2 className="lab">{words.seasonHighlights}</h2>
            <ul>
              {highlights.map((highlight) => (
                <li key={highlight}>{highlight}</li>
              ))}
            </ul>
          </div>
        )}
        <SeasonActions season={season} results={results} />
      </div>
      <RestOfPage>
        {players.length === 0 ? undefined : (
          <>
            <TeamMix players={players} />
            <TeamExperience data={data} season={season} members={players} />
          </>
        )}
        {margins.length === 0 ? undefined : <GameByGame margins={margins} />}
      </RestOfPage>
      <p className={styles.page}>
        <Link href={paths.season({ year })} className={classes(buttons.button, buttons.quiet)}>
          <ButtonFace icon="arrow-right">{seasonFacts.seasonOf(year)}</ButtonFace>
        </Link>
      </p>
    </section>
  );
}
