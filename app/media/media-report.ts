import { plural } from "#app/lib/plural.ts";
import { printMediaProblem, unusedAsOne } from "./media-problem.ts";
import type { Supply } from "./supply.ts";

/** Number of photographs in a media folder, and all problems of its files. */
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
