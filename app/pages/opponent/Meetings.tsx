import { GameRows } from "#app/entities/game/GameRows.tsx";
import { ScoredLine } from "#app/entities/game/ScoredLine.tsx";
import { type GameFact, type PlayedShape, shapeGame } from "#app/entities/game/shape.ts";
import { useSources } from "#app/islands/rendering.ts";
import { groupBy } from "#app/lib/list.ts";
import { gamesAgainst } from "#app/record/figures.ts";
import type { Opponent } from "#app/record/record.ts";
import { paths } from "#app/routes/paths.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { describeMeetings } from "./load.ts";
import styles from "./OpponentPage.module.css";

const factsInRow: readonly GameFact[] = [
  "tournament",
  "title",
  "year",
  "season",
  "round",
  "where",
  "date",
];

/** Fewer games are told by their rows alone. */
const MIN_IN_LINE = 10;

/** All games with a score as a line, by year. */
function LineByYear({ games }: { games: readonly PlayedShape[] }) {
  const groups = Array.from(
    groupBy(games, ({ year }) => year),
    ([year, ofYear]) => {
      const season = ofYear.find((game) => game.season !== undefined)?.season;
      return {
        key: String(year),
        label: String(year),
        href: season === undefined ? undefined : paths.season({ year: season }),
        games: ofYear,
      };
    },
  );
  return <ScoredLine groups={groups} isListed />;
}

/** All games against a team as rows, newest first. */
export function Meetings({ opponent }: { opponent: Opponent }) {
  const { record } = useSources();
  const games = gamesAgainst(opponent).map((game) => shapeGame(game, record, factsInRow));
  const played = games.filter((game) => game.kind === "played");
  const isOnly = games.length === 1;
  const title = isOnly ? "The game" : played.length > 1 ? "Every meeting" : "The games";
  const note = played.length > 1 ? describeMeetings(opponent) : "newest first";
  return (
    <section className={isOnly ? undefined : "wrap section"} aria-labelledby="the-games">
      <Heading id="the-games" title={title} note={isOnly ? undefined : note} />
      {played.length >= MIN_IN_LINE && <LineByYear games={played} />}
      <GameRows
        games={games.toReversed()}
        className={isOnly ? undefined : styles.two}
        nameBy="tournament"
        facts={["round", "where"]}
        time="date"
      />
    </section>
  );
}
