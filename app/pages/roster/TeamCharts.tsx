import { experienceOf, newcomersSentence } from "#app/domain/roster.ts";
import { ShareBar } from "#app/ui/ShareBar/ShareBar.tsx";
import * as personFacts from "#words/facts/person.ts";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/pages/roster.ts";
import type { Member } from "./member.ts";
import { useScene } from "./scene.ts";
import styles from "./TeamCharts.module.css";

interface SectionHeadProps {
  title: string;
  /** "27 games" */
  note: string;
}

/** The head of a part of the season panel, with a note at its end. */
function SectionHead({ title, note }: SectionHeadProps) {
  return (
    <div className={`sectionHead ${styles.head}`}>
      <h2 className="lab">{title}</h2>
      <p className="lab">{note}</p>
    </div>
  );
}

/** How many of the players are handlers and how many cutters; hybrids and those without a position stand below. */
export function TeamMix({ players }: { players: readonly Member[] }) {
  const count = (wanted: string) =>
    players.filter(({ position }) => position.split(", ")[0] === wanted).length;
  const [handlers, cutters, hybrids] = [count("Handler"), count("Cutter"), count("Hybrid")];
  const hasMix = handlers + cutters > 0;
  return (
    <section>
      <SectionHead title={words.theTeam} note={counts.players(players.length)} />
      {hasMix ? (
        <div className={styles.mix}>
          <dl>
            <dt>{words.handlers}</dt>
            <dd className="num">{handlers}</dd>
          </dl>
          <ShareBar solid={handlers} outlined={cutters} />
          <dl>
            <dt>{words.cutters}</dt>
            <dd className="num">{cutters}</dd>
          </dl>
        </div>
      ) : undefined}
      {hybrids === 0 ? undefined : <p className={styles.rest}>{words.hybrids(hybrids)}</p>}
    </section>
  );
}

/** The players by how many seasons they had been on the team, and who was new. */
export function TeamExperience() {
  const { data, season } = useScene();
  const groups = experienceOf(season, data.seasons);
  const most = Math.max(...groups.map(({ players }) => players.length));
  return (
    <section>
      <SectionHead title={personFacts.seasonsOnTheTeam} note={words.withSeason(season.year)} />
      <ol className={`rows ${styles.rows}`}>
        {groups.map(({ seasons, players }) => (
          <li key={seasons}>
            <span className={`num ${styles.seasons}`} aria-hidden="true">
              {seasons}
            </span>
            <svg
              className={styles.bar}
              viewBox={`0 0 ${most} 1`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <rect width={players.length} height="1" />
            </svg>
            <span>
              <span className="sr">{counts.seasons(seasons)}: </span>
              {players.length}
            </span>
          </li>
        ))}
      </ol>
      <p className={`xs muted ${styles.sentence}`}>
        {newcomersSentence(groups, season === data.seasons[0])}
      </p>
    </section>
  );
}
