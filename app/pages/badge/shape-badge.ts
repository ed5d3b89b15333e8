import { awardsPerWeek, sortByTime } from "#app/domain/badge-quest/badge-quest.ts";
import { longDate, shortDate } from "#app/domain/dates/written-dates.ts";
import { countBy, groupBy, neighbors, sortedBy } from "#app/lib/list.ts";
import { titleLines } from "#app/lib/wood-type/lines.ts";
import { capFor } from "#app/lib/wood-type/measure.ts";
import { sortByName } from "#app/record/figures.ts";
import { describeBadge, shapeBadge } from "#app/entities/badge/shape.ts";
import { type PersonShape, shapePerson } from "#app/entities/person/shape.ts";
import type { Ground } from "#app/art/season/printed-season.ts";
import type { Award, Badge, ClubRecord, Edition, Person } from "#app/record/record.ts";
import { onceFor } from "#app/lib/once-for.ts";
import * as badgeFacts from "#words/facts/badge.ts";
import * as words from "#words/pages/badge.ts";
import { ordinal } from "#words/grammar/ordinal.ts";

/** Number of holders on the roster of each badge in an edition; guests do not count. */
const countHolders = onceFor((edition: Edition): ReadonlyMap<Badge, number> => {
  const roster = new Set(edition.season?.members.map(({ person }) => person));
  const people = new Map(edition.activated.map((badge) => [badge, new Set<Person>()]));
  for (const { badge, person } of edition.awards) {
    if (roster.has(person)) people.get(badge)?.add(person);
  }
  return new Map(Array.from(people, ([badge, holders]) => [badge, holders.size]));
});

/** "The 23rd rarest of 57 badges, tied with 1 other.", or its rank among the most widespread. */
function describeRarity(badge: Badge, edition: Edition): string {
  const holders = countHolders(edition);
  const own = holders.get(badge) ?? 0;
  const all = [...holders.values()];
  const fewer = all.filter((count) => count < own).length;
  const more = all.filter((count) => count > own).length;
  const [rankIndex, word] = fewer <= more ? [fewer, words.rarest] : [more, words.mostWidespread];
  const rank = rankIndex === 0 ? word : `${ordinal(rankIndex + 1)} ${word}`;
  const others = all.length - fewer - more - 1;
  return words.rarityRank(rank, all.length, others);
}

const awardsIn = (badge: Badge, edition: Edition) =>
  badge.awards.filter((award) => award.edition === edition);

/** People who earned the badge in an edition, most often first, then by name. */
function shapeEdition(badge: Badge, edition: Edition) {
  const awards = awardsIn(badge, edition);
  const counts = countBy(awards, ({ person }) => person);
  const groups = groupBy(sortByName([...counts.keys()]), (person) => counts.get(person) ?? 0);
  const earners = Array.from(groups, ([count, people]) => ({
    count,
    people: people.map(shapePerson),
  }));
  const note =
    awards.length === 0
      ? badgeFacts.earnedByNobody
      : badgeFacts.timesBy(awards.length, counts.size);
  return {
    title: edition.title,
    year: edition.year,
    note,
    earners: sortedBy(earners, ({ count }) => -count),
  };
}

interface BadgeFigure {
  readonly label: string;
  readonly value: string;
  readonly isText?: true;
  readonly note: string;
  /** Person named after the note. */
  readonly person?: PersonShape;
}

/**
 * Share of the roster who earned it in an edition: "57%", "of 28. The 23rd rarest of 76 badges."
 */
function shareIn(badge: Badge, edition: Edition): BadgeFigure[] {
  const members = edition.season?.members.length ?? 0;
  if (members === 0) return [];
  const held = countHolders(edition).get(badge) ?? 0;
  const share = `${Math.round((held / members) * 100)}%`;
  const note = words.ofTheRoster(held, members, describeRarity(badge, edition));
  return [{ label: words.rosterFrom(edition.year), value: share, note }];
}

/** The first award on record. */
function shapeFirstAward(badge: Badge): BadgeFigure[] {
  return sortByTime(badge.awards)
    .slice(0, 1)
    .map(({ date, person }) => ({
      label: words.firstOnRecord,
      value: longDate(date),
      isText: true,
      note: words.by,
      person: shapePerson(person),
    }));
}

