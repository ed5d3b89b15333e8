import { memo } from "react";
import { Link } from "#app/ui/Link/Link.tsx";
import { DotYears } from "#app/pages/shared/charts/DotYears.tsx";
import { useSearchRows } from "#app/ui/hooks/use-search-rows.ts";
import { groupBy } from "#app/lib/list.ts";
import { paths } from "#app/pages/shared/paths.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import * as words from "#words/pages/players.ts";
import type { Spark, ListedPlayer, PlayersData } from "./shape-players.ts";
import styles from "./PlayerIndex.module.css";

/** From one disc to the next, in px at normal text size. */
const STEP = 16;

/** Of each kind the radius and the class. */
const discs = {
  p: { radius: 6.5, name: styles.player },
  c: { radius: 6.5, name: styles.captain },
  o: { radius: 5, name: styles.coach },
} as const;

/** A circle as part of a path, in the row of the season. */
function circle(season: number, radius: number): string {
  const left = STEP / 2 + season * STEP - radius;
  const half = (to: number) => `a${radius} ${radius} 0 1 0 ${to} 0`;
  return `M${left} ${STEP / 2}${half(2 * radius)}${half(-2 * radius)}`;
}

/**
 * A disc for each season of the club, over a small dot that stands for a season that she was not there. The words stand
 * beside it. All of a kind are one path, the dots a dotted line: a search renders many rows at a key, and a club of many
 * seasons has as many discs in each.
 */
function SparkDiscs({ sparks }: { sparks: readonly Spark[] }) {
  const width = sparks.length * STEP;
  const kinds = groupBy([...sparks.entries()], ([, spark]) => spark);
  return (
    <svg
      className={styles.sparks}
      viewBox={`0 0 ${width} ${STEP}`}
      width={`${sparks.length}rem`}
      height="1rem"
      aria-hidden="true"
    >
      <path d={`M${STEP / 2} ${STEP / 2}H${width}`} className={styles.dots} />
      {Array.from(kinds, ([kind, seasons]) => {
        if (kind === "-") return undefined;
        const { radius, name } = discs[kind];
        const path = seasons.map(([season]) => circle(season, radius)).join("");
        return <path key={kind} d={path} className={name} />;
      })}
    </svg>
  );
}

const ALPHABET = Array.from(words.alphabet);

const key: readonly { readonly spark: Spark; readonly label: string }[] = [
  { spark: "p", label: words.player },
  { spark: "c", label: words.captain },
  { spark: "o", label: words.coach },
  { spark: "-", label: words.notOnTheTeam },
];

interface LettersProps {
  found: readonly ListedPlayer[];
}

/** The way to each letter, and what the discs mean. A letter that nobody is found under is no link. */
export function Letters({ found }: LettersProps) {
  const there = new Set(found.map(({ letter }) => letter));
  return (
    <div className={`onScreens spread ${styles.row}`}>
      <nav aria-label={words.letters}>
        <ul className={styles.letters}>
          {ALPHABET.map((letter) => (
            <li key={letter}>
              {there.has(letter) ? <a href={`#${letter}`}>{letter}</a> : <span>{letter}</span>}
            </li>
          ))}
        </ul>
      </nav>
      <ul className={`cluster ${styles.key}`}>
        {key.map(({ spark, label }) => (
          <li key={spark} className="xs">
            <SparkDiscs sparks={[spark]} />
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PlayerRowProps {
  player: ListedPlayer;
  busts: string;
  isShown: boolean;
}

const PlayerRow = memo(function PlayerRow({ player, busts, isShown }: PlayerRowProps) {
  const { id, first, last, position, number, sparks, words } = player;
  return (
    <li hidden={!isShown}>
      <Link href={paths.player({ id })} className="link">
        <Art sheet={busts} id={id} viewBox="0 0 400 400" className={styles.bust} sizes="48px" />
        <span className={styles.name}>
          <b className="linkName">{last}</b>
          {first === "" ? undefined : <>, {first}</>}
          <span className="xs muted">{position}</span>
        </span>
        <span className={`num ${styles.number}`}>{number}</span>
        <SparkDiscs sparks={sparks} />
        <span className="sr">{words}</span>
      </Link>
    </li>
  );
});

interface LetterProps {
  letter: string;
  people: readonly ListedPlayer[];
  shown: ReadonlySet<ListedPlayer>;
  busts: string;
  years: readonly number[];
}

/** The people of a letter; hidden while nobody of them is found. */
function Letter({ letter, people, shown, busts, years }: LetterProps) {
  return (
    <section
      id={letter}
      aria-labelledby={`letter-${letter}`}
      hidden={!people.some((player) => shown.has(player))}
    >
      <div className={`spread ${styles.head}`}>
        <h2 id={`letter-${letter}`} className={`num ${styles.letter}`}>
          {letter}
        </h2>
        <DotYears years={years} step={STEP} className={styles.years} />
      </div>
      <ol>
        {people.map((player) => (
          <PlayerRow key={player.id} player={player} busts={busts} isShown={shown.has(player)} />
        ))}
      </ol>
    </section>
  );
}

interface PlayerIndexProps {
  data: PlayersData;
  found: readonly ListedPlayer[];
}

/** Everyone by letter, in columns. */
export function PlayerIndex({ data, found }: PlayerIndexProps) {
  const { players, busts, years } = data;
  const { rendered, shown } = useSearchRows(players, found);
  return (
    <div className={styles.index}>
      {Array.from(
        groupBy(rendered, ({ letter }) => letter),
        ([letter, people]) => (
          <Letter key={letter} {...{ letter, people, shown, busts, years }} />
        ),
      )}
    </div>
  );
}
