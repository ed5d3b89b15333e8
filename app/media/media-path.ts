/** File name extensions of pictures, the most usual first. */
const PICTURE_EXTENSIONS =
  "jpg, jpeg, jpe, jfif, png, webp, avif, svg, gif, tif, tiff, heic, heif, bmp".split(", ");

/** Normalizes a path for comparison: case, forms of accents and a leading `img/` are ignored. */
export function normalizePath(path: string): string {
  return path
    .normalize("NFC")
    .toLowerCase()
    .replace(/^img\//, "");
}

/** Extension of a path in lower case, without the dot; empty if there is none. */
export function fileExtension(path: string): string {
  return /\.([^./]*)$/.exec(path)?.[1]?.toLowerCase() ?? "";
}

/** A path without its extension. */
export function stripExtension(path: string): string {
  return path.replace(/\.[^./]*$/, "");
}

/** Rank of a picture's extension, 0 for the most usual. */
export function extensionRank(path: string): number {
  return PICTURE_EXTENSIONS.indexOf(fileExtension(path));
}

/** Whether a file is a picture, by its name. */
export function isPicture(path: string): boolean {
  return PICTURE_EXTENSIONS.includes(fileExtension(path));
}

/** Whether a file is a caption. */
export function isCaption(path: string): boolean {
  return fileExtension(path) === "txt";
}

/**
 * The path that a picture and its caption share, without extensions, for comparison. Windows hides extensions, so
 * the caption of `team.jpg` may be called `team.jpg.txt` or `team.txt.txt`.
 */
export function sharedStem(path: string): string {
  const plain = normalizePath(path);
  return isPicture(plain) || isCaption(plain) ? sharedStem(stripExtension(plain)) : plain;
}
