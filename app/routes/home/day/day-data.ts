import type { Outcome } from "#app/domain/games/outcome.ts";
import type { Score } from "#app/domain/games/game.ts";
import type { OpponentId } from "#app/domain/ids.ts";
import type { Dates } from "#app/domain/today/dates.ts";

/** Text for some states of the day; "any" is the prerendered text, true on every day. */
export interface Wording {
  readonly at: readonly string[];
}

/** The head of the sheet; without a note, the note counts the days. */
export interface HeadWording extends Wording {
  readonly title: string;
  readonly note: string | undefined;
}

/** The ticket on the poster: gold is something to do, newsprint looks back. */
export type TicketWording = Wording &
  (
    | {
        readonly kind: "callout";
        /** In the three lines of the ticket; together they are the sentence. */
        readonly lines: readonly [start: string, middle: string, end: string];
        readonly link: string;
      }
    | {
        readonly kind: "words";
        readonly first: string;
        /** Fills the ticket; without it the days are counted, or the time to the next game. */
        readonly large: string | undefined;
        readonly last: string;
        readonly isQuiet: boolean;
        readonly href: string;
        /** The games of today, for a ticket that tells the next one. */
        readonly games?: readonly DayGame[];
      }
  );

interface DayGameFacts {
  /** Its place among the dated games of its event. */
  readonly index: number;
  readonly key: string;
  readonly when: string;
  /** In milliseconds since 1970. */
  readonly start?: number | undefined;
  readonly name: string;
  /** "3–0 in 3 meetings"; the round of a game whose opponent is not known yet. */
  readonly detail: string;
}

/** A game in the list of the sheet. */
export type DayGame = DayGameFacts &
  (
    | {
        readonly opponent: OpponentId;
        /** The opponent was met only at unsanctioned tournaments, so nothing links to it. */
        readonly hasNoPage?: true;
        readonly score?: (Score & { readonly outcome: Outcome }) | undefined;
      }
    | { readonly opponent?: undefined; readonly hasNoPage?: true; readonly score?: undefined }
  );

export interface DayDiscData {
  readonly large: string;
  readonly small: string;
  /** Scores are missing. */
  readonly isOpen?: true;
}

export interface TryoutRow {
  readonly ofMonth: string;
  readonly day: string;
  readonly detail: string;
}

export interface SheetButton {
  readonly label: string;
  readonly href: string;
  readonly to: "page" | "site" | "file";
}

/** The list beside the facts: games, days of tryouts, or nothing. */
export interface SheetList {
  readonly title: string;
  readonly note: string;
  readonly games: readonly DayGame[];
  readonly days: readonly TryoutRow[];
  /** Placeholder for a missing score. */
  readonly missing: string;
}

export interface SheetWording extends Wording {
  readonly label: string;
  readonly name: string;
  /** The name in one or two lines. */
  readonly lines: readonly string[];
  readonly facts: readonly string[];
  readonly where: { readonly text: string; readonly map: string | undefined } | undefined;
  readonly buttons: readonly SheetButton[];
  /** Its picture on the sheet of art. */
  readonly scene: string;
  readonly disc: DayDiscData | undefined;
  readonly place: number | undefined;
  readonly list: SheetList | undefined;
  /** The venue's time in words, where games are still to come. */
  readonly zone: string | undefined;
}

/** All that Home says about the day. */
export interface DayData {
  /** Missing where every day shows the same. */
  readonly dates: Dates | undefined;
  readonly heads: readonly HeadWording[];
  readonly sheets: readonly SheetWording[];
  readonly tickets: readonly TicketWording[];
}
