import { type CheckOptions, checkContent } from "./check-content.ts";
import { applyEdits, editStored } from "./writing/edit.ts";
import type { Problem } from "./problem.ts";

/** The changed texts, and the problems that they solve. */
export interface Fixed {
  readonly texts: ReadonlyMap<string, string>;
  readonly solved: readonly Problem[];
}

/** A fix can reveal another mistake: "20-8-2019" is first a wrong format, then perhaps a wrong year. */
const MAX_ROUNDS = 5;

function fixedOnce(texts: ReadonlyMap<string, string>, problems: readonly Problem[]) {
  const changed = new Map(texts);
  for (const file of new Set(problems.map((problem) => problem.file))) {
    const edits = problems.flatMap((problem) => (problem.file === file ? (problem.fix ?? []) : []));
    const fixed = editStored(texts.get(file) ?? "", (plain) => applyEdits(plain, edits));
    changed.set(file, fixed);
  }
  return changed;
}

/**
 * Fixes all errors with a certain remedy; comments and order stay.
 *
 * @param also whether to fix a warning or a hint
 */
export function fixContent(
  texts: ReadonlyMap<string, string>,
  also: (problem: Problem) => boolean,
  options?: CheckOptions,
): Fixed {
  let now = texts;
  const solved: Problem[] = [];
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const problems = checkContent(now, options).problems.filter(
      (problem) => problem.fix !== undefined && (problem.severity === "error" || also(problem)),
    );
    if (problems.length === 0) break;
    solved.push(...problems);
    now = fixedOnce(now, problems);
  }
  return { texts: new Map([...now].filter(([file, text]) => texts.get(file) !== text)), solved };
}
