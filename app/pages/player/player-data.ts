import type { Ground } from "#app/art/season/printed-season.ts";
import type { PersonId } from "#app/domain/ids.ts";
import type { QuestEditionQuery } from "#app/content/record/figures.ts";
import type { CountGroup } from "#app/pages/shared/people/count-group.ts";

/** A person that links lead to. */
export interface PersonLink {
  readonly id: PersonId;
  readonly name: string;
}

/** A season of hers. */
export interface PlayerSeason {
  readonly year: number;
  /** The ink of the season. */
  readonly lead: Ground;
  readonly as: "player" | "captain" | "coach";
  readonly alsoCoach?: true;
  readonly record?: string;
  readonly finish?: string;
}

/** A badge by its picture and its page. */
export interface PlayerBadge {
  readonly slug: string;
  readonly title: string;
  readonly times: number;
}

export interface PlayerEdition {
  readonly title: string;
  readonly year: number;
  /** None where she was not on the roster of that year. */
  readonly place?: number;
  /** "6th of 28 people" */
  readonly note: string;
  readonly badges?: number;
  /** Whether Badge Quest shows this edition. */
  readonly inQuest: QuestEditionQuery | undefined;
}

export interface PlayerQuest {
  /** "93 badges earned, 25 created" */
  readonly note: string;
  readonly editions: readonly PlayerEdition[];
  readonly badges: readonly PlayerBadge[];
  readonly made: readonly PlayerBadge[];
}

export interface PlayerPlate {
  readonly code: string;
  readonly name: string;
  readonly date: string;
  readonly year: number;
}

export interface PlayerSong {
  readonly title: string;
  readonly link: string | undefined;
  readonly list: string;
  readonly listId: string;
  readonly year: number;
}

/** Data of a player page. */
export interface PlayerData {
  readonly id: PersonId;
  readonly name: {
    readonly first: string;
    readonly last: string;
    readonly nickname?: string | undefined;
  };
  readonly lead: Ground;
  /** Of her last season, in which the large picture shows her. */
  readonly year: number;
  readonly facts: readonly {
    readonly label: string;
    readonly value: string;
    readonly note?: string;
  }[];
  readonly number: string;
  /** "previously 29": the other numbers that she wore, newest first. */
  readonly previously?: string;
  readonly previous: PersonLink | undefined;
  readonly next: PersonLink | undefined;
  readonly seasons: readonly PlayerSeason[];
  readonly mates: {
    readonly count: number;
    readonly open: readonly CountGroup[];
    readonly rest: readonly CountGroup[];
  };
  readonly quest: PlayerQuest | undefined;
  readonly plates: readonly PlayerPlate[];
  readonly songs: readonly PlayerSong[];
  readonly art: {
    /** Her large picture. */
    readonly own: string;
    /** Those of teammates. */
    readonly busts: string;
    /** Badges and plates. */
    readonly things: string;
  };
}
