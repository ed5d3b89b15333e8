import { isDayFirst } from "#app/domain/dates/date-style.ts";
import { type Day, dayParts, dayNumber, dayOfNumber } from "#app/domain/dates/day.ts";
import { type TimeOfDay, clockText } from "#app/domain/dates/time-of-day.ts";
import { shortMonthName } from "#app/domain/dates/written-dates.ts";
import { findMedal, type Medal } from "#app/domain/places/medal.ts";
import { groupBy, sortedBy } from "#app/lib/list.ts";
import * as words from "#words/facts.ts";
import { ordinal } from "#words/grammar.ts";

/** One badge earned once by one person. The same badge can be earned many times. */
export interface Award {
  /** Id of the badge, such as LOW_TIDE. */
  readonly badge: string;
  /** Id of the player. */
  readonly player: string;
  readonly date: Day;
  /** Local time; missing if the log has only the day. */
  readonly time?: TimeOfDay | undefined;
  /** Role, state, animal or the like. */
  readonly note?: string | undefined;
}

/** Sorts awards by day and time; the log is in order of entry. Awards without a time come first on their day. */
export function sortByTime<A extends Pick<Award, "date" | "time">>(awards: readonly A[]): A[] {
  return sortedBy(awards, ({ date, time = "" }) => `${date} ${time}`);
}

/** A week with its items; it may have none. */
export interface Week<T> {
  /** a Monday */
  readonly first: Day;
  /** the Sunday after it */
  readonly last: Day;
  readonly items: readonly T[];
}

const A_MONDAY: Day = "2018-01-01";

/**
 * Groups items by week from the earliest to the latest, empty weeks included. Weeks start on Monday, because clubs count
 * from one weekend to the next. Items keep their order within a week.
 */
export function groupByWeek<T>(items: readonly T[], getDay: (item: T) => Day): Week<T>[] {
  const start = dayNumber(A_MONDAY);
  const weeks = groupBy(items, (item) => Math.floor((dayNumber(getDay(item)) - start) / 7));
  const numbers = sortedBy([...weeks.keys()], (number) => number);
  const [earliest, latest] = [numbers[0], numbers.at(-1)];
  if (earliest === undefined || latest === undefined) return [];
  return Array.from({ length: latest - earliest + 1 }, (_, index) => {
    const first = start + 7 * (earliest + index);
    return {
      first: dayOfNumber(first),
      last: dayOfNumber(first + 6),
      items: weeks.get(earliest + index) ?? [],
    };
  });
}

interface ValueTotal {
  readonly value: string;
  readonly badges: number;
}

/** Number of awards for each core value, in the values' order. Badges of an unknown value are not counted. */
export function totalsByValue<A>(
  awards: readonly A[],
  values: readonly string[],
  getValue: (award: A) => string | undefined,
): ValueTotal[] {
  return values.map((value) => ({
    value,
    badges: awards.filter((award) => getValue(award) === value).length,
  }));
}

/** Number of awards for each core value by week, Monday to Sunday, empty weeks included. */
export function awardsPerWeek<A extends Pick<Award, "date">>(
  awards: readonly A[],
  values: readonly string[],
  getValue: (award: A) => string | undefined,
) {
  return groupByWeek(awards, (award) => award.date).map(({ first, last, items }) => ({
    first,
    last,
    badges: items.length,
    byValue: totalsByValue(items, values, getValue),
  }));
}

/**
 * Date and time of an award (docs/product.md, Badge Quest): "Oct 3rd 2019, 4:00 pm", or "Jul 17th 2019" without a time; in
 * day-first, 24-hour style "3rd Oct 2019, 16:00".
 */
export function badgeDate(day: Day, time?: TimeOfDay): string {
  const { year, month, day: ofMonth } = dayParts(day);
  const [name, nth] = [shortMonthName(month), ordinal(ofMonth)];
  const date = isDayFirst() ? `${nth} ${name} ${year}` : `${name} ${nth} ${year}`;
  return time === undefined ? date : `${date}, ${clockText(time).toLowerCase()}`;
}

/** Slug of a badge for addresses and drawings: `LOW_TIDE` is `low-tide`. */
export function badgeSlug(id: string): string {
  return id.toLowerCase().replaceAll("_", "-");
}

/** Count shown on a badge or avatar; undefined for counts below 2. */
export function countTag(count: number): number | undefined {
  return count > 1 ? count : undefined;
}

/** The count in words: "not earned", "earned once", "earned 3 times". */
export function timesEarned(count: number): string {
  if (count < 1) return words.notEarned;
  return count === 1 ? words.earnedOnce : words.earnedTimes(count);
}

/** A row of the leaderboard. */
export interface Standing {
  readonly person: string;
  readonly badges: number;
  /** from 1; shared by equal counts */
  readonly place: number;
  /** the medal of places 1 to 3; nobody without badges has one */
  readonly medal: Medal | undefined;
}

/**
 * Ranks people by awards (docs/product.md, Badge Quest). Equal counts share a place (1, 2, 2, 4) and keep the given order;
 * awards of other people do not count.
 */
export function leaderboard(
  people: readonly string[],
  counts: ReadonlyMap<string, number>,
): Standing[] {
  const entries = people.map((person) => ({ person, badges: counts.get(person) ?? 0 }));
  const ranked = sortedBy(entries, ({ badges }) => -badges);
  let place = 0;
  let last: number | undefined;
  return ranked.map(({ person, badges }, index) => {
    if (badges !== last) place = index + 1;
    last = badges;
    return { person, badges, place, medal: badges > 0 ? findMedal(place) : undefined };
  });
}

/** A badge, and how many times it was earned: at least once. */
export interface EarnedBadge<B> {
  readonly badge: B;
  readonly times: number;
}

/** Earned badges, most often first; equals keep the given order. */
export function mostEarned<B>(
  badges: readonly B[],
  counts: ReadonlyMap<B, number>,
): EarnedBadge<B>[] {
  const earned = badges
    .map((badge) => ({ badge, times: counts.get(badge) ?? 0 }))
    .filter(({ times }) => times > 0);
  return sortedBy(earned, ({ times }) => -times);
}

/** Percentage of people with at least one badge, rounded (docs/product.md, Badge Quest). 0 if there is nobody. */
export function participationPercent(
  people: readonly string[],
  counts: ReadonlyMap<string, number>,
): number {
  if (people.length === 0) return 0;
  const active = people.filter((person) => (counts.get(person) ?? 0) > 0);
  return Math.round((active.length / people.length) * 100);
}

/**
 * Everybody in an edition: the roster, then guests, who earned a badge without being on it, by their first award.
 *
 * @param earners ids of the people of all awards, in order of entry
 */
export function questPeople(roster: readonly string[], earners: readonly string[]): string[] {
  return [...new Set([...roster, ...earners])];
}
