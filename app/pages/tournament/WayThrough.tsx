import { Link } from "#app/ui/Link/Link.tsx";
import { withForfeit } from "#app/domain/games/game.ts";
import { outcomeWord, sidesOf } from "#app/domain/games/outcome.ts";
import { medalOf } from "#app/domain/places/medal.ts";
import { classes } from "#app/lib/classes.ts";
import { useSite } from "#app/pages/shared/site.ts";
import { paths } from "#app/pages/shared/paths.ts";
import { useComputedRule } from "#app/ui/computed-rule/use-computed-rule.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { Medal } from "#app/ui/Medal/Medal.tsx";
import * as games from "#words/facts/games.ts";
import * as counts from "#words/grammar/counts.ts";
import { ordinalSuffix } from "#words/grammar/ordinal.ts";
import * as words from "#words/pages/tournament.ts";
import { GameCrest, GameExtras, GameScore } from "./GameList.tsx";
import type { LadderBox, ShownScore, Ladder, TournamentData } from "./tournament-data.ts";
import styles from "./WayThrough.module.css";

interface LadderGameProps {
  box: LadderBox;
  /** From 1. */
  column: number;
  art: string;
}

/** The rows of both teams, that of the winner solid. */
function Teams({ game, art }: { game: ShownScore; art: string }) {
  const { teamName } = useSite();
  const { outcome, name } = game;
  const [us, them] = sidesOf(game);
  const score = withForfeit(`${us}–${them}`, game);
  return (
    <>
      <span className="sr">{words.gameAgainst(outcomeWord(outcome), score, name)}</span>
      <span
        aria-hidden="true"
        className={classes(styles.team, outcome === "win" && `slab ${styles.winner}`)}
      >
        <span>{teamName}</span>
        <b>{us}</b>
      </span>
      <span
        aria-hidden="true"
        className={classes(
          styles.team,
          styles.other,
          outcome === "loss" && `slab ${styles.winner}`,
        )}
      >
        <GameCrest game={game} art={art} />
        <span>{name}</span>
        <b>{them}</b>
      </span>
    </>
  );
}

/** A game as a box of a bracket; it links to its opponent, if that has a page. */
function LadderGame({ box, column, art }: LadderGameProps) {
  const { game, lane, drops } = box;
  const cell = useComputedRule(`--column:${column};--lane:${lane}`);
  const kind = withForfeit(game.kind, game);
  return (
    <li className={classes(styles.box, drops && styles.drops, lane === 2 && styles.lower, cell)}>
      <p className={`xs spread ${styles.kind}`}>
        <span className="lab">{kind}</span>
        <span className="muted">{game.when}</span>
      </p>
      {game.hasNoPage === true ? (
        <p className={styles.teams}>
          <Teams game={game} art={art} />
        </p>
      ) : (
        <Link href={paths.opponent({ id: game.opponent })} className={styles.teams}>
          <Teams game={game} art={art} />
        </Link>
      )}
      <p className={`xs muted ${styles.meetings}`}>{game.meetings}</p>
      <GameExtras game={game} />
    </li>
  );
}

interface WayThroughProps {
  ladder: Ladder;
  data: TournamentData;
  className: string;
}

function PoolGame({ game, art }: { game: ShownScore; art: string }) {
  const face = (
    <>
      <GameScore game={game} />
      <GameCrest game={game} art={art} />
      <span>
        {withForfeit(game.name, game)}
        {[game.when, game.meetings].filter(Boolean).map((detail) => (
          <span key={detail} className={`xs muted ${styles.detail}`}>
            {detail}
          </span>
        ))}
      </span>
    </>
  );
  return game.hasNoPage === true ? (
    <span className={styles.poolGame}>{face}</span>
  ) : (
    <Link href={paths.opponent({ id: game.opponent })} className={styles.poolGame}>
      {face}
    </Link>
  );
}

function Pool({ pool, art }: { pool: NonNullable<Ladder["pool"]>; art: string }) {
  return (
    <section className={styles.pool} aria-labelledby="pool-play">
      <div className={styles.poolHead}>
        <h3 id="pool-play" className="lab">
          {games.gameTypes.POOL}
        </h3>
        <span className="lab">{pool.record}</span>
      </div>
      <ol>
        {pool.games.map((game) => (
          <li key={game.key}>
            <PoolGame game={game} art={art} />
            <GameExtras game={game} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function End({ place, column, lane }: { place: number; column: number; lane: 1 | 2 }) {
  const cell = useComputedRule(`--column:${column};--lane:${lane}`);
  return (
    <li className={classes("centered", styles.end, lane === 2 && styles.lower, cell)}>
      <Medal place={place} suffix={ordinalSuffix(place)} metal={medalOf(place)} size="large" />
    </li>
  );
}

/** The team's way through the draw: its pool, then box by box to the place where it ended, with every game on it. */
export function WayThrough({ ladder, data, className }: WayThroughProps) {
  const { teamName } = useSite();
  const { pool, boxes } = ladder;
  const columns = useComputedRule(`--boxes:${boxes.length}`);
  const lane = boxes.at(-1)?.lane ?? 1;
  return (
    <section className={classes(styles.section, className)} aria-labelledby="way-through">
      <Heading
        id="way-through"
        title={words.theWayThrough}
        note={counts.games(data.games.length)}
      />
      <div className={classes(styles.way, pool === undefined && styles.withoutPool)}>
        {pool === undefined ? undefined : <Pool pool={pool} art={data.art} />}
        <ol
          className={classes(styles.ladder, data.place === undefined && styles.withoutEnd, columns)}
        >
          {boxes.map((box, index) => (
            <LadderGame key={box.game.key} box={box} column={index + 1} art={data.art} />
          ))}
          {data.place === undefined ? undefined : (
            <End place={data.place} column={boxes.length + 1} lane={lane} />
          )}
        </ol>
      </div>
      <p className={`xs muted ${styles.note}`}>{words.onlyGamesOnRecord(teamName)}</p>
    </section>
  );
}
