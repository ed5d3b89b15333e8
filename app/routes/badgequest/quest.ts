import type { ChartWeek } from "#app/charts/chart-week.ts";
import type { FormerIds } from "#app/domain/former-ids.ts";
import type { Medal } from "#app/domain/places/medal.ts";

/** A person of the edition as the leaderboard shows her. */
export interface QuestPerson {
  id: string;
  first: string;
  last: string;
  badges: number;
  place: number;
  /** "st", "nd", "rd" or "th" */
  suffix: string;
  medal?: Medal | undefined;
  /** She earned badges without being on the roster of the edition. */
  isGuest?: true;
}

/** A badge and how often the team earned it in the edition. */
export interface QuestBadge {
  id: string;
  title: string;
  /** the core value that it counts for, by name */
  value: string;
  times: number;
}

/** Somebody named by the game; `season` is where she is found when she was not in the edition. */
export interface Someone {
  id: string;
  name: string;
  season?: string | undefined;
}

/** The badges that came into use together, by id. */
export interface QuestUpdate {
  name: string;
  badges: readonly string[];
}

/** An edition of the past with its published totals. */
export interface PastEdition {
  title: string;
  year: number;
  /** There was no team that year. */
  hasNoSeason?: true | undefined;
  badges: number;
  participation: number;
  leaders: readonly PastLeader[];
}

export interface PastLeader {
  who: Someone;
  place: number;
  suffix: string;
  medal?: Medal | undefined;
  /** how many badges, where the edition's log is kept */
  badges?: number | undefined;
}

/** Data of the Badge Quest page before anything is selected. */
export interface Quest {
  title: string;
  year: number;
  /** id of the roster whose people play */
  roster: string;
  /** empty for an edition of the past */
  welcome: string;
  /** the day of the last award of an edition that is over */
  ended?: string | undefined;
  updated?: { moment: string; text: string } | undefined;
  total: number;
  /** per cent of the people */
  participation: number;
  /** ids of all who share the first place */
  leaders: readonly string[];
  /** id of the person who is selected at first: the roster's first player */
  firstPerson: string | undefined;
  /** everybody of the edition in order of place */
  people: readonly QuestPerson[];
  /** missing if nobody has a former name */
  formerIds?: FormerIds;
  /** the season's badge set in order of activation */
  badges: readonly QuestBadge[];
  updates: readonly QuestUpdate[];
  /** how many badges only other editions had */
  otherBadges: number;
  weeks: readonly ChartWeek[];
  values: readonly number[];
  mostEarned: readonly string[];
  /** How many more were earned as often as the last of these. */
  equallyEarned: number;
  newest: readonly string[];
  history: readonly PastEdition[];
}
