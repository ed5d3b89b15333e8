import { statSync } from "node:fs";
import { join } from "node:path";
import { loadContent, loadUnnamedPlayers } from "#app/content/.server/load-content.ts";
import { groupBy } from "#app/lib/list.ts";
import { plural } from "#app/lib/text.ts";
import { readMediaFolder } from "#app/media/.server/inspect-folder.ts";
import { mediaFolder } from "#app/media/.server/open-album.ts";
import { isMisnamed, type FileKind } from "#app/media/file-kind.ts";
import { allPictures, type Picture } from "#app/media/pictures/all-pictures.ts";
import { findSupply, type SuppliedPicture } from "#app/media/supply.ts";
import { buildRecord } from "#app/record/build-record.ts";
import type { Command, Outcome, Typed } from "#scripts/captain/command.ts";
import { fileSize } from "#words/grammar.ts";
import { moveWaiting, readInbox, type Waiting } from "./inbox.ts";

/** Page that shows a kind of picture, by the pattern of its keys. The first match counts: `mark-2019` is of a roster. */
const pages: readonly (readonly [RegExp, string])[] = [
  [/^busts-(\d+)/, "Roster $1, portraits"],
  [/^action-(\d+)/, "Roster $1, action shots"],
  [/^emblems-(\d+)/, "Results $1, logos of tournaments"],
  [/^team-(\d+)/, "Results $1, the team at tournaments"],
  [/^crest-/, "Opponents, logos"],
  [/^photos-(\d+)/, "News $1, photo grid"],
  [/^photos-all/, "News, photo grid of all seasons"],
  [/^sleeves-(\d+)/, "Roster $1, covers of playlists"],
  [/^mark-(\d+)/, "Roster $1, lettering"],
  [/^badge-/, "Badge Quest, badges"],
  [/^values-/, "Core Values"],
  [/^sponsors-/, "Sponsors, logos"],
  [/^(?:mark|the-team)/, "Every page and About"],
];

/** The page that shows a picture, and its role there. */
export function describePage({ key }: Picture): string {
  const [pattern, page] = pages.find(([known]) => known.test(key)) ?? [/$/, "Other pages"];
  return page.replace("$1", pattern.exec(key)?.[1] ?? "");
}

/** Subject of a picture: the name of its first file, without what the names of portraits and action shots begin with. */
function subjectName({ places: [stem = ""] }: Picture): string {
  return stem
    .replace(/^.*\//, "")
    .replace(/^.*_(?:headshot|actionshot)_/, "")
    .replace(/\.\w+$/, "");
}

/** Lines with the number of pictures per page, and those that are still drawings. */
export function missingByPage(all: readonly Picture[], supplied: ReadonlySet<string>): string[] {
  return [...groupBy(all, describePage)].flatMap(([page, pictures]) => {
    const drawn = pictures.filter(({ key }) => !supplied.has(key));
    if (drawn.length === 0) return [];
    const count = `  ${page}: ${drawn.length} of ${plural(pictures.length, "picture")}`;
    const areAllDrawn = drawn.length === pictures.length;
    return areAllDrawn ? [count] : [`${count}: ${drawn.map(subjectName).join(", ")}`];
  });
}

const help = `npm run media
npm run media -- --write

Lists the photographs and logos in the media folder: those used, with their size, those missing on each page, those
with problems, and unused ones. For each file in media/inbox/, it finds the right place by its name: "First Last.jpg",
"2027 headshots alder.png", "logo drift.svg". It only moves files with --write.

  --write           moves the files of the inbox to their places
  --media <folder>  a folder other than media/`;

function sizeOnDisk(folder: string, files: Iterable<string>): string {
  const sizes = Array.from(files, (file) => statSync(join(folder, file)).size);
  return fileSize(sizes.reduce((sum, size) => sum + size, 0));
}

function usedLines(pictures: readonly SuppliedPicture[], folder: string): string[] {
  const files = new Set(pictures.flatMap((picture) => picture.files.map(({ file }) => file)));
  const byPage = [...groupBy(pictures, ({ picture }) => describePage(picture))].map(
    ([page, onPage]) => `  ${page}: ${plural(onPage.length, "picture")}`,
  );
  const total = `Used: ${plural(files.size, "file")}, ${sizeOnDisk(folder, files)}.`;
  return [total, ...byPage];
}

/** Pictures in use whose extensions do not match their content. */
function misnamedLines(kinds: ReadonlyMap<string, FileKind>, unused: readonly string[]): string[] {
  return [...kinds]
    .filter(([file, kind]) => isMisnamed(file, kind) && !unused.includes(file))
    .map(
      ([file, { name }]) =>
        `  ${file}: this is ${name}. The site shows it, but its extension is wrong.`,
    );
}

const NOT_MOVED = "Nothing is moved yet. Check the lines, then add --write.";

function inboxLines(waiting: readonly Waiting[], outcome: string): string[] {
  if (waiting.length === 0) return [];
  const lines = waiting.map(({ file, to, note }) =>
    to === undefined ? `  ${file} stays. ${note}` : `  ${file} → ${to}${note ? `. ${note}` : ""}`,
  );
  return ["In the inbox:", ...lines, ...(waiting.some(({ to }) => to) ? [outcome] : [])];
}

function titledLines(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [title, ...lines];
}

async function run(typed: Typed): Promise<Outcome> {
  const folder = typed.value("media") ?? mediaFolder();
  const content = loadContent(typed.folder);
  const unnamedPlayers = loadUnnamedPlayers(typed.folder);
  const { paths } = await readMediaFolder(folder);
  const waiting = await readInbox(folder, paths, content, unnamedPlayers);
  if (typed.has("write")) moveWaiting(folder, waiting);
  const outcome = typed.has("write") ? "Moved." : NOT_MOVED;
  const media = await readMediaFolder(folder);
  const replaceable = allPictures(buildRecord(content));
  const { pictures, problems } = findSupply(replaceable, media, unnamedPlayers);
  const unused = problems.filter(({ isUnused }) => isUnused).map(({ file }) => file);
  const doubts = problems
    .filter(({ isUnused }) => !isUnused)
    .map(({ file, cause, remedy }) => `  ${file}: ${cause} ${remedy}`);
  const supplied = new Set(pictures.map(({ picture }) => picture.key));
  return {
    ok: true,
    lines: [
      ...inboxLines(waiting, outcome),
      ...usedLines(pictures, folder),
      ...titledLines("Missing, so the site shows drawings:", missingByPage(replaceable, supplied)),
      ...titledLines("Doubtful:", [...doubts, ...misnamedLines(media.kinds, unused)]),
      ...(unused.length === 0
        ? []
        : [
            `No page uses ${plural(unused.length, "file")}, ${sizeOnDisk(folder, unused)}: ${unused.join(", ")}.`,
          ]),
    ],
  };
}

/** Lists photographs and logos, and moves those in the inbox to their folders. */
export const mediaCommand: Command = {
  help,
  options: { write: { type: "boolean" }, media: { type: "string" } },
  run,
};
