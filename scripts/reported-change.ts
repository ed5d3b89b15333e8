/**
 * Makes of an issue (in the variable ISSUE) a change of the content, if the checks find nothing wrong: a score, words
 * that were misspelled, or the wish to be shown less. LABEL says which form it was. What it prints is for whoever
 * reported it. It needs no network.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentFolder } from "#app/content/.server/load-content.ts";
import { readFolder } from "#app/content/.server/read-folder.ts";
import { reportedMistake } from "./reported/reported-mistake.ts";
import { reportedScore } from "./reported/reported-score.ts";
import { reportedWish } from "./reported/reported-wish.ts";

/** What reads an issue, by the label of its form. */
const readers: ReadonlyMap<string, typeof reportedScore> = new Map([
  ["score", reportedScore],
  ["mistake", reportedMistake],
  ["privacy", reportedWish],
]);

const read = readers.get(process.env["LABEL"] ?? "") ?? reportedScore;
const folder = contentFolder();
const result = read(process.env["ISSUE"] ?? "", readFolder(folder));
console.log(result.says);
if (result.text === undefined) process.exitCode = 1;
else writeFileSync(join(folder, result.file), result.text);
