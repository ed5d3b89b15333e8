import { dirname, join, relative } from "node:path";
import { existsSync, mkdirSync, readdirSync, renameSync, statSync } from "node:fs";
import { INBOX, kindAt } from "#app/media/.server/read-media-folder.ts";
import type { FileKind } from "#app/media/file-kind.ts";
import type { Content } from "#app/content/content.ts";
import { isCaption, isPicture, stemOf } from "#app/media/media-path.ts";
import { Refusal } from "#scripts/captain/content-texts.ts";
import { placeFor } from "./place-for.ts";

/** A picture of the inbox: where it belongs, or why it stays. */
export type Waiting =
  | { readonly file: string; readonly to: string; readonly note: string | undefined }
  | { readonly file: string; readonly to?: undefined; readonly note: string };

/** The endings that go with kinds of files; other pictures keep theirs. */
const endings: Readonly<Record<string, string>> = {
  "a JPEG picture": ".jpg",
  "a PNG picture": ".png",
  "a WebP picture": ".webp",
  "a GIF picture": ".gif",
  "a TIFF picture": ".tif",
  "an AVIF picture": ".avif",
  "a HEIC picture": ".heic",
  "an SVG drawing": ".svg",
};

/** What a file is where its name says otherwise, such as a JPEG that a telephone called HEIC. */
function otherKind(file: string, { name }: FileKind): string | undefined {
  const ending = endings[name];
  const said = file.toLowerCase().replace(/\.jpe?g$/, ".jpg");
  return ending === undefined || said.endsWith(ending) ? undefined : `It is ${name}.`;
}

function waitingOf(file: string, folder: string, content: Content, taken: Set<string>): Waiting {
  const kind = kindAt(join(folder, INBOX, file));
  if (kind.trouble !== undefined) {
    return { file, note: `${kind.trouble.cause} ${kind.trouble.remedy}` };
  }
  const other = otherKind(file, kind);
  try {
    const stem = placeFor(file, content);
    const there = [...taken].find((path) => stemOf(path) === stem);
    if (there !== undefined) {
      throw new Refusal(
        `${there} stands for the same picture. Take out the one that you do not want.`,
      );
    }
    const to = stem + (endings[kind.name] ?? ".jpg");
    taken.add(to);
    return { file, to, note: other };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { file, note: [other, error.message].filter(Boolean).join(" ") };
  }
}

/** The files of a folder and of those in it, as a telephone hands them over; hidden ones are the system's. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .filter((path) => path.split("/").every((part) => !part.startsWith(".")));
}

/**
 * The pictures that wait in the inbox of a media folder, each with the place where it belongs.
 *
 * @param paths of the files that are in their places
 */
export function readInbox(folder: string, paths: readonly string[], content: Content): Waiting[] {
  const inbox = join(folder, INBOX);
  if (!statSync(inbox, { throwIfNoEntry: false })?.isDirectory()) return [];
  const taken = new Set(paths);
  return filesIn(inbox)
    .filter((path) => isPicture(path) || !isCaption(path))
    .toSorted()
    .map((file) => waitingOf(file, folder, content, taken));
}

/** Moves the pictures whose place is known there, with the texts beside them. */
export function moveWaiting(folder: string, waiting: readonly Waiting[]): void {
  for (const { file, to } of waiting) {
    if (to === undefined) continue;
    mkdirSync(dirname(join(folder, to)), { recursive: true });
    renameSync(join(folder, INBOX, file), join(folder, to));
    const text = join(folder, INBOX, `${stemOf(file)}.txt`);
    if (existsSync(text)) renameSync(text, join(folder, `${stemOf(to)}.txt`));
  }
}
