import { drawLine, type LineExtent, measureLine } from "#app/art/line/line.ts";
import { computeMargin } from "#app/domain/games/outcome.ts";
import { classes } from "#app/lib/classes.ts";
import { Link } from "#app/ui/Link/Link.tsx";
import { useComputedRule } from "#app/ui/computed-rule/use-computed-rule.ts";
import { pointsText } from "#app/domain/records.ts";
import { List } from "#app/ui/List/List.tsx";
import * as gameFacts from "#words/facts/games.ts";
import { describeScore } from "./describe.ts";
import type { GameShape, PlayedShape } from "./shape.ts";
import styles from "./GameLine.module.css";

const outcomes = ["win", "loss", "tie"] as const;

interface GameLineProps {
  /** Margins of the games by tournament, in playing order. */
  tournaments: readonly (readonly number[])[];
  /** Shared by lines that are compared. */
  extent?: LineExtent;
  /** Width of the drawing's unit in px, if there is room. */
  unit?: number;
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

/** The margins of the games with a score. */
export function listMargins(games: readonly GameShape[]): number[] {
  return games.flatMap((game) => (game.kind === "played" ? computeMargin(game) : []));
}

/** Games under one label: a tournament's, a year's. */
export interface LineGroup {
  readonly key: string;
  readonly label: string;
  readonly href?: string | undefined;
  readonly games: readonly PlayedShape[];
}

interface GroupProps {
  group: LineGroup;
  extent: LineExtent;
  isListed: boolean;
}

function Group({ group: { label, href, games }, extent, isListed }: GroupProps) {
  const count = useComputedRule(`--games:${games.length}`);
  return (
    <section className={count}>
      <GameLine tournaments={[listMargins(games)]} extent={extent} />
      <List as="ol" aria-hidden={isListed || undefined}>
        {games.map((game) => (
          <li key={game.key}>
            <span aria-hidden="true">{pointsText(game)}</span>
            {isListed ? undefined : (
              <span className="sr">{gameFacts.scoreAgainst(describeScore(game), game.name)}</span>
            )}
          </li>
        ))}
      </List>
      <h3>{href === undefined ? label : <Link href={href}>{label}</Link>}</h3>
    </section>
  );
}

interface ScoredLineProps {
  groups: readonly LineGroup[];
  /** Whether a list of the same games follows, so that screen readers hear them there alone. */
  isListed?: boolean;
}

/** The line at a size at which each bar has its score below it and a name. */
export function ScoredLine({ groups, isListed = false }: ScoredLineProps) {
  const extent = measureLine(groups.flatMap(({ games }) => listMargins(games)));
  return (
    <div className={`cluster ${styles.scored}`}>
      {groups.map((group) => (
        <Group key={group.key} {...{ group, extent, isListed }} />
      ))}
    </div>
  );
}
