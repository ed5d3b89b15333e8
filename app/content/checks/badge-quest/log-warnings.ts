import type { Change } from "#app/content/writing/edit.ts";
import type { Award, Draft } from "#app/content/content.ts";
import { awardsFile } from "#app/content/files.ts";
import { hint as hintAt, warning, withChange } from "#app/content/finding.ts";
import type { Check } from "#app/content/checks/check.ts";

/** An award and where it stands in its log, counted from 0. */
export interface Row extends Award {
  readonly index: number;
}

/** What is doubtful about a row of an award log. */
export interface Doubt {
  readonly row: Row;
  readonly field: "badge" | "date" | "note";
  readonly cause: string;
  /** what the row may have meant, as a sentence */
  readonly hint?: string | undefined;
  /** works as it is and could be better: a hint instead of a warning */
  readonly isSmall?: true;
  /** the hint as a change of the field, where it is certain */
  readonly change?: Change | undefined;
}

/** The line of the file on which a row stands. */
export type LineOf = (row: Row) => number;

const remedy =
  "Correct the row, or take it out. If that is how the record has it, nothing needs to be done.";

type DoubtsOf = (log: readonly Row[], lineOf: LineOf, content: Draft) => Doubt[];

/** A check that warns about rows of the award logs, each edition for itself. */
export function logWarnings(doubtsOf: DoubtsOf): Check {
  return (content, entries) =>
    [...content.badgeQuest.editions.values()].flatMap(({ year, awards }) => {
      const file = awardsFile(year);
      const entry = entries.get(file);
      const rows = awards.map((award, index) => ({ ...award, index }));
      const lineOf: LineOf = ({ index }) => entry?.locate(entry.asWritten([index])).line ?? 1;
      return doubtsOf(rows, lineOf, content).map(({ row, field, cause, hint, isSmall, change }) => {
        const words = hint === undefined ? remedy : `${hint} ${remedy}`;
        const finding = isSmall ? hintAt : warning;
        return withChange(finding(file, [row.index, field], cause, words), change);
      });
    });
}
