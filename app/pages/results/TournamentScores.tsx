import { Link } from "#app/ui/Link/Link.tsx";
import { MarginChart } from "#app/entities/game/MarginChart.tsx";
import { outcomeOf, sidesOf } from "#app/domain/games/outcome.ts";
import { brandId } from "#app/domain/ids.ts";
import {
  displayName,
  OPPONENT_TO_COME,
  type Opponent,
  readableKey,
} from "#app/domain/opponents.ts";
import { medalOf } from "#app/domain/places/medal.ts";
import { paths } from "#app/routes/paths.ts";
import { Crest } from "#app/entities/opponent/Crest.tsx";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { Medal } from "#app/ui/Medal/Medal.tsx";
import { Score } from "#app/ui/Score/Score.tsx";
import * as eventFacts from "#words/facts/event.ts";
import { ordinalSuffix } from "#words/grammar/ordinal.ts";
import type { ListedTournament } from "./listed-tournament.ts";
import type { ShapedTournament, ShapedGame } from "./shape-results.ts";
import styles from "./TournamentScores.module.css";

/** The finishing place; nothing if the tournament has none. */
export function PlaceMedal({ place, isTied }: Pick<ShapedTournament, "place" | "isTied">) {
  if (place === undefined) return undefined;
  return <Medal {...{ place, isTied }} suffix={ordinalSuffix(place)} metal={medalOf(place)} />;
}

/** Link to a map of the tournament's location. */
export function MapLink({ map, where }: Pick<ShapedTournament, "map" | "where">) {
  return (
    <ExternalLink href={map} className="linedLink">
      {eventFacts.map}
      <span className="sr"> {eventFacts.mapOf(where)}</span>
    </ExternalLink>
  );
}

/** Wins and losses of a tournament, as figures and as a chart; nothing before the first game. */
export function Tally({ record, words, margins }: ShapedTournament) {
  if (record === undefined) return undefined;
  return (
    <>
      <span className="lab" aria-hidden="true">
        {record}
      </span>
      <span className="sr">{words}</span>
      <MarginChart margins={margins} />
    </>
  );
}

interface GameRowProps {
  game: ShapedGame;
  opponent: Opponent | undefined;
  /** Sheet with the opponents' crests. */
  crests: string | undefined;
}

/** A game with its score or a note that it was not played; before that, only its time. */
function GameRow({ game, opponent, crests }: GameRowProps) {
  const [key, when, us, them, winner] = game;
  const score = typeof us !== "number" || them === undefined ? undefined : { us, them, winner };
  const notPlayed = typeof us === "string" ? us : undefined;
  const outcome = score && outcomeOf(score);
  const [ours, theirs] = score === undefined ? [] : sidesOf(score);
  return (
    <li className={styles.game}>
      {outcome === undefined || ours === undefined || theirs === undefined ? (
        <span className={`${styles.outcome} sm ${styles.scheduled}`}>{notPlayed ?? when}</span>
      ) : (
        <span className={styles.outcome}>
          <Score outcome={outcome} us={ours} them={theirs} />
        </span>
      )}
      <Crest
        sheet={crests}
        opponent={key ?? undefined}
        prefix="team-"
        className={styles.crest}
        sizes="44px"
      />
      {key === null ? (
        <span className={`muted ${styles.opponent}`}>{OPPONENT_TO_COME}</span>
      ) : (
        <span className={styles.opponent}>
          <Link href={paths.opponent({ id: brandId(key) })} className="link">
            {displayName(opponent ?? { name: readableKey(key) })}
          </Link>
        </span>
      )}
      {score === undefined && notPlayed === undefined ? undefined : (
        <span className={`xs muted ${styles.when}`}>{when}</span>
      )}
    </li>
  );
}

interface GameGroupsProps {
  tournament: ListedTournament;
  heading: "h3" | "h4";
}

/** A tournament's games in playing order, grouped by type, with a record for each type. */
export function GameGroups({ tournament, heading: Heading }: GameGroupsProps) {
  const { groups, opponents, art } = tournament;
  return groups.map((group) => (
    <section key={group.heading}>
      <Heading className={`lab ${styles.head}`}>
        <span>{group.heading}</span>
        {group.record === undefined ? undefined : (
          <span>
            <span className="sr">, {group.words}</span>
            <span aria-hidden="true">{group.record}</span>
          </span>
        )}
      </Heading>
      <ul className={styles.games}>
        {Array.from(group.games.entries(), ([at, game]) => (
          <GameRow
            key={at}
            game={game}
            opponent={game[0] === null ? undefined : opponents[game[0]]}
            crests={art?.scores}
          />
        ))}
      </ul>
    </section>
  ));
}
