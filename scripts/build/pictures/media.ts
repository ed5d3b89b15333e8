import { copyFile, mkdir, readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { MEDIA_FOLDER } from "#app/lib/photograph.ts";
import type { OpenAlbum } from "#app/media/.server/develop-folder.ts";
import { mediaFolder, loadTeamPhotos } from "#app/media/.server/open-album.ts";
import { printMediaProblem, unusedAsOne } from "#app/media/media-problem.ts";

/** Jobs this short print no progress; longer ones print a line per tenth. */
const FEW_JOBS = 20;

function tenths(done: number, all: number): void {
  if (all < FEW_JOBS) return;
  const tenth = (count: number) => Math.floor((count * 10) / all);
  if (tenth(done) > tenth(done - 1)) console.log(`  ${done} of ${all} pictures`);
}

/**
 * Develops the team's photographs, prints the progress, then the problems of files. No photograph stops the
 * build: the drawing is shown instead.
 */
export async function developMedia(): Promise<Omit<OpenAlbum, "problems">> {
  console.log("Developing the photographs …");
  const { problems, ...album } = await loadTeamPhotos(tenths);
  for (const problem of unusedAsOne(problems))
    console.warn(printMediaProblem(problem, mediaFolder()));
  return album;
}

/** Publishes developed photographs; returns their number. */
export async function writeMedia(folders: readonly string[], out: string): Promise<number> {
  if (folders.length > 0) await mkdir(join(out, MEDIA_FOLDER), { recursive: true });
  await Promise.all(
    folders.map(async (folder) => {
      const names = (await readdir(folder)).filter((name) => name.startsWith(basename(folder)));
      await Promise.all(
        names.map((name) => copyFile(join(folder, name), join(out, MEDIA_FOLDER, name))),
      );
    }),
  );
  return folders.length;
}
