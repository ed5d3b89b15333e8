import { changesOf } from "#app/content/changes/changes.ts";
import { checkContent, type Checked } from "#app/content/check-content.ts";
import type { Problem } from "#app/content/problem.ts";
import type { Workspace } from "./workspace.ts";

/** Result of the project's checks on the changed content. */
export interface Review {
  readonly checked: Checked;
  /** Errors, and warnings that were not there before. */
  readonly problems: readonly Problem[];
  /** Effects of the changes on the site, one line each. */
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
