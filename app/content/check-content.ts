import { allChecks, dateChecks, overdueChecks } from "./checks/all-checks.ts";
import { collectContent } from "./collect/collect-content.ts";
import type { Day } from "#app/domain/dates/day.ts";
import { openContentFiles, type Entries } from "./collect/content-files.ts";
import type { Draft } from "./content.ts";
import { cutMessage, fieldIn } from "./field-path.ts";
import type { Finding } from "./finding.ts";
import type { KnownPages } from "./known-pages.ts";
import { compareProblems, type Problem } from "./problem.ts";

/** The parsed content of a folder, and all its problems. */
export interface Checked {
  readonly draft: Draft;
  /** In reading order. */
  readonly problems: readonly Problem[];
}

function locate(finding: Finding, entries: Entries): Problem {
  const { severity, file } = finding;
  const [cause, remedy] = [cutMessage(finding.cause), cutMessage(finding.remedy)];
  const entry = entries.get(file);
  const path = finding.asWritten
    ? finding.path
    : (entry?.toWrittenPath(finding.path) ?? finding.path);
  const position = entry?.locate(path) ?? { line: 1, column: 1 };
  return { severity, file, ...position, field: fieldIn(file, path), cause, remedy };
}

/** Whether a warning is about a value that could not be read, and so about its default. */
function isAboutUnread({ severity, file, line, column }: Problem, unread: readonly Problem[]) {
  if (severity === "error") return false;
  return unread.some(
    (problem) => problem.file === file && problem.line === line && problem.column === column,
  );
}

/** Options for checks that need more than the content. */
export interface CheckOptions {
  /** The site's pages. Without them, links to pages and names of pages are not checked. */
  readonly pages?: KnownPages | undefined;
  /** Today, for checks that depend on the date; never set in builds. */
  readonly today?: Day | undefined;
  /** Whether to include overdue scores and registrations; true by default. */
  readonly hasOverdue?: boolean;
}

/** Reads and checks the texts of a content folder, by path, and finds all problems at once. */
export function checkContent(
  texts: ReadonlyMap<string, string>,
  { pages, today, hasOverdue = true }: CheckOptions = {},
): Checked {
  const contentFiles = openContentFiles(texts);
  const draft = collectContent(contentFiles);
  const dayChecks = hasOverdue ? [...dateChecks, ...overdueChecks] : dateChecks;
  const findings = [
    ...allChecks.flatMap((check) => check(draft, contentFiles.entries, pages)),
    ...(today === undefined ? [] : dayChecks.flatMap((check) => check(draft, today))),
  ];
  const unread = contentFiles.problems();
  const located = findings
    .map((finding) => locate(finding, contentFiles.entries))
    .filter((problem) => !isAboutUnread(problem, unread));
  return { draft, problems: [...unread, ...located].toSorted(compareProblems) };
}
