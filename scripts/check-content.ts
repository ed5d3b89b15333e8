import { contentFolder, readFolder } from "#app/content/.server/load-content.ts";
import { publicContent } from "#app/content/.server/privacy.ts";
import { checkContent } from "#app/content/check-content.ts";
import type { Draft } from "#app/content/content.ts";
import { findUnnamedPlayers } from "#app/content/naming.ts";
import { annotations, printReport, withoutHints } from "#app/content/report.ts";
import { isDay } from "#app/domain/dates/day.ts";
import { plural } from "#app/lib/text.ts";
import { readMediaFolder } from "#app/media/.server/inspect-folder.ts";
import { mediaFolder } from "#app/media/.server/open-album.ts";
import { mediaReport } from "#app/media/media-problem.ts";
import { allPictures } from "#app/media/pictures/all-pictures.ts";
import { findSupply } from "#app/media/supply.ts";
import { buildRecord } from "#app/record/build-record.ts";
import { knownPages } from "#app/routes/has-page.ts";
import "./setup/broken-pipe.ts";

/**
 * Asserts that the content can be built: prints every problem of every file with its place, cause
 * and remedy, and fails if one of them is an error. Then it lists the photographs that cannot be
 * shown, lack alt text or are not used by any page.
 */

const help = `npm run check:content -- [folder] [--hints] [--today [day]]

  --hints        also prints hints
  --today [day]  also lists what is overdue on that day, or today: scores, tryouts that are over`;

const args = process.argv.slice(2);
const has = (name: string): boolean => args.includes(name);

function chosenDay(): string {
  const next = args[args.indexOf("--today") + 1] ?? "";
  return has("--today") && isDay(next) ? next : new Date().toISOString().slice(0, 10);
}

const today = chosenDay();
const named = args.find((word) => !word.startsWith("--") && word !== today);
const folder = named?.replace(/\/$/, "") ?? contentFolder();

/** The content determines the photographs to look for, so it must not have errors. */
async function reportOfMedia({ site, ...draft }: Draft): Promise<string> {
  if (site === undefined) return "";
  const pictures = allPictures(buildRecord(publicContent({ ...draft, site })));
  const place = mediaFolder();
  const unnamedPlayers = findUnnamedPlayers(draft.players);
  const supply = findSupply(pictures, await readMediaFolder(place), unnamedPlayers);
  return mediaReport(supply, place);
}

async function check(): Promise<void> {
  const checked = checkContent(readFolder(folder), {
    pages: knownPages,
    today,
    withOverdue: has("--today"),
  });
  const { draft, problems } = checked;
  const shownProblems = has("--hints") ? problems : withoutHints(problems);
  console.log(printReport({ ...checked, problems: shownProblems }, folder));
  if (process.env["GITHUB_ACTIONS"] === "true") console.log(annotations(shownProblems, folder));
  const hints = problems.length - shownProblems.length;
  if (hints > 0) console.log(`${plural(hints, "hint")} more, shown with --hints.`);
  if (problems.some(({ severity }) => severity === "error")) process.exitCode = 1;
  else console.log(`\n${await reportOfMedia(draft)}`);
}

try {
  if (has("--help")) console.log(help);
  else await check();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
