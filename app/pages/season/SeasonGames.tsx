import { Link } from "#app/ui/Link/Link.tsx";
import { GameRows } from "#app/entities/game/GameRows.tsx";
import { ScoredLine } from "#app/entities/game/ScoredLine.tsx";
import { gamesInOrder } from "#app/entities/tournament/games-in-order.ts";
import type { PlayedTournament } from "#app/entities/tournament/shape.ts";
import { TournamentCard } from "#app/entities/tournament/TournamentCard.tsx";
import { calendarPath } from "#app/routes/calendar-paths.ts";
import { FollowLinks } from "#app/pages/shared/FollowLinks.tsx";
import { paths } from "#app/routes/paths.ts";
import { Fold } from "#app/ui/Fold/Fold.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { List } from "#app/ui/List/List.tsx";
import * as eventFacts from "#words/facts/event.ts";
import * as seasonFacts from "#words/facts/season.ts";
import * as words from "#words/pages/season.ts";
import type { SeasonData } from "./shape-season.ts";
import styles from "./SeasonGames.module.css";

function tournamentPath({ id, hasNoPage }: PlayedTournament): string | undefined {
  return hasNoPage ? undefined : paths.tournament({ id });
}

interface SeasonTournamentsProps {
  data: SeasonData;
  results: typeof paths.results | undefined;
}

/** The tournaments in chronological order; unsanctioned ones are listed below as text. */
export function SeasonTournaments({ data, results }: SeasonTournamentsProps) {
  const { tournaments, unsanctioned, art, season } = data;
  return (
    <section aria-labelledby="tournaments">
      <Heading
        id="tournaments"
        title={words.tournaments}
        note={
          results === undefined ? undefined : (
            <Link href={results({ season })}>{words.results(tournaments.length)}</Link>
          )
        }
      />
      {tournaments.length === 0 ? undefined : (
        <List as="ol" className={styles.list}>
          {tournaments.map((tournament) => (
            <li key={tournament.id}>
              <TournamentCard
                tournament={tournament}
                emblems={art.emblems}
                href={tournamentPath(tournament)}
              />
            </li>
          ))}
        </List>
      )}
      {unsanctioned === undefined ? undefined : (
        <p className={`xs muted ${styles.note}`}>{unsanctioned}</p>
      )}
      {tournaments.length === 0 ? undefined : (
        <FollowLinks calendar={calendarPath(data.year)} isOver={!data.isOpen} />
      )}
    </section>
  );
}

/** A tournament's games in playing order. */
function Games({ tournament }: { tournament: PlayedTournament }) {
  const { name, dates, where, record, place } = tournament;
  const finish = place && eventFacts.finishingPlace(place);
  const facts = [dates, where, finish, record].filter((fact) => fact !== undefined && fact !== "");
  return (
    <section className={styles.games}>
      <h3 className="d4">{name}</h3>
      <p className="sm muted">{facts.join(", ")}</p>
      <GameRows games={gamesInOrder(tournament)} facts={["detail"]} time="when" />
    </section>
  );
}

interface GameByGameProps {
  tournaments: readonly PlayedTournament[];
  className: string;
}

/** Every game of the season as a line, and as a list. */
export function GameByGame({ tournaments, className }: GameByGameProps) {
  const groups = tournaments.map((tournament) => ({
    key: tournament.id,
    label: tournament.name,
    href: tournamentPath(tournament),
    games: gamesInOrder(tournament).filter((game) => game.kind === "played"),
  }));
  const played = tournaments.filter(({ record }) => record !== undefined);
  return (
    <section id="game-by-game" className={className} aria-label={seasonFacts.gameByGame}>
      <Heading
        title={seasonFacts.gameByGame}
        note={<span className="onScreens">{words.marginOfEveryGame}</span>}
      />
      <div className="onScreens">
        <ScoredLine groups={groups.filter(({ games }) => games.length > 0)} />
      </div>
      <Fold label={words.everyGame}>
        <div className={styles.tables}>
          {played.map((tournament) => (
            <Games key={tournament.id} tournament={tournament} />
          ))}
        </div>
      </Fold>
    </section>
  );
}
