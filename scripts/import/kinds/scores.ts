import { fold } from "#app/domain/fold.ts";
import { Refusal } from "#scripts/captain/content-texts.ts";
import type { Site } from "#app/content/content.ts";
import type { TableRecord } from "#scripts/import/records.ts";

type ForfeitSide = "won" | "lost";

/** The points of a game, the side of a forfeit, or both. */
type Points =
  | { readonly us: number; readonly them: number; readonly forfeit?: ForfeitSide }
  | { readonly us?: undefined; readonly them?: undefined; readonly forfeit: ForfeitSide };

/** An opponent as the table names it, and the points. */
export interface Meeting {
  /** Missing while other games decide who it is. */
  readonly opponent?: string | undefined;
  readonly points: Points | undefined;
  readonly cancelled?: true;
  /** Where columns or a sign between two teams say so. */
  readonly side?: "home" | "away" | undefined;
}

const words = (name: string) =>
  fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

const bare = (name: string) => words(name).join("");

/** Names of the club in a table: its name alone, after one of its regions, or as given by an option. */
export function ownNames(site: Site | undefined, said: string | undefined): ReadonlySet<string> {
  const { teamName = "", name = "", founding } = site ?? {};
  const regions = founding?.regions.map((region) => `${region} ${teamName}`) ?? [];
  const all = [teamName, name, ...regions, ...(said === undefined ? [] : [said])];
  return new Set(all.map(bare).filter((one) => one !== ""));
}

/** Whether a name has the club's in it, as "Old Gale" has Gale, without being known as the club's. */
export function isAlike(name: string, own: ReadonlySet<string>): boolean {
  const all = words(name);
  return all.some((_, at) => own.has(all.slice(at).join("")));
}

