import type { Ground } from "#app/art/season/printed-season.ts";
import type { PersonId, TournamentId } from "#app/domain/ids.ts";
import type { PersonName } from "#app/content/record/person-name.ts";
import type { QuestEditionQuery } from "#app/content/record/figures.ts";
import type { TeamArtwork } from "#app/pages/shared/team-picture/team-artwork.ts";
import type { Story } from "#app/pages/shared/story/story.ts";
import type { Outcome } from "#app/domain/games/outcome.ts";

/** Someone of the team, as lists of the page name her. */
export interface SeasonMember {
  readonly id: PersonId;
  readonly name: string;
  /** The jersey's number; C for a coach, empty where there is none. */
  readonly number: string;
  readonly as: "player" | "captain" | "coach";
  readonly alsoCoach?: true;
}

/** A game of the chart and its table. */
export interface SeasonGame {
  readonly key: string;
  readonly outcome: Outcome;
  readonly score: string;
  readonly margin: number;
  readonly opponent: string;
  readonly forfeit?: true;
  /** "Sat 9:00 AM"; empty while it is unknown. */
  readonly when: string;
}

/** A tournament with its games. */
export interface SeasonTournament {
  readonly id: TournamentId;
  readonly name: string;
  readonly hasPage: boolean;
  readonly dates: string;
  readonly where: string;
  readonly record: string | undefined;
  readonly place: number | undefined;
  readonly games: readonly SeasonGame[];
}

/** A figure in the row below the head. */
export interface SeasonFigure {
  readonly label: string;
  readonly value: string;
  readonly isText?: true;
  readonly note?: string;
}

/** Leaders of Badge Quest that year; without counts if there is no log. */
export interface SeasonQuest {
  readonly title: string;
  readonly total: number;
  readonly leaders: readonly (PersonName & {
    readonly place: number;
    readonly badges?: number;
  })[];
  /** Query for this edition's Badge Quest; an edition without a log shows the totals alone. */
  readonly inQuest: QuestEditionQuery | undefined;
}

/** Data of a season page. */
export interface SeasonData {
  readonly year: number;
  readonly lead: Ground;
  readonly years: readonly number[];
  readonly figures: readonly SeasonFigure[];
  /** Sanctioned ones, oldest first. */
  readonly tournaments: readonly SeasonTournament[];
  /** Its calendar may still change. */
  readonly isOpen: boolean;
  /** The others, in words. */
  readonly unsanctioned: string | undefined;
  readonly highlights: readonly string[];
  readonly official: { readonly link: string; readonly label: string } | undefined;
  readonly release: string | undefined;
  readonly members: readonly SeasonMember[];
  /** "27 players, 1 coach" */
  readonly team: string;
  readonly quest: SeasonQuest | undefined;
  readonly playlists: readonly { readonly id: string; readonly title: string }[];
  readonly news: readonly Story[];
  readonly newsCount: number;
  /** The season's id for links that carry it along. */
  readonly season: string;
  readonly art: {
    readonly hero: string;
    readonly busts: string;
    readonly emblems: string;
    readonly team: TeamArtwork | undefined;
    readonly sleeves: string | undefined;
  };
}
