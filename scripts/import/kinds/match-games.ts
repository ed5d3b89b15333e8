/** Fields of a game, from a table row or from a tournament's file; undefined if not given. */
export interface GameFields {
  readonly opponent?: string | undefined;
  readonly type?: string | undefined;
  readonly date?: string | undefined;
  readonly time?: string | undefined;
  readonly us?: number | undefined;
  readonly them?: number | undefined;
  readonly forfeit?: "won" | "lost" | undefined;
  readonly cancelled?: boolean | undefined;
  readonly at?: "home" | "away" | undefined;
  readonly round?: string | undefined;
  readonly video?: string | undefined;
  readonly remark?: string | undefined;
}

type Rule = (listed: GameFields, row: GameFields) => boolean;

/** Against that team, or one to come at that time, on that day and at that time as far as both say. */
const fits: Rule = (listed, row) =>
  (listed.opponent === row.opponent ||
    (row.opponent === undefined && row.time !== undefined && row.time === listed.time)) &&
  (listed.date ?? row.date) === (row.date ?? listed.date) &&
  (listed.time ?? row.time) === (row.time ?? listed.time);

const hasType: Rule = (listed, row) => (row.type ?? listed.type) === listed.type;

/** A game that fits and has the score and the type of the row. */
const isSame: Rule = (listed, row) =>
  fits(listed, row) &&
  hasType(listed, row) &&
  listed.us === row.us &&
  listed.them === row.them &&
  listed.forfeit === row.forfeit;

/** A game that fits and waits for its score. */
const isOpen: Rule = (listed, row) =>
  fits(listed, row) && listed.us === undefined && listed.forfeit === undefined;

/** A game that fits and has another score: its type or its time says that it is the same. */
const isCorrected: Rule = (listed, row) =>
  fits(listed, row) &&
  (hasType(listed, row) || (row.time !== undefined && row.time === listed.time));

/** A game at that very time whose opponent was to come. */
const isAwaited: Rule = ({ opponent, date, time }, row) =>
  opponent === undefined && time !== undefined && date === row.date && time === row.time;

/** From the surest to the least sure. */
const rules: readonly Rule[] = [isSame, isOpen, isCorrected, isAwaited];

/**
 * Finds for each row the listed game that it is about. A listed game belongs to one row only, so two rows against
 * one team on one day are two games. A row that is not in the answer is a game that is not listed yet.
 */
export function matchGames(
  listed: readonly GameFields[],
  rows: readonly GameFields[],
): ReadonlyMap<GameFields, GameFields> {
  const found = new Map<GameFields, GameFields>();
  const free = new Set(listed);
  for (const isIt of rules) {
    for (const row of rows.filter((one) => !found.has(one))) {
      const game = [...free].find((one) => isIt(one, row));
      if (game === undefined) continue;
      found.set(row, game);
      free.delete(game);
    }
  }
  return found;
}
