import { withForfeit } from "#app/domain/games/game.ts";
import { outcomeWord } from "#app/domain/games/outcome.ts";
import * as ui from "#words/ui.ts";
import * as words from "#words/pages/season.ts";
import { ordinal } from "#words/grammar/ordinal.ts";
import { paths } from "#app/paths.ts";
import type { SeasonTournament } from "#app/routes/season/season-data.ts";
import { Fold } from "#app/ui/Fold/Fold.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { MarginBars } from "#app/ui/MarginBars/MarginBars.tsx";
import * as seasonFacts from "#words/facts/season.ts";
import styles from "./GamesTable.module.css";

interface GamesProps {
  tournament: SeasonTournament;
}

interface GameByGameProps {
  tournaments: readonly SeasonTournament[];
  className: string;
}

/** The games of a tournament in playing order. */
function Games({ tournament: { name, dates, where, record, place, games } }: GamesProps) {
  const facts = [dates, where, place === undefined ? undefined : ordinal(place), record];
  return (
    <table className={`sm ${styles.table}`}>
      <caption>
        <b>{name}</b> {facts.filter((fact) => fact !== undefined && fact !== "").join(", ")}
      </caption>
      <thead className="sr">
        <tr>
          <th>{words.when}</th>
          <th>{words.against}</th>
          <th>{words.result}</th>
        </tr>
      </thead>
      <tbody>
        {games.map((game) => (
          <tr key={game.key}>
            <td>{game.when}</td>
            <td>{game.opponent}</td>
            <td>{withForfeit(`${outcomeWord(game.outcome)} ${game.score}`, game)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Every game of the season as a bar, and the same as a table. */
export function GameByGame({ tournaments, className }: GameByGameProps) {
  const played = tournaments.filter(({ games }) => games.length > 0);
  return (
    <section className={className} aria-labelledby="game-by-game">
      <Heading
        id="game-by-game"
        title={seasonFacts.gameByGame}
        note={<span className="onScreens">{words.marginOfEveryGame}</span>}
      />
      <div className="onScreens">
        <MarginBars
          relation="against"
          groups={played.map(({ id, name, dates, games, hasPage }) => ({
            key: id,
            label: name,
            note: dates,
            href: hasPage ? paths.tournament({ id }) : undefined,
            bars: games.map((game) => ({ ...game, name: withForfeit(game.opponent, game) })),
          }))}
        />
      </div>
      <Fold label={ui.theChartAsATable}>
        <div className={styles.tables}>
          {played.map((tournament) => (
            <Games key={tournament.id} tournament={tournament} />
          ))}
        </div>
      </Fold>
    </section>
  );
}
