import { readFileSync, readdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import sharp from "sharp";
import { mapConcurrently } from "#app/lib/list.ts";
import { type FileKind, kindOf, NO_PICTURE, SVG_WITH_TEXT } from "#app/media/file-kind.ts";
import { isCaption } from "#app/media/media-path.ts";
import type { MediaFiles } from "#app/media/supply.ts";

/** Decodes HEIC pictures of phones with libheif, because sharp lacks their codec. */
async function decodeHeic(heic: Buffer): Promise<Buffer> {
  const { default: decode } = await import("heic-decode");
  const { data, width, height } = await decode({ buffer: heic });
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/**
 * The kind of a file by its content: sharp reads the header of every picture that the site can show. An SVG with text
 * is refused, because it would depend on the fonts of the build machine.
 */
export async function readKind(path: string): Promise<FileKind> {
  const metadata = await sharp(path)
    .metadata()
    .catch(() => undefined);
  if (metadata === undefined) return NO_PICTURE;
  const kind = kindOf(metadata.format, metadata.compression);
  if (metadata.format !== "svg") return kind;
  const drawn = (await readFile(path, "utf8")).replaceAll(/<!--.*?-->/gs, "");
  return /<text[\s>]/i.test(drawn) ? SVG_WITH_TEXT : kind;
}

/**
 * The bytes of a picture in a format that sharp reads.
 *
 * @throws Error if the picture cannot be read
 */
export async function readOriginal(path: string): Promise<Buffer> {
  const bytes = await readFile(path);
  const { format, compression } = await sharp(bytes).metadata();
  return format === "heif" && compression !== "av1" ? decodeHeic(bytes) : bytes;
}

/** Folder for unsorted pictures, which `npm run media` names. */
export const INBOX_FOLDER = "inbox";

/** Ignored files: those of operating systems, and the folder's own README. */
const IGNORED_FILES = new Set(["readme.md", "thumbs.db", "desktop.ini"]);

/** Number of files read at once. */
const AT_A_TIME = 4;

/**
 * Paths of a media folder in order, captions, and the kind of each file. A missing folder counts as empty:
 * the site is complete without photographs.
 */
export async function readMediaFolder(folder: string): Promise<MediaFiles> {
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
  const pictures = paths.filter((path) => !isCaption(path));
  const kinds = await mapConcurrently(pictures, AT_A_TIME, async (path) => {
    return [path, await readKind(join(folder, path))] as const;
  });
  return { paths, texts: new Map(texts), kinds: new Map(kinds) };
}
