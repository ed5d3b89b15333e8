import { changesOf } from "#app/content/changes/changes.ts";
import { checkContent, type Checked } from "#app/content/check-content.ts";
import type { Problem } from "#app/content/problem.ts";
import type { Workspace } from "./workspace.ts";

/** What the project's own checks say of the content with the changes. */
export interface Review {
  readonly checked: Checked;
  /** Errors, and warnings that were not there before. */
  readonly problems: readonly Problem[];
  /** What the changes do to the site. */
  readonly summary: readonly string[];
}

const identity = ({ severity, file, field, cause }: Problem) =>
  JSON.stringify([severity, file, field, cause]);

/** Checks the whole content with the changes, as every build does. */
export function reviewOf({ texts }: Pick<Workspace, "texts">, before: Checked): Review {
  const checked = checkContent(texts);
  const known = new Set(before.problems.map(identity));
  return {
    checked,
    problems: checked.problems.filter(
      (problem) =>
        problem.severity === "error" ||
        (problem.severity === "warning" && !known.has(identity(problem))),
    ),
    summary: changesOf(before.draft, checked.draft),
  };
}
