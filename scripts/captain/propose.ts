import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readFolder } from "#app/content/.server/load-content.ts";
import { lineChanges } from "#app/content/changes.ts";
import { checkContent } from "#app/content/check-content.ts";
import { hasErrors, type Problem } from "#app/content/problem.ts";
import { printProblem, withoutHints } from "#app/content/report.ts";
import { knownPages } from "#app/routes/has-page.ts";
import type { Outcome } from "./command.ts";

/** Content files by path; a change contains only new or changed ones. */
export type Texts = ReadonlyMap<string, string>;

/** The lines in which two texts differ, as a diff shows them. */
export function diffLines(before: string, after: string): string[] {
  return lineChanges(before, after).map(
    ({ kind, text }) => `  ${kind === "added" ? "+" : "-"} ${text}`,
  );
}

const check = (texts: Texts) => withoutHints(checkContent(texts, { pages: knownPages }).problems);
const keyOf = ({ file, cause }: Problem) => `${file} ${cause}`;

/** The errors and warnings that a change adds. */
function findNewProblems(before: Texts, change: Texts): Problem[] {
  const formerKeys = new Set(check(before).map(keyOf));
  const problems = check(new Map([...before, ...change]));
  return problems.filter((problem) => !formerKeys.has(keyOf(problem)));
}

/**
 * Describes a change of content that has no errors so far: its lines, and the problems that it adds. Writes it if `write` is
 * set and it adds no errors; other files stay as they are.
 */
export function propose(folder: string, change: Texts, { write }: { write: boolean }): Outcome {
  if (change.size === 0) return { ok: true, lines: ["Nothing changes."] };
  const before = readFolder(folder);
  const changedLines = [...change].flatMap(([file, text]) => {
    const old = before.get(file);
    const head = `${folder}/${file}${old === undefined ? " (new)" : ""}`;
    return [head].concat(diffLines(old ?? "", text));
  });
  const problems = findNewProblems(before, change);
  const lines = [...changedLines, "", ...problems.map((problem) => printProblem(problem, folder))];
  const endWith = (ok: boolean, last: string) => ({ ok, lines: [...lines, last] });
  if (hasErrors(problems)) return endWith(false, "Nothing was written. Fix this first.");
  if (!write) return endWith(true, "Nothing is written yet. Check the lines, then add --write.");
  for (const [file, text] of change) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return endWith(true, "Written.");
}
