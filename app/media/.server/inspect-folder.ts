import { resolve } from "node:path";
import type { Player } from "#app/content/content.ts";
import { sideBySide } from "#app/lib/list/side-by-side.ts";
import type { Picture } from "#app/media/picture.ts";
import { placeholdersIn, type Portrait } from "#app/media/placeholders.ts";
import { supplyOf, type SuppliedPicture, type Supply } from "#app/media/supply.ts";
import { openLooks, type Looks } from "./looks.ts";
import { readMediaFolder } from "./read-media-folder.ts";

/** How many pictures are read at once. */
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
 * The pictures of a media folder, and every problem that can be found without developing them: the
 * check of the content and the build report the same. Placeholders are left out.
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
