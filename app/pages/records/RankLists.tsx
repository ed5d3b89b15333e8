import { computeMargin } from "#app/domain/games/outcome.ts";
import { GameRows } from "#app/entities/game/GameRows.tsx";
import { shapeGame } from "#app/entities/game/shape.ts";
import { OpponentRow } from "#app/entities/opponent/OpponentRow.tsx";
import { shapeMetOpponent } from "#app/entities/opponent/shape.ts";
import { TournamentLink } from "#app/entities/tournament/TournamentLink.tsx";
import { useSources } from "#app/islands/rendering.ts";
import type { Opponent, PlayedGame } from "#app/record/record.ts";
import { paths } from "#app/routes/paths.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { Link } from "#app/ui/Link/Link.tsx";
import { List } from "#app/ui/List/List.tsx";
import * as counts from "#words/counts.ts";
import * as words from "#words/facts.ts";

interface RankProps<T> {
  /** The first ones of the list. */
  first: readonly T[];
  /** Number of others that equal the last one. */
  equals: number;
  /** Address of the sheet with the crests. */
  crestSheet: string;
}

/** The teams met most often. */
export function MostPlayed({ first, equals, crestSheet }: RankProps<Opponent>) {
  const teams = first.map(shapeMetOpponent);
  const [most, least] = [teams[0]?.games ?? 1, teams.at(-1)?.games ?? 0];
  return (
    <section aria-labelledby="most-played">
      <Heading
        id="most-played"
        title="Most played"
        note={<Link href={paths.opponents()}>All opponents</Link>}
      />
      <List as="ol">
        {teams.map((team) => (
          <OpponentRow key={team.id} opponent={team} sheet={crestSheet} maxGames={most} />
        ))}
      </List>
      {equals > 0 && (
        <p className="xs muted">{counts.andMore(equals, `with ${counts.games(least)}`)}</p>
      )}
    </section>
  );
}

/** The wins with the largest margins, largest first. */
export function BiggestWins({ first, equals, crestSheet }: RankProps<PlayedGame>) {
  const { record } = useSources();
  const last = first.at(-1);
  if (last === undefined) return undefined;
  return (
    <section aria-labelledby="biggest">
      <Heading id="biggest" title="Biggest wins" />
      <GameRows
        games={first.map((game, rank) => ({
          ...shapeGame(game, record),
          key: String(rank),
          when: undefined,
          tournament: game.tournament,
        }))}
        crestSheet={crestSheet}
        renderFacts={({ tournament }) => [
          <TournamentLink key="tournament" tournament={tournament} className="plainLink" />,
        ]}
      />
      {equals > 0 && (
        <p className="xs muted">{words.andMoreBy(equals, computeMargin(last.score))}</p>
      )}
    </section>
  );
}
