import { awardsFile, editionFile, files, playlistsFile, rosterFile } from "#app/content/files.ts";
import type { Problem } from "#app/content/problem.ts";
import { checkContent } from "#app/content/check-content.ts";
import { withoutHints } from "#app/content/report.ts";
import { smallContent } from "./small-content.ts";

/** Rules of the badges that tests of the log name. */
const rules: Readonly<Record<string, string>> = {
  BORDER_PATROL: "credits: { once: border }",
  CELEBRITY_CHEF: "credits: { each: 3, roles: [Inspiration, Chef] }",
  CHILDHOOD_CHARM: "credits: { each: 1, roles: [Baby/Toddler, Middle School, High School] }",
  DANCING_QUEEN: "credits: { people: 6 }",
  DENTAL_HYGIENE: "credits: { newGroups: true }",
  FAB_FIVE: "credits: { others: 5 }",
  FIFTY_PLATES: "credits: { once: plate }, onMap: true",
  GUESS_WHO: "credits: { each: 3, roles: [Submitter, Guesser] }",
  ICE_BUT_NICE: "credits: { once: flavor }",
  INNOVATION_STATION: "credits: { each: 3 }",
  POUTINE_AND_PLATES: "credits: { once: plate }",
  RIDDLE_ME_THIS: "credits: { each: 3, roles: [Poster, Solver] }",
  RIVANIMALS: "credits: { once: species, words: { zoo: 2 } }",
  SECRET_AGENT: "credits: { roles: [Agent, Recipient] }",
  TRAVELER_TRIVIA: "credits: { each: 3, roles: [Traveler, Identifier] }",
  WIZARDS_UNITE: "credits: { each: 1, levels: [10, 20, 30] }",
};

const badge = (key: string): string => {
  const rule = rules[key] === undefined ? "" : `, ${rules[key]}`;
  return `${key}: { title: ${key}, rule: Earn it., value: Skill, icon: txt:5, image: one.png${rule} }\n`;
};

const player = (key: string): string =>
  `${key}: { name: { first: Ann, last: ${key} }, position: Cutter }\n`;

function captured(rows: readonly string[], pattern: RegExp): string[] {
  return [...new Set(rows.flatMap((row) => pattern.exec(row)?.[1] ?? []))];
}

/** Problems of the small content with these rows as its award log, without hints. */
export function logWith(...rows: readonly string[]): readonly Problem[] {
  return withoutHints(problemsWith(rows));
}

/** The hints about an award log with these rows. */
export function hintsWith(...rows: readonly string[]): readonly Problem[] {
  return problemsWith(rows).filter(
    ({ severity, file }) => severity === "hint" && file === awardsFile(2019),
  );
}

function problemsWith(rows: readonly string[]): readonly Problem[] {
  const texts = new Map(smallContent);
  const badges = captured(rows, /^([A-Z_]+),/);
  const players = captured(rows, /^[A-Z_]+,([a-z]+),/);
  const edition = `title: Quest\nroster: cote-sauvage-2019\nactivated: [${badges.join(", ")}]\n`;
  texts.set(files.badges, badges.map(badge).join(""));
  texts.set(files.players, players.map(player).join(""));
  texts.set(editionFile(2019), edition);
  texts.set(awardsFile(2019), ["badge,player,date,time,zone,note,again", ...rows, ""].join("\n"));
  texts.set(
    rosterFile(2019),
    `displayName: Côte Sauvage\nresults: { wins: 1, losses: 0 }\ncaptains: []\nplayers: [${players.join(", ")}]\ncoaches: []\n`,
  );
  texts.delete(files.history);
  texts.set(
    playlistsFile(2019),
    (smallContent.get(playlistsFile(2019)) ?? "").replace(/trackList: .*/, "trackList: []"),
  );
  return checkContent(texts).problems;
}
