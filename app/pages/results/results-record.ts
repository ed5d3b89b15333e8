import type { Score } from "#app/domain/games/game.ts";
import type { Opponent } from "#app/domain/opponents.ts";

/** A season as the filter offers it, and as the head over its tournaments states its record. */
export interface SeasonHead {
  /** "team-2022" */
  readonly id: string;
  readonly year: number;
  /** "Côte Sauvage 2022" */
  readonly name: string;
  /** The published record, "16–11"; missing until the first game. */
  readonly record?: string;
  /** The record read out: "16 wins, 11 losses". */
  readonly words?: string;
  /** "3rd Regionals"; missing until the season is over. */
  readonly finish?: string;
}

/**
 * A game: the opponent's key once it is known, when it was ("Sat 9:00 AM", "Sat 9:00 AM (forfeit)"), and the score
 * once it is played, or "not played".
 */
export type ShapedGame =
  | readonly [opponent: string, when: string, us: number, them: number, winner?: Score["winner"]]
  | readonly [opponent: string | null, when: string, notPlayed?: string];

/** The games of one type in playing order. */
export interface ScoreGroup {
  /** "Pool play" */
  readonly heading: string;
  /** "3–1"; missing while none of them is played. */
  readonly record?: string;
  /** "3 wins, 1 loss" */
  readonly words?: string;
  readonly games: readonly ShapedGame[];
}

/** A tournament as the page shows it. What is not known is missing. */
export interface ShapedTournament {
  readonly id: string;
  readonly name: string;
  /** The year it is listed under, that of its first day. */
  readonly year: number;
  /** The year of its last day. */
  readonly endYear: number;
  /** It has no dates, and therefore no page, yet. */
  readonly isUnannounced?: true;
  /** "October 1 - 2", or that the dates are not announced. */
  readonly dates: string;
  /** "Zeeland, MI" */
  readonly where: string;
  /** Other names that the search finds: "nationals", "Florida", "12th Nationals". */
  readonly otherNames: readonly string[];
  readonly map: string;
  /** The event's own page. */
  readonly link?: string;
  /** "USAU page" */
  readonly linkLabel?: string;
  /** The finishing place, from 1. */
  readonly place?: number;
  /** "5–2"; missing while nothing is played. */
  readonly record?: string;
  /** "5 wins, 2 losses" */
  readonly words?: string;
  /** The points of both over its played games, "85–44"; missing while nothing is played. */
  readonly points?: string;
  /** Points between the teams, one number for each played game in playing order. */
  readonly margins: readonly number[];
  /** Remark on it: "Canceled", "Ended early: 1 game not played". */
  readonly note?: string;
  readonly groups: readonly ScoreGroup[];
}

/** The artwork of the tournaments listed under one year: addresses of sheets. */
export interface YearArt {
  /** Labels by tournament id. */
  readonly emblems: string;
  /** Artwork of open tournaments: scenes by tournament id, crests as `team-` and the key. */
  readonly scores: string;
}

/** The tournaments with what belongs to them. */
export interface TournamentRecord {
  /** Newest first. */
  readonly tournaments: readonly ShapedTournament[];
  /** Every opponent of these tournaments, by key. */
  readonly opponents: Readonly<Record<string, Opponent>>;
  /** By year. */
  readonly art: Readonly<Record<string, YearArt>>;
}

/** Data of the Results page. */
export interface ResultsRecord extends TournamentRecord {
  /** Newest first. */
  readonly seasons: readonly SeasonHead[];
  readonly defaultSeason: string;
  /** The sheet with the picture for an empty list. */
  readonly empty: string;
}
