import { type LineExtent, measureLine } from "#app/art/line/line.ts";
import { GAP_IN_GAMES, measureRows } from "#app/art/line/rows.ts";
import { Link } from "#app/ui/Link/Link.tsx";
import { useComputedRule } from "#app/ui/computed-rule/use-computed-rule.ts";
import { pointsText } from "#app/domain/records.ts";
import { List } from "#app/ui/List/List.tsx";
import * as gameFacts from "#words/facts/games.ts";
import { describeScore } from "./describe.ts";
import { GameLine, listMargins } from "./GameLine.tsx";
import type { PlayedShape } from "./shape.ts";
import styles from "./GameLine.module.css";

/** Games under one label: a tournament's, a year's. */
export interface LineGroup {
  readonly key: string;
  readonly label: string;
  readonly href?: string | undefined;
  readonly games: readonly PlayedShape[];
}

/** Letters of a label that are as wide as a bar. */
const LETTERS_PER_BAR = 4;

/** Width of a group in bars: its games, or else the longest word of its label. */
function countBars({ label, games }: LineGroup): number {
  const letters = Math.max(...label.split(/[\s-]/u).map((word) => word.length));
  return Math.max(games.length, Math.ceil(letters / LETTERS_PER_BAR));
}

/** The narrowest bar with room for its score, and the widest. */
const MIN_BAR = "2.25rem";
const MAX_BAR = "4.5rem";

/** One width for all bars: the groups are on as few rows as the narrowest bar allows, and fill them. */
function fitBars(groups: readonly LineGroup[]): string {
  const widths = measureRows(groups.map(countBars)).map((length) => `100cqi/${length}`);
  const last = widths.pop() ?? MAX_BAR;
  // Where a width is too narrow, the second term exceeds every other width.
  const fitting = widths.map((width) => `max(${width},(${MIN_BAR} - ${width})*999)`);
  return `--gap:${GAP_IN_GAMES};--bar:min(${[MAX_BAR, ...fitting, last].join(",")})`;
}

interface GroupProps {
  group: LineGroup;
  extent: LineExtent;
  isListed: boolean;
}

function Group({ group, extent, isListed }: GroupProps) {
  const { label, href, games } = group;
  const counts = useComputedRule(`--games:${games.length};--bars:${countBars(group)}`);
  return (
    <section className={counts}>
      <GameLine tournaments={[listMargins(games)]} extent={extent} />
      <List as="ol" aria-hidden={isListed || undefined}>
        {games.map((game) => (
          <li key={`${game.title} ${game.key}`}>
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
  const bars = useComputedRule(fitBars(groups));
  return (
    <div className={styles.scored}>
      <div className={`cluster ${bars}`}>
        {groups.map((group) => (
          <Group key={group.key} {...{ group, extent, isListed }} />
        ))}
      </div>
    </div>
  );
}
