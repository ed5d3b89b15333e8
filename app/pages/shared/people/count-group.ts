import type { PersonName } from "#app/content/record/person-name.ts";

export interface CountedPerson extends PersonName {
  /** Set for a person who is not on the roster, so that the sheet has no bust of her. */
  readonly isGuest?: true;
}

/** People with the same count: seasons together, times a badge was earned. */
export interface CountGroup {
  readonly count: number;
  readonly people: readonly CountedPerson[];
}
