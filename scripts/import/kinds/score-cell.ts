import { fold } from "#app/domain/fold.ts";
import { Refusal } from "#scripts/captain/content-texts.ts";
import { FORFEIT, outcomeOfWord, findStatus } from "#scripts/import/words.ts";

type ForfeitSide = "won" | "lost";

/** The points of a game, the side of a forfeit, or both. */
export type Points =
  | { readonly us: number; readonly them: number; readonly forfeit?: ForfeitSide }
  | { readonly us?: undefined; readonly them?: undefined; readonly forfeit: ForfeitSide };

const [winning, losing] = ["w|win|won", "l|loss|lost"];
const forfeitWords = new RegExp(
  `^(?:(${winning})|(${losing})|(?:${FORFEIT}))[\\s\\-–—:(/]*(?:(w)|(?:${FORFEIT}))\\)?$`,
);
const doubleForfeit = new RegExp(
  `^(?:double (?:${FORFEIT})|(?:${FORFEIT}) *[-–—:/ ] *(?:${FORFEIT}))$`,
);
/** A cell that says only that the game was a forfeit. */
export const isForfeit = new RegExp(`^(?:${FORFEIT})$`);

/** The side of a forfeit that is written with letters only: "W - F", "F - W", "W (forfeit)", "L F". */
function forfeitIn(written: string): ForfeitSide | undefined {
  const parts = forfeitWords.exec(fold(written));
  if (parts === null) return undefined;
  const [, won, lost, otherWon] = parts;
  if (otherWon !== undefined) return won === undefined && lost === undefined ? "lost" : undefined;
  if (won !== undefined) return "won";
  return lost === undefined ? undefined : "lost";
}

/** The points of two cells; undefined if both are empty. */
export function parsePoints(first: string, second: string): Points | undefined {
  if (first === "" && second === "") return undefined;
  const forfeit = forfeitIn(`${first}-${second}`);
  if (forfeit !== undefined) return { forfeit };
  if (doubleForfeit.test(fold(`${first}-${second}`))) throw noWinner(`${first} - ${second}`);
  if (!/^\d{1,2}$/.test(first) || !/^\d{1,2}$/.test(second)) {
    throw new Refusal(`${first} and ${second} are not a score of two whole numbers.`);
  }
  return { us: Number(first), them: Number(second) };
}

/** Won, lost or tied. */
export type Letter = "W" | "L" | "T";

/** The question about a forfeit without a side. */
export function noWinner(written: string): Refusal {
  return new Refusal(
    `${written} is a forfeit, but does not say who won. Write W - F or F - W, with W for the winner. If both teams gave up, add the game by hand with cancelled: true and a remark.`,
  );
}

/** Content of a score cell: two numbers in written order, and the mark next to them. */
export interface ScoreCell {
  readonly points?: Points | undefined;
  readonly letter?: Letter | undefined;
  /** A mark that is not an outcome, such as "OT". */
  readonly mark?: string | undefined;
  readonly cancelled?: true | undefined;
}

const twoNumbers =
  /^(\p{L}*|\(?\d?OT\)?|AET)[^\p{L}\d]{0,3}(\d{1,2})\s*[-–—−:]\s*(\d{1,2})\s*(\(?(?:\d(?=\s?\p{L}))?[^\d-]*(?:(?<=\p{L})\d\)?)?)$/iu;

const overtime = /^\(?(?:\d?OT|AET)\)?$/i;

/** A word for the outcome at the beginning or end of a mark: "W (OT)", "OT, loss". */
const outcomeBeside =
  /^(?:(w|l|win|won|loss|lost)\b)?[\s,;/([]*(.*?)[\s,;/)\]]*(?:\b(w|l|win|won|loss|lost))?[\s)\]]*$/i;

/** Parses a score cell: "13-9", "W 13–9", "15-14 (OT)", "0-13 F", "W - F", "Canceled". */
export function readScore(written: string): ScoreCell {
  const status = findStatus(written);
  if (status !== undefined) return status === "open" ? {} : { cancelled: true };
  const outcome = outcomeOfWord(written);
  if (outcome !== undefined) return { letter: outcome };
  const forfeit = forfeitIn(written);
  if (forfeit !== undefined) return { points: { forfeit } };
  if (doubleForfeit.test(fold(written))) throw noWinner(written);
  const [, before = "", us, them, behind = ""] = twoNumbers.exec(written) ?? [];
  const letter = outcomeOfWord(before);
  if (us === undefined || (before !== "" && letter === undefined && !overtime.test(before))) {
    throw new Refusal(`${written} is not a score such as 13-9.`);
  }
  const points = { us: Number(us), them: Number(them) };
  const bare = behind.replaceAll(/^[\s([]+|[\s)\]]+$/g, "");
  if (isForfeit.test(fold(bare))) {
    if (points.us === points.them) throw noWinner(written);
    return { points: { ...points, forfeit: points.us > points.them ? "won" : "lost" }, letter };
  }
  const whole = outcomeOfWord(bare);
  const [, first, rest = "", last] = outcomeBeside.exec(behind.trim()) ?? [];
  const marks = [letter === undefined ? before.replaceAll(/[()]/g, "") : "", whole ? "" : rest];
  return {
    points,
    letter: letter ?? whole ?? outcomeOfWord(first ?? last ?? ""),
    mark: marks.filter((mark) => mark !== "").join(" ") || undefined,
  };
}
