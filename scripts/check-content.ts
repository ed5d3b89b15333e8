/**
 * Asserts that the content can be built: prints every problem of every file with its place, cause
 * and remedy, and fails if one of them is an error. Then it names the photographs that cannot be
 * shown, or lack a text or a page. Usage: check-content [folder]
 */
import { contentFolder } from "#app/content/.server/load-content.ts";
import { publicContent } from "#app/content/.server/privacy.ts";
import { readFolder } from "#app/content/.server/read-folder.ts";
import { checkContent } from "#app/content/check-content.ts";
import type { Draft } from "#app/content/content.ts";
import { hiddenPlayers } from "#app/content/naming.ts";
import { printReport } from "#app/content/report.ts";
import { inspectFolder } from "#app/media/.server/inspect-folder.ts";
import { MEDIA_CACHE, mediaFolder } from "#app/media/.server/open-album.ts";
import { mediaReport } from "#app/media/media-report.ts";
import { allPictures } from "#app/media/pictures/all-pictures.ts";

const folder = process.argv[2]?.replace(/\/$/, "") ?? contentFolder();

/** The content names the photographs to look for, so it must be without errors. */
async function reportOfMedia({ site, ...draft }: Draft): Promise<string> {
  if (site === undefined) return "";
  const pictures = allPictures(publicContent({ ...draft, site }));
  const place = mediaFolder();
  const hidden = hiddenPlayers(draft.players);
  return mediaReport(await inspectFolder(pictures, place, MEDIA_CACHE, hidden), place);
}

try {
  const { draft, problems } = checkContent(readFolder(folder));
  console.log(printReport(draft, problems, folder));
  if (problems.some(({ severity }) => severity === "error")) process.exitCode = 1;
  else console.log(`\n${await reportOfMedia(draft)}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
