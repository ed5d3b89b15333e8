import type { TeamInSeasons as Team } from "#app/routes/player/player-data.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import * as words from "#words/pages/player.ts";
import * as seasonFacts from "#words/facts/season.ts";
import styles from "./TeamInSeasons.module.css";

/** The team's published wins, ties and losses in her seasons. */
export function TeamInSeasons({ team }: { team: Team }) {
  const { wins, losses, ties = 0, facts } = team;
  const games = wins + losses + ties;
  const share = (part: number) => (games === 0 ? 0 : Math.round((part / games) * 1000) / 10);
  return (
    <section aria-labelledby="team">
      <Heading id="team" title={words.theTeamInThoseSeasons} />
      <div className={styles.record}>
        <dl>
          <dt className="lab">{seasonFacts.wins}</dt>
          <dd className="num">{wins}</dd>
        </dl>
        <svg viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
          <rect width={share(wins)} height="20" />
          {ties === 0 ? undefined : (
            <rect className={styles.ties} x={share(wins)} y="3" width={share(ties)} height="14" />
          )}
        </svg>
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
      {facts.length === 0 ? undefined : (
        <ul className={`rows ${styles.facts}`}>
          {facts.map(({ label, count }) => (
            <li key={label}>
              {label} <b className="num">{count}</b>
            </li>
          ))}
        </ul>
      )}
      <p className={`xs muted ${styles.note}`}>{words.publishedRecordOnly}</p>
    </section>
  );
}
