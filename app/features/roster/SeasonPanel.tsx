import type { Member } from "./member.ts";
import { RecordBar } from "./RecordBar.tsx";
import type { SeasonData } from "./roster-data.ts";
import { SeasonActions } from "./SeasonActions.tsx";
import { SeasonLeaders } from "./SeasonLeaders.tsx";
import styles from "./SeasonPanel.module.css";

interface SeasonPanelProps {
  season: SeasonData;
  members: readonly Member[];
  results: string;
  addressOf: (person: string) => string;
  onPick: () => void;
}

function Figures({ wins, losses }: { wins: number; losses: number }) {
  return (
    <div className={styles.record}>
      <dl>
        <dt className="lab">Wins</dt>
        <dd className="num">{wins}</dd>
      </dl>
      <RecordBar wins={wins} losses={losses} />
      <dl>
        <dt className="lab">Losses</dt>
        <dd className="num">{losses}</dd>
      </dl>
    </div>
  );
}

/** The season as published: record and finish, captains and coaches, highlights, and where to go on. */
export function SeasonPanel({ season, members, results, addressOf, onPick }: SeasonPanelProps) {
  const { year, record, finish, highlights } = season;
  return (
    <section className={styles.panel} aria-label={`Season ${year}`}>
      {record === undefined ? undefined : <Figures {...record} />}
      {finish === undefined ? undefined : (
        <dl className={styles.finish}>
          <dt className="lab">Finish</dt>
          <dd className="d2">{finish}</dd>
        </dl>
      )}
      <SeasonLeaders season={season} members={members} addressOf={addressOf} onPick={onPick} />
      {highlights.length === 0 ? undefined : (
        <div className={styles.highlights}>
          <h2 className="lab">Season highlights</h2>
          <ul>
            {highlights.map((highlight) => (
              <li key={highlight}>{highlight}</li>
            ))}
          </ul>
        </div>
      )}
      <SeasonActions season={season} results={results} />
    </section>
  );
}
