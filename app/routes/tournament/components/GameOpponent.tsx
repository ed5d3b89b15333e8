import { Link } from "wouter";
import { withForfeit } from "#app/domain/games/game.ts";
import { classes } from "#app/lib/classes.ts";
import { paths } from "#app/paths.ts";
import type { ShownGame } from "#app/routes/tournament/tournament-data.ts";
import styles from "./GameOpponent.module.css";

interface GameOpponentProps {
  game: ShownGame;
  /** After the round: "7–10 in 17 meetings". */
  note?: string | undefined;
  className?: string | undefined;
}

/** The opponent of a game, which leads to its page once it is known, and below it what the game was played for. */
export function GameOpponent({ game, note, className }: GameOpponentProps) {
  const details = [withForfeit(game.kind, game), note];
  return (
    <span className={classes(styles.opponent, className)}>
      {game.kindOf === "undecided" ? (
        <b className="muted">{game.name}</b>
      ) : game.hasNoPage === true ? (
        <b>{game.name}</b>
      ) : (
        <Link href={paths.opponent({ id: game.opponent })} className="thinLink">
          {game.name}
        </Link>
      )}
      <span className="xs muted">{details.filter(Boolean).join(" · ")}</span>
    </span>
  );
}
