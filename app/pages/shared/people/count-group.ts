import type { PersonName } from "#app/content/record/person-name.ts";

/** People with the same count: seasons together, times a badge was earned. */
export interface CountGroup {
  readonly count: number;
  readonly people: readonly PersonName[];
}
