import { Link } from "wouter";
import { outcomeWord } from "#app/domain/games/outcome.ts";
import { classes } from "#app/lib/classes.ts";
import { groupBy } from "#app/lib/list.ts";
import { paths } from "#app/paths.ts";
import type { RecordsData, RecordsGame } from "#app/routes/records/records-data.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import * as words from "#words/pages/records.ts";
import styles from "./DecidedByOne.module.css";

function Score({ game }: { game: RecordsGame }) {
  const { outcome, us, them, opponent, page } = game;
  const name = words.gameAgainst(outcomeWord(outcome), us, them, opponent.name);
  const className = classes("centered", styles.game, styles[outcome]);
  return page === undefined ? (
    <span className={className} role="img" aria-label={name}>
      {us}–{them}
    </span>
  ) : (
    <Link href={paths.tournament({ id: page })} className={className} aria-label={name}>
      {us}–{them}
    </Link>
  );
}

interface DecidedByOneProps {
  close: RecordsData["close"];
  className: string | undefined;
}

/** Every game that one goal decided, year by year: won ones solid, lost ones as outlines. */
export function DecidedByOne({ close, className }: DecidedByOneProps) {
  const years = [...groupBy(close.games, ({ year }) => year)];
  return (
    <section className={classes(styles.band, className)} aria-labelledby="by-one">
      <div className="wrap">
        <Heading id="by-one" title={words.oneGoalGames} note={close.note} />
        <div className={`columns ${styles.columns}`}>
          <p className={`num ${styles.record}`}>{close.record}</p>
          <ol>
            {years.map(([year, games]) => (
              <li key={year}>
                <span className={`num ${styles.year}`}>{year}</span>
                <span className="cluster">
                  {games.map((game) => (
                    <Score key={game.key} game={game} />
                  ))}
                </span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
