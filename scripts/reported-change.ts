/**
 * Makes of an issue (in the variable ISSUE) a change of the content, if the checks find nothing wrong: a score, words
 * that were misspelled, or the wish to be shown less. What it prints is for whoever reported it. It needs no network.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentFolder } from "#app/content/.server/load-content.ts";
import { readFolder } from "#app/content/.server/read-folder.ts";
import { reported } from "./reported/reported.ts";

const folder = contentFolder();
const result = reported(process.env["ISSUE"] ?? "", readFolder(folder));
console.log(result.says);
if (result.text === undefined) process.exitCode = 1;
else writeFileSync(join(folder, result.file), result.text);
