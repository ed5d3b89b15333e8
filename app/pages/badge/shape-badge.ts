import { awardsPerWeek, badgeSlug, inOrderOfTime } from "#app/domain/badge-quest/badge-quest.ts";
import { longDate, shortDate } from "#app/domain/dates/written-dates.ts";
import { countBy, groupBy, neighbors, sortedBy } from "#app/lib/list.ts";
import { titleLines } from "#app/lib/wood-type/lines.ts";
import { byName } from "#app/content/record/figures.ts";
import { personName } from "#app/content/record/person-name.ts";
import type { Badge, ClubRecord, Edition, Person } from "#app/content/record/record.ts";
import { onceFor } from "#app/lib/once-for.ts";
import * as badgeFacts from "#words/facts/badge.ts";
import * as words from "#words/pages/badge.ts";
import { ordinal } from "#words/grammar/ordinal.ts";
import { type BadgeData, type BadgeEdition, type BadgeLink, TITLE_CAP } from "./badge-data.ts";

/** Number of holders on the roster of each badge in an edition; guests do not count. */
const holdersOf = onceFor((edition: Edition): ReadonlyMap<Badge, number> => {
  const roster = new Set(edition.season?.members.map(({ person }) => person));
  const people = new Map(edition.activated.map((badge) => [badge, new Set<Person>()]));
  for (const { badge, person } of edition.awards) {
    if (roster.has(person)) people.get(badge)?.add(person);
  }
  return new Map(Array.from(people, ([badge, holders]) => [badge, holders.size]));
});

/** "The 23rd rarest of 57 badges, tied with 1 other.", or its rank among the most widespread. */
function rarityOf(badge: Badge, edition: Edition): string {
  const holders = holdersOf(edition);
  const own = holders.get(badge) ?? 0;
  const all = [...holders.values()];
  const fewer = all.filter((count) => count < own).length;
  const more = all.filter((count) => count > own).length;
  const [place, word] = fewer <= more ? [fewer, words.rarest] : [more, words.mostWidespread];
  const rank = place === 0 ? word : `${ordinal(place + 1)} ${word}`;
  const others = all.length - fewer - more - 1;
  return words.rankOf(rank, all.length, others);
}

function linkTo(badge: Badge | undefined): BadgeLink | undefined {
  return badge && { slug: badgeSlug(badge.id), title: badge.title };
}

const awardsIn = (badge: Badge, edition: Edition) =>
  badge.awards.filter((award) => award.edition === edition);

function shapeEdition(badge: Badge, edition: Edition): BadgeEdition {
  const awards = awardsIn(badge, edition);
  const counts = countBy(awards, ({ person }) => person);
  const groups = groupBy(byName([...counts.keys()]), (person) => counts.get(person) ?? 0);
  const earners = Array.from(groups, ([count, people]) => ({
    count,
    people: people.map(personName),
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

/** How many of the roster earned it in an edition: "57%", "of 28. The 23rd rarest of 76 badges." */
function shareIn(badge: Badge, edition: Edition | undefined): BadgeData["figures"] {
  const { members = [] } = edition?.season ?? {};
  if (edition === undefined || members.length === 0) return [];
  const held = holdersOf(edition).get(badge) ?? 0;
  const share = `${Math.round((held / members.length) * 100)}%`;
  const note = words.ofTheRoster(held, members.length, rarityOf(badge, edition));
  return [{ label: words.rosterOf(edition.year), value: share, note }];
}

function figuresOf(badge: Badge, kept: readonly Edition[]): BadgeData["figures"] {
  const [first] = inOrderOfTime(badge.awards);
  const years = kept.map(({ year }) => year);
  const { length } = badge.awards;
  return [
    ...(kept.length === 0
      ? []
      : [
          {
            label: words.earned,
            value: String(length),
            note: words.timesInYears(length, years),
          },
        ]),
    ...shareIn(badge, kept.at(-1)),
    ...(first === undefined
      ? []
      : [
          {
            label: words.firstOnRecord,
            value: longDate(first.date),
            isText: true as const,
            note: words.by,
            person: personName(first.person),
          },
        ]),
  ];
}

/** The sets that it is in, by year; of one in none, those that are known. */
function setsOf(badge: Badge, { editions }: ClubRecord): string {
  if (badge.editions.length > 0) return words.inSets(badge.editions.map(({ year }) => year));
  const sets = editions.flatMap(({ year, activated }) => (activated.length > 0 ? year : []));
  return sets.length === 0 ? "" : words.inNoneOf(sets);
}

/** The badges of a core value. */
export function badgesOf(value: string, { badges }: ClubRecord): readonly Badge[] {
  return [...badges.values()].filter((badge) => badge.value === value);
}

/** How many related badges a page shows. */
const RELATED = 12;

/** Badges of its value: those after it, then those before it. */
function relatedTo(badge: Badge, record: ClubRecord): BadgeLink[] {
  const all = badgesOf(badge.value, record);
  const place = all.indexOf(badge);
  const others = [...all.slice(place + 1), ...all.slice(0, place)].slice(0, RELATED);
  return others.flatMap((one) => linkTo(one) ?? []);
}

/** Awards by week in the newest edition with any. */
function shapeWeeks(badge: Badge, names: readonly string[]): BadgeData["weeks"] {
  const edition = badge.editions.findLast((one) => awardsIn(badge, one).length > 0);
  if (edition === undefined) return undefined;
  const log = edition.awards.map(({ badge: of, person, date }) => ({
    badge: of.id,
    player: person.id,
    date,
  }));
  const valueOf = (id: string) => (id === badge.id ? badge.value : undefined);
  const weeks = awardsPerWeek(log, names, valueOf).map(({ first, byValue }) => ({
    label: shortDate(first),
    values: byValue.map(({ badges }) => badges),
  }));
  return { year: edition.year, values: names, weeks };
}

/** Badges whose last edition is the same, in order of activation. */
function alikeIn({ editions }: Badge, { badges }: ClubRecord): readonly Badge[] {
  const last = editions.at(-1);
  const order = last?.activated ?? [...badges.values()];
  return order.filter((badge) => badge.editions.at(-1) === last);
}

/**
 * A badge with its earners by edition.
 *
 * @param values names of the core values
 */
export function shapeBadge(
  badge: Badge,
  record: ClubRecord,
  values: readonly string[],
): Omit<BadgeData, "art" | "ground" | "inQuest"> {
  const kept = badge.editions.filter(({ awards }) => awards.length > 0);
  const { previous, next } = neighbors(alikeIn(badge, record), badge);
  const { maker } = badge;
  return {
    key: badge.id,
    title: badge.title,
    lines: titleLines(badge.title, TITLE_CAP),
    rule: badge.rule,
    value: badge.value,
    maker: maker && personName(maker),
    previous: linkTo(previous),
    next: linkTo(next),
    sets: setsOf(badge, record),
    figures: figuresOf(badge, kept),
    related: relatedTo(badge, record),
    weeks: shapeWeeks(badge, values),
    editions: kept.toReversed().map((edition) => shapeEdition(badge, edition)),
  };
}
