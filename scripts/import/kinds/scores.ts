import { fold } from "#app/domain/fold.ts";
import { Refusal } from "#scripts/captain/content-texts.ts";
import type { Site } from "#app/content/content.ts";
import type { TableRecord } from "#scripts/import/records.ts";
import { FORFEIT, outcomeOfWord, sideOfWord, statusOf } from "#scripts/import/words.ts";

type ForfeitSide = "won" | "lost";

/** The points of a game, the side of a forfeit, or both. */
type Points =
  | { readonly us: number; readonly them: number; readonly forfeit?: ForfeitSide }
  | { readonly us?: undefined; readonly them?: undefined; readonly forfeit: ForfeitSide };

/** An opponent as the table names it, and the points. */
export interface Meeting {
  /** Missing while it depends on other games. */
  readonly opponent?: string | undefined;
  readonly points: Points | undefined;
  readonly cancelled?: true | undefined;
  /** Set if columns or a sign name the side. */
  readonly side?: Side | undefined;
  /** Mark next to the score, such as "OT". */
  readonly mark?: string | undefined;
}

type Side = "home" | "away";

/** The side whose points come first in a score, if the option is set. */
export type First = "us" | "home" | undefined;

const words = (name: string) =>
  fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

const bare = (name: string) => words(name).join("");

/** Names of the club in a table: its name, with or without one of its regions, and a name from the option. */
export function ownNames(site: Site | undefined, said: string | undefined): ReadonlySet<string> {
  const { teamName = "", name = "", founding } = site ?? {};
  const regions = founding?.regions.map((region) => `${region} ${teamName}`) ?? [];
  const all = [teamName, name, ...regions, ...(said === undefined ? [] : [said])];
  return new Set(all.map(bare).filter((one) => one !== ""));
}

/** Whether a name contains the club's name but is not known as the club's: "Old Gale". */
export function isAlike(name: string, own: ReadonlySet<string>): boolean {
  const all = words(name);
  return all.some((_, at) => own.has(all.slice(at).join("")));
}

