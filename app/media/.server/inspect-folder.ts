import { resolve, dirname, join, relative, sep } from "node:path";
import type { Player } from "#app/content/content.ts";
import { sideBySide } from "#app/lib/list.ts";
import type { Picture } from "#app/media/pictures/all-pictures.ts";
import { placeholdersIn, type Portrait, type Look } from "#app/media/placeholders.ts";
import { supplyOf, type SuppliedPicture, type Supply, type MediaFiles } from "#app/media/supply.ts";
import {
  AGAIN,
  type Words,
  KIND_BYTES,
  kindOf,
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

const known = z.record(
  z.string(),
  z.strictObject({ size: z.number(), changed: z.number(), hash: z.string() }),
);

/** File hashes, so that unchanged files are not read again. */
export interface KnownFiles {
  /** SHA-256 of a file's content; the file is read only if its size or time has changed. */
  readonly hashOf: (path: string) => Promise<string>;
  /** Saves the hashes for the next run. */
  readonly save: () => void;
}

function readNotes(notes: string): z.output<typeof known> {
  if (!statSync(notes, { throwIfNoEntry: false })?.isFile()) return {};
  // If the notes cannot be read, the files are read again.
  try {
    return known.parse(JSON.parse(readFileSync(notes, "utf8")));
  } catch {
    return {};
  }
}

/** @param notes path of the file with the hashes of the last run */
export function openKnownFiles(notes: string): KnownFiles {
  const entries = new Map(Object.entries(readNotes(notes)));
  return {
    async hashOf(path) {
      const { size, mtimeMs: changed } = await stat(path);
      const entry = entries.get(path);
      if (entry?.size === size && entry.changed === changed) return entry.hash;
      const hash = createHash("sha256")
        .update(await readFile(path))
        .digest("hex");
      entries.set(path, { size, changed, hash });
      return hash;
    },
    save() {
      mkdirSync(dirname(notes), { recursive: true });
      writeFileSync(notes, JSON.stringify(Object.fromEntries(entries)));
    },
  };
}

/** Decodes HEIC pictures of phones with libheif, because sharp lacks their codec. */
async function decoded(heic: Buffer): Promise<Buffer> {
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
  return isHeic(kindOf(bytes)) ? decoded(bytes) : bytes;
}

/** Number of cells of the grid, across and down. */
const GRID = 24;

const notes = z.record(z.string(), z.string());

/** Thumbnails of pictures, so that no picture is read twice. */
interface Looks {
  /** Undefined if the picture cannot be read; the build reports it. */
  readonly lookOf: (path: string) => Promise<Look | undefined>;
  /** Saves the thumbnails for the next run. */
  readonly save: () => void;
}

function readLooks(file: string): z.output<typeof notes> {
  // If the notes cannot be read, the pictures are read again.
  try {
    return notes.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return {};
  }
}

async function look(path: string): Promise<Buffer | undefined> {
  try {
    return await sharp(await readOriginal(path))
      .flatten({ background: "#ffffff" })
      .toColorspace("b-w")
      .resize(GRID, GRID, { fit: "fill" })
      .raw({ depth: "uchar" })
      .toBuffer();
  } catch {
    return undefined;
  }
}

/** @param cache the folder with the thumbnails of the last run */
function openLooks(cache: string): Looks {
  const file = join(cache, "looks.json");
  const files = openKnownFiles(join(cache, "seen.json"));
  const seen = new Map(Object.entries(readLooks(file)));
  return {
    async lookOf(path) {
      const hash = await files.hashOf(path);
      const known = seen.get(hash) ?? (await look(path))?.toString("base64");
      if (known === undefined) return undefined;
      seen.set(hash, known);
      return [...Buffer.from(known, "base64")];
    },
    save() {
      mkdirSync(cache, { recursive: true });
      writeFileSync(file, JSON.stringify(Object.fromEntries(seen)));
      files.save();
    },
  };
}

/** Folder for pictures to be named (`npm run media`). */
export const INBOX = "inbox";

/** Ignored files: those of operating systems, and the folder's own README. */
const IGNORED = new Set(["readme.md", "thumbs.db", "desktop.ini"]);

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
  return kindOf(isMarkup ? readFileSync(path) : beginning);
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
    .filter(({ name }) => !name.startsWith(".") && !IGNORED.has(name.toLowerCase()))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((path) => !path.startsWith(`${INBOX}/`))
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

async function portraitsOf(
  { picture: { portraitOf: person }, files }: SuppliedPicture,
  folder: string,
  looks: Looks,
): Promise<Portrait[]> {
  if (person === undefined) return [];
  const seen = files.map(async ({ file }) => {
    const look = await looks.lookOf(resolve(folder, file));
    return look === undefined ? [] : [{ person, file, look }];
  });
  return (await Promise.all(seen)).flat();
}

/**
 * Pictures of a media folder, and every problem that can be found without developing them; the content check
 * and the build report the same. Placeholders are left out.
 *
 * @param cache the folder of what was seen in earlier builds
 * @param hidden the players who are not to be shown by name
 */
export async function inspectFolder(
  wanted: readonly Picture[],
  folder: string,
  cache: string,
  hidden: readonly Player[],
): Promise<Supply> {
  const { pictures, problems } = supplyOf(wanted, readMediaFolder(folder), hidden);
  const looks = openLooks(cache);
  const portraits = await sideBySide(pictures, AT_A_TIME, (picture) =>
    portraitsOf(picture, folder, looks),
  );
  if (portraits.flat().length > 0) looks.save();
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
const DAMAGED =
  /premature end|unexpected end|corrupt|invalid|bogus|read error|bad seek|unsupported image|HEI[CF]|^Vips(?:Jpeg|Png)/i;

/**
 * Reason that a picture of a known format cannot be shown, in plain words. A message about anything but the
 * picture, such as a full disk, is quoted.
 *
 * @param reason the message of sharp or of the system
 */
export function damageOf(reason: string): Words {
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
  if (DAMAGED.test(reason)) {
    return { cause: "The picture is damaged, perhaps by an incomplete download.", remedy: AGAIN };
  }
  const [quoted = ""] = reason.trim().split("\n");
  return {
    cause: `The picture could not be processed: ${quoted}`,
    remedy:
      "Fix that and build again. The file itself may be fine. Until then, the site shows the drawing.",
  };
}
