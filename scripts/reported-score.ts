/**
 * Puts the score that an issue reports (in the variable ISSUE) into its tournament, if the checks find nothing
 * wrong. What it prints is for whoever reported it. It needs no network.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentFolder } from "#app/content/.server/load-content.ts";
import { readFolder } from "#app/content/.server/read-folder.ts";
import { reportedScore } from "./reported-score/reported-score.ts";

const folder = contentFolder();
const result = reportedScore(process.env["ISSUE"] ?? "", readFolder(folder));
console.log(result.says);
if (result.text === undefined) process.exitCode = 1;
else writeFileSync(join(folder, result.file), result.text);
