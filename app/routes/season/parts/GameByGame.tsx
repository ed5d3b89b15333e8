import { outcomeWord } from "#app/domain/games/outcome.ts";
import { paths } from "#app/paths.ts";
import type { SeasonTournament } from "#app/routes/season/season-data.ts";
import { Fold } from "#app/ui/Fold/Fold.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { MarginBars } from "#app/ui/MarginBars/MarginBars.tsx";
import styles from "./GamesTable.module.css";

interface GameByGameProps {
  tournaments: readonly SeasonTournament[];
  className: string;
}

/** Every game of the season as a bar, and the same as a table. */
export function GameByGame({ tournaments, className }: GameByGameProps) {
  const played = tournaments.filter(({ games }) => games.length > 0);
  return (
    <section className={className} aria-labelledby="game-by-game">
      <Heading id="game-by-game" title="Game by game" note="margin of every game, in order" />
      <MarginBars
        groups={played.map(({ id, name, dates, games, hasPage }) => ({
          key: id,
          label: name,
          note: dates,
          href: hasPage ? paths.tournament({ id }) : undefined,
          bars: games.map((game) => ({ ...game, name: game.opponent })),
        }))}
      />
      <Fold label="The chart as a table">
        <table className={styles.table}>
          <thead>
            <tr>
              <th>Game</th>
              <th>Against</th>
              <th>Result</th>
            </tr>
          </thead>
          <tbody>
            {played.flatMap(({ games, name }) =>
              games.map(({ key, opponent, outcome, score, when }) => (
                <tr key={key}>
                  <td>
                    {name}
                    {when === "" ? "" : `, ${when}`}
                  </td>
                  <td>{opponent}</td>
                  <td>
                    {outcomeWord(outcome)} {score}
                  </td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </Fold>
    </section>
  );
}
