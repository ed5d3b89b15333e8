import { resolve, join, relative, sep } from "node:path";
import type { UnnamedPlayer } from "#app/content/naming.ts";
import { mapConcurrently } from "#app/lib/list.ts";
import type { Picture } from "#app/media/pictures/all-pictures.ts";
import { placeholdersIn, type Portrait, type Look } from "#app/media/placeholders.ts";
import {
  findSupply,
  type SuppliedPicture,
  type Supply,
  type MediaFiles,
} from "#app/media/supply.ts";
import {
  SAVE_AGAIN,
  type Words,
  KIND_BYTES,
  detectKind,
  type FileKind,
  isHeic,
} from "#app/media/file-kind.ts";
import { createHash } from "node:crypto";
import {
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
  closeSync,
  openSync,
  readdirSync,
  readSync,
} from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { z } from "zod";
import sharp from "sharp";
import { isCaption } from "#app/media/media-path.ts";

/** Decodes HEIC pictures of phones with libheif, because sharp lacks their codec. */
async function decodeHeic(heic: Buffer): Promise<Buffer> {
  const { default: decode } = await import("heic-decode");
  const { data, width, height } = await decode({ buffer: heic });
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/**
 * The bytes of a picture in a format that sharp reads.
 *
 * @throws Error if a HEIC picture is damaged
 */
export async function readOriginal(path: string): Promise<Buffer> {
  const bytes = await readFile(path);
  return isHeic(detectKind(bytes)) ? decodeHeic(bytes) : bytes;
}

const notesOfFiles = z.record(
  z.string(),
  z.strictObject({
    size: z.number(),
    changed: z.number(),
    hash: z.string(),
    look: z.string().optional(),
  }),
);

type Known = z.output<typeof notesOfFiles>[string];

/** Cached data about files, so that unchanged ones are not read again. */
export interface KnownFiles {
  /** SHA-256 of a file's content; the file is read only if its size or time has changed. */
  readonly getHash: (path: string) => Promise<string>;
  /** Thumbnail of a picture; undefined if it cannot be read, which the build reports. */
  readonly getLook: (path: string) => Promise<Look | undefined>;
  /** Saves the cache for the next run. */
  readonly save: () => void;
}

/** Number of cells of a thumbnail, across and down. */
const GRID_SIZE = 24;

async function look(path: string): Promise<Buffer | undefined> {
  try {
    return await sharp(await readOriginal(path))
      .flatten({ background: "#ffffff" })
      .toColorspace("b-w")
      .resize(GRID_SIZE, GRID_SIZE, { fit: "fill" })
      .raw({ depth: "uchar" })
      .toBuffer();
  } catch {
    return undefined;
  }
}

function readNotes(notes: string): z.output<typeof notesOfFiles> {
  // If the cache cannot be read, the files are read again.
  try {
    return notesOfFiles.parse(JSON.parse(readFileSync(notes, "utf8")));
  } catch {
    return {};
  }
}

/** @param cache folder with the cache of the last run */
export function openKnownFiles(cache: string): KnownFiles {
  const notes = join(cache, "seen.json");
  const entries = new Map(Object.entries(readNotes(notes)));
  async function readEntry(path: string): Promise<Known> {
    const { size, mtimeMs: changed } = await stat(path);
    const entry = entries.get(path);
    if (entry?.size === size && entry.changed === changed) return entry;
    const hash = createHash("sha256")
      .update(await readFile(path))
      .digest("hex");
    const read = { size, changed, hash };
    entries.set(path, read);
    return read;
  }
  return {
    getHash: async (path) => (await readEntry(path)).hash,
    async getLook(path) {
      const entry = await readEntry(path);
      const seen = entry.look ?? (await look(path))?.toString("base64");
      if (seen === undefined) return undefined;
      entries.set(path, { ...entry, look: seen });
      return [...Buffer.from(seen, "base64")];
    },
    save() {
      mkdirSync(cache, { recursive: true });
      writeFileSync(notes, JSON.stringify(Object.fromEntries(entries)));
    },
  };
}

/** Folder for unsorted pictures, which `npm run media` names. */
export const INBOX_FOLDER = "inbox";

/** Ignored files: those of operating systems, and the folder's own README. */
const IGNORED_FILES = new Set(["readme.md", "thumbs.db", "desktop.ini"]);

/**
 * The kind of a file by its content. The first bytes of a photograph are enough; an SVG is read completely.
 */
export function kindAt(path: string): FileKind {
  const bytes = Buffer.alloc(KIND_BYTES);
  const file = openSync(path, "r");
  const length = readSync(file, bytes);
  closeSync(file);
  const beginning = bytes.subarray(0, length);
  const isMarkup = /^\W*</.test(beginning.toString("latin1"));
  return detectKind(isMarkup ? readFileSync(path) : beginning);
}

/**
 * Paths of a media folder in order, captions, and the kind of each file. A missing folder counts as empty:
 * the site is complete without photographs.
 */
export function readMediaFolder(folder: string): MediaFiles {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    return { paths: [], texts: new Map(), kinds: new Map() };
  }
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name }) => !name.startsWith(".") && !IGNORED_FILES.has(name.toLowerCase()))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((path) => !path.startsWith(`${INBOX_FOLDER}/`))
    .toSorted();
  const texts = paths.filter(isCaption).map((path) => {
    return [path, readFileSync(join(folder, path), "utf8")] as const;
  });
  const kinds = paths
    .filter((path) => !isCaption(path))
    .map((path) => [path, kindAt(join(folder, path))] as const);
  return { paths, texts: new Map(texts), kinds: new Map(kinds) };
}

