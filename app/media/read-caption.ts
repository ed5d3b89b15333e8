import type { Player } from "#app/content/content.ts";
import { namingCause, namingOf } from "#app/content/naming.ts";
import { parseEntry } from "#app/content/parse-entry.ts";
import { caption, type Caption } from "./caption.ts";
import type { MediaProblem } from "./media-problem.ts";

/** The text beside a picture; no caption if the text has to be mended first. */
export interface ReadCaption {
  readonly caption: Caption | undefined;
  readonly problems: readonly MediaProblem[];
}

/** What a text that has to be mended means for its picture. */
export const NOT_SHOWN = "Until then its picture is not shown.";

/** The line of a field, counted from 1. */
function lineOf(field: string, text: string): number {
  return text.split("\n").findIndex((line) => line.trimStart().startsWith(`${field}:`)) + 1;
}

/** Problems of a caption that names players who are not to be shown by name. */
function named(file: string, text: string, words: Caption, hidden: readonly Player[]): ReadCaption {
  const found = Object.entries(words).flatMap(([field, value]) =>
    hidden.flatMap((player) => {
      const naming = namingOf(value, player);
      if (naming === undefined) return [];
      const remedy = naming === "names" ? `Reword it. ${NOT_SHOWN}` : "If it does, reword it.";
      const cause = namingCause(field, naming, player);
      return [{ naming, problem: { file, line: lineOf(field, text), cause, remedy } }];
    }),
  );
  const waits = found.some(({ naming }) => naming === "names");
  return {
    caption: waits ? undefined : words,
    problems: found.map(({ problem }) => problem),
  };
}

/**
 * Reads the text beside a picture. A text with a mistake may have lost the line that keeps the
 * picture off the site, so the picture is not shown until the text is mended. Nor is one whose text
 * names a hidden player.
 *
 * @param hidden the players who are not to be shown by name
 */
export function readCaption(file: string, text: string, hidden: readonly Player[]): ReadCaption {
  const { value, problems } = parseEntry(file, text, caption);
  if (problems.length === 0) return named(file, text, value ?? {}, hidden);
  return {
    caption: undefined,
    problems: problems.map(({ line, cause, remedy }) => {
      return { file, line, cause, remedy: `${remedy} ${NOT_SHOWN}` };
    }),
  };
}