/** Strips a team's name of the additions on results pages: "vs. ", "@", "#3", a seed such as "(3)". */
function teamName(written: string): string {
  return written
    .replace(/^(?:vs?\.?\s+|@\s*|at\s+)/i, "")
    .replace(/^#\d+\s+|^\(\d+\)\s*/, "")
    .replace(/\s*\(\d+\)$/, "")
    .trim();
}

const [winning, losing] = ["w|win|won", "l|loss|lost"];
const forfeitWords = new RegExp(
  `^(?:(${winning})|(${losing})|(?:${FORFEIT}))[\\s\\-–—:(/]*(?:(w)|(?:${FORFEIT}))\\)?$`,
);
const doubleForfeit = new RegExp(
  `^(?:double (?:${FORFEIT})|(?:${FORFEIT}) *[-–—:/ ] *(?:${FORFEIT}))$`,
);
const isForfeit = new RegExp(`^(?:${FORFEIT})$`);

/** The side of a forfeit that is written with letters only: "W - F", "F - W", "W (forfeit)", "L F". */
function forfeitIn(written: string): ForfeitSide | undefined {
  const parts = forfeitWords.exec(fold(written));
  if (parts === null) return undefined;
  const [, won, lost, otherWon] = parts;
  if (otherWon !== undefined) return won === undefined && lost === undefined ? "lost" : undefined;
  if (won !== undefined) return "won";
  return lost === undefined ? undefined : "lost";
}

function pointsOf(first: string, second: string): Points | undefined {
  if (first === "" && second === "") return undefined;
  const forfeit = forfeitIn(`${first}-${second}`);
  if (forfeit !== undefined) return { forfeit };
  if (doubleForfeit.test(fold(`${first}-${second}`))) throw noWinner(`${first} - ${second}`);
  if (!/^\d{1,2}$/.test(first) || !/^\d{1,2}$/.test(second)) {
    throw new Refusal(`${first} and ${second} are not a score of two whole numbers.`);
  }
  return { us: Number(first), them: Number(second) };
}

type Letter = "W" | "L" | "T";

function noWinner(written: string): Refusal {
  return new Refusal(
    `${written} is a forfeit, but does not say who won. Write W - F or F - W, with W for the winner. If both teams gave up, add the game by hand with cancelled: true and a remark.`,
  );
}

/** Content of a score cell: two numbers in written order, and the mark next to them. */
interface ScoreCell {
  readonly points?: Points | undefined;
  readonly letter?: Letter | undefined;
  /** A mark that is not an outcome, such as "OT". */
  readonly mark?: string | undefined;
  readonly cancelled?: true | undefined;
}

const twoNumbers = /^(\p{L}*)[^\p{L}\d]{0,3}(\d{1,2})\s*[-–—:]\s*(\d{1,2})\s*(\d?[^\d-]*)$/u;

/** Parses a score cell: "13-9", "W 13–9", "15-14 (OT)", "0-13 F", "W - F", "Canceled". */
function readScore(written: string): ScoreCell {
  const status = statusOf(written);
  if (status !== undefined) return status === "open" ? {} : { cancelled: true };
  const outcome = outcomeOfWord(written);
  if (outcome !== undefined) return { letter: outcome };
  const forfeit = forfeitIn(written);
  if (forfeit !== undefined) return { points: { forfeit } };
  if (doubleForfeit.test(fold(written))) throw noWinner(written);
  const [, before = "", us, them, behind = ""] = twoNumbers.exec(written) ?? [];
  const letter = outcomeOfWord(before);
  if (us === undefined || (before !== "" && letter === undefined)) {
    throw new Refusal(`${written} is not a score such as 13-9.`);
  }
  const points = { us: Number(us), them: Number(them) };
  const mark = behind.replaceAll(/^[\s([]+|[\s)\]]+$/g, "");
  if (isForfeit.test(fold(mark))) {
    if (points.us === points.them) throw noWinner(written);
    return { points: { ...points, forfeit: points.us > points.them ? "won" : "lost" }, letter };
  }
  const after = outcomeOfWord(mark);
  return {
    points,
    letter: letter ?? after,
    mark: after === undefined ? mark || undefined : undefined,
  };
}

function turn(points: Points | undefined): Points | undefined {
  if (points === undefined) return undefined;
  const { us, them, forfeit } = points;
  const other = forfeit === "won" ? "lost" : "won";
  if (us === undefined) return { forfeit: other };
  const turned = { us: them, them: us };
  return forfeit === undefined ? turned : { ...turned, forfeit: other };
}

function outcomeLetter({ us, them, forfeit }: Points): Letter {
  if (forfeit !== undefined) return forfeit === "won" ? "W" : "L";
  if (us === them) return "T";
  return us > them ? "W" : "L";
}

/** Orders the points by the club's outcome letter: the winner has the larger number. */
function byOutcome(points: Points | undefined, letter: Letter | undefined): Points | undefined {
  if (points === undefined || letter === undefined || outcomeLetter(points) === letter)
    return points;
  if (letter === "T" || points.us === undefined || points.us === points.them) {
    const written = points.us === undefined ? "The forfeit" : `${points.us}-${points.them}`;
    throw new Refusal(`${written} is not ${letter}. Correct one of the two.`);
  }
  return turn(points);
}

const isSecondFirst = ({ isBefore }: TableRecord) =>
  isBefore("away", "home") || isBefore("other", "one");

/** The two teams of a game in the order of their points, and the index of the home team. */
function teamsOf(record: TableRecord): { teams: readonly [string, string]; home?: number } {
  const matchup = record.cell("matchup");
  const [, one, sign = "", other] =
    /^(.+?)\s+(@|at|vs?\.?|gegen|contre|contra|[-–—])\s+(.+)$/i.exec(matchup) ?? [];
  if (one !== undefined && other !== undefined) {
    const teams = [teamName(one), teamName(other)] as const;
    return /@|at/i.test(sign) ? { teams, home: 1 } : { teams };
  }
  if (record.cell("home") === "") {
    const teams = [teamName(record.cell("one")), teamName(record.cell("other"))] as const;
    return { teams: isSecondFirst(record) ? [teams[1], teams[0]] : teams };
  }
  const [home, away] = [teamName(record.cell("home")), teamName(record.cell("away"))];
  return isSecondFirst(record)
    ? { teams: [away, home], home: 1 }
    : { teams: [home, away], home: 0 };
}

/** Home or away, from a column or the sign before an opponent: "Home", "A", "@ Drift", "vs. Drift". */
function sideOf(record: TableRecord): Side | undefined {
  const opponent = record.cell("opponent");
  return (
    sideOfWord(record.cell("side")) ??
    (/^vs?\.?\s/i.test(opponent) ? "home" : /^(?:@|at\s)/i.test(opponent) ? "away" : undefined)
  );
}

/** The score of a row, which may be split into two columns and have a separate outcome column. */
function scoreOf(record: TableRecord): ScoreCell {
  const cell = record.cell("score");
  const outcome = outcomeOfWord(record.cell("outcome"));
  if (!isForfeit.test(fold(cell))) {
    const score = readScore(cell);
    return { ...score, letter: score.letter ?? outcome };
  }
  if (outcome !== "W" && outcome !== "L") throw noWinner(cell);
  return { points: { forfeit: outcome === "W" ? "won" : "lost" }, letter: outcome };
}

/** A game in the club's own sheet, which has an opponent column. */
function againstOpponent(
  record: TableRecord,
  opponent: string,
  score: ScoreCell,
  first: First,
): Meeting {
  const { points: pair, letter } = score;
  const side = sideOf(record);
  const isUnclear =
    side === "away" && letter === undefined && pair !== undefined && pair.us !== pair.them;
  if (isUnclear && first === undefined) {
    throw new Refusal(
      `The game was away, so whose points come first in ${record.cell("score")}? Add --first us or --first home.`,
    );
  }
  const read = pair ?? pointsOf(record.cell("us"), record.cell("them"));
  const points = isUnclear && first === "home" ? turn(read) : read;
  return { ...score, opponent: teamName(opponent), points: byOutcome(points, letter), side };
}

/**
 * Opponent and result of a row, from the columns of the club's own sheet, or of a results page with two teams,
 * whose score is in the order of their columns. Returns `teams` for a game of two other teams.
 *
 * @param first the side whose points come first in a score, if the option is set
 */
export function meetingOf(
  record: TableRecord,
  own: ReadonlySet<string>,
  first: First,
): Meeting | { readonly teams: readonly string[] } {
  const score = scoreOf(record);
  const hasTeams = ["home", "one", "matchup"].some((name) => record.cell(name) !== "");
  const opponent = record.cell("opponent") || (hasTeams ? "" : record.cell("abbrev"));
  if (!hasTeams && /^(?:tb[ad]|\?*)$/i.test(opponent)) {
    if (score.points !== undefined || record.cell("us") !== "")
      throw new Refusal("The game has a score and no opponent.");
    return { ...score, points: undefined };
  }
  if (opponent !== "") return againstOpponent(record, opponent, score, first);
  const { teams, home } = teamsOf(record);
  const place = teams.findIndex((name) => own.has(bare(name)));
  if (place < 0) return { teams };
  const columns = pointsOf(record.cell("homeScore"), record.cell("awayScore"));
  const isHome = home === undefined ? undefined : home === place;
  const inPair = first === "us" || (first === "home" ? (isHome ?? place === 0) : place === 0);
  const inColumns = isHome ?? place === (isSecondFirst(record) ? 1 : 0);
  const points = score.points ?? columns;
  const isOursFirst = score.points === undefined ? inColumns : inPair;
  return {
    ...score,
    opponent: teams[1 - place] ?? "",
    points: byOutcome(isOursFirst ? points : turn(points), score.letter),
    side: isHome === undefined ? undefined : isHome ? "home" : "away",
  };
}
