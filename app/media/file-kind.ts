import { fileExtension } from "./media-path.ts";
import type { MediaProblem } from "./media-problem.ts";

/** Kind of a file according to its content, not its name. */
export interface FileKind {
  /** For messages: "a PNG picture". */
  readonly name: string;
  /** Extensions of this kind, the usual one first; undefined if it cannot be shown. */
  readonly endings?: readonly string[];
  /** Reason that the site cannot show it and shows the drawing instead. */
  readonly trouble?: Pick<MediaProblem, "cause" | "remedy">;
}

/** Kinds by sharp's names of formats; `heif` is two of them. */
const KINDS: Readonly<Record<string, FileKind>> = {
  avif: { name: "an AVIF picture", endings: ["avif"] },
  heif: { name: "a HEIC picture", endings: ["heic", "heif"] },
  jpeg: { name: "a JPEG picture", endings: ["jpg", "jpeg", "jpe", "jfif"] },
  png: { name: "a PNG picture", endings: ["png"] },
  gif: { name: "a GIF picture", endings: ["gif"] },
  webp: { name: "a WebP picture", endings: ["webp"] },
  tiff: { name: "a TIFF picture", endings: ["tif", "tiff"] },
  svg: { name: "an SVG drawing", endings: ["svg"] },
};

/** Kind of a drawing with text; its font is not on the site. */
export const SVG_WITH_TEXT: FileKind = {
  name: "an SVG drawing with text",
  trouble: {
    cause: "This SVG contains text, which looks different without its font.",
    remedy:
      "Open it in a drawing program, convert its text to paths and save it again, or save it as PNG. Until then, the site shows the drawing.",
  },
};

/** Kind of a file that is damaged, or something else. */
export const NO_PICTURE: FileKind = {
  name: "no picture",
  trouble: {
    cause: "The site can't read this as a picture.",
    remedy:
      "Save it as a JPEG, or add it again from the camera or the chat. Until then, the site shows the drawing.",
  },
};

/**
 * The kind of a picture.
 *
 * @param format sharp's name of the format
 * @param compression of a HEIF file: `av1` for AVIF
 */
export function kindOf(format: string, compression?: string): FileKind {
  const kind = KINDS[compression === "av1" ? "avif" : format];
  return kind ?? { name: `a ${format} picture`, endings: [format] };
}

/** Whether a file's ending does not match its content: it works, but is misleading. */
export function isMisnamed(file: string, { endings }: FileKind): boolean {
  return endings !== undefined && !endings.includes(fileExtension(file));
}
