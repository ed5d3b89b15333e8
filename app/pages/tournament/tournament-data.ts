import type { Ink } from "#app/art/print/ink.ts";
import type { Score } from "#app/domain/games/game.ts";
import type { Outcome } from "#app/domain/games/outcome.ts";
import type { Day } from "#app/domain/dates/day.ts";
import type { OpponentId, TournamentId } from "#app/domain/ids.ts";
import type { Dates } from "#app/domain/today/dates.ts";

/** A tournament that links lead to. */
export interface TournamentLink {
  readonly id: TournamentId;
  readonly label: string;
}

interface GameFacts {
  readonly key: string;
  /** The opponent's, or that it is to come. */
  readonly name: string;
  /** The round's name, or what the game was played for: "Semifinal", "Bracket". */
  readonly kind: string;
  /** The rest of it under the heading of its group: "Semifinal", "Home"; empty if that says it all. */
  readonly kindInGroup: string;
  /** "Sat 9:00 AM"; empty while it is unknown. */
  readonly when: string;
  readonly remark?: string;
  readonly video?: string;
  readonly forfeit?: true;
}

interface AgainstFacts extends GameFacts {
  readonly opponent: OpponentId;
  /** The opponent was met only at unsanctioned tournaments, so nothing links to it. */
  readonly hasNoPage?: true;
  /** "7–10 in 17 meetings" */
  readonly meetings: string;
}

/** A game with a score. */
export interface ShownScore extends AgainstFacts, Score {
  readonly kindOf: "played";
  readonly outcome: Outcome;
}

interface WithoutScore {
  /** In place of the score: "to play", "no score". */
  readonly missing: string;
}

/** A game as its row shows it: without an opponent, without a score, and with one. */
export type ShownGame =
  | (GameFacts & WithoutScore & { readonly kindOf: "undecided" })
  | (AgainstFacts & WithoutScore & { readonly kindOf: "scheduled" })
  | ShownScore;

/** Games under one heading: pool play, a round, a day. */
export interface GameGroup {
  /** Empty for games whose day is unknown. */
  readonly heading: string;
  /** "2–0"; empty while none of its games is played. */
  readonly record: string;
  /** Of its games. */
  readonly keys: readonly string[];
}

export interface EventYear {
  readonly id: TournamentId;
  readonly year: number;
  readonly record: string;
  readonly where: string;
  readonly place: number | undefined;
}

/** A story about the tournament. */
export interface Coverage {
  readonly title: string;
  /** Of the title, if it is not that of the club's texts. */
  readonly language?: string | undefined;
  readonly link: string;
  /** "Ultiworld, September 29, 2016" */
  readonly note: string;
  readonly isVideo: boolean;
}

/** When a game is, as far as it is known. */
export interface GameMoment {
  readonly day?: Day | undefined;
  /** In milliseconds since 1970. */
  readonly start?: number | undefined;
  /** At the venue: "9:00 AM"; empty while it is unknown. */
  readonly time: string;
  /** Its place among the dated games, which the day counts by. */
  readonly dated: number;
}

/** Live data of a tournament that is still to come or lacks scores. */
export interface LiveData {
  readonly dates: Dates;
  /** Of each game, in the order of the games. */
  readonly moments: readonly GameMoment[];
  readonly scoresAsOf: ScoresAsOf | undefined;
  readonly days: number;
}

/** When the content was published last, where the build knows it. */
export interface ScoresAsOf {
  /** In milliseconds since 1970. */
  readonly at: number;
  /** "Saturday, June 12, 3:42 PM" */
  readonly words: string;
}

/** Data of a tournament page. */
export interface TournamentData {
  readonly id: TournamentId;
  readonly name: string;
  readonly year: number;
  /** The state's letters on the poster's tab; empty where there is none. */
  readonly state: string;
  /** The year of its season, if there was a team that year. */
  readonly season: number | undefined;
  readonly previous: TournamentLink | undefined;
  readonly next: TournamentLink | undefined;
  readonly when: string;
  /** "Eastern time" */
  readonly zone: string;
  readonly where: string;
  readonly map: string | undefined;
  readonly place: number | undefined;
  readonly seed: string | undefined;
  readonly record: string | undefined;
  readonly points: string | undefined;
  /** The path of its calendar, as long as it is to come. */
  readonly calendar: string | undefined;
  /** Notices about it: canceled, not sanctioned, still to come. */
  readonly notices: readonly string[];
  readonly games: readonly ShownGame[];
  readonly groups: readonly GameGroup[];
  /** Missing once all scores are there, or where none comes any more. */
  readonly live: LiveData | undefined;
  /** All years of the event, if there are others. */
  readonly years: readonly EventYear[];
  /** The stories about it, newest first. */
  readonly coverage: readonly Coverage[];
  /** The event's own page: "USAU page". */
  readonly link: { readonly href: string; readonly label: string } | undefined;
  /** Where it can be watched, as long as it is to come. */
  readonly stream: string | undefined;
  /** Address of the sheet with the scene and the opponents' crests. */
  readonly art: string;
  /** Color of the scene's ground. */
  readonly ground: Ink;
}
