import type { z } from "zod";
import type { Complaint, Written } from "./complaint.ts";
import { explainIssue } from "./explain-issue.ts";

function placeOf(path: Complaint["path"]): string {
  return JSON.stringify(path);
}

/** The fields that a mistyped key stands for: "oponent" is the opponent that seems to be missing. */
function renamed(complaints: readonly Complaint[]): Set<string> {
  return new Set(
    complaints.flatMap(({ path, change }) =>
      change !== undefined && "key" in change ? placeOf([...path.slice(0, -1), change.key]) : [],
    ),
  );
}

/**
 * Turns the issues of a schema into complaints, one for each mistake: a mistyped key is not also a missing
 * field.
 */
export function explainIssues(issues: readonly z.core.$ZodIssue[], written: Written): Complaint[] {
  const all = issues.flatMap((issue) => explainIssue(issue, written));
  const meant = renamed(all);
  return all.filter(({ path, missing }) => missing !== true || !meant.has(placeOf(path)));
}
