import { createHash } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { UnnamedPlayer } from "#app/content/naming.ts";
import { mapConcurrently, sortedBy } from "#app/lib/list.ts";
import {
  type Photograph,
  fileName,
  MODERN_FORMATS,
  plainFormat,
  plainWidth,
} from "#app/lib/photograph.ts";
import { cuts, type CutName, chooseWidths, type Cut } from "#app/media/cuts.ts";
import type { MediaProblem } from "#app/media/media-problem.ts";
import type { Picture } from "#app/media/pictures/all-pictures.ts";
import { findSupply, type SuppliedFile, type SuppliedPicture } from "#app/media/supply.ts";
import { readMediaFolder, readOriginal } from "./inspect-folder.ts";

/** Height in pixels to which a picture is scaled to find its subject. */
const FOCUS_HEIGHT = 160;

/** Distance from the middle, in percent of the width, below which a subject counts as centered. */
const CENTERED_BELOW = 8;

/**
 * Horizontal position in percent of a landscape picture's subject: the most salient part, faces first.
 * Undefined for portrait pictures, whose sides are never cropped, and for a centered subject.
 */
async function findFocus(
  image: Sharp,
  { width, height }: { width: number; height: number },
): Promise<number | undefined> {
  if (width <= height) return undefined;
  const across = Math.round((width * FOCUS_HEIGHT) / height);
  const seen = await image
    .resize({ width: across, height: FOCUS_HEIGHT, fit: "fill" })
    .png()
    .toBuffer();
  const { info } = await sharp(seen)
    .resize(FOCUS_HEIGHT, FOCUS_HEIGHT, { fit: "cover", position: sharp.strategy.attention })
    .toBuffer({ resolveWithObject: true });
  // The offset of the chosen square is negative; `room` is how far a square can move in the picture.
  const left = -(info.cropOffsetLeft ?? 0);
  const room = across - FOCUS_HEIGHT;
  const focus = room <= 0 ? 50 : Math.round((left / room) * 100);
  return Math.abs(focus - 50) < CENTERED_BELOW ? undefined : focus;
}

/** Version of the output. Change it to invalidate the cache when the same original has to produce other files or another record. */
const RECIPE_VERSION = 1;

/** Resolution for rendering SVG files, in dots per inch. */
const DRAWING_DENSITY = 72;

const white = { background: "#ffffff" } as const;

/** Pixels of a picture's widest file: rotated, sRGB, 8 bit, without metadata. */
async function readWidest(original: Buffer, { widths, fit }: Cut) {
  const maxWidth = widths.at(-1) ?? 1;
  const { format, width } = await sharp(original).metadata();
  const density = format === "svg" ? (DRAWING_DENSITY * maxWidth) / width : DRAWING_DENSITY;
  const image = sharp(original, { failOn: "error", density: Math.min(Math.max(density, 1), 2400) })
    .autoOrient()
    .resize({ width: maxWidth, withoutEnlargement: true })
    .toColorspace("srgb");
  return (fit === "cover" ? image.flatten(white) : image)
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
}

function encode(image: Sharp, format: string): Sharp {
  if (format === "avif") return image.avif({ quality: 52, effort: 3 });
  if (format === "webp") return image.webp({ quality: 74 });
  return format === "png"
    ? image.png({ compressionLevel: 9 })
    : image.jpeg({ quality: 76, mozjpeg: true });
}

async function meanColor(image: Sharp): Promise<string> {
  const pixel = await image.flatten(white).resize(1, 1, { fit: "fill" }).raw().toBuffer();
  const digits = Array.from(pixel.subarray(0, 3), (part) => Math.round(part / 17).toString(16));
  return `#${digits.join("")}`;
}

/**
 * Writes the files of a photograph to a folder. Its orientation is applied; all other metadata (place, time,
 * camera, thumbnail) is removed.
 *
 * @throws Error with sharp's message if the original cannot be read
 */
async function develop(
  original: Buffer,
  kind: CutName,
  name: string,
  folder: string,
): Promise<Photograph> {
  const cut: Cut = cuts[kind];
  const { data, info } = await readWidest(original, cut);
  const { width, height, channels } = info;
  const print = () => sharp(data, { raw: { width, height, channels } });
  const widths = chooseWidths(cut, width);
  const write = async (across: number, format: string) => {
    const bytes = await encode(print().resize({ width: across }), format).toBuffer();
    await writeFile(join(folder, fileName(name, across, format)), bytes);
  };
  for (const across of widths) {
    for (const format of MODERN_FORMATS) await write(across, format);
  }
  await write(plainWidth(widths), plainFormat(cut.fit));
  const largest = widths.at(-1) ?? width;
  const focus = cut.fit === "cover" ? await findFocus(print(), { width, height }) : undefined;
  return {
    name,
    width: largest,
    height: Math.max(1, Math.round((height * largest) / width)),
    widths,
    fit: cut.fit,
    color: await meanColor(print()),
    ...(focus === undefined ? {} : { focus }),
  };
}

