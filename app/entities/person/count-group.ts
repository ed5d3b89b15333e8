import type { PersonName } from "#app/record/person-name.ts";

/** People with the same count, such as seasons together or times a badge was earned. */
export interface CountGroup {
  readonly count: number;
  readonly people: readonly PersonName[];
}
