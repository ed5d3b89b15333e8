import type { ValueInk } from "#app/domain/value-inks.ts";
import type { TeamArtwork } from "#app/pages/shared/team-picture/team-artwork.ts";
import type { PersonName } from "#app/content/record/person-name.ts";

/** A fact about the club with links to the pages that prove it. */
export interface JoinFact {
  readonly label: string;
  readonly values: readonly { readonly text: string; readonly to?: string | undefined }[];
}

export interface JoinValue {
  readonly name: string;
  readonly ink: ValueInk;
  readonly explanation: string;
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
  /** The year in the callout. */
  readonly year: number | undefined;
  readonly link: string;
  readonly registration: string | undefined;
  readonly days: readonly TryoutDay[];
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
  /** News of the club itself, such as a break. */
  readonly status: string | undefined;
  /** Answers while tryouts are announced, and while there are none. */
  readonly answers: { readonly open: readonly JoinAnswer[]; readonly quiet: readonly JoinAnswer[] };
  readonly facts: readonly JoinFact[];
  readonly ask: {
    readonly title: string;
    readonly people: readonly { readonly name: PersonName; readonly note: string }[];
    /** Contact for the tryouts, if there is one. */
    readonly contact: string | undefined;
    readonly email: string | undefined;
  };
  readonly values: readonly JoinValue[];
  readonly art: {
    readonly picture: string;
    readonly busts: string;
    readonly team: TeamArtwork;
  };
}
