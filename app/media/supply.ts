import type { UnnamedPlayer } from "#app/content/naming.ts";
import { groupBy, sortedBy } from "#app/lib/list.ts";
import { type Caption, readCaptions, type Captions } from "./captions.ts";
import type { FileKind } from "./file-kind.ts";
import {
  extensionRank,
  normalizePath,
  isCaption,
  isPicture,
  sharedStem,
  stripExtension,
} from "./media-path.ts";
import type { MediaProblem } from "./media-problem.ts";
import type { Picture } from "./pictures/all-pictures.ts";

/** A file of the media folder with its caption. */
export interface SuppliedFile {
  /** Path inside the media folder, as written. */
  readonly file: string;
  readonly caption: Caption;
}

/** A picture of the site with the files that may replace it, best first, at least one. */
export interface SuppliedPicture {
  readonly picture: Picture;
  readonly files: readonly SuppliedFile[];
}

/** Pictures that a media folder replaces, and problems of its files. */
export interface Supply {
  readonly pictures: readonly SuppliedPicture[];
  readonly problems: readonly MediaProblem[];
}

/** Contents of a media folder: paths, texts of text files, kinds of the others. */
export interface MediaFiles {
  readonly paths: readonly string[];
  readonly texts: ReadonlyMap<string, string>;
  readonly kinds: ReadonlyMap<string, FileKind>;
}

/** The file for a path: the one with its extension, else the one with the most usual. */
function findFile(path: string, stems: ReadonlyMap<string, readonly string[]>): string | undefined {
  const wanted = normalizePath(path);
  const files = stems.get(stripExtension(wanted)) ?? [];
  return files.find((file) => normalizePath(file) === wanted) ?? sortedBy(files, extensionRank)[0];
}

/** @param twin a used file with the same path except for the extension */
function reportUnused(
  file: string,
  kind: FileKind | undefined,
  twin: string | undefined,
  unnamedPlayers: readonly UnnamedPlayer[],
): MediaProblem {
  const kindName = kind === undefined ? "" : `, ${kind.name}`;
  const twinName = twin === undefined ? "" : `: ${twin} is used for the same picture`;
  const cause = `No page uses this file${kindName}${twinName}.`;
  const stem = stripExtension(normalizePath(file));
  const hidden = unnamedPlayers.find(({ id }) => stem.endsWith(`shot_${id}`));
  const remedy =
    hidden === undefined
      ? "Rename it as media/README.md explains, or delete it."
      : `Delete it: ${hidden.id} must not be shown.`;
  return {
    file,
    isUnused: true,
    cause,
    remedy: twin === undefined ? remedy : "Delete the one that you don't want.",
  };
}

function reportMissingAlt({ picture, files }: SuppliedPicture): MediaProblem[] {
  if (picture.needsAlt !== true) return [];
  return files
    .filter(({ caption }) => caption.alt === undefined)
    .map(({ file }) => ({
      file,
      cause: "This photograph has no alt text for screen readers.",
      remedy: `Add a line such as “alt: Three players carry a cooler.” to ${stripExtension(file)}.txt.`,
    }));
}

/** A file with its caption, unless the caption forbids showing it. */
function listConsented(file: string, captions: Captions): SuppliedFile[] {
  const read = captions.get(sharedStem(file));
  if (read === undefined) return [{ file, caption: {} }];
  if (read.caption === undefined || read.caption.consent === "no") return [];
  return [{ file, caption: read.caption }];
}

/**
 * Finds the files for the site's pictures. A file is not shown if its caption cannot be read or refuses
 * consent.
 *
 * @param unnamedPlayers the players who are not to be shown by name
 */
export function findSupply(
  pictures: readonly Picture[],
  { paths, texts, kinds }: MediaFiles,
  unnamedPlayers: readonly UnnamedPlayer[],
): Supply {
  const pictureFiles = paths.filter(isPicture);
  const unusable = pictureFiles.flatMap((file) => {
    const trouble = kinds.get(file)?.trouble;
    return trouble === undefined ? [] : [{ file, ...trouble }];
  });
  const isUnusable = new Set(unusable.map(({ file }) => file));
  // Captions have another rule: `team.jpg.txt` belongs to `team.jpg`, too.
  const stems = groupBy(
    pictureFiles.filter((file) => !isUnusable.has(file)),
    (path) => stripExtension(normalizePath(path)),
  );
  const captions = readCaptions(texts, unnamedPlayers);
  const candidates = pictures.map((picture) => ({
    picture,
    files: picture.places.flatMap((place) => findFile(place, stems) ?? []),
  }));
  const used = new Set(candidates.flatMap(({ files }) => files));
  const supplied = candidates
    .map(({ picture, files }) => ({
      picture,
      files: files.flatMap((file) => listConsented(file, captions)),
    }))
    .filter(({ files }) => files.length > 0);
  const captioned = new Set(pictureFiles.map(sharedStem));
  const unusedFiles = paths.filter((path) =>
    isCaption(path) ? !captioned.has(sharedStem(path)) : !used.has(path) && !isUnusable.has(path),
  );
  const findTwin = (file: string) =>
    stems.get(stripExtension(normalizePath(file)))?.find((path) => used.has(path));
  return {
    pictures: supplied,
    problems: [
      ...[...captions.values()].flatMap((read) => read.problems),
      ...unusable,
      ...unusedFiles.map((file) =>
        reportUnused(file, kinds.get(file), findTwin(file), unnamedPlayers),
      ),
      ...supplied.flatMap(reportMissingAlt),
    ],
  };
}
