import {
  countRecord,
  oneGoalForfeits,
  oneGoalGames,
  pointsText,
  recordText,
} from "#app/domain/records.ts";
import { describeScore } from "#app/entities/game/describe.ts";
import { shapeGame } from "#app/entities/game/shape.ts";
import { useSources } from "#app/islands/rendering.ts";
import { classes } from "#app/lib/classes.ts";
import { groupBy } from "#app/lib/list.ts";
import type { PlayedGame } from "#app/record/record.ts";
import { paths } from "#app/routes/paths.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { Link } from "#app/ui/Link/Link.tsx";
import { List } from "#app/ui/List/List.tsx";
import { Spoken } from "#app/ui/Spoken/Spoken.tsx";
import * as gameFacts from "#words/facts/games.ts";
import * as seasonFacts from "#words/facts/season.ts";
import * as counts from "#words/grammar/counts.ts";
import styles from "./OneGoalGames.module.css";

/** A score with a link to its tournament: wins solid, losses outlined. */
function CloseScore({ game }: { game: PlayedGame }) {
  const shape = shapeGame(game, useSources().record, ["tournament"]);
  if (shape.kind !== "played") return undefined;
  const { outcome, tournament, name } = shape;
  const className = classes(
    "centered plainLink",
    outcome === "win" && "inked",
    styles.game,
    styles[outcome],
  );
  const words = gameFacts.scoreAgainst(describeScore(shape), name);
  const score = <Spoken text={pointsText(shape)} words={words} />;
  if (tournament === undefined) return <span className={className}>{score}</span>;
  return (
    <Link href={paths.tournament({ id: tournament })} className={className}>
      {score}
    </Link>
  );
}

/** The one-goal games by year. */
export function OneGoalGames({ games }: { games: readonly PlayedGame[] }) {
  const close = oneGoalGames(games);
  if (close.length === 0) return undefined;
  const note = gameFacts.notCountingForfeits(counts.games(close.length), oneGoalForfeits(games));
  return (
    <section className={`section ${styles.band}`} aria-labelledby="by-one">
      <div className="wrap">
        <Heading id="by-one" title={seasonFacts.oneGoalGames} note={note} />
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
