import { lineChanges } from "#app/content/changes/changes.ts";

/** Of longer texts with as many lines each the lines are compared place by place: all pairs would take much memory. */
const MOST_LINES = 2000;

/** The lines in which two texts differ, as a diff shows them. */
export function diffLines(before: string, after: string): string[] {
  const [old, now] = [before.split("\n"), after.split("\n")];
  if (old.length === now.length && old.length > MOST_LINES) {
    return old.flatMap((line, index) =>
      line === now[index] ? [] : [`  - ${line}`, `  + ${now[index] ?? ""}`],
    );
  }
  return lineChanges(before, after).map(
    ({ kind, text }) => `  ${kind === "added" ? "+" : "-"} ${text}`,
  );
}
