import { badgeSlug } from "#app/domain/badge-quest/badge-quest.ts";
import * as words from "#words/pages/player.ts";
import { ordinal } from "#words/grammar/ordinal.ts";
import { countBy, sortedBy } from "#app/lib/list.ts";
import type { Badge, Edition, Person } from "#app/record/record.ts";
import { questEdition, standingsOf } from "#app/record/figures.ts";
import * as personFacts from "#words/facts/person.ts";
import type { PlayerBadge, PlayerEdition, PlayerQuest } from "./player-data.ts";

function shapeBadge(badge: Badge, times: number): PlayerBadge {
  return { slug: badgeSlug(badge.id), title: badge.title, times };
}

function shapeEdition(edition: Edition, person: Person, shown: number | undefined): PlayerEdition {
  const standings = standingsOf(edition);
  const standing = standings.find((one) => one.person === person.id);
  const facts = { title: edition.title, year: edition.year, inQuest: questEdition(edition, shown) };
  if (standing === undefined) {
    const badges = edition.awards.filter((award) => award.person === person).length;
    return { ...facts, badges, note: personFacts.notOnTheRoster(edition.year) };
  }
  const { place, badges } = standing;
  const isGuest = edition.season?.members.every((member) => member.person !== person) === true;
  const among = words.placeAmong(ordinal(place), standings.length);
  const note = isGuest ? words.placeWithoutRoster(among, edition.year) : among;
  return { ...facts, place, badges, note };
}

/** The years of which only totals are published, in which she was among the leaders. */
function pastPlaces(
  { places }: Person,
  kept: ReadonlySet<number>,
  shown: number | undefined,
): PlayerEdition[] {
  return places
    .filter(({ history }) => !kept.has(history.year))
    .map(({ place, history }) => ({
      title: history.title,
      year: history.year,
      place,
      note: words.countsAreNotKept,
      inQuest: history.year === shown ? {} : undefined,
    }));
}

/**
 * Badge Quest of a person: her place in each edition, the badges she earned and those she thought of.
 * Nothing where none of it is on record.
 *
 * @param shown the edition that Badge Quest shows first
 */
export function shapeQuest(person: Person, shown: number | undefined): PlayerQuest | undefined {
  const { awards, badgesMade, places } = person;
  if (awards.length === 0 && badgesMade.length === 0 && places.length === 0) return undefined;
  const editions = sortedBy([...new Set(awards.map(({ edition }) => edition))], (one) => -one.year);
  const counts = [...countBy(awards, ({ badge }) => badge)];
  const badges = sortedBy(
    sortedBy(counts, ([{ title }]) => title),
    ([, times]) => -times,
  ).map(([badge, times]) => shapeBadge(badge, times));
  const earned = words.badgesOfKinds(awards.length, badges.length);
  const made = words.made(badgesMade.length);
  return {
    note: [
      ...(awards.length === 0 ? [] : [earned]),
      ...(badgesMade.length === 0 ? [] : [made]),
    ].join(" · "),
    editions: [
      ...editions.map((edition) => shapeEdition(edition, person, shown)),
      ...pastPlaces(person, new Set(editions.map(({ year }) => year)), shown),
    ],
    badges,
    made: badgesMade.map((badge) => shapeBadge(badge, 1)),
  };
}
