import type { Entries } from "#app/content/collect/content-files.ts";
import type { Draft } from "#app/content/content.ts";
import type { Finding } from "#app/content/finding.ts";
import type { Day } from "#app/domain/dates/day.ts";
import type { FieldPath } from "#app/content/field-path.ts";
import type { KnownPages } from "#app/content/known-pages.ts";

/** A check of the whole content. It also gets the parsed files, and the site's pages if they are known. */
export type Check = (content: Draft, entries: Entries, pages?: KnownPages) => readonly Finding[];

/** A check that depends on the date. Builds run none, so that the same content gives the same site. */
export type CheckOfDay = (content: Draft, today: Day) => readonly Finding[];

/** The keys of a keyed file as written, damaged entries included; undefined if it is unreadable. */
export function listKeys(entries: Entries, file: string): ReadonlySet<string> | undefined {
  const raw = entries.get(file)?.raw;
  return typeof raw === "object" && raw !== null ? new Set(Object.keys(raw)) : undefined;
}

/** A value that must be unique, with its place. */
export interface UniqueValue {
  readonly what: string;
  readonly path: FieldPath;
}

/** All occurrences after the first. */
export function repeats<T extends UniqueValue>(all: readonly T[]): T[] {
  const seen = new Set<string>();
  return all.filter(({ what }) => {
    const isRepeated = seen.has(what);
    seen.add(what);
    return isRepeated;
  });
}