/** Number of pictures read at once. */
const AT_A_TIME = 2;

async function findPortraits(
  { picture: { portrayed: person }, files }: SuppliedPicture,
  folder: string,
  known: KnownFiles,
): Promise<Portrait[]> {
  if (person === undefined) return [];
  const seen = files.map(async ({ file }) => {
    const look = await known.getLook(resolve(folder, file));
    return look === undefined ? [] : [{ person, file, look }];
  });
  return (await Promise.all(seen)).flat();
}

/**
 * Pictures of a media folder without placeholders, and all problems that can be found without developing them,
 * so that the content check and the build report the same ones.
 *
 * @param cache folder with the cache of earlier builds
 * @param unnamedPlayers the players who are not to be shown by name
 */
export async function inspectFolder(
  wanted: readonly Picture[],
  folder: string,
  cache: string,
  unnamedPlayers: readonly UnnamedPlayer[],
): Promise<Supply> {
  const { pictures, problems } = findSupply(wanted, readMediaFolder(folder), unnamedPlayers);
  const known = openKnownFiles(cache);
  const portraits = await mapConcurrently(pictures, AT_A_TIME, (picture) =>
    findPortraits(picture, folder, known),
  );
  if (portraits.flat().length > 0) known.save();
  const placeholders = placeholdersIn(portraits.flat());
  const real = pictures.map(({ picture, files }) => ({
    picture,
    files: files.filter(({ file }) => !placeholders.files.has(file)),
  }));
  return {
    pictures: real.filter(({ files }) => files.length > 0),
    problems: [...problems, ...placeholders.problems],
  };
}

/** Decoder messages for incomplete or corrupt files. */
const DAMAGE_MESSAGES =
  /premature end|unexpected end|corrupt|invalid|bogus|read error|bad seek|unsupported image|HEI[CF]|^Vips(?:Jpeg|Png)/i;

/**
 * Reason that a picture of a known format cannot be shown, in plain words. Other errors, such as a full disk, are
 * quoted.
 *
 * @param reason the message of sharp or of the system
 */
export function explainDamage(reason: string): Words {
  if (reason.includes("pixel limit")) {
    return {
      cause: "The picture has more than 268 million pixels.",
      remedy: "Make it smaller: 4000 pixels wide is plenty.",
    };
  }
  if (reason.includes("image is too large")) {
    return {
      cause: "The picture is too long or too wide.",
      remedy: "Crop it. Until then, the site shows the drawing.",
    };
  }
  if (DAMAGE_MESSAGES.test(reason)) {
    return {
      cause: "The picture is damaged, perhaps by an incomplete download.",
      remedy: SAVE_AGAIN,
    };
  }
  const [quoted = ""] = reason.trim().split("\n");
  return {
    cause: `The picture could not be processed: ${quoted}`,
    remedy:
      "Fix that and build again. The file itself may be fine. Until then, the site shows the drawing.",
  };
}
