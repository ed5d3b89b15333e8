import type { ValueInk } from "#app/domain/value-inks.ts";
import type { Dates } from "#app/domain/today/dates.ts";
import type { PersonName } from "#app/content/record/person-name.ts";

/** A fact about the club with links to the pages that prove it. */
export interface JoinFact {
  readonly label: string;
  readonly values: readonly { readonly text: string; readonly to?: string | undefined }[];
}

/** Numbers of returning and new players of a season. */
export interface Returning {
  readonly year: number;
  readonly back: number;
  readonly fresh: number;
  readonly sentence: string;
}

/** Number of people who were on the team for so many seasons. */
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
  /** Number of further badges tied with the last of these. */
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

/** The announced tryouts. */
export interface JoinTryouts {
  /** The callout in lines of wood type. */
  readonly lines: readonly string[];
  readonly link: string;
  /** Registration dates, if the end is known. */
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
  /** Answers while tryouts are announced, and while there are none. */
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
  /** Path of the calendar. */
  readonly calendar: string | undefined;
  readonly art: {
    readonly picture: string;
    readonly busts: string;
    readonly badges: string | undefined;
    readonly plates: string;
  };
}
