import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Player } from "#app/content/content.ts";
import { sideBySide } from "#app/lib/list/side-by-side.ts";
import type { Photograph } from "#app/lib/photograph/photograph.ts";
import type { MediaProblem } from "#app/media/media-problem.ts";
import type { Picture } from "#app/media/picture.ts";
import type { SuppliedFile, SuppliedPicture } from "#app/media/supply.ts";
import { damageOf } from "./damage.ts";
import { developOnce, type Developed } from "./develop-once.ts";
import { inspectFolder } from "./inspect-folder.ts";
import { openKnownFiles, type KnownFiles } from "./known-files.ts";

/** A large photograph takes some hundred megabytes while it is developed. */
const AT_A_TIME = 2;

/** Every photograph of the site, developed. */
export interface OpenAlbum {
  readonly photographs: ReadonlyMap<string, Photograph>;
  /** Folders with the files to publish. */
  readonly folders: readonly string[];
  readonly problems: readonly MediaProblem[];
}

/** Told after each picture: how many are done of how many. */
export type Progress = (done: number, all: number) => void;

interface Wishes {
  /** The players who are not to be shown by name. */
  readonly hidden?: readonly Player[];
  readonly progress?: Progress | undefined;
}

interface Darkroom {
  readonly folder: string;
  readonly cabinet: string;
  readonly known: KnownFiles;
  /** By cut and content: several pictures may share one photograph. */
  readonly developing: Map<string, Promise<Developed>>;
  readonly problems: Map<string, MediaProblem>;
}

function developedOf(hash: string, path: string, { cut }: Picture, room: Darkroom) {
  const key = `${cut} ${hash}`;
  const developing =
    room.developing.get(key) ?? developOnce(hash, cut, () => readFile(path), room.cabinet);
  room.developing.set(key, developing);
  return developing;
}

async function tried(
  { file }: SuppliedFile,
  { picture }: SuppliedPicture,
  room: Darkroom,
): Promise<Developed | undefined> {
  const path = join(room.folder, file);
  try {
    return await developedOf(await room.known.hashOf(path), path, picture, room);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    room.problems.set(file, { file, ...damageOf(reason) });
    return undefined;
  }
}

function shown(photograph: Photograph, { caption }: SuppliedFile): Photograph {
  const { consent: _consent, ...words } = caption;
  return { ...photograph, ...words };
}

type Entry = readonly [key: string, Photograph, folder: string];

/** The first of a picture's files that can be read. */
async function enter(supplied: SuppliedPicture, room: Darkroom): Promise<Entry | undefined> {
  for (const file of supplied.files) {
    const developed = await tried(file, supplied, room);
    if (developed === undefined) continue;
    const { photograph, folder } = developed;
    return [supplied.picture.key, shown(photograph, file), folder];
  }
  return undefined;
}

/**
 * Develops what a media folder holds for the pictures of the site. A file that cannot be read is
 * reported, and the next one that may stand for its picture is taken.
 *
 * @param cabinet the folder that keeps what is developed between builds
 */
export async function developFolder(
  wanted: readonly Picture[],
  folder: string,
  cabinet: string,
  { hidden = [], progress = () => undefined }: Wishes = {},
): Promise<OpenAlbum> {
  const { pictures, problems } = await inspectFolder(wanted, folder, cabinet, hidden);
  if (pictures.length === 0) return { photographs: new Map(), folders: [], problems };
  const known = openKnownFiles(join(cabinet, "seen.json"));
  const room: Darkroom = {
    folder: resolve(folder),
    cabinet,
    known,
    developing: new Map(),
    problems: new Map(),
  };
  const entries = await sideBySide(
    pictures,
    AT_A_TIME,
    (picture) => enter(picture, room),
    progress,
  );
  known.keep();
  const developed = entries.filter((entry) => entry !== undefined);
  return {
    photographs: new Map(developed.map(([key, photograph]) => [key, photograph])),
    folders: [...new Set(developed.map(([, , place]) => place))],
    problems: [...problems, ...room.problems.values()],
  };
}
