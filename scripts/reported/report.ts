import { checkContent } from "#app/content/check-content.ts";

/** What to tell the reporter, and the file that changes, if that could be done. */
export type Reported =
  | { readonly says: string; readonly file: string; readonly text: string }
  | { readonly says: string; readonly text?: undefined };

function linesOf(issue: string): string[] {
  return issue.split(/\r?\n/).map((line) => line.trim());
}

/** Whether an issue was written in the form that has this heading. */
export function hasHeading(issue: string, heading: string): boolean {
  return linesOf(issue).includes(`### ${heading}`);
}

/** What stands below a heading of an issue form; nothing where the field was left empty. */
export function answer(issue: string, heading: string): string {
  const lines = linesOf(issue);
  const at = lines.indexOf(`### ${heading}`);
  const below = at < 0 ? "" : (lines.slice(at + 1).find((line) => line !== "") ?? "");
  return below === "_No response_" || below.startsWith("### ") ? "" : below;
}

/** The change if the checks find no error in the content with it; else what they say. */
export function ifSound(
  texts: ReadonlyMap<string, string>,
  file: string,
  text: string,
  says: string,
): Reported {
  const { problems } = checkContent(new Map(texts).set(file, text));
  const error = problems.find(({ severity }) => severity === "error");
  return error === undefined ? { says, file, text } : { says: `${error.cause} ${error.remedy}` };
}
