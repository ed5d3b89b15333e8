import type { FormerIds } from "#app/domain/former-ids.ts";
import type { ChartWeek } from "#app/pages/shared/charts/chart-week.ts";
import type { Medal } from "#app/domain/places/medal.ts";

/** A person on the leaderboard. */
export interface QuestPerson {
  id: string;
  first: string;
  last: string;
  badges: number;
  place: number;
  medal?: Medal | undefined;
  /** Earned badges without being on the edition's roster. */
  isGuest?: true;
}

/** A badge and how often the team earned it in the edition. */
export interface QuestBadge {
  id: string;
  title: string;
  /** name of its core value */
  value: string;
  times: number;
}

/** Somebody the game names. `season` is a roster id, only for people who are not in the edition. */
export interface Someone {
  id: string;
  name: string;
  season?: string | undefined;
}

/** Badges that were released together: so many after those of the updates before. */
export interface QuestUpdate {
  name: string;
  badges: number;
}

/** A past edition with its published totals. */
export interface PastEdition {
  title: string;
  year: number;
  /** There was no team that year. */
  hasNoSeason?: true | undefined;
  badges: number;
  participation: number;
  leaders: readonly PastLeader[];
}

interface PastLeader {
  who: Someone;
  place: number;
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
  /** percentage of the people */
  participation: number;
  /** ids of all who share the first place */
  leaders: readonly string[];
  /** id of the roster's first player, who is selected by default */
  firstPerson: string | undefined;
  /** everybody in the edition, by place */
  people: readonly QuestPerson[];
  /** missing if nobody has a former name */
  formerIds?: FormerIds;
  /** the season's badge set in order of activation */
  badges: readonly QuestBadge[];
  updates: readonly QuestUpdate[];
  /** number of badges that only other editions had */
  otherBadges: number;
  weeks: readonly ChartWeek[];
  values: readonly number[];
  newest: readonly string[];
  history: readonly PastEdition[];
}

/** An award, with indexes into the quest's lists. A tuple, because there are hundreds. */
export type LogEntry = readonly [
  badge: number,
  person: number,
  week: number,
  when: string,
  note?: string,
];

export interface BadgeDetail {
  creator?: Someone | undefined;
  /** whether its awards are claims on the Fifty Plates map */
  onMap?: boolean;
}

/** Data for the details of people and badges. */
export interface QuestLog {
  /** newest first */
  entries: readonly LogEntry[];
  /** badges of other editions only */
  otherBadges: readonly QuestBadge[];
  /** by badge id */
  details: Readonly<Record<string, BadgeDetail>>;
  /** codes of the plates on the Fifty Plates map by the notes that name them */
  plates: Readonly<Record<string, string>>;
}

/** An edition with its log and the URL of its people's pictures. */
interface QuestEdition {
  readonly quest: Quest;
  readonly log: QuestLog;
  readonly busts: string;
}

/** Badge data shared by all editions. */
export interface QuestBadges {
  /** The names of the core values. */
  readonly values: readonly string[];
  /** Rule of each badge, by its id. */
  readonly rules: Readonly<Record<string, string>>;
  /** Sheets of tokens: those of the default edition, and all others. */
  readonly tokens: { readonly first: string; readonly others: string };
}

/** All editions, the default one first. */
export type QuestEditions = readonly [QuestEdition, ...QuestEdition[]];

/** The edition of a year in the URL; the default one if there is none. */
export function editionIn(editions: QuestEditions, year: string | undefined): QuestEdition {
  return editions.find(({ quest }) => String(quest.year) === year) ?? editions[0];
}
