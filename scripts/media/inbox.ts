import { mkdirSync, readdirSync, renameSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Content, Player } from "#app/content/content.ts";
import { groupBy, mapConcurrently } from "#app/lib/list.ts";
import { INBOX_FOLDER, readKind } from "#app/media/.server/inspect-folder.ts";
import { isMisnamed } from "#app/media/file-kind.ts";
import { isCaption, sharedStem, stripExtension } from "#app/media/media-path.ts";
import { Refusal } from "#scripts/captain/command.ts";
import { enumerate } from "#words/grammar.ts";
import { placeFor } from "./place-for.ts";

/** A file in the inbox: its destination and the file of its caption, or why it stays. */
export type Waiting =
  | {
      readonly file: string;
      readonly to: string;
      readonly caption: string | undefined;
      readonly note: string | undefined;
    }
  | { readonly file: string; readonly to?: undefined; readonly note: string };

interface Inbox {
  /** Media folder of the inbox. */
  readonly folder: string;
  readonly content: Content;
  /** People who are shown by initials or not at all. */
  readonly unnamedPlayers: readonly Player[];
  /** Paths in use, now and after moving. */
  readonly usedPaths: Set<string>;
  /** Captions in the inbox, by the stem that each shares with its picture. */
  readonly captions: ReadonlyMap<string, readonly string[]>;
}

/**
 * The caption file of a picture. Several are refused, because any of them may forbid showing the picture.
 *
 * @param stem the picture's path without extension
 * @throws Refusal if there are several
 */
function findCaption(
  file: string,
  stem: string,
  { usedPaths, captions }: Inbox,
): string | undefined {
  const waiting = captions.get(sharedStem(file)) ?? [];
  const related = [...usedPaths].filter(
    (path) => isCaption(path) && sharedStem(path) === sharedStem(stem),
  );
  const captionPaths = [...waiting.map((file) => `${INBOX_FOLDER}/${file}`), ...related];
  if (waiting.length > 0 && captionPaths.length > 1) {
    throw new Refusal(
      `It has several caption files: ${enumerate(captionPaths)}. Move all lines into one of them, and delete the others.`,
    );
  }
  return waiting[0];
}

async function makeWaiting(file: string, inbox: Inbox): Promise<Waiting> {
  const { folder, content, unnamedPlayers, usedPaths } = inbox;
  const kind = await readKind(join(folder, INBOX_FOLDER, file));
  if (kind.trouble !== undefined) {
    return { file, note: `${kind.trouble.cause} ${kind.trouble.remedy}` };
  }
  // For example, a JPEG that a phone named .heic.
  const actualKind = isMisnamed(file, kind) ? `It is ${kind.name}.` : undefined;
  try {
    const stem = placeFor(file, content, unnamedPlayers);
    const existing = [...usedPaths].find(
      (path) => !isCaption(path) && sharedStem(path) === sharedStem(stem),
    );
    if (existing !== undefined) {
      throw new Refusal(
        `${existing} is used for the same picture. Delete the one that you don't want.`,
      );
    }
    const caption = findCaption(file, stem, inbox);
    const to = `${stem}.${kind.endings?.[0] ?? "jpg"}`;
    usedPaths.add(to);
    return { file, to, caption, note: actualKind };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { file, note: [actualKind, error.message].filter(Boolean).join(" ") };
  }
}

/** Files of a folder and its subfolders, without hidden system files. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .filter((path) => path.split("/").every((part) => !part.startsWith(".")));
}

/**
 * Pictures in a media folder's inbox, each with its destination.
 *
 * @param paths paths of the files outside of the inbox
 */
export async function readInbox(
  folder: string,
  paths: readonly string[],
  content: Content,
  unnamedPlayers: readonly Player[],
): Promise<Waiting[]> {
  const inbox = join(folder, INBOX_FOLDER);
  if (!statSync(inbox, { throwIfNoEntry: false })?.isDirectory()) return [];
  const files = filesIn(inbox).toSorted();
  const pictures = files.filter((file) => !isCaption(file));
  const captions = groupBy(files.filter(isCaption), sharedStem);
  const stems = new Set(pictures.map(sharedStem));
  const unmatched = [...captions].flatMap(([stem, files]) => (stems.has(stem) ? [] : files));
  const usedPaths = new Set(paths);
  // One at a time: of two files for one picture, the first one moves.
  const waiting = await mapConcurrently(pictures, 1, (file) =>
    makeWaiting(file, { folder, content, unnamedPlayers, usedPaths, captions }),
  );
  return [
    ...waiting,
    ...unmatched.map((file) => ({
      file,
      note: "No picture here has its name. Rename it after its picture.",
    })),
  ];
}

/** Moves the pictures whose destination is known, with their captions. */
export function moveWaiting(folder: string, waiting: readonly Waiting[]): void {
  for (const picture of waiting) {
    if (picture.to === undefined) continue;
    const { file, to, caption } = picture;
    mkdirSync(dirname(join(folder, to)), { recursive: true });
    // The caption goes first, so that a failed second move leaves no picture without its caption.
    if (caption !== undefined) {
      renameSync(join(folder, INBOX_FOLDER, caption), join(folder, `${stripExtension(to)}.txt`));
    }
    renameSync(join(folder, INBOX_FOLDER, file), join(folder, to));
  }
}
