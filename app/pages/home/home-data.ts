import type { TicketPlace } from "#app/art/hero/hero-plan.ts";
import type { Outcome } from "#app/domain/games/outcome.ts";
import type { Score } from "#app/domain/games/game.ts";
import type { OpponentId } from "#app/domain/ids.ts";
import type { StateKey } from "#app/domain/today/day-of.ts";
import type { Dates } from "#app/domain/today/dates.ts";

/** A state of the day; "any" is that of the prerendered document. */
export type WordingState = StateKey | "any";

/** States with the prerendered one, if the text is true on every day. */
export function withAny(isNeutral: boolean, ...states: readonly WordingState[]): WordingState[] {
  return isNeutral ? ["any", ...states] : [...states];
}

/** Text for some states of the day; that for "any" is true on every day. */
export interface Wording {
  readonly at: readonly WordingState[];
}

/** Heading of the sheet. Without a note it counts the days. */
export interface HeadWording extends Wording {
  readonly title: string;
  readonly note: string | undefined;
}

/** The ticket on the poster: gold for an invitation, newsprint for something past. */
export type TicketWording = Wording &
  (
    | {
        readonly kind: "callout";
        /** The sentence in three lines. */
        readonly lines: readonly [start: string, middle: string, end: string];
        readonly link: string;
      }
    | {
        readonly kind: "words";
        readonly first: string;
        /** The large line; a countdown if undefined. */
        readonly large: string | undefined;
        readonly last: string;
        readonly isQuiet: boolean;
        readonly href: string;
        /** The games of today, for a ticket with the next one. */
        readonly games?: readonly DayGame[];
      }
  );

interface DayGameFacts {
  /** Index among the dated games of its event. */
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
        /** Opponents met only at unsanctioned tournaments have no page. */
        readonly hasNoPage?: true;
        readonly score?: (Score & { readonly outcome: Outcome }) | undefined;
      }
    | { readonly opponent?: undefined; readonly hasNoPage?: true; readonly score?: undefined }
  );

interface DayDiscData {
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
  /** Id of its picture on the art sheet. */
  readonly scene: string;
  readonly disc: DayDiscData | undefined;
  readonly place: number | undefined;
  readonly list: SheetList | undefined;
  /** Name of the venue's time zone, if games are still to come. */
  readonly zone: string | undefined;
}

/** Data of Home that depends on the day. */
export interface DayData {
  /** Undefined if every day looks the same. */
  readonly dates: Dates | undefined;
  readonly heads: readonly HeadWording[];
  readonly sheets: readonly SheetWording[];
  readonly tickets: readonly TicketWording[];
}

/** One season on the rail below the poster. */
export interface RailSeason {
  id: string;
  year: number;
  record: string;
  finish: string;
  /** It has no finish yet. */
  isNow: boolean;
}

/** A page that is not in the header, shown as a poster on Home. */
export interface Poster {
  path: string;
  name: string;
  /** Id of its picture on the sheet of posters. */
  art: string;
  caption: string;
}

/** The story with the latest date. */
export interface HomeStory {
  title: string;
  /** Of the title, if it is not that of the club's texts. */
  language?: string;
  link: string;
  date: string;
  /** "Video, Gazette" */
  by: string;
  isVideo: boolean;
  /** "All 73 stories" */
  all: string;
}

export interface HomeContent {
  /** Introduces the club: its name, division and sport, home, and first year. */
  headline: { name: string; parts: readonly string[] };
  /** Date-dependent parts: the ticket on the poster and the sheet below it. */
  day: DayData;
  /** Alt text of the poster, and the position of its ticket. */
  stage: { words: string; ticket: TicketPlace };
  /** The newest first. */
  seasons: readonly RailSeason[];
  story: HomeStory | undefined;
  posters: readonly Poster[];
}
