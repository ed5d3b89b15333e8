import { fold } from "#app/domain/search/fold.ts";
import { Refusal } from "#scripts/captain/content-texts.ts";
import type { TableRecord } from "#scripts/import/records.ts";

/** The points of a game; undefined while it is not played. */
interface Points {
  readonly us: number;
  readonly them: number;
}

/** An opponent as the table names it, and the points. */
export interface Meeting {
  readonly opponent: string;
  readonly points: Points | undefined;
}

const words = (name: string) =>
  fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** Whether a name is the club's, also behind that of its town. Whole words count: "Nightingale" is not Gale. */
function isOurs(name: string, team: string): boolean {
  const own = words(team).join("");
  return words(name).some((_, at, all) => all.slice(at).join("") === own);
}

/** A team's name without what results pages put around it: "vs. ", "@", "#3", a seed such as "(3)". */
function teamName(written: string): string {
  return written
    .replace(/^(?:vs?\.?\s+|@\s*|at\s+)/i, "")
    .replace(/^#\d+\s+|^\(\d+\)\s*/, "")
    .replace(/\s*\(\d+\)$/, "")
    .trim();
}

function pointsOf(first: string, second: string): Points | undefined {
  if (first === "" && second === "") return undefined;
  if (!/^\d{1,2}$/.test(first) || !/^\d{1,2}$/.test(second)) {
    throw new Refusal(`${first} and ${second} are no scores: they are whole numbers.`);
  }
  return { us: Number(first), them: Number(second) };
}

/** "13-9" or "W 13–9": after a letter the larger number is the winner's, whichever stands first. */
function pointsIn(written: string): Points | undefined {
  if (/^(?:|-|–|—|tbd|n\/?a|scheduled)$/i.test(written)) return undefined;
  const parts = /^([WLT])?\D{0,3}(\d{1,2})\s*[-–—:]\s*(\d{1,2})(?:\s*\(?([WLT])\)?)?$/i.exec(
    written,
  );
  if (parts === null) throw new Refusal(`${written} is no score such as 13-9.`);
  const [one, other] = [Number(parts[2]), Number(parts[3])];
  const letter = (parts[1] ?? parts[4])?.toUpperCase();
  const turned = (letter === "L" && one > other) || (letter === "W" && one < other);
  return turned ? { us: other, them: one } : { us: one, them: other };
}

function turn(points: Points | undefined): Points | undefined {
  return points && { us: points.them, them: points.us };
}

/**
 * Whom the row is against, and how it ended: from columns of the club's own sheet, or from those of a results
 * page with two teams. Undefined for a game of two other teams.
 */
export function meetingOf(record: TableRecord, team: string): Meeting | undefined {
  const cell = (name: string) => record.cell(name);
  const points =
    cell("score") === "" ? pointsOf(cell("us"), cell("them")) : pointsIn(cell("score"));
  if (cell("opponent") !== "") return { opponent: teamName(cell("opponent")), points };
  const [home, away] = [teamName(cell("home")), teamName(cell("away"))];
  if (isOurs(home, team)) return { opponent: away, points };
  return isOurs(away, team) ? { opponent: home, points: turn(points) } : undefined;
}

/** The type of a game from what its round or pool is called. */
export function typeOf(written: string): string | undefined {
  if (/pool|round robin|crossover/i.test(written)) return "POOL";
  if (/consol|placement|\d(?:st|nd|rd|th)[\s-]+place|backdoor/i.test(written)) return "CONSOLATION";
  if (/bracket|quarter|semi|final|championship|prequarter/i.test(written)) return "BRACKET";
  return undefined;
}
