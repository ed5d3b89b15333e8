import { plural } from "#app/lib/text.ts";
import { enumerate } from "#words/grammar.ts";
import type { Supply } from "./supply.ts";

/** A problem with a file of the media folder, in plain words. None of them stops a build. */
export interface MediaProblem {
  /** Path inside the media folder, as written. */
  readonly file: string;
  /** Line of a text file, counted from 1. */
  readonly line?: number;
  readonly cause: string;
  readonly remedy: string;
  /** The file is fine, but no picture uses it. */
  readonly isUnused?: true;
}

/** Number of unused files to list. */
const MAX_NAMED = 3;

/** Merges the problems of unused files: an old folder may have hundreds. */
export function unusedAsOne(problems: readonly MediaProblem[]): readonly MediaProblem[] {
  const unused = problems.filter(({ isUnused }) => isUnused).map(({ file }) => file);
  const [first] = unused;
  if (first === undefined || unused.length === 1) return problems;
  const more = unused.length - MAX_NAMED;
  const named = [...unused.slice(0, MAX_NAMED), ...(more > 0 ? [`${more} more`] : [])];
  const summary = {
    file: first,
    cause: `No page uses ${unused.length} files: ${enumerate(named)}.`,
    remedy: "npm run media lists them. Rename them as media/README.md explains, or delete them.",
  };
  return [...problems.filter(({ isUnused }) => !isUnused), summary];
}

/** A problem in three lines: place, cause, remedy. */
export function printMediaProblem(problem: MediaProblem, folder: string): string {
  const { file, line, cause, remedy } = problem;
  const location = line === undefined ? file : `${file}:${line}`;
  return `${folder}/${location}  warning\n  ${cause}\n  ${remedy}\n`;
}

/** All problems of a media folder, those of unused files as one, and the number of its photographs. */
export function mediaReport({ pictures, problems: all }: Supply, folder: string): string {
  const problems = unusedAsOne(all);
  const holds =
    pictures.length === 0
      ? `No photographs in ${folder}/: all pictures of the site are drawings.`
      : `Photographs for ${plural(pictures.length, "picture")} in ${folder}/.`;
  return [
    ...problems.map((problem) => printMediaProblem(problem, folder)),
    `${holds} ${plural(problems.length, "warning")}.`,
  ].join("\n");
}
