import { hasHeading, type Reported } from "./report.ts";
import { reportedMistake } from "./reported-mistake.ts";
import { reportedScore } from "./reported-score.ts";
import { reportedWish } from "./reported-wish.ts";

/**
 * What reads an issue, by a heading that only its form has. Labels would not do: a form sets only those
 * that the repository has, and a copy of it has none.
 */
export const readers: ReadonlyMap<string, typeof reportedScore> = new Map([
  ["Our points", reportedScore],
  ["As it stands there", reportedMistake],
  ["How would you like to be shown?", reportedWish],
]);

/** Makes of an issue a change of the content, where one of the forms was used and the checks find nothing wrong. */
export function reported(issue: string, texts: ReadonlyMap<string, string>): Reported {
  const [, read] = [...readers].find(([heading]) => hasHeading(issue, heading)) ?? [];
  return read?.(issue, texts) ?? { says: "Thank you. A captain looks at it." };
}
