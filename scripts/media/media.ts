import { statSync } from "node:fs";
import { join } from "node:path";
import { loadContent, loadHidden } from "#app/content/.server/load-content.ts";
import { fileSize } from "#words/grammar/file-size.ts";
import { groupBy } from "#app/lib/list.ts";
import { plural } from "#app/lib/plural.ts";
import { inspectFolder, readMediaFolder } from "#app/media/.server/inspect-folder.ts";
import { MEDIA_CACHE, mediaFolder } from "#app/media/.server/open-album.ts";
import { isMisnamed, type FileKind } from "#app/media/file-kind.ts";
import { allPictures } from "#app/media/pictures/all-pictures.ts";
import type { SuppliedPicture } from "#app/media/supply.ts";
import type { Command, Typed } from "#scripts/captain/command.ts";
import type { Outcome } from "#scripts/captain/content-texts.ts";
import { moveWaiting, readInbox, type Waiting } from "./inbox.ts";
import { missingByPage, pageOf } from "./missing.ts";

const help = `npm run media
npm run media -- --write

Lists the photographs and logos of the media folder: which are used and what they weigh, which are missing, by
page, which are doubtful, and which no page uses. For each file of media/inbox/ it says where it belongs, as its
name tells: "First Last.jpg", "2027 headshots alder.png", "logo drift.svg". Files are moved with --write only.

  --write           moves the files of the inbox to their places
  --media <folder>  another folder than media/`;

function weight(folder: string, files: Iterable<string>): string {
  const sizes = Array.from(files, (file) => statSync(join(folder, file)).size);
  return fileSize(sizes.reduce((sum, size) => sum + size, 0));
}

function usedLines(pictures: readonly SuppliedPicture[], folder: string): string[] {
  const files = new Set(pictures.flatMap((picture) => picture.files.map(({ file }) => file)));
  const byPage = [...groupBy(pictures, ({ picture }) => pageOf(picture))].map(
    ([page, own]) => `  ${page}: ${plural(own.length, "picture")}`,
  );
  const all = `Used: ${plural(files.size, "file")}, ${weight(folder, files)}.`;
  return [all, ...byPage];
}

/** Pictures in use whose endings do not match their content. */
function misnamed(kinds: ReadonlyMap<string, FileKind>, unused: readonly string[]): string[] {
  return [...kinds]
    .filter(([file, kind]) => isMisnamed(file, kind) && !unused.includes(file))
    .map(([file, { name }]) => `  ${file}: this is ${name}. It is shown; its name misleads.`);
}

function inboxLines(waiting: readonly Waiting[], isMoved: boolean): string[] {
  if (waiting.length === 0) return [];
  const lines = waiting.map(({ file, to, note }) =>
    to === undefined ? `  ${file} stays. ${note}` : `  ${file} → ${to}${note ? `. ${note}` : ""}`,
  );
  const way = isMoved
    ? "Moved."
    : "Nothing is moved yet. Look at the lines, and add --write to do it.";
  return ["In the inbox:", ...lines, ...(waiting.some(({ to }) => to) ? [way] : [])];
}

function block(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [title, ...lines];
}

async function run(typed: Typed): Promise<Outcome> {
  const folder = typed.value("media") ?? mediaFolder();
  const content = loadContent(typed.folder);
  const { paths, kinds } = readMediaFolder(folder);
  const waiting = readInbox(folder, paths, content);
  if (typed.has("write")) moveWaiting(folder, waiting);
  const wanted = allPictures(content);
  const hidden = loadHidden(typed.folder);
  const { pictures, problems } = await inspectFolder(wanted, folder, MEDIA_CACHE, hidden);
  const unused = problems.filter(({ isUnused }) => isUnused).map(({ file }) => file);
  const doubts = problems
    .filter(({ isUnused }) => !isUnused)
    .map(({ file, cause, remedy }) => `  ${file}: ${cause} ${remedy}`);
  const supplied = new Set(pictures.map(({ picture }) => picture.key));
  return {
    ok: true,
    lines: [
      ...inboxLines(waiting, typed.has("write")),
      ...usedLines(pictures, folder),
      ...block("Missing, so they are drawn:", missingByPage(wanted, supplied)),
      ...block("Doubtful:", [...doubts, ...misnamed(kinds, unused)]),
      ...(unused.length === 0
        ? []
        : [
            `No page uses ${plural(unused.length, "file")}, ${weight(folder, unused)}: ${unused.join(", ")}.`,
          ]),
    ],
  };
}

/** Lists photographs and logos, and moves those of the inbox into place. */
export const mediaCommand: Command = {
  help,
  options: { write: { type: "boolean" }, media: { type: "string" } },
  run,
};
