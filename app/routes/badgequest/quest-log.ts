import type { QuestBadge, Someone } from "./quest.ts";

/**
 * One award: the index of its badge and of its person in the quest's lists, the index of its week,
 * when it was earned, and its note. A tuple, because there are hundreds.
 */
export type LogEntry = readonly [
  badge: number,
  person: number,
  week: number,
  when: string,
  note?: string,
];

export interface BadgeDetail {
  creator?: Someone | undefined;
  /** whether its awards are the claims on the Fifty Plates map */
  onMap?: boolean;
  /** lines on other editions, such as "2018: earned 12 times by 8 people" */
  earlier: readonly string[];
}

/** Data for the details of people and badges; fetched on first use. */
export interface QuestLog {
  /** newest first */
  entries: readonly LogEntry[];
  /** badges of other editions only */
  otherBadges: readonly QuestBadge[];
  /** by badge id */
  details: Readonly<Record<string, BadgeDetail>>;
  /** codes of the plates on the Fifty Plates map by the notes that name them */
  plates: Readonly<Record<string, string>>;
  /** lines on earlier editions by person id, such as "2018: 36 badges, 4th place" */
  earlier: Readonly<Record<string, readonly string[]>>;
}
