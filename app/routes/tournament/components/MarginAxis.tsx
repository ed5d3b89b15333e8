import { marginOf } from "#app/domain/games/outcome.ts";
import { classes } from "#app/lib/classes.ts";
import type { ShownGame } from "#app/routes/tournament/tournament-data.ts";
import styles from "./MarginAxis.module.css";

interface MarginAxisProps {
  game: ShownGame;
  /** The greatest margin of the list: its bar takes half of the width. */
  greatest: number;
  className: string | undefined;
}

/** A game's margin from an axis in the middle: wins to the right, losses as an outline to the left. */
export function MarginAxis({ game, greatest, className }: MarginAxisProps) {
  if (game.kindOf !== "played") return <span className={className} />;
  const { outcome } = game;
  const width = Math.round((Math.abs(marginOf(game)) / greatest) * 100);
  const x = outcome === "win" ? 101 : 99 - width;
  return (
    <svg
      className={classes(styles.axis, styles[outcome], className)}
      viewBox="0 0 200 20"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {width === 0 ? undefined : <rect x={x} y="3" width={width} height="14" />}
      <path d="M100 0V20" />
    </svg>
  );
}
