import { Link } from "wouter";
import { outcomeWord } from "#app/domain/games/outcome.ts";
import { classes } from "#app/lib/classes.ts";
import { useSite } from "#app/page/site.ts";
import { paths } from "#app/paths.ts";
import type { LadderBox } from "#app/routes/tournament/tournament-data.ts";
import { useComputedRule } from "#app/ui/computed-rule/use-computed-rule.ts";
import { GameCrest } from "./GameList.tsx";
import styles from "./WayThrough.module.css";

interface LadderGameProps {
  box: LadderBox;
  /** From 1. */
  column: number;
  art: string;
}

/** A game as a box of a bracket: two rows, that of the winner solid. */
export function LadderGame({ box, column, art }: LadderGameProps) {
  const { teamName } = useSite();
  const { game, lane, drops } = box;
  const cell = useComputedRule(`--column:${column};--lane:${lane}`);
  if (game.kindOf !== "played") return undefined;
  const { us, them, outcome, name, opponent } = game;
  return (
    <li className={classes(styles.box, drops && styles.drops, lane === 2 && styles.lower, cell)}>
      <p className={`xs ${styles.kind}`}>
        <span className="lab">{game.kind}</span>
        <span className="mut">{game.when}</span>
      </p>
      <Link href={paths.opponent({ id: opponent })}>
        <span className="sr">{`${outcomeWord(outcome)} ${us}–${them} against ${name}`}</span>
        <span
          aria-hidden="true"
          className={classes(styles.team, outcome === "win" && styles.winner)}
        >
          <span>{teamName}</span>
          <b>{us}</b>
        </span>
        <span
          aria-hidden="true"
          className={classes(styles.team, styles.other, outcome === "loss" && styles.winner)}
        >
          <GameCrest game={game} art={art} />
          <span>{name}</span>
          <b>{them}</b>
        </span>
      </Link>
    </li>
  );
}
