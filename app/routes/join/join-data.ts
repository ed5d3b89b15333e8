import type { ValueInk } from "#app/domain/value-inks.ts";
import type { Dates } from "#app/domain/today/dates.ts";
import type { PersonName } from "#app/record/person-name.ts";

/** A fact about the club with the pages that prove it. */
export interface JoinFact {
  readonly label: string;
  readonly values: readonly { readonly text: string; readonly to?: string | undefined }[];
}

/** How many players of a season had been there before, and how many were new. */
export interface Returning {
  readonly year: number;
  readonly back: number;
  readonly fresh: number;
  readonly sentence: string;
}

/** How many people were on the team for so many seasons. */
export interface TenureCount {
  readonly seasons: number;
  readonly people: number;
}

export interface JoinValue {
  readonly name: string;
  readonly ink: ValueInk;
  readonly explanation: string;
}

/** Badge Quest in brief. */
export interface JoinQuest {
  readonly title: string;
  readonly welcome: string;
  readonly figures: readonly { readonly label: string; readonly value: string }[];
  readonly badges: readonly {
    readonly slug: string;
    readonly title: string;
    readonly times: number;
  }[];
  /** How many more were earned as often as the last of these. */
  readonly equals: number;
}

/** A day of tryouts, in words. */
export interface TryoutDay {
  /** "Saturday, May 15, 2027" */
  readonly day: string;
  readonly time: string | undefined;
  readonly place: string | undefined;
  readonly map: string | undefined;
}

/** The tryouts as the content announces them. */
export interface JoinTryouts {
  /** The callout in lines that each fill the measure. */
  readonly lines: readonly string[];
  readonly link: string;
  /** When registration is, for the clock; missing where its end is not known. */
  readonly dates: Dates | undefined;
  readonly registration: string | undefined;
  readonly days: readonly TryoutDay[];
  /** Place of the tryouts, until a day names one. */
  readonly where: { readonly place: string; readonly map: string | undefined } | undefined;
  readonly bring: readonly string[];
  readonly note: string | undefined;
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}

/** An answer to a recruit's first question: when, where, level, cost, contact. */
export interface JoinAnswer {
  readonly label: string;
  readonly values: readonly { readonly text: string; readonly to?: string | undefined }[];
}

/** Data of the join page. */
export interface JoinData {
  readonly title: string;
  readonly tryouts: JoinTryouts | undefined;
  /** The first questions while tryouts are announced, and while none are. */
  readonly answers: { readonly open: readonly JoinAnswer[]; readonly quiet: readonly JoinAnswer[] };
  /** The sport in a paragraph. */
  readonly ultimate: string | undefined;
  readonly facts: readonly JoinFact[];
  readonly returning: readonly Returning[];
  readonly tenures: readonly TenureCount[];
  readonly ask: {
    readonly title: string;
    readonly people: readonly { readonly name: PersonName; readonly note: string }[];
    /** Contact for the tryouts, if there is one. */
    readonly contact: string | undefined;
    readonly email: string | undefined;
  };
  readonly values: readonly JoinValue[];
  readonly quest: JoinQuest | undefined;
  readonly follow: readonly {
    readonly name: string;
    readonly link: string;
    readonly letters: string | undefined;
  }[];
  /** The path of the calendar to follow. */
  readonly calendar: string | undefined;
  readonly art: {
    readonly picture: string;
    readonly busts: string;
    readonly badges: string | undefined;
    readonly plates: string;
  };
}
