import { GAME_WIDTH, TOURNAMENT_GAP } from "./line.ts";

/** The gap between tournaments, in games. */
export const GAP_IN_GAMES = TOURNAMENT_GAP / GAME_WIDTH;

/** Lengths of the rows of a line whose rows are shorter than the limit, if each takes as many groups as fit. */
function wrapGroups(groups: readonly number[], limit: number): number[] {
  const rows: number[] = [];
  for (const group of groups) {
    const longer = (rows.at(-1) ?? limit) + GAP_IN_GAMES + group;
    if (longer < limit) rows[rows.length - 1] = longer;
    else rows.push(group);
  }
  return rows;
}

/**
 * Lengths, in games, of the longest row of a line on one row, on two, and so on, each time as short as its groups
 * allow: bars of the page's width divided by one of them fill the page, and no row stays half empty.
 *
 * @param groups their numbers of games, in playing order
 */
export function measureRows(groups: readonly number[]): number[] {
  const longest = new Map<number, number>();
  let limit = Infinity;
  while (limit > Math.max(...groups)) {
    const rows = wrapGroups(groups, limit);
    limit = Math.max(...rows);
    longest.set(rows.length, limit);
  }
  return Array.from(longest.values());
}
