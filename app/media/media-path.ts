/** Endings that pictures have, in the order in which one is preferred to another. */
const PICTURES =
  "jpg, jpeg, jpe, jfif, png, webp, avif, svg, gif, tif, tiff, heic, heif, bmp".split(", ");

/** A path as it is compared: capitals, accents written in two ways and a leading `img/` are one. */
export function comparable(path: string): string {
  return path
    .normalize("NFC")
    .toLowerCase()
    .replace(/^img\//, "");
}

function endingOf(path: string): string {
  return /\.([^./]*)$/.exec(path)?.[1] ?? "";
}

/** A path without its ending. */
export function stemOf(path: string): string {
  return path.replace(/\.[^./]*$/, "");
}

/** Whether a file's name says that it is a picture. */
export function isPicture(path: string): boolean {
  return PICTURES.includes(endingOf(comparable(path)));
}

/** Whether a file is the text beside a picture. */
export function isCaption(path: string): boolean {
  return endingOf(comparable(path)) === "txt";
}

/** How far a file's ending is from the one that was asked for: 0 is that one. */
export function distanceOf(path: string, wanted: string): number {
  const ending = endingOf(comparable(path));
  return ending === endingOf(wanted) ? 0 : PICTURES.indexOf(ending) + 1;
}
