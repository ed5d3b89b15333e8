import { marginBarHeight } from "#app/domain/games/outcome.ts";
import { experienceOf, newcomersSentence } from "#app/domain/roster.ts";
import { classes } from "#app/lib/classes.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import inks from "#app/ui/Inks/Inks.module.css";
import { ShareBar } from "#app/ui/ShareBar/ShareBar.tsx";
import * as personFacts from "#words/facts/person.ts";
import * as seasonFacts from "#words/facts/season.ts";
import * as counts from "#words/grammar/counts.ts";
import { enumerate } from "#words/grammar/lists.ts";
import * as words from "#words/pages/roster.ts";
import type { Member } from "./member.ts";
import type { RosterData, SeasonData } from "./roster-data.ts";
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

interface TeamExperienceProps {
  data: RosterData;
  season: SeasonData;
  members: readonly Member[];
}

function Row({ seasons, people, busts }: { seasons: number; people: Member[]; busts: string }) {
  return (
    <li>
      <span className={classes("num", styles.seasons)} aria-hidden="true">
        {seasons}
      </span>
      <span className="sr">
        {counts.seasons(seasons)}: {enumerate(people.map(({ name }) => name))}
      </span>
      <span className={`cluster ${styles.people}`} aria-hidden="true">
        {people.map(({ id, name, ground }) => (
          <span key={id} title={name}>
            <Art
              sheet={busts}
              id={id}
              viewBox="0 0 400 400"
              className={classes(styles.bust, inks[ground])}
              sizes="32px"
            />
          </span>
        ))}
      </span>
      <span className="xs muted">{people.length}</span>
    </li>
  );
}

/** The players by how many seasons they had been on the team, and who was new. */
export function TeamExperience({ data, season, members }: TeamExperienceProps) {
  const groups = experienceOf(season, data.seasons);
  return (
    <section>
      <SectionHead title={personFacts.seasonsOnTheTeam} note={words.withSeason(season.year)} />
      <ol className={`rows ${styles.rows}`}>
        {groups.map(({ seasons, players }) => (
          <Row
            key={seasons}
            seasons={seasons}
            people={members.filter(({ id }) => players.includes(id))}
            busts={season.busts}
          />
        ))}
      </ol>
      <p className={classes("xs muted", styles.sentence)}>
        {newcomersSentence(groups, season === data.seasons[0])}
      </p>
    </section>
  );
}

/** Position of the line between wins and losses, in units of a bar's height. */
const BASE = 16;

/** Of a game's width, which is 1. */
const BAR = 0.75;

function bar(game: number, margin: number): string {
  const height = margin === 0 ? 6 : Math.round(marginBarHeight(margin) * 10) / 10;
  const top = margin > 0 ? BASE - height : margin < 0 ? BASE : BASE - height / 2;
  return `M${game} ${top}h${BAR}v${height}h-${BAR}z`;
}

/** One bar for each game in playing order: a win stands on the line, a loss hangs from it. */
export function GameByGame({ margins }: { margins: readonly number[] }) {
  const path = (holds: (margin: number) => boolean) =>
    margins.map((margin, game) => (holds(margin) ? bar(game, margin) : "")).join("");
  const width = margins.length - 1 + BAR;
  return (
    <section>
      <SectionHead title={seasonFacts.gameByGame} note={counts.games(margins.length)} />
      <svg
        className={styles.chart}
        viewBox={`0 0 ${width} 32`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={styles.win} d={path((margin) => margin > 0)} />
        <path className={styles.loss} d={path((margin) => margin < 0)} />
        <path className={styles.tie} d={path((margin) => margin === 0)} />
        <path className={styles.line} d={`M0 ${BASE}H${width}`} />
      </svg>
    </section>
  );
}
