import { findOutcome } from "#app/domain/games/outcome.ts";
import { displayName } from "#app/domain/opponents.ts";
import {
  countRecord,
  oneGoalForfeits,
  oneGoalGames,
  pointsText,
  recordText,
} from "#app/domain/records.ts";
import { describeScore } from "#app/entities/game/describe.ts";
import { classes } from "#app/lib/classes.ts";
import { groupBy } from "#app/lib/list.ts";
import type { PlayedGame } from "#app/record/record.ts";
import { paths } from "#app/routes/paths.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { Link } from "#app/ui/Link/Link.tsx";
import { List } from "#app/ui/List/List.tsx";
import { Spoken } from "#app/ui/Spoken/Spoken.tsx";
import * as counts from "#words/counts.ts";
import * as words from "#words/facts.ts";
import styles from "./OneGoalGames.module.css";

/** A score with a link to its tournament: wins solid, losses outlined. */
function CloseScore({ game }: { game: PlayedGame }) {
  const { tournament, score, opponent } = game;
  const outcome = findOutcome(score);
  const isWin = outcome === "win";
  const className = classes("centered plainLink", isWin && "inked", styles.game, styles[outcome]);
  const spoken = words.scoreAgainst(describeScore({ ...score, outcome }), displayName(opponent));
  const text = <Spoken text={pointsText(score)} words={spoken} />;
  if (tournament.dates === undefined) return <span className={className}>{text}</span>;
  return (
    <Link href={paths.tournament(tournament)} className={className}>
      {text}
    </Link>
  );
}

/** The one-goal games by year. */
export function OneGoalGames({ games }: { games: readonly PlayedGame[] }) {
  const close = oneGoalGames(games);
  if (close.length === 0) return undefined;
  const note = words.withUncountedForfeits(counts.games(close.length), oneGoalForfeits(games));
  return (
    <section className={`section ${styles.band}`} aria-labelledby="by-one">
      <div className="wrap">
        <Heading id="by-one" title={words.oneGoalGames} note={note} />
        <div className={`columns ${styles.columns}`}>
          <p className={`num ${styles.record}`}>{recordText(countRecord(close))}</p>
          <List as="ol">
            {Array.from(
              groupBy(close, ({ tournament }) => tournament.year),
              ([year, ofYear]) => (
                <li key={year}>
                  <span className={`num ${styles.year}`}>{year}</span>
                  <span className="cluster">
                    {ofYear.map((game) => (
                      <CloseScore
                        key={`${game.tournament.id} ${game.tournament.games.indexOf(game)}`}
                        game={game}
                      />
                    ))}
                  </span>
                </li>
              ),
            )}
          </List>
        </div>
      </div>
    </section>
  );
}
