import type { Site } from "#app/content/content.ts";
import { fold } from "#app/domain/fold.ts";

const wordsIn = (name: string) =>
  fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** Words that people add to a club's name, or leave out. */
const ADDED_WORDS: ReadonlySet<string> = new Set([
  "ultimate",
  "frisbee",
  "disc",
  "club",
  "team",
  "the",
]);

function bareName(words: readonly string[]): string {
  return words.filter((word) => !ADDED_WORDS.has(word)).join("") || words.join("");
}

/** The club's own names, with or without one of its regions. */
export type OwnNames = ReadonlySet<string>;

/** @param alias another name of the club, entered by a captain */
export function ownNames(site: Site | undefined, alias?: string): OwnNames {
  const { teamName = "", name = "", founding } = site ?? {};
  const regions = founding?.regions.flatMap((region) => [
    `${region} ${teamName}`,
    `${teamName} ${region}`,
  ]);
  const all = [teamName, name, alias ?? "", ...(teamName === "" ? [] : (regions ?? []))];
  return new Set(all.map((name) => bareName(wordsIn(name))).filter((name) => name !== ""));
}

/** Whether a name is the club's own, also with "Ultimate" or a region: "Gale", "Gale Ultimate", "Galway Gale". */
export function isOwnName(name: string, own: OwnNames): boolean {
  return own.has(bareName(wordsIn(name)));
}

const bye = new RegExp(
  `^(?:${[
    "byes?|no game|no opponent|open date|day off|off|rest|idle",
    "(?:ist )?spielfrei|freilos|frei|vrij|vrijloting|exempte?e?|exento|exenta|libre|descansa|descanso",
    "riposo|riposa|turno di riposo|folga|isento|pauza|pauzuje|wolny los|volno|volny los",
    "fri|frirunda|frirunde|oversidder|vapaa|vapaakierros|slobod(?:an|na|ni)|prost[aoi]|szabadnap|eronap",
  ].join("|")})(?: week| round| weekend)?(?: \\d+)?$`,
);

/** Whether a name says that a team has no game: "BYE", "spielfrei", "exempt". */
export function isBye(name: string): boolean {
  const [normalized = ""] = fold(name).split(/[(:,/]|\s{2,}| - /);
  return bye.test(normalized.replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim());
}

const group = "(?:pool|group|gruppe|poule|groupe|grupo|girone|grupa|skupina|grp)";
const placeholderPatterns: readonly RegExp[] = [
  /^(?:winners?|losers?|gewinner|sieger|verlierer|vainqueur|gagnant|perdant|ganador|perdedor|vencedor|vincente|vincitore|perdente|winnaar|verliezer|zwyciezca|przegrany|vitez|porazeny|vinnare|forlorare|vinder|taber|voittaja|haviaja)(?=[\s.\d(]|$)/,
  /^[wlvgsp] ?(?:of )?(?:qf|sf|hf|vf|af|game|match|m|g|#)? ?\d{1,2}$/,
  new RegExp(
    `^\\d(?:st|nd|rd|th|er|ere|e|eme|\\.)?(?: (?:place|platz))?(?: (?:of|in|de la|du|der|from))? ${group} \\w{1,2}$`,
  ),
  new RegExp(`^${group} \\w (?:#|no\\.? ?)?\\d$`),
  /^(?:[a-h] ?\d|\d ?[a-h]|seed \d{1,2}|#\d{1,2})$/,
];

/** Whether a name is a placeholder for an undecided team: "Winner of SF 1", "2nd Pool A", "A1". */
export function isUndecidedOpponent(name: string): boolean {
  const normalized = fold(name).replaceAll(/\s+/g, " ").trim();
  return placeholderPatterns.some((pattern) => pattern.test(normalized));
}
