import type { PersonName } from "#app/record/person-name.ts";

export interface CountedPerson extends PersonName {
  /** Not on the roster that the sheet of busts shows: there is none of her. */
  readonly isGuest?: true;
}

/** People who share a number: seasons together, times that a badge was earned. */
export interface CountGroup {
  readonly count: number;
  readonly people: readonly CountedPerson[];
}
