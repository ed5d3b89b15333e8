import { fileExtension } from "./media-path.ts";
import type { MediaProblem } from "./media-problem.ts";

/** A problem and its remedy, in words. */
export type Words = Pick<MediaProblem, "cause" | "remedy">;

/** Kind of a file according to its content, not its name. */
export interface FileKind {
  /** For messages: "a PNG picture". */
  readonly name: string;
  /** Extensions of this kind, the usual one first; undefined if it cannot be shown. */
  readonly endings?: readonly string[];
  /** Reason that the site cannot show it and shows the drawing instead. */
  readonly trouble?: Words;
}

/** A file starts with its format's signature within this many bytes. Only web pages and SVG files have none. */
export const KIND_BYTES = 4096;

export const SAVE_AGAIN =
  "Add the picture again, from the camera or the chat. Until then, the site shows the drawing.";

const asJpeg = "Save it as a JPEG and use that. Until then, the site shows the drawing.";

function unreadableKind(name: string): FileKind {
  return {
    name,
    trouble: { cause: `This is ${name}, which the site can't read.`, remedy: asJpeg },
  };
}

function picture(form: string, ...endings: readonly string[]): FileKind {
  return { name: `${form} picture`, endings };
}

const heic = picture("a HEIC", "heic", "heif");

/** Whether a file's ending does not match its content: it works, but is misleading. */
export function isMisnamed(file: string, { endings }: FileKind): boolean {
  return endings !== undefined && !endings.includes(fileExtension(file));
}

/** Whether a picture is HEIC, the format of iPhones, which has to be decoded first. */
export const isHeic = ({ name }: FileKind): boolean => name === heic.name;

/** Signatures of formats, one character per byte. */
const beginnings: readonly (readonly [RegExp, FileKind])[] = [
  [/^\xFF\xD8\xFF/, picture("a JPEG", "jpg", "jpeg", "jpe", "jfif")],
  [/^\x89PNG\r\n/, picture("a PNG", "png")],
  [/^GIF8/, picture("a GIF", "gif")],
  [/^RIFF....WEBP/s, picture("a WebP", "webp")],
  [/^(?:II\*\0|MM\0\*)/, picture("a TIFF", "tif", "tiff")],
  [/^....ftyp(?:avi[fs]|.{8,40}avif)/s, picture("an AVIF", "avif")],
  [/^....ftyp(?:hei|hev|mif1|msf1)/s, heic],
  [/^....ftyp/s, unreadableKind("a film")],
  [/^BM/, unreadableKind("a BMP picture")],
  [/^8BPS/, unreadableKind("a Photoshop file")],
  [/^%PDF/, unreadableKind("a PDF")],
  [/^PK/, unreadableKind("an archive or a document")],
];

const webPage: FileKind = {
  name: "a web page",
  trouble: { cause: "This is a web page with a picture’s file name.", remedy: SAVE_AGAIN },
};

const letters: FileKind = {
  name: "an SVG drawing with text",
  trouble: {
    cause: "This SVG contains text, which looks different without its font.",
    remedy:
      "Open it in a drawing program, convert its text to paths and save it again, or save it as PNG. Until then, the site shows the drawing.",
  },
};

const unknown: FileKind = {
  name: "no picture",
  trouble: { cause: "The site can't read this as a picture.", remedy: SAVE_AGAIN },
};

function markup(text: string): FileKind | undefined {
  if (/^\s*<(?:!doctype html|html)/i.test(text)) return webPage;
  if (!/<svg[\s>]/i.test(text)) return undefined;
  const drawn = text.replaceAll(/<!--.*?-->/gs, "");
  return /<text[\s>]/i.test(drawn) ? letters : { name: "an SVG drawing", endings: ["svg"] };
}

/**
 * The kind of a file according to its content: by the signature in its first bytes, or else by its markup. An SVG with
 * text is refused, because it would depend on the fonts of the build machine.
 *
 * @param bytes a file's first `KIND_BYTES`, or all bytes of markup, since text may be anywhere in an SVG
 */
export function detectKind(bytes: Buffer): FileKind {
  if (bytes.length === 0) {
    return { name: "an empty file", trouble: { cause: "The file is empty.", remedy: SAVE_AGAIN } };
  }
  const beginning = bytes.subarray(0, KIND_BYTES).toString("latin1");
  const signed = beginnings.find(([pattern]) => pattern.test(beginning))?.[1];
  return signed ?? markup(bytes.toString("utf8")) ?? unknown;
}
