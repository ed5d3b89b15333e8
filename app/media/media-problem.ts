/** What is wrong with a file of the media folder, in plain words. Nothing of it stops a build. */
export interface MediaProblem {
  /** Path inside the media folder, as it is written there. */
  readonly file: string;
  /** Line of a text file, counted from 1. */
  readonly line?: number;
  readonly cause: string;
  readonly remedy: string;
}

/** A problem as three lines: where, what is wrong, what to do. */
export function printMediaProblem(problem: MediaProblem, folder: string): string {
  const { file, line, cause, remedy } = problem;
  const place = line === undefined ? file : `${file}:${line}`;
  return `${folder}/${place}  warning\n  ${cause}\n  ${remedy}\n`;
}
