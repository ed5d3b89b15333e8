import { join, resolve } from "node:path";
import type { Player } from "#app/content/content.ts";
import { sideBySide } from "#app/lib/list/side-by-side.ts";
import { sortedBy } from "#app/lib/list/sorted-by.ts";
import type { Photograph } from "#app/lib/photograph/photograph.ts";
import type { MediaProblem } from "#app/media/media-problem.ts";
import type { Picture } from "#app/media/picture.ts";
import type { SuppliedFile, SuppliedPicture } from "#app/media/supply.ts";
import { damageOf } from "./damage.ts";
import { developOnce, type Developed } from "./develop-once.ts";
import { inspectFolder } from "./inspect-folder.ts";
import { openKnownFiles, type KnownFiles } from "./known-files.ts";
import { readOriginal } from "./read-original.ts";

/** A large photograph takes some hundred megabytes while it is developed. */
const AT_A_TIME = 2;

/** Every photograph of the site, developed. */
export interface OpenAlbum {
  readonly photographs: ReadonlyMap<string, Photograph>;
  /** Folders with the files to publish. */
  readonly folders: readonly string[];
  readonly problems: readonly MediaProblem[];
  /** The originals that anybody may print, in the order of their paths. */
  readonly free: readonly FreePicture[];
}

/** A photograph whose text says that it is for the press. */
export interface FreePicture {
  readonly path: string;
  readonly caption?: string | undefined;
  readonly credit?: string | undefined;
}

/** Called after each picture with how many of them are done. */
export type Progress = (done: number, all: number) => void;

interface Wishes {
  /** The players who are not to be shown by name. */
  readonly hidden?: readonly Player[];
  readonly progress?: Progress | undefined;
}

interface Developing {
  readonly folder: string;
  readonly cache: string;
  readonly known: KnownFiles;
  /** By crop and content: several pictures may share one photograph. */
  readonly developing: Map<string, Promise<Developed>>;
  readonly problems: Map<string, MediaProblem>;
}

function developedOf(hash: string, path: string, { cut }: Picture, job: Developing) {
  const key = `${cut} ${hash}`;
  const developing =
    job.developing.get(key) ?? developOnce(hash, cut, () => readOriginal(path), job.cache);
  job.developing.set(key, developing);
  return developing;
}

async function tried(
  { file }: SuppliedFile,
  { picture }: SuppliedPicture,
  job: Developing,
): Promise<Developed | undefined> {
  const path = join(job.folder, file);
  try {
    return await developedOf(await job.known.hashOf(path), path, picture, job);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    job.problems.set(file, { file, ...damageOf(reason) });
    return undefined;
  }
}

function shown(photograph: Photograph, { caption }: SuppliedFile): Photograph {
  const { consent: _consent, press: _press, ...words } = caption;
  return { ...photograph, ...words };
}

type Entry = readonly [key: string, Photograph, folder: string, file: SuppliedFile];

function freeOf(files: Iterable<SuppliedFile>, folder: string): FreePicture[] {
  const free = new Map<string, FreePicture>();
  for (const { file, caption } of files) {
    if (caption.press !== "yes") continue;
    free.set(file, { path: join(folder, file), caption: caption.caption, credit: caption.credit });
  }
  return sortedBy([...free.values()], ({ path }) => path);
}

/** The first file of a picture that can be read. */
async function enter(supplied: SuppliedPicture, job: Developing): Promise<Entry | undefined> {
  for (const file of supplied.files) {
    const developed = await tried(file, supplied, job);
    if (developed === undefined) continue;
    const { photograph, folder } = developed;
    return [supplied.picture.key, shown(photograph, file), folder, file];
  }
  return undefined;
}

/**
 * Develops the files of a media folder for the pictures of the site. A file that cannot be read is
 * reported, and the next one for its picture is used.
 *
 * @param cache the folder of what was developed in earlier builds
 */
export async function developFolder(
  wanted: readonly Picture[],
  folder: string,
  cache: string,
  { hidden = [], progress = () => undefined }: Wishes = {},
): Promise<OpenAlbum> {
  const { pictures, problems } = await inspectFolder(wanted, folder, cache, hidden);
  if (pictures.length === 0) return { photographs: new Map(), folders: [], problems, free: [] };
  const known = openKnownFiles(join(cache, "seen.json"));
  const job: Developing = {
    folder: resolve(folder),
    cache,
    known,
    developing: new Map(),
    problems: new Map(),
  };
  const entries = await sideBySide(pictures, AT_A_TIME, (picture) => enter(picture, job), progress);
  known.save();
  const developed = entries.filter((entry) => entry !== undefined);
  return {
    photographs: new Map(developed.map(([key, photograph]) => [key, photograph])),
    folders: [...new Set(developed.map(([, , place]) => place))],
    problems: [...problems, ...job.problems.values()],
    free: freeOf(
      developed.map(([, , , file]) => file),
      job.folder,
    ),
  };
}
