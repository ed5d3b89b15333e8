import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { fileName, MODERN_FORMATS, plainFormat, plainWidth } from "#app/lib/photograph/files.ts";
import type { Photograph } from "#app/lib/photograph/photograph.ts";
import { cuts, widthsOf, type Cut } from "#app/media/cuts.ts";
import { focusOf } from "./focus.ts";

/**
 * The version of the output: change it when the same original is to give other files, so that no
 * cached one is used.
 */
export const RECIPE = 1;

/** SVG files are rendered at this many dots an inch. */
const DRAWING_DENSITY = 72;

const white = { background: "#ffffff" } as const;

/** The pixels of a picture's widest file: upright, sRGB, 8 bit, without metadata. */
async function widest(original: Buffer, { widths, fit }: Cut) {
  const most = widths.at(-1) ?? 1;
  const { format, width } = await sharp(original).metadata();
  const density = format === "svg" ? (DRAWING_DENSITY * most) / width : DRAWING_DENSITY;
  const image = sharp(original, { failOn: "error", density: Math.min(Math.max(density, 1), 2400) })
    .autoOrient()
    .resize({ width: most, withoutEnlargement: true })
    .toColourspace("srgb");
  return (fit === "cover" ? image.flatten(white) : image)
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
}

function encoded(image: Sharp, format: string): Sharp {
  if (format === "avif") return image.avif({ quality: 52, effort: 3 });
  if (format === "webp") return image.webp({ quality: 74 });
  return format === "png"
    ? image.png({ compressionLevel: 9 })
    : image.jpeg({ quality: 76, mozjpeg: true });
}

async function meanColour(image: Sharp): Promise<string> {
  const pixel = await image.flatten(white).resize(1, 1, { fit: "fill" }).raw().toBuffer();
  const digits = Array.from(pixel.subarray(0, 3), (part) => Math.round(part / 17).toString(16));
  return `#${digits.join("")}`;
}

/**
 * Writes the files of a photograph into a folder. Its orientation is applied; all other metadata
 * (place, time, camera, thumbnail) is dropped.
 *
 * @throws Error with sharp's message if the original cannot be read
 */
export async function develop(
  original: Buffer,
  kind: keyof typeof cuts,
  name: string,
  folder: string,
): Promise<Photograph> {
  const cut: Cut = cuts[kind];
  const { data, info } = await widest(original, cut);
  const { width, height, channels } = info;
  const print = () => sharp(data, { raw: { width, height, channels } });
  const widths = widthsOf(cut, width);
  const write = async (across: number, format: string) => {
    const bytes = await encoded(print().resize({ width: across }), format).toBuffer();
    await writeFile(join(folder, fileName(name, across, format)), bytes);
  };
  for (const across of widths) {
    for (const format of MODERN_FORMATS) await write(across, format);
  }
  await write(plainWidth(widths), plainFormat(cut.fit));
  const largest = widths.at(-1) ?? width;
  const focus = cut.fit === "cover" ? await focusOf(print(), { width, height }) : undefined;
  return {
    name,
    width: largest,
    height: Math.max(1, Math.round((height * largest) / width)),
    widths,
    fit: cut.fit,
    colour: await meanColour(print()),
    ...(focus === undefined ? {} : { focus }),
  };
}
