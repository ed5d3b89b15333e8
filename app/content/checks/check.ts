import type { Entries } from "#app/content/collect/content-files.ts";
import type { Content } from "#app/content/content.ts";
import type { FieldPath } from "#app/content/field-path.ts";
import type { KnownPages } from "#app/content/inventory.ts";
import type { FieldProblem } from "#app/content/problem.ts";
import type { Day } from "#app/domain/dates/day.ts";

/** A check of the whole content. It also gets the parsed files, and the site's pages if they are known. */
export type Check = (
  content: Content,
  entries: Entries,
  pages?: KnownPages,
) => readonly FieldProblem[];

/** A check that depends on the date. Builds run none, so that the same content gives the same site. */
export type CheckOfDay = (content: Content, today: Day) => readonly FieldProblem[];

/** A value with its place, and the key that no two of them may share: often the value itself. */
export interface UniqueValue {
  readonly key: string;
  readonly path: FieldPath;
}

/** The values whose key an earlier one has. */
export function repeats<T extends UniqueValue>(all: readonly T[]): T[] {
  const seen = new Set<string>();
  return all.filter(({ key }) => {
    const isRepeated = seen.has(key);
    seen.add(key);
    return isRepeated;
  });
}
