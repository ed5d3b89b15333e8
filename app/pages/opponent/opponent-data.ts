import type { Score } from "#app/domain/games/game.ts";
import type { OpponentId, TournamentId } from "#app/domain/ids.ts";
import type { Outcome } from "#app/domain/games/outcome.ts";
import type { TeamRecord } from "#app/domain/records.ts";

/** An opponent for a link. */
export interface OpponentLink {
  readonly id: OpponentId;
  readonly name: string;
  readonly hasNoPage?: true;
}

/** A game in the list of meetings. */
export interface Meeting {
  readonly key: string;
  readonly tournament: TournamentId;
  readonly title: string;
  readonly hasPage: boolean;
  /** "Pool play · Zeeland, MI" */
  readonly where: string;
  readonly when: string | undefined;
  readonly year: number;
  /** Placeholder for a score: "to play", "no score". */
  readonly missing?: string | undefined;
  /** Start of a game without a score, or the end of its day if the time is unknown, in milliseconds since 1970. */
  readonly start?: number | undefined;
  readonly score?: Score;
}

/** A figure of the head-to-head record. `of` is linked before the note. */
export interface HeadFigure {
  readonly label: string;
  readonly value: string;
  readonly isText?: boolean;
  readonly note?: string;
  readonly of?: Meeting;
}

/** The games of a year, in playing order. */
export interface MeetingYear {
  readonly year: number;
  readonly hasSeason: boolean;
  readonly bars: readonly {
    readonly key: string;
    readonly outcome: Outcome;
    readonly score: string;
    readonly margin: number;
    /** Name of the tournament. */
    readonly name: string;
  }[];
}

/** Data of an opponent page. */
export interface OpponentData {
  readonly id: OpponentId;
  readonly name: string;
  /** Its place, if it is abroad. */
  readonly where?: string;
  /** Name without the city, for its disc. */
  readonly shortName: string;
  readonly crest: string;
  readonly previous: OpponentLink | undefined;
  readonly next: OpponentLink | undefined;
  /** The team under its current name, if this is a former one. */
  readonly now: OpponentLink | undefined;
  readonly formerly: readonly OpponentLink[];
  readonly record: TeamRecord & { readonly ties: number };
  readonly figures: readonly HeadFigure[];
  /** "17 games since 2015" */
  readonly extent: string;
  /** Empty if there is only one meeting. */
  readonly years: readonly MeetingYear[];
  /** Newest first. */
  readonly games: readonly Meeting[];
}