/** Written last into the folder of a photograph, so it is there only if all of the files are. */
const RECORD_FILE = "photograph.json";

/** Long enough to avoid collisions between a team's photos. */
const NAME_LENGTH = 10;

/**
 * File name from a hash of the content and the version of sharp, which makes the files. It does not reveal
 * the person: file names are public.
 */
function makeFileName(original: Buffer, cut: CutName): string {
  const name = createHash("sha256")
    .update(`${RECIPE_VERSION} ${JSON.stringify([cuts[cut], sharp.versions])} `)
    .update(original)
    .digest("hex");
  return name.slice(0, NAME_LENGTH);
}

async function readRecord(folder: string): Promise<Photograph | undefined> {
  const text = await readFile(join(folder, RECORD_FILE), "utf8").catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

/**
 * Develops an original unless an earlier build did. The files appear all at once, so that an
 * interrupted build leaves nothing incomplete.
 *
 * @param folder of this photograph in the output of all builds
 * @throws Error if the original cannot be read
 */
async function developOnce(original: string, cut: CutName, folder: string): Promise<Photograph> {
  const before = await readRecord(folder);
  if (before !== undefined) return before;
  const draft = `${folder}-${process.pid}`;
  await mkdir(draft, { recursive: true });
  try {
    const photograph = await develop(await readOriginal(original), cut, basename(folder), draft);
    await writeFile(join(draft, RECORD_FILE), JSON.stringify(photograph));
    await rm(folder, { recursive: true, force: true });
    await rename(draft, folder);
    return photograph;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Opens a cache that develops each content once per crop, because several pictures may use the same photo. */
function openDarkroom(cache: string) {
  const developing = new Map<string, Promise<Photograph>>();
  return async (path: string, cut: CutName): Promise<Photograph> => {
    const name = makeFileName(await readFile(path), cut);
    const developed = developing.get(name) ?? developOnce(path, cut, join(cache, name));
    developing.set(name, developed);
    return developed;
  };
}

/** A large photograph takes several hundred megabytes of memory. */
const AT_A_TIME = 2;

/** Every photograph of the site, developed. */
export interface OpenAlbum {
  readonly photographs: ReadonlyMap<string, Photograph>;
  /** Folders with files to publish. */
  readonly folders: readonly string[];
  readonly problems: readonly MediaProblem[];
  /** Originals released for the press, sorted by path. */
  readonly free: readonly FreePicture[];
}

/** A photograph whose caption releases it for the press. */
export interface FreePicture {
  readonly path: string;
  readonly caption?: string | undefined;
  readonly credit?: string | undefined;
}

/** Called after each picture with the number of finished ones. */
export type Progress = (done: number, all: number) => void;

/** Originals whose captions release them for the press, each once. */
function listFreePictures(files: readonly SuppliedFile[], folder: string): FreePicture[] {
  const free = files.flatMap(({ file, caption: { press, caption, credit } }) =>
    press === "yes" ? [{ path: join(folder, file), caption, credit }] : [],
  );
  const byPath = new Map(free.map((picture) => [picture.path, picture]));
  return sortedBy([...byPath.values()], ({ path }) => path);
}

/**
 * Develops the files of a media folder for the site's pictures. An unreadable file is reported, and the next
 * file for its picture is used.
 *
 * @param cache folder with the output of earlier builds
 * @param unnamedPlayers players whose names must not be shown
 */
export async function developFolder(
  wanted: readonly Picture[],
  folder: string,
  cache: string,
  unnamedPlayers: readonly UnnamedPlayer[] = [],
  progress?: Progress,
): Promise<OpenAlbum> {
  const place = resolve(folder);
  const media = await readMediaFolder(folder);
  const { pictures, problems } = findSupply(wanted, media, unnamedPlayers);
  const develop = openDarkroom(cache);
  const damaged = new Map<string, MediaProblem>();
  const developFirst = async ({ picture: { key, cut }, files }: SuppliedPicture) => {
    for (const supplied of files) {
      const { file, caption } = supplied;
      try {
        const photograph = await develop(join(place, file), cut);
        const { consent: _consent, press: _press, ...words } = caption;
        return { key, photograph: { ...photograph, ...words }, supplied };
      } catch (error) {
        const text = error instanceof Error ? error.message : String(error);
        const [reason = ""] = text.trim().split("\n");
        damaged.set(file, {
          file,
          cause: `The picture can't be processed (${reason}).`,
          remedy:
            "Add the picture again, from the camera or the chat. If the error is not about the picture, fix that. Until then, the site shows the drawing.",
        });
      }
    }
    return undefined;
  };
  const found = await mapConcurrently(pictures, AT_A_TIME, developFirst, progress);
  const developed = found.filter((entry) => entry !== undefined);
  return {
    photographs: new Map(developed.map(({ key, photograph }) => [key, photograph])),
    folders: [...new Set(developed.map(({ photograph }) => join(cache, photograph.name)))],
    problems: [...problems, ...damaged.values()],
    free: listFreePictures(
      developed.map(({ supplied }) => supplied),
      place,
    ),
  };
}