/**
 * Key figures of a badge.
 *
 * @param kept editions with the badge and a log, oldest first
 */
function shapeFigures(badge: Badge, kept: readonly Edition[]): BadgeFigure[] {
  const newest = kept.at(-1);
  if (newest === undefined) return shapeFirstAward(badge);
  const times = badge.awards.length;
  const years = kept.map(({ year }) => year);
  return [
    { label: words.earned, value: String(times), note: words.timesInYears(times, years) },
    ...shareIn(badge, newest),
    ...shapeFirstAward(badge),
  ];
}

/** The sets that include the badge, by year; for a badge in no set, the sets that are known. */
function describeSets(badge: Badge, { editions }: ClubRecord): string {
  if (badge.editions.length > 0) return words.inSets(badge.editions.map(({ year }) => year));
  const sets = editions.flatMap(({ year, activated }) => (activated.length > 0 ? year : []));
  return sets.length === 0 ? "" : words.notInSets(sets);
}

/** The badges of a core value. */
export function findBadges(value: string, { badges }: ClubRecord): readonly Badge[] {
  return [...badges.values()].filter((badge) => badge.value === value);
}

/** Number of related badges on a page. */
const MAX_RELATED = 12;

/** Badges of the same core value: those after it, then those before it. */
function relatedTo(badge: Badge, record: ClubRecord) {
  const all = findBadges(badge.value, record);
  const index = all.indexOf(badge);
  return [...all.slice(index + 1), ...all.slice(0, index)]
    .slice(0, MAX_RELATED)
    .map((related) => shapeBadge(related));
}

/** Awards by week in the newest edition with any. */
function shapeWeeks(badge: Badge, names: readonly string[]) {
  const edition = badge.editions.findLast((edition) => awardsIn(badge, edition).length > 0);
  if (edition === undefined) return undefined;
  const findValue = (award: Award) => (award.badge === badge ? badge.value : undefined);
  const weeks = awardsPerWeek(edition.awards, names, findValue).map(({ first, byValue }) => ({
    label: shortDate(first),
    values: byValue.map(({ badges }) => badges),
  }));
  return { year: edition.year, values: names, weeks };
}

/** Maximum height of a title's capitals, as a share of the line's length. */
const TITLE_CAP = 0.23;

/** The title in lines of wood type. */
function shapeTitle(title: string) {
  return titleLines(title, TITLE_CAP).map((text) => ({
    text,
    cap: capFor(text, 0.1, TITLE_CAP),
    phoneCap: capFor(text, 0.14, TITLE_CAP),
  }));
}

/** Badges with the same last edition, in order of activation. */
function alikeIn({ editions }: Badge, { badges }: ClubRecord): readonly Badge[] {
  const last = editions.at(-1);
  const order = last?.activated ?? [...badges.values()];
  return order.filter((badge) => badge.editions.at(-1) === last);
}

/** A badge with its earners by edition. */
export function shapeBadgePage(badge: Badge, record: ClubRecord) {
  const kept = badge.editions.filter(({ awards }) => awards.length > 0);
  const { previous, next } = neighbors(alikeIn(badge, record), badge);
  return {
    badge: describeBadge(badge),
    lines: shapeTitle(badge.title),
    previous: previous && shapeBadge(previous),
    next: next && shapeBadge(next),
    sets: describeSets(badge, record),
    figures: shapeFigures(badge, kept),
    related: relatedTo(badge, record),
    weeks: shapeWeeks(badge, record.badgeValues),
    editions: kept.toReversed().map((edition) => shapeEdition(badge, edition)),
  };
}

type ShapedBadge = ReturnType<typeof shapeBadgePage>;
export type BadgeEdition = ShapedBadge["editions"][number];

export interface BadgeData extends ShapedBadge {
  readonly ground: Ground;
  /** Link to Badge Quest if an edition there has the badge; no `edition` for the default one. */
  readonly inQuest: { readonly edition?: string } | undefined;
  /** Sheets: its token, the related badges, everyone's busts. */
  readonly art: Readonly<Record<"token" | "related" | "busts", string>>;
}
