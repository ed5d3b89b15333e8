import { Link } from "#app/ui/Link/Link.tsx";
import { MarginChart } from "#app/entities/game/MarginChart.tsx";
import { withForfeit } from "#app/domain/games/game.ts";
import { outcomeWord } from "#app/domain/games/outcome.ts";
import { medalOf } from "#app/domain/places/medal.ts";
import { seasonCalendar } from "#app/routes/calendar-paths.ts";
import { FollowLinks } from "#app/pages/shared/FollowLinks.tsx";
import { paths } from "#app/routes/paths.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { Fold } from "#app/ui/Fold/Fold.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { MarginBars } from "#app/ui/MarginBars/MarginBars.tsx";
import { Medal } from "#app/ui/Medal/Medal.tsx";
import * as seasonFacts from "#words/facts/season.ts";
import { ordinalSuffix } from "#words/grammar/ordinal.ts";
import * as words from "#words/pages/season.ts";
import * as ui from "#words/ui.ts";
import type { SeasonData, SeasonGame, SeasonTournament } from "./shape-season.ts";
import styles from "./SeasonGames.module.css";

/** Margin of a game, negative for a loss. */
const signed = ({ outcome, margin }: SeasonGame) => (outcome === "loss" ? -margin : margin);

interface RowProps {
  tournament: SeasonTournament;
  emblems: string;
}

function Row({ tournament, emblems }: RowProps) {
  const { id, name, hasPage, dates, where, record, place, isTied, games } = tournament;
  return (
    <li>
      <Art sheet={emblems} id={id} viewBox="0 0 300 180" className={styles.label} sizes="168px" />
      <span className={styles.facts}>
        <span className="d3">
          {hasPage ? (
            <Link href={paths.tournament({ id })} className="plainLink">
              {name}
            </Link>
          ) : (
            name
          )}
        </span>
        <span className="sm">{dates}</span>
        <span className="sm muted">{where}</span>
      </span>
      {record === undefined ? undefined : (
        <span className={styles.record}>
          <span className="lab">{record}</span>
          <span className="onPhones">
            <MarginChart margins={games.map(signed)} />
          </span>
        </span>
      )}
      {place === undefined ? undefined : (
        <Medal {...{ place, isTied }} suffix={ordinalSuffix(place)} metal={medalOf(place)} />
      )}
    </li>
  );
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
        <ol className={`rows ${styles.list}`}>
          {tournaments.map((tournament) => (
            <Row key={tournament.id} tournament={tournament} emblems={art.emblems} />
          ))}
        </ol>
      )}
      {unsanctioned === undefined ? undefined : (
        <p className={`xs muted ${styles.note}`}>{unsanctioned}</p>
      )}
      {tournaments.length === 0 ? undefined : (
        <FollowLinks calendar={seasonCalendar(data.year)} isOver={!data.isOpen} />
      )}
    </section>
  );
}

interface GamesProps {
  tournament: SeasonTournament;
}

interface GameByGameProps {
  tournaments: readonly SeasonTournament[];
  className: string;
}

/** A tournament's games in playing order. */
function Games({ tournament: { name, dates, where, record, placeText, games } }: GamesProps) {
  const facts = [dates, where, placeText, record];
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

/** Every game of the season as a bar chart, and as a table. */
export function GameByGame({ tournaments, className }: GameByGameProps) {
  const played = tournaments.filter(({ games }) => games.length > 0);
  return (
    <section id="game-by-game" className={className} aria-label={seasonFacts.gameByGame}>
      <div className={styles.head}>
        <Heading
          title={seasonFacts.gameByGame}
          note={<span className="onScreens">{words.marginOfEveryGame}</span>}
        />
      </div>
      <Fold label={seasonFacts.gameByGame} onPhonesOnly>
        <div className="onScreens">
          <MarginBars
            relation="against"
            groups={played.map(({ id, name, games, hasPage }) => ({
              key: id,
              label: name,
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
      </Fold>
    </section>
  );
}
