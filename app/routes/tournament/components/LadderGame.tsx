import { Link } from "wouter";
import { withForfeit } from "#app/domain/games/game.ts";
import { outcomeWord, sidesOf } from "#app/domain/games/outcome.ts";
import { classes } from "#app/lib/classes.ts";
import { useSite } from "#app/page/site.ts";
import { paths } from "#app/paths.ts";
import type { LadderBox, ShownScore } from "#app/routes/tournament/tournament-data.ts";
import { useComputedRule } from "#app/ui/computed-rule/use-computed-rule.ts";
import * as words from "#words/pages/tournament.ts";
import { GameCrest, GameExtras } from "./GameList.tsx";
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
export function LadderGame({ box, column, art }: LadderGameProps) {
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
