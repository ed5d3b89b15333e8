import type { Draft } from "#app/content/content.ts";
import type { Problem } from "#app/content/problem.ts";
import { Refusal, type Texts } from "#scripts/captain/content-texts.ts";
import type { Typed } from "#scripts/captain/command.ts";
import type { TableRecord } from "./records.ts";

/** Input of an import: the content, the command's arguments and the table. */
export interface Job {
  readonly texts: Texts;
  readonly draft: Draft;
  /** Problems found in the content. */
  readonly problems: readonly Problem[];
  readonly typed: Typed;
  readonly records: readonly TableRecord[];
}

/** Result of an import: the changed texts, and notes for the captain. */
export interface Imported {
  readonly change: Texts;
  readonly notes: readonly string[];
  /** How many rows the content has already, so that they change nothing. */
  readonly known: number;
  /** How many rows are written. The rest of the records is left out, and named in the notes. */
  readonly written: number;
}

/** Reads the records of one kind into the content. */
export type Importer = (job: Job) => Imported;

/**
 * Takes each record. Those that cannot be taken are refused all at once with their numbers, or left out and
 * named where that was asked for.
 */
export function takeEach<T>(
  { records, typed }: Job,
  take: (record: TableRecord) => T,
): { taken: T[]; notes: string[] } {
  const refused: string[] = [];
  const taken = records.flatMap((record) => {
    try {
      return [take(record)];
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push(`Row ${record.number}: ${error.message}`);
      return [];
    }
  });
  if (refused.length > 0 && !typed.has("skip")) {
    const way = "Correct the file, or add --skip to take the other rows.";
    throw new Refusal([...refused, way].join("\n"));
  }
  return { taken, notes: refused.map((line) => `Left out. ${line}`) };
}

/** A year that was typed, or undefined. */
export function yearTyped({ typed }: Job): number | undefined {
  const written = typed.value("year");
  if (written === undefined) return undefined;
  if (!/^20\d\d$/.test(written)) throw new Refusal(`${written} is no year such as 2027.`);
  return Number(written);
}

/** A year that was typed, or stands in the name of the file. */
export function yearOf(job: Job): number {
  const year = yearTyped(job) ?? /(?<!\d)20\d\d(?!\d)/.exec(job.typed.words[0] ?? "")?.[0];
  if (year === undefined) throw new Refusal("Say the year: --year 2027.");
  return Number(year);
}
