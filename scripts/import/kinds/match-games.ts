import { groupBy, sortedBy } from "#app/lib/list.ts";

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

/** Same opponent, or an undecided one at that time; same day and time if both are known. */
const fits: Rule = (listed, row) =>
  (listed.opponent === row.opponent ||
    (row.opponent === undefined && row.time !== undefined && row.time === listed.time)) &&
  (listed.date ?? row.date) === (row.date ?? listed.date) &&
  (listed.time ?? row.time) === (row.time ?? listed.time);

const hasType: Rule = (listed, row) => (row.type ?? listed.type) === listed.type;

/** A matching game with the score and the type of the row. */
const isSame: Rule = (listed, row) =>
  fits(listed, row) &&
  hasType(listed, row) &&
  listed.us === row.us &&
  listed.them === row.them &&
  listed.forfeit === row.forfeit;

const isWaiting = ({ us, forfeit, cancelled }: GameFields) =>
  us === undefined && forfeit === undefined && cancelled === undefined;

/** A matching game without a score. */
const isOpen: Rule = (listed, row) => fits(listed, row) && isWaiting(listed);

/** A matching game with another score, identified by its type or time. */
const isCorrected: Rule = (listed, row) =>
  fits(listed, row) &&
  (hasType(listed, row) || (row.time !== undefined && row.time === listed.time));

/** A game at exactly that time whose opponent was undecided. */
const isAwaited: Rule = ({ opponent, date, time }, row) =>
  opponent === undefined && time !== undefined && date === row.date && time === row.time;

/** In order of certainty. */
const rules: readonly Rule[] = [isSame, isOpen, isCorrected, isAwaited];

/** How rows are matched with the listed games. */
export interface Matches {
  readonly found: ReadonlyMap<GameFields, GameFields>;
  /** Rows of {@link found} whose open game is listed on another day or at another time. */
  readonly moved: ReadonlySet<GameFields>;
  /** Rows that may be one of several moved games, or new games. */
  readonly unclear: ReadonlySet<GameFields>;
}

/** Features shared by an open game and the row that moves it, in order of certainty. */
const labels: readonly ((game: GameFields) => string | undefined)[] = [
  ({ opponent, date }) => opponent && `${opponent} ${date}`,
  ({ opponent }) => opponent,
  ({ round, date }) => round && `${round} ${date}`,
  ({ round }) => round,
];

const mayMeet: Rule = ({ opponent }, row) =>
  (opponent ?? row.opponent) === (row.opponent ?? opponent);

/** Matches remaining rows with moved open games: equal numbers of both against one team, on that day or any day. */
function matchMoved(open: ReadonlySet<GameFields>, rows: readonly GameFields[]) {
  const free = new Set(open);
  const left = new Set(rows);
  const found = new Map<GameFields, GameFields>();
  for (const label of labels) {
    const named = [...left].filter((row) => label(row) !== undefined);
    for (const group of groupBy(named, (row) => `${label(row)} ${row.type}`).values()) {
      const [first] = group;
      const games = [...free].filter(
        (game) =>
          first !== undefined &&
          label(game) === label(first) &&
          hasType(game, first) &&
          mayMeet(game, first),
      );
      if (games.length !== group.length) continue;
      const byTime = sortedBy(group, ({ date, time }) => `${date} ${time}`);
      for (const [at, row] of byTime.entries()) {
        const game = games[at];
        if (game === undefined) continue;
        found.set(row, game);
        free.delete(game);
        left.delete(row);
      }
    }
  }
  const unclear = [...left].filter((row) =>
    [...free].some(
      (game) => row.opponent !== undefined && game.opponent === row.opponent && hasType(game, row),
    ),
  );
  return { found, unclear };
}

/**
 * Finds the listed game of each row. A listed game matches only one row, so two rows against one team on one day
 * are two games. Rows missing from the result are new games.
 */
export function matchGames(listed: readonly GameFields[], rows: readonly GameFields[]): Matches {
  const found = new Map<GameFields, GameFields>();
  const free = new Set(listed);
  for (const isIt of rules) {
    for (const row of rows.filter((row) => !found.has(row))) {
      const game = [...free].find((game) => isIt(game, row));
      if (game === undefined) continue;
      found.set(row, game);
      free.delete(game);
    }
  }
  const open = new Set([...free].filter(isWaiting));
  const rest = matchMoved(
    open,
    rows.filter((row) => !found.has(row)),
  );
  return {
    found: new Map([...found, ...rest.found]),
    moved: new Set(rest.found.keys()),
    unclear: new Set(rest.unclear),
  };
}
