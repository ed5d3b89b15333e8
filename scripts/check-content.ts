import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentFolder, readFolder } from "#app/content/.server/load-content.ts";
import { publicContent } from "#app/content/.server/privacy.ts";
import { checkContent } from "#app/content/check-content.ts";
import type { Draft } from "#app/content/content.ts";
import { fixContent } from "#app/content/fix-content.ts";
import { findUnnamedPlayers } from "#app/content/naming.ts";
import { annotations, printReport, withoutHints } from "#app/content/report.ts";
import { isDay } from "#app/domain/dates/day.ts";
import { plural } from "#app/lib/plural.ts";
import { inspectFolder } from "#app/media/.server/inspect-folder.ts";
import { MEDIA_CACHE, mediaFolder } from "#app/media/.server/open-album.ts";
import { mediaReport } from "#app/media/media-report.ts";
import { allPictures } from "#app/media/pictures/all-pictures.ts";
import { buildRecord } from "#app/record/build-record.ts";
import { knownPages } from "#app/routes/has-page.ts";
import { diffLines } from "./captain/content-texts.ts";
import "./setup/broken-pipe.ts";

/**
 * Asserts that the content can be built: prints every problem of every file with its place, cause
 * and remedy, and fails if one of them is an error. Then it lists the photographs that cannot be
 * shown, lack alt text or are not used by any page.
 */

const help = `npm run check:content -- [folder] [--fix] [--dry-run] [--warnings] [--hints] [--today [day]]

  --fix          fixes every error with a single possible remedy, and shows each changed line
  --dry-run      with --fix: only shows the lines
  --warnings     with --fix: fixes warnings too
  --hints        also prints hints, and with --fix applies them
  --today [day]  also lists what is overdue on that day, or today: scores, tryouts that are over`;

const args = process.argv.slice(2);
const has = (name: string): boolean => args.includes(name);

function dayAsked(): string {
  const next = args[args.indexOf("--today") + 1] ?? "";
  return has("--today") && isDay(next) ? next : new Date().toISOString().slice(0, 10);
}

const today = dayAsked();
const named = args.find((word) => !word.startsWith("--") && word !== today);
const folder = named?.replace(/\/$/, "") ?? contentFolder();

function fix(): void {
  const before = readFolder(folder);
  const { texts, solved } = fixContent(
    before,
    ({ severity }) => (severity === "hint" ? has("--hints") : has("--warnings")),
    { pages: knownPages },
  );
  for (const [file, text] of texts) {
    console.log([`${folder}/${file}`, ...diffLines(before.get(file) ?? "", text), ""].join("\n"));
    if (!has("--dry-run")) writeFileSync(join(folder, file), text);
  }
  const done = has("--dry-run") ? "would be fixed" : "fixed";
  console.log(`${plural(solved.length, "problem")} ${done} in ${plural(texts.size, "file")}.\n`);
}

/** The content determines the photographs to look for, so it must not have errors. */
async function reportOfMedia({ site, ...draft }: Draft): Promise<string> {
  if (site === undefined) return "";
  const pictures = allPictures(buildRecord(publicContent({ ...draft, site })));
  const place = mediaFolder();
  const unnamedPlayers = findUnnamedPlayers(draft.players);
  return mediaReport(await inspectFolder(pictures, place, MEDIA_CACHE, unnamedPlayers), place);
}

async function check(): Promise<void> {
  const { draft, problems } = checkContent(readFolder(folder), {
    pages: knownPages,
    today,
    hasOverdue: has("--today"),
  });
  const shown = has("--hints") ? problems : withoutHints(problems);
  console.log(printReport(draft, shown, folder));
  if (process.env["GITHUB_ACTIONS"] === "true") console.log(annotations(shown, folder));
  const hints = problems.length - shown.length;
  if (hints > 0) console.log(`${plural(hints, "hint")} more, shown with --hints.`);
  if (problems.some(({ severity }) => severity === "error")) process.exitCode = 1;
  else console.log(`\n${await reportOfMedia(draft)}`);
}

try {
  if (has("--help")) console.log(help);
  else {
    if (has("--fix")) fix();
    await check();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
