import type { Player } from "#app/content/content.ts";
import { groupBy } from "#app/lib/list/group-by.ts";
import { enumerate } from "#words/grammar/lists.ts";
import { sharedStem } from "./media-path.ts";
import type { MediaProblem } from "./media-problem.ts";
import { NOT_SHOWN, readCaption, type ReadCaption } from "./read-caption.ts";

/** The texts of a media folder, by the stem that each shares with its picture. */
export type Captions = ReadonlyMap<string, ReadCaption>;

/** One of several texts may be the one that keeps the picture off the site, so none of them counts. */
function several(files: readonly string[]): MediaProblem[] {
  const [file] = files;
  if (file === undefined || files.length === 1) return [];
  return [
    {
      file,
      cause: `These texts belong to the same picture: ${enumerate(files)}.`,
      remedy: `Write all lines into one of them, and take out the rest. ${NOT_SHOWN}`,
    },
  ];
}

function oneOf(texts: readonly (readonly [string, string])[], hidden: readonly Player[]) {
  const read = texts.map(([file, text]) => readCaption(file, text, hidden));
  const tooMany = several(texts.map(([file]) => file));
  return {
    caption: tooMany.length === 0 ? read[0]?.caption : undefined,
    problems: [...read.flatMap(({ problems }) => problems), ...tooMany],
  };
}

/**
 * Reads the texts beside the pictures.
 *
 * @param texts by their paths in the media folder
 * @param hidden the players who are not to be shown by name
 */
export function captionsOf(
  texts: ReadonlyMap<string, string>,
  hidden: readonly Player[],
): Captions {
  const byStem = groupBy([...texts], ([file]) => sharedStem(file));
  return new Map([...byStem].map(([stem, own]) => [stem, oneOf(own, hidden)]));
}
