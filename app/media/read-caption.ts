import { parseEntry } from "#app/content/parse-entry.ts";
import { caption, type Caption } from "./caption.ts";
import type { MediaProblem } from "./media-problem.ts";

/** The text beside a picture; without a caption where it cannot be understood. */
export interface ReadCaption {
  readonly caption: Caption | undefined;
  readonly problems: readonly MediaProblem[];
}

/**
 * Reads the text beside a picture. Half a text might have lost the line that keeps the picture off
 * the site, so a text with a mistake counts as none and the picture waits for it.
 */
export function readCaption(file: string, text: string): ReadCaption {
  const { value, problems } = parseEntry(file, text, caption);
  if (problems.length === 0) return { caption: value ?? {}, problems: [] };
  return {
    caption: undefined,
    problems: problems.map(({ line, cause, remedy }) => {
      return { file, line, cause, remedy: `${remedy} Until then its picture is not shown.` };
    }),
  };
}