/** A team's name without what results pages put around it: "vs. ", "@", "#3", a seed such as "(3)". */
function teamName(written: string): string {
  return written
    .replace(/^(?:vs?\.?\s+|@\s*|at\s+)/i, "")
    .replace(/^#\d+\s+|^\(\d+\)\s*/, "")
    .replace(/\s*\(\d+\)$/, "")
    .trim();
}

/** The side of a forfeit that is written with letters alone: "W - F", "F - W", "W (forfeit)", "L F". */
function forfeitIn(written: string): ForfeitSide | undefined {
  const parts = /^(w|win|won|l|loss|lost|f)[\s\-–—:(/]*(f|ff|forfeit|w)\)?$/.exec(fold(written));
  if (parts === null) return undefined;
  const letters = `${parts[1]?.charAt(0)}${parts[2]?.charAt(0)}`;
  return ({ wf: "won", lf: "lost", fw: "lost" } as const)[letters];
}

function pointsOf(first: string, second: string): Points | undefined {
  if (first === "" && second === "") return undefined;
  const forfeit = forfeitIn(`${first}-${second}`);
  if (forfeit !== undefined) return { forfeit };
  if (ofBoth.test(`${first}-${second}`)) throw sideless(`${first} - ${second}`);
  if (!/^\d{1,2}$/.test(first) || !/^\d{1,2}$/.test(second)) {
    throw new Refusal(`${first} and ${second} are not a score of two whole numbers.`);
  }
  return { us: Number(first), them: Number(second) };
}

type Letter = "W" | "L" | "T";

const outcomes: readonly (readonly [RegExp, Letter])[] = [
  [/^(?:w|win|won|sieg|gewonnen|victoire|victoria)$/, "W"],
  [/^(?:l|loss|lost|niederlage|verloren|defaite|derrota)$/, "L"],
  [/^(?:t|tie|tied|draw|unentschieden|nul|empate)$/, "T"],
];

function letterOf(written: string): Letter | undefined {
  return outcomes.find(([pattern]) => pattern.test(fold(written)))?.[1];
}

const notPlayed = /^(?:cancell?ed|not played|rained out|abgesagt|annulee?)$/;
const toCome = /^(?:|-|–|—|tbd|n\/?a|scheduled)$/i;

function sideless(written: string): Refusal {
  return new Refusal(
    `${written} is a forfeit, but does not say who won. Write W - F or F - W, with W for the winner. If both teams gave up, add the game by hand with cancelled: true and a remark.`,
  );
}

const ofBoth = /^(?:double forfeit|(?:f|ff|forfeit)\s*[-–—:/]\s*(?:f|ff|forfeit))$/i;

/** Two numbers in the order in which they stand, and a letter beside them: "13-9", "W 13–9". */
function pairIn(written: string): { points: Points | undefined; letter?: Letter | undefined } {
  if (toCome.test(written)) return { points: undefined };
  const forfeit = forfeitIn(written);
  if (forfeit !== undefined) return { points: { forfeit } };
  if (ofBoth.test(written)) throw sideless(written);
  const [score = "", mark] = written.split(/[\s(]+(f|ff|forfeit)\)?$/i);
  const parts = /^([WLT])?\D{0,3}(\d{1,2})\s*[-–—:]\s*(\d{1,2})(?:\s*\(?([WLT])\)?)?$/i.exec(score);
  if (parts === null) throw new Refusal(`${written} is not a score such as 13-9.`);
  const points = { us: Number(parts[2]), them: Number(parts[3]) };
  const letter = letterOf(parts[1] ?? parts[4] ?? "");
  if (mark === undefined) return { points, letter };
  if (points.us === points.them) throw sideless(written);
  const side = points.us > points.them ? "won" : "lost";
  return { points: { ...points, forfeit: side }, letter };
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

/** The points as the club's letter has them: the larger number is the winner's, whichever stands first. */
function asSaid(points: Points | undefined, letter: Letter | undefined): Points | undefined {
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

/** Two teams of a game, the one whose points stand first in a score first, and which of them is at home. */
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

/**
 * Whom the row is against, and how it ended: from columns of the club's own sheet, or from those of a results
 * page with two teams, whose score is read in the order of their columns. `teams` for a game of two other teams.
 *
 * @param first "us" or "home": whose points stand first in the club's own sheet, where somebody said so
 */
export function meetingOf(
  record: TableRecord,
  own: ReadonlySet<string>,
  first: string | undefined,
): Meeting | { readonly teams: readonly string[] } {
  if (notPlayed.test(fold(record.cell("score")))) {
    const meeting = meetingOf(withoutScore(record), own, first);
    return "teams" in meeting ? meeting : { ...meeting, cancelled: true };
  }
  const cell = (name: string) => record.cell(name);
  const hasTeams = ["home", "one", "matchup"].some((name) => cell(name) !== "");
  if (!hasTeams && /^(?:tb[ad]|\?*)$/i.test(cell("opponent"))) {
    if (cell("score") + cell("us") !== "")
      throw new Refusal("The game has a score and no opponent.");
    return { points: undefined };
  }
  const spoken = letterOf(cell("score"));
  const isForfeit = /^(?:f|ff|forfeit)$/i.test(cell("score"));
  const said = spoken ?? letterOf(cell("outcome"));
  if (isForfeit && said !== "W" && said !== "L") throw sideless(cell("score"));
  const ofForfeit = { forfeit: said === "W" ? "won" : "lost" } as const;
  const written = isForfeit
    ? { points: ofForfeit }
    : spoken === undefined
      ? pairIn(cell("score"))
      : { points: undefined };
  const pair: ReturnType<typeof pairIn> = written;
  const letter = spoken ?? letterOf(cell("outcome")) ?? pair.letter;
  if (cell("opponent") !== "") {
    const isAway = /^(?:@|at\s)/i.test(cell("opponent"));
    const isUnclear = isAway && pair.points !== undefined && letter === undefined;
    if (isUnclear && first === undefined && pair.points?.us !== pair.points?.them) {
      throw new Refusal(
        `The game was away, so whose points come first in ${cell("score")}? Add --first us or --first home.`,
      );
    }
    const read = pair.points ?? pointsOf(cell("us"), cell("them"));
    const points = isUnclear && first === "home" ? turn(read) : read;
    return { opponent: teamName(cell("opponent")), points: asSaid(points, letter) };
  }
  const { teams, home } = teamsOf(record);
  const place = teams.findIndex((name) => own.has(bare(name)));
  if (place < 0) return { teams };
  const columns = pointsOf(cell("homeScore"), cell("awayScore"));
  const inOrder = pair.points ?? (isSecondFirst(record) ? turn(columns) : columns);
  const points = place === 0 ? inOrder : turn(inOrder);
  const side = home === undefined ? undefined : home === place ? "home" : "away";
  return { opponent: teams[1 - place] ?? "", points: asSaid(points, letter), side };
}

const withoutScore = (record: TableRecord): TableRecord => ({
  ...record,
  cell: (name) => (name === "score" ? "" : record.cell(name)),
});

/** The type of a game from what its round or pool is called. */
export function typeOf(written: string): string | undefined {
  if (/pool|round robin|crossover/i.test(written)) return "POOL";
  if (/consol|placement|\d(?:st|nd|rd|th)[\s-]+place|backdoor/i.test(written)) return "CONSOLATION";
  if (/bracket|quarter|semi|final|championship|prequarter/i.test(written)) return "BRACKET";
  return undefined;
}
