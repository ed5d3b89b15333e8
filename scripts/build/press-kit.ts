import { basename, extname } from "node:path";
import { zipSync } from "fflate";
import sharp from "sharp";
import { pressInks, pressMarks } from "#app/art/mark/press-marks.ts";
import { clubMark } from "#app/domain/marks.ts";
import { mapConcurrently } from "#app/lib/list.ts";
import { slug } from "#app/lib/text.ts";
import type { FreePicture } from "#app/media/.server/develop-folder.ts";
import { readOriginal } from "#app/media/.server/inspect-folder.ts";
import { pressReadme } from "#app/outputs/identity/press-texts.ts";
import type { ClubRecord } from "#app/record/record.ts";
import { hasPage } from "#app/routes/has-page.ts";
import type { PressKit } from "#app/routes/sources.ts";
import type { Rasterizer } from "./pictures/rasterizer.ts";

/** The packed archive, and its description for pages. */
export interface PackedKit {
  readonly kit: PressKit;
  readonly archive: Uint8Array;
}

type Files = Map<string, Uint8Array>;

/** Enough for a magazine page. */
const LONGEST_SIDE = 3000;

const AT_ONCE = 2;

async function addMarks(files: Files, rasterizer: Rasterizer, record: ClubRecord) {
  const marks = pressMarks(clubMark(record));
  await mapConcurrently(marks, AT_ONCE, async ({ name, ...picture }) => {
    files.set(`${name}.svg`, new TextEncoder().encode(rasterizer.drawing(picture)));
    files.set(`${name}.png`, await rasterizer.rasterize(picture));
  });
  return marks.length;
}

/** Adds photographs without their metadata: place, time and camera. */
async function addPhotographs(files: Files, pictures: readonly FreePicture[]) {
  const names = new Map<FreePicture, string>();
  for (const picture of pictures) {
    const stem = slug(basename(picture.path, extname(picture.path))) || "photograph";
    const isUsed = (name: string) => [...names.values()].includes(name);
    let file = `photographs/${stem}.jpg`;
    for (let count = 2; isUsed(file); count++) file = `photographs/${stem}-${count}.jpg`;
    names.set(picture, file);
  }
  await mapConcurrently([...names], AT_ONCE, async ([{ path }, file]) => {
    const image = sharp(await readOriginal(path))
      .autoOrient()
      // JPEG has no transparency; without a background it would be black.
      .flatten({ background: "#ffffff" })
      .resize({
        width: LONGEST_SIDE,
        height: LONGEST_SIDE,
        fit: "inside",
        withoutEnlargement: true,
      })
      .toColorspace("srgb");
    files.set(file, await image.jpeg({ quality: 88, mozjpeg: true }).toBuffer());
  });
  return Array.from(names, ([{ caption, credit }, file]) => ({ file, caption, credit }));
}

/**
 * Packs the press kit: marks as SVG and PNG, colors, spelling, a description, and photographs
 * released for the press. Its bytes are reproducible. Undefined if no page offers it.
 */
export async function packPressKit(
  record: ClubRecord,
  rasterizer: Rasterizer,
  free: readonly FreePicture[],
  address: string,
): Promise<PackedKit | undefined> {
  if (!hasPage(record, "sponsors")) return undefined;
  const { club } = record;
  const files: Files = new Map();
  const inks = pressInks(club.coreValues.map(({ name }) => name));
  const colors = inks.map(({ ink, name }) => ({ name, hex: rasterizer.colorOf(ink) }));
  const logos = await addMarks(files, rasterizer, record);
  const photographs = await addPhotographs(files, free);
  files.set(
    "README.txt",
    new TextEncoder().encode(pressReadme({ club, address, colors, photographs })),
  );
  const folder = `${slug(club.teamName) || "club"}-press-kit`;
  const inOrder = [...files].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const archive = zipSync(
    Object.fromEntries(inOrder.map(([path, bytes]) => [`${folder}/${path}`, bytes])),
    // A fixed time. Archives store local time, so it is constructed as local time.
    { level: 9, mtime: new Date(1980, 0, 1) },
  );
  const kit: PressKit = {
    path: `/press/${folder}.zip`,
    bytes: archive.length,
    logos,
    photographs: photographs.length,
  };
  return { kit, archive };
}
