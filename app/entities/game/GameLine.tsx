import { drawLine, type LineExtent, measureLine } from "#app/art/line/line.ts";
import { computeMargin } from "#app/domain/games/outcome.ts";
import { classes } from "#app/lib/classes.ts";
import type { GameShape, PlayedShape } from "./shape.ts";
import styles from "./GameLine.module.css";

const outcomes = ["win", "loss", "tie"] as const;

interface GameLineProps {
  /** Margins of the games by tournament, in playing order. */
  tournaments: readonly (readonly number[])[];
  /** Shared by lines that are compared. */
  extent?: LineExtent;
  /** Width of the drawing's unit in px, if there is room. */
  unit?: number | undefined;
  className?: string | undefined;
}

/**
 * All games as one drawing: wins up, losses down, ties across the line, as high as their margins.
 * The text beside it says the same.
 */
export function GameLine({ tournaments, extent, unit = 3, className }: GameLineProps) {
  const { width, ...bars } = drawLine(tournaments);
  const { up, down } = extent ?? measureLine(tournaments.flat());
  return (
    <svg
      className={classes(styles.line, className)}
      viewBox={`0 ${-up} ${width} ${up + down}`}
      width={width * unit}
      height="32"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {outcomes.map((outcome) =>
        bars[outcome] === "" ? undefined : (
          <path key={outcome} className={styles[outcome]} d={bars[outcome]} />
        ),
      )}
      <path className={styles.base} d={`M0 0H${width}`} />
    </svg>
  );
}

interface GameBarProps {
  game: PlayedShape;
  /** Shared by the bars of a list. */
  extent: LineExtent;
}

/** A game's bar of a line that runs down its list: wins to the right, losses to the left. */
export function GameBar({ game, extent: { up, down } }: GameBarProps) {
  const { outcome } = game;
  const { width, ...bars } = drawLine([listMargins([game])]);
  return (
    <svg
      className={`${styles.line} ${styles.turned}`}
      viewBox={`${-down} 0 ${up + down} ${width}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles[outcome]} d={bars[outcome]} />
      <path className={styles.base} d={`M0 0H${width}`} />
    </svg>
  );
}

/** The margins of the games with a score. */
export function listMargins(games: readonly GameShape[]): number[] {
  return games.flatMap((game) => (game.kind === "played" ? computeMargin(game) : []));
}
