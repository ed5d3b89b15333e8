import { measureLine } from "#app/art/line/line.ts";
import { listMargins } from "#app/entities/game/GameLine.tsx";
import { GameRows } from "#app/entities/game/GameRows.tsx";
import { shapeGame } from "#app/entities/game/shape.ts";
import { useSources } from "#app/islands/rendering.ts";
import { gamesAgainst, meetingsWith } from "#app/record/figures.ts";
import type { Opponent } from "#app/record/record.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { describeMeetings } from "./load.ts";
import styles from "./OpponentPage.module.css";

/** Fewer games have no bars. */
const MIN_WITH_BARS = 10;

/** All games against a team as rows, newest first. Many of them have bars, which run down as a line. */
export function Meetings({ opponent }: { opponent: Opponent }) {
  const { record } = useSources();
  const games = gamesAgainst(opponent).map((game) =>
    shapeGame(game, record, ["tournament", "title", "round", "where", "date"]),
  );
  const played = meetingsWith(opponent).length;
  const isOnly = games.length === 1;
  const title = isOnly ? "The game" : played > 1 ? "Every meeting" : "The games";
  const note = played > 1 ? describeMeetings(opponent) : "newest first";
  const hasBars = played >= MIN_WITH_BARS;
  return (
    <section className={isOnly ? undefined : "wrap section"} aria-labelledby="the-games">
      <Heading id="the-games" title={title} note={isOnly ? undefined : note} />
      <GameRows
        games={games.toReversed()}
        className={hasBars ? styles.lined : isOnly ? undefined : styles.two}
        nameBy="tournament"
        facts={["round", "where"]}
        time="date"
        line={hasBars ? measureLine(listMargins(games)) : undefined}
      />
    </section>
  );
}
