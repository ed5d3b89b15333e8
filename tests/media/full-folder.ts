import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { loadContent } from "#app/content/.server/load-content.ts";
import type { CutName } from "#app/media/cuts.ts";
import { type Picture, allPictures } from "#app/media/pictures/all-pictures.ts";
import { buildRecord } from "#app/record/build-record.ts";
import { paint } from "./paint.ts";

/** Typical sizes in pixels of team photos: the largest common one of each kind. */
const sizes: Readonly<Record<CutName, readonly [width: number, height: number]>> = {
  bust: [550, 550],
  action: [1200, 1500],
  team: [1728, 1152],
  grid: [1600, 1200],
  sleeve: [640, 640],
  value: [1200, 1200],
  label: [325, 195],
  crest: [400, 400],
  sponsor: [1501, 421],
  token: [400, 400],
  mark: [640, 640],
};

function pickHue(words: string): number {
  return Array.from(words).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0) * 7, 0) % 360;
}

async function supply(
  folder: string,
  place: string,
  { cut, ...picture }: Picture,
  scale: number,
): Promise<void> {
  const [width, height] = sizes[cut];
  const path = join(folder, place);
  // Painting is slow: existing files are kept.
  if (existsSync(path)) return;
  const words = /([^/]+)\.[a-z]+$/.exec(place)?.[1] ?? place;
  const painting = await paint({
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    words,
    hue: pickHue(words),
  });
  await mkdir(dirname(path), { recursive: true });
  await painting.toFormat(place.endsWith(".png") ? "png" : "jpeg", { quality: 82 }).toFile(path);
  if (picture.needsAlt !== true) return;
  const text = `alt: A made photograph called ${words}\ncaption: ${words} in words\ncredit: Nobody\n`;
  await writeFile(path.replace(/\.[a-z]+$/, ".txt"), text);
}

/**
 * Fills a folder with a distinct generated file for every picture of the site.
 *
 * @param scale 1 for typical sizes; smaller is faster
 */
export async function fillMediaFolder(folder: string, scale = 1): Promise<number> {
  const places = new Map<string, Picture>();
  for (const picture of allPictures(buildRecord(loadContent()))) {
    const [place] = picture.places;
    if (place !== undefined) places.set(place.replace(/\.svg$/, ".png"), picture);
  }
  for (const [place, picture] of places) await supply(folder, place, picture, scale);
  return places.size;
}
