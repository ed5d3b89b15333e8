import { measureLine } from "#app/art/line/line.ts";
import { appendForfeit, roundText, whenInFull } from "#app/domain/games/game.ts";
import { computeMargin } from "#app/domain/games/outcome.ts";
import { describePlace } from "#app/domain/places/place.ts";
import { GameLine, listMargins } from "#app/entities/game/GameLine.tsx";
import { GameRows } from "#app/entities/game/GameRows.tsx";
import { shapeGame } from "#app/entities/game/shape.ts";
import { TournamentLink } from "#app/entities/tournament/TournamentLink.tsx";
import { useSources } from "#app/islands/rendering.ts";
import { groupBy } from "#app/lib/list.ts";
import { gamesAgainst, meetingsWith } from "#app/record/figures.ts";
import type { ClubRecord, Opponent } from "#app/record/record.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import styles from "./OpponentPage.module.css";

/** Fewer games have no bars. */
const MIN_WITH_BARS = 10;

/** The games against a team in its list, newest first. */
export function shapeMeetings(opponent: Opponent, record: ClubRecord) {
  const games = gamesAgainst(opponent).map((game, index) =>
    Object.assign(shapeGame(game, record), {
      key: String(index),
      when: whenInFull(game),
      round: appendForfeit(roundText(game), game),
      /** Nothing away from a league's own field. */
      where: game.at === "away" ? undefined : describePlace(game.tournament.location),
      tournament: game.tournament,
    }),
  );
  return games.toReversed();
}

/** The games as one line of bars, by tournament, where the rows have no room for theirs. */
function LineOnPhones({ opponent }: { opponent: Opponent }) {
  const tournaments = groupBy(meetingsWith(opponent), ({ tournament }) => tournament).values();
  const margins = Array.from(tournaments, (games) =>
    games.map(({ score }) => computeMargin(score)),
  );
  return <GameLine tournaments={margins} className={styles.line} />;
}

/** All games against a team as rows, newest first. Many of them have bars, which run down as a line. */
export function Meetings({ opponent }: { opponent: Opponent }) {
  const { record } = useSources();
  const games = shapeMeetings(opponent, record);
  const played = meetingsWith(opponent).length;
  const isOnly = games.length === 1;
  const titleOfSeveral = played > 1 ? "Every meeting" : "The games";
  const hasBars = played >= MIN_WITH_BARS;
  const looksOfSeveral = hasBars ? styles.lined : styles.two;
  return (
    <section className={isOnly ? undefined : "wrap section"} aria-labelledby="the-games">
      <Heading id="the-games" title={isOnly ? "The game" : titleOfSeveral} />
      {hasBars && <LineOnPhones opponent={opponent} />}
      <GameRows
        games={games}
        className={isOnly ? undefined : looksOfSeveral}
        renderTitle={({ tournament }) => (
          <TournamentLink tournament={tournament} className="plainLink" />
        )}
        renderFacts={({ round, where }) => [round, where]}
        line={hasBars ? measureLine(listMargins(games)) : undefined}
      />
    </section>
  );
}
