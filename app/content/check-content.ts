import type { Day } from "#app/domain/dates/day.ts";
import { allChecks } from "./checks/all-checks.ts";
import { dateChecks, overdueChecks } from "./checks/today.ts";
import { collectContent } from "./collect/collect-content.ts";
import { openContentFiles, type Entries } from "./collect/content-files.ts";
import type { Draft } from "./content.ts";
import { cutMessage, fieldIn } from "./field-path.ts";
import type { KnownPages } from "./inventory.ts";
import { compareProblems, type FieldProblem, hasErrors, type Problem } from "./problem.ts";

/** The parsed content of a folder, and its problems. */
export interface Checked {
  /** Without the files that cannot be read. */
  readonly draft: Draft;
  /** In reading order. */
  readonly problems: readonly Problem[];
  /** Files with problems of their own. While there are any, the rules between files are not checked. */
  readonly damagedFiles: ReadonlySet<string>;
}

function locate({ severity, file, path, ...problem }: FieldProblem, entries: Entries): Problem {
  const [cause, remedy] = [cutMessage(problem.cause), cutMessage(problem.remedy)];
  const position = entries.get(file)?.locate(path) ?? { line: 1, column: 1 };
  return { severity, file, ...position, field: fieldIn(file, path), cause, remedy };
}

/** Options for checks that need more than the content. */
export interface CheckOptions {
  /** The site's pages. Without them, links to pages and names of pages are not checked. */
  readonly pages?: KnownPages | undefined;
  /** Today, for checks that depend on the date; never set in builds. */
  readonly today?: Day | undefined;
  /** Whether to include overdue scores and registrations; true by default. */
  readonly withOverdue?: boolean;
}

/**
 * Reads and checks the texts of a content folder, by path: first each file by its schema, with all problems of all files
 * at once, and if all of them can be read, the rules between files.
 */
export function checkContent(
  texts: ReadonlyMap<string, string>,
  { pages, today, withOverdue = true }: CheckOptions = {},
): Checked {
  const contentFiles = openContentFiles(texts);
  const draft = collectContent(contentFiles);
  const fileProblems = contentFiles.problems();
  const { site } = draft;
  if (site === undefined || hasErrors(fileProblems)) {
    const damagedFiles = new Set(fileProblems.map(({ file }) => file));
    return { draft, problems: fileProblems.toSorted(compareProblems), damagedFiles };
  }
  const content = { ...draft, site };
  const dayChecks = withOverdue ? [...dateChecks, ...overdueChecks] : dateChecks;
  const fieldProblems = [
    ...allChecks.flatMap((check) => check(content, contentFiles.entries, pages)),
    ...(today === undefined ? [] : dayChecks.flatMap((check) => check(content, today))),
  ];
  const problems = fieldProblems.map((problem) => locate(problem, contentFiles.entries));
  return { draft, problems: problems.toSorted(compareProblems), damagedFiles: new Set() };
}
