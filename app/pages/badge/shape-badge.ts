import { awardsPerWeek, badgeSlug, inOrderOfTime } from "#app/domain/badge-quest/badge-quest.ts";
import { longDate, shortDate } from "#app/domain/dates/written-dates.ts";
import { fullName } from "#app/domain/full-name.ts";
import { countBy, groupBy, neighbors, sortedBy } from "#app/lib/list.ts";
import { titleLines } from "#app/lib/wood-type/lines.ts";
import { personName } from "#app/content/record/person-name.ts";
import type { Badge, ClubRecord, Edition, Person } from "#app/content/record/record.ts";
import { onceFor } from "#app/lib/once-for.ts";
import * as personFacts from "#words/facts/person.ts";
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
  return badge && { slug: badgeSlug(badge.id), name: badge.title };
}

const awardsIn = (badge: Badge, edition: Edition) =>
  badge.awards.filter((award) => award.edition === edition);

function shapeEdition(badge: Badge, edition: Edition): BadgeEdition {
  const awards = awardsIn(badge, edition);
  const counts = countBy(awards, ({ person }) => person);
  const order = edition.season?.members.map(({ person }) => person) ?? [];
  const place = (index: number) => (index === -1 ? order.length : index);
  const inOrder = sortedBy([...counts.keys()], (person) => place(order.indexOf(person)));
  const groups = groupBy(inOrder, (person) => counts.get(person) ?? 0);
  const earners = Array.from(groups, ([count, people]) => ({
    count,
    people: people.map((person) => ({
      ...personName(person),
      ...(order.includes(person) ? {} : { isGuest: true as const }),
    })),
  }));
  const note =
    awards.length === 0 ? words.earnedByNobody : words.timesBy(awards.length, counts.size);
  return {
    title: edition.title,
    year: edition.year,
    note,
    earners: sortedBy(earners, ({ count }) => -count),
  };
}

function shapeHolders(badge: Badge, edition: Edition | undefined): BadgeData["holders"] {
  if (edition?.season === undefined) return undefined;
  const counts = countBy(awardsIn(badge, edition), ({ person }) => person);
  const people = edition.season.members.map(({ person, as, jersey = "" }) => ({
    id: person.id,
    name: fullName(person.name),
    number: as === "coach" ? personFacts.coachNumber : String(jersey),
    times: counts.get(person) ?? 0,
  }));
  const held = people.filter(({ times }) => times > 0).length;
  const share = people.length === 0 ? 0 : Math.round((held / people.length) * 100);
  return {
    title: edition.title,
    year: edition.year,
    held,
    share: `${share}%`,
    words: words.ofTheRoster(edition.year, rarityOf(badge, edition)),
    people,
  };
}

function figuresOf(
  badge: Badge,
  { editions }: ClubRecord,
  kept: readonly Edition[],
  holders: BadgeData["holders"],
): BadgeData["figures"] {
  const years = badge.editions.map(({ year }) => year);
  const sets = editions.flatMap(({ year, activated }) => (activated.length > 0 ? year : []));
  const [first] = inOrderOfTime(badge.awards);
  const earned = {
    label: words.earned,
    value: String(badge.awards.length),
    note: words.timesInYears(
      badge.awards.length,
      kept.map(({ year }) => year),
    ),
  };
  const inSets = {
    label: words.editionsOnRecord,
    value: String(years.length),
    note: years.length === 0 ? words.inNoneOf(sets) : years.join(", "),
  };
  const people = holders && {
    label: words.peopleOf(holders.year),
    value: String(holders.held),
    note: words.onTheRoster(holders.people.length),
  };
  const onRecord = first && {
    label: words.firstOnRecord,
    value: longDate(first.date),
    isText: true as const,
    note: words.by,
    person: personName(first.person),
  };
  return [
    kept.length === 0 ? undefined : earned,
    sets.length === 0 ? undefined : inSets,
    people,
    onRecord,
  ].filter((figure) => figure !== undefined);
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
  const holders = shapeHolders(badge, kept.at(-1));
  return {
    key: badge.id,
    title: badge.title,
    lines: titleLines(badge.title, TITLE_CAP),
    rule: badge.rule,
    value: badge.value,
    maker: maker && personName(maker),
    previous: linkTo(previous),
    next: linkTo(next),
    figures: figuresOf(badge, record, kept, holders),
    holders,
    weeks: shapeWeeks(badge, values),
    editions: kept.toReversed().map((edition) => shapeEdition(badge, edition)),
  };
}
