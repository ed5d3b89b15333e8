import { isBye, isOwnName, isUndecidedOpponent, type OwnNames } from "#app/content/team-names.ts";
import { fold } from "#app/domain/fold.ts";
import { Refusal } from "#scripts/captain/content-texts.ts";
import { LeftOut } from "#scripts/import/importer.ts";
import type { TableRecord } from "#scripts/import/records.ts";
import { isNo, isYes, outcomeOfWord, sideOfWord, findStatus } from "#scripts/import/words.ts";
import {
  isForfeit,
  noWinner,
  parsePoints,
  readScore,
  type Letter,
  type Points,
  type ScoreCell,
} from "./score-cell.ts";

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
  /** Whether the row is of the other team's side: Team Herons, Opponent Gale. */
  readonly isMirrored?: boolean;
}

type Side = "home" | "away";

/** The side whose points come first in a score, if the option is set. */
export type First = "us" | "home" | undefined;

/** Strips a team's name of the additions on results pages: "vs. ", "@", "#3", a seed such as "(3)". */
function teamName(written: string): string {
  return written
    .replace(/^(?:vs?\.?\s+|@\s*|at\s+)/i, "")
    .replace(/^#\d+\s+|^\(\d+\)\s*/, "")
    .replace(/\s*\(\d+\)$/, "")
    .trim();
}

function turn(points: Points | undefined): Points | undefined {
  if (points === undefined) return undefined;
  const { us, them, forfeit } = points;
  const opposite = forfeit === "won" ? "lost" : "won";
  if (us === undefined) return { forfeit: opposite };
  const turned = { us: them, them: us };
  return forfeit === undefined ? turned : { ...turned, forfeit: opposite };
}

function outcomeLetter({ us, them, forfeit }: Points): Letter {
  if (forfeit !== undefined) return forfeit === "won" ? "W" : "L";
  if (us === them) return "T";
  return us > them ? "W" : "L";
}

function turnLetter(letter: Letter | undefined): Letter | undefined {
  return letter === "W" ? "L" : letter === "L" ? "W" : letter;
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
function readTeams(record: TableRecord): { teams: readonly [string, string]; home?: number } {
  const matchup = record.cell("matchup");
  const [, left, sign = "", right] =
    /^(.+?)\s+(@|at|vs?\.?|gegen|contre|contra|[-–—])\s+(.+)$/i.exec(matchup) ?? [];
  if (left !== undefined && right !== undefined) {
    const teams = [teamName(left), teamName(right)] as const;
    return /@|at/i.test(sign) ? { teams, home: 1 } : { teams };
  }
  if (matchup !== "" && record.cell("home") === "" && record.cell("one") === "") {
    throw new Refusal(`${matchup} does not name two teams, such as Drift vs Eddy.`);
  }
  if (record.cell("home") === "" && record.cell("away") === "") {
    const second = record.cell("other") || record.cell("opponent");
    const teams = [teamName(record.cell("one")), teamName(second)] as const;
    return { teams: isSecondFirst(record) ? [teams[1], teams[0]] : teams };
  }
  const [home, away] = [teamName(record.cell("home")), teamName(record.cell("away"))];
  return isSecondFirst(record)
    ? { teams: [away, home], home: 1 }
    : { teams: [home, away], home: 0 };
}

/** Home or away, from a column or the sign before an opponent: "Home", "A", "@ Drift", "vs. Drift". */
function readSide(record: TableRecord): Side | undefined {
  const opponent = record.cell("opponent");
  return (
    sideOfWord(record.cell("side")) ??
    (/^vs?\.?\s/i.test(opponent) ? "home" : /^(?:@|at\s)/i.test(opponent) ? "away" : undefined)
  );
}

/** The outcome of a row, from one column or from those of games won, lost and tied. */
function outcomeIn(record: TableRecord): Letter | undefined {
  const written = record.cell("outcome");
  const outcome = outcomeOfWord(written);
  if (written !== "" && outcome === undefined && findStatus(written) === undefined) {
    throw new Refusal(`${written} is not W, L or T.`);
  }
  const marked = (["won", "lost", "tied"] as const).filter((name) => {
    const cell = record.cell(name);
    if (isYes(cell) === isNo(cell)) {
      throw new Refusal(`${cell} in the column for games ${name} does not say whether it was.`);
    }
    return isYes(cell);
  });
  const all = new Set(marked.map((name) => outcomeOfWord(name)).concat(outcome ?? []));
  if (all.size > 1)
    throw new Refusal(`The game is ${marked.join(" and ")}. Correct one of the two.`);
  return [...all][0];
}

/** The score of a row, which may be split into two columns and have a separate outcome column. */
function readRowScore(record: TableRecord): ScoreCell {
  const cell = record.cell("score");
  const outcome = outcomeIn(record);
  if (!isForfeit.test(fold(cell))) {
    const score = readScore(cell);
    if (score.letter !== undefined && outcome !== undefined && score.letter !== outcome) {
      throw new Refusal(`${cell} is not ${outcome}. Correct one of the two.`);
    }
    return { ...score, letter: score.letter ?? outcome };
  }
  if (outcome !== "W" && outcome !== "L") throw noWinner(cell);
  return { points: { forfeit: outcome === "W" ? "won" : "lost" }, letter: outcome };
}

/** Refuses an outcome without a score, which the site could not show. */
function withPoints(meeting: Meeting, letter: Letter | undefined): Meeting {
  if (letter === undefined || meeting.points !== undefined) return meeting;
  const what = { W: "won", L: "lost", T: "tied" }[letter];
  throw new Refusal(
    `The game is ${what}, but has no score. Add the score, or write W - F or F - W for a forfeit.`,
  );
}

/** One score of two that a row may have; refuses two that differ in more than their order. */
function sameScore(a: Points | undefined, b: Points | undefined): Points | undefined {
  if (a?.us === undefined || b?.us === undefined) return a ?? b;
  const [first, second] = [a, b].map(({ us, them }) => `${us}-${them}`);
  if (
    Math.max(a.us, a.them) !== Math.max(b.us, b.them) ||
    Math.min(a.us, a.them) !== Math.min(b.us, b.them)
  ) {
    throw new Refusal(`The scores ${first} and ${second} differ. Correct one of the two.`);
  }
  return a;
}

/** The points in columns for us and them, or for and against, which are the team's beside a column Team. */
function ownPoints(record: TableRecord, isMirrored: boolean): Points | undefined {
  const points = parsePoints(record.cell("pointsFor"), record.cell("pointsAgainst"));
  const ours = parsePoints(record.cell("us"), record.cell("them"));
  return sameScore(ours, isMirrored ? turn(points) : points);
}

/** A game in the club's own sheet, which has an opponent column. */
function againstOpponent(
  record: TableRecord,
  opponent: string,
  score: ScoreCell,
  first: First,
): Meeting {
  const { points: pair, letter } = score;
  const side = readSide(record);
  const isUnclear =
    side === "away" && letter === undefined && pair !== undefined && pair.us !== pair.them;
  if (isUnclear && first === undefined) {
    throw new Refusal(
      `The game was away, so whose points come first in ${record.cell("score")}? Add --first us or --first home.`,
    );
  }
  const read = sameScore(pair, ownPoints(record, false));
  const points = isUnclear && first === "home" ? turn(read) : read;
  return withPoints(
    { ...score, opponent: teamName(opponent), points: byOutcome(points, letter), side },
    letter,
  );
}

const undecided = /^(?:tb[adc]|to be (?:announced|determined|decided)|\?*)$/i;

/** Knowledge about the teams of a table. */
export interface Teams {
  readonly own: OwnNames;
  /** Whether a name is of a known opponent, which may be called Rest or Off. */
  readonly isKnown: (name: string) => boolean;
}

/** A row whose opponent is no team: a bye, or a place that other games decide; undefined for all others. */
function withoutTeam(name: string, hasScore: boolean, { isKnown }: Teams): LeftOut | undefined {
  if (isKnown(name)) return undefined;
  if (isBye(name)) return new LeftOut("bye", "byes");
  if (!isUndecidedOpponent(name)) return undefined;
  if (hasScore) throw new Refusal(`The game has a score, but its opponent is only ${name}.`);
  return new LeftOut("game whose teams are not decided", "games whose teams are not decided");
}

const hasScore = (record: TableRecord, { points }: ScoreCell) =>
  points !== undefined ||
  ["us", "them", "pointsFor", "pointsAgainst", "homeScore", "awayScore"].some(
    (name) => record.cell(name) !== "",
  );

function inOwnSheet(record: TableRecord, opponent: string, teams: Teams, first: First) {
  const name = teamName(opponent);
  if (isOwnName(name, teams.own) && !teams.isKnown(name)) {
    throw new Refusal(
      `${name} is the club itself, not an opponent. Write the other team there, or both teams in columns Team and Opponent.`,
    );
  }
  // A bye may have any score, or a word in place of one.
  const isScored = findStatus(record.cell("score")) === undefined || hasScore(record, {});
  const nobody = withoutTeam(name, isScored, teams);
  if (nobody !== undefined) return nobody;
  const score = readRowScore(record);
  if (!undecided.test(name)) return againstOpponent(record, opponent, score, first);
  if (hasScore(record, score)) throw new Refusal("The game has a score and no opponent.");
  return { ...score, points: undefined };
}

/** The score of a row with two teams, ours first, from one column or from one for each team. */
function oursFirst(
  record: TableRecord,
  { points }: ScoreCell,
  { own, isFirst, isLeft }: { own: Points | undefined; isFirst: boolean; isLeft: boolean },
): Points | undefined {
  const ofTeams = parsePoints(record.cell("homeScore"), record.cell("awayScore"));
  const pair = isFirst ? points : turn(points);
  return sameScore(sameScore(pair, isLeft ? ofTeams : turn(ofTeams)), own);
}

/**
 * Opponent and result of a row, from the columns of the club's own sheet, or of a results page with two teams,
 * whose score is in the order of their columns. Returns `teams` for a game of two other teams.
 *
 * @param first the side whose points come first in a score, if the option is set
 */
export function readMeeting(
  record: TableRecord,
  known: Teams,
  first: First,
): Meeting | LeftOut | { readonly teams: readonly string[] } {
  const hasTeams = ["home", "away", "one", "matchup"].some((name) => record.cell(name) !== "");
  const opponent = record.cell("opponent");
  if (!hasTeams) return inOwnSheet(record, opponent || record.cell("abbrev"), known, first);
  const { teams, home } = readTeams(record);
  const index = teams.findIndex((name) => isOwnName(name, known.own));
  const other = teams[1 - index] ?? "";
  if (index < 0) return { teams };
  if (isOwnName(other, known.own) && !known.isKnown(other)) {
    throw new Refusal(`Both teams are ${other}. Correct one of the two.`);
  }
  const isScored = findStatus(record.cell("score")) === undefined || hasScore(record, {});
  const nobody = withoutTeam(other, isScored, known);
  if (nobody !== undefined) return nobody;
  const score = readRowScore(record);
  const isMirrored = index === 1 && record.cell("one") !== "" && record.cell("other") === "";
  const isHome = home === undefined ? undefined : home === index;
  const points = oursFirst(record, score, {
    own: ownPoints(record, isMirrored),
    isFirst: first === "us" || (first === "home" ? (isHome ?? index === 0) : index === 0),
    isLeft: isHome ?? index === (isSecondFirst(record) ? 1 : 0),
  });
  const isUndecided = undecided.test(other);
  if (isUndecided && points !== undefined) {
    throw new Refusal("The game has a score and no opponent.");
  }
  // Beside Team and Opponent, the outcome is that of the team.
  const letter = isMirrored ? turnLetter(score.letter) : score.letter;
  return withPoints(
    {
      ...score,
      opponent: isUndecided ? undefined : other,
      points: byOutcome(points, letter),
      side: isHome === undefined ? undefined : isHome ? "home" : "away",
      isMirrored,
    },
    letter,
  );
}
