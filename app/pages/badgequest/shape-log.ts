import {
  type Award,
  badgeDate,
  countsByPerson,
  inOrderOfTime,
  leaderboard,
  timesEarned,
  weeksOf,
} from "#app/domain/badge-quest/badge-quest.ts";
import { plateAwards, plateOfNote } from "#app/domain/fifty-plates.ts";
import type { States } from "#app/domain/places/state.ts";
import type { Badge, ClubRecord, Edition } from "#app/content/record/record.ts";
import { earnedIn, standingByPerson } from "#app/content/record/figures.ts";
import * as words from "#words/pages/badge-quest.ts";
import { ordinal } from "#words/grammar/ordinal.ts";
import * as counts from "#words/grammar/counts.ts";
import type { BadgeDetail, LogEntry, QuestLog } from "./badgequest-data.ts";
import { type PlayedEdition, shapeBadge } from "./shape-quest.ts";
import { someone } from "./shape-history.ts";

/** Position of each id in a list; -1 if it is missing. */
function placesIn(ids: readonly string[]): (id: string) => number {
  const places = new Map(ids.map((id, place) => [id, place]));
  return (id) => places.get(id) ?? -1;
}

function shapeEntries(
  awards: readonly Award[],
  badges: readonly string[],
  people: readonly string[],
): LogEntry[] {
  const weeks = weeksOf(inOrderOfTime(awards), ({ date }) => date);
  const badgeAt = placesIn(badges);
  const personAt = placesIn(people);
  const entries = weeks.flatMap(({ items }, week) =>
    items.map(({ badge, player, date, time, note }): LogEntry => {
      const when = badgeDate(date, time);
      const [badgeIndex, personIndex] = [badgeAt(badge), personAt(player)];
      return note === undefined
        ? [badgeIndex, personIndex, week, when]
        : [badgeIndex, personIndex, week, when, note];
    }),
  );
  return entries.toReversed();
}

/** Plate codes by the notes of the awards of the badge for plates. */
function shapePlates(awards: readonly Award[], states: States): Record<string, string> {
  return Object.fromEntries(
    awards.flatMap(({ note = "" }) => {
      const plate = plateOfNote(note, states);
      return plate === undefined ? [] : [[note, plate.code]];
    }),
  );
}

/** "2018: earned 12 times by 8 people" for each earlier edition with the badge. */
function earlierOfBadge(badge: Badge, year: number): string[] {
  const earlier = badge.editions.filter((edition) => edition.year < year);
  return earlier.toReversed().map((edition) => {
    if (edition.awards.length === 0) return words.inUse(edition.year);
    const { times, people } = earnedIn(edition).get(badge) ?? { times: 0, people: 0 };
    const by = times === 0 ? "" : ` ${words.byPeople(people)}`;
    return `${edition.year}: ${timesEarned(times)}${by}`;
  });
}

/** "2018: 36 badges, 4th place" for each earlier edition with awards of hers. */
function earlierOfPerson(person: string, earlier: readonly Edition[]): string[] {
  return earlier.flatMap((edition) => {
    const { badges = 0, place = 0 } = standingByPerson(edition).get(person) ?? {};
    if (badges === 0) return [];
    return [`${edition.year}: ${counts.badges(badges)}, ${words.placeOf(ordinal(place))}`];
  });
}

function shapeDetail(
  record: ClubRecord,
  badge: Badge,
  inEdition: ReadonlySet<string>,
  year: number,
): BadgeDetail {
  const creator = badge.maker && someone(record, badge.maker.id, inEdition);
  return {
    ...(creator === undefined ? {} : { creator }),
    ...(badge.onMap === true ? { onMap: true } : {}),
    earlier: earlierOfBadge(badge, year),
  };
}

/** The award log and details of the badges, with indexes into the quest's lists. */
export function shapeLog(record: ClubRecord, { edition, people }: PlayedEdition): QuestLog {
  const ranked = leaderboard(people, countsByPerson(edition.awards)).map(({ person }) => person);
  const inEdition = new Set(people);
  const earlier = record.editions.filter(({ year }) => year < edition.year).toReversed();
  const badges = [...record.badges.values()];
  const inUse = new Set(edition.activated);
  return {
    entries: shapeEntries(edition.awards, edition.activated, ranked),
    otherBadges: badges
      .filter(({ id }) => !inUse.has(id))
      .map((badge) => shapeBadge(badge, new Map())),
    details: Object.fromEntries(
      badges.map((badge) => [badge.id, shapeDetail(record, badge, inEdition, edition.year)]),
    ),
    plates: shapePlates(plateAwards(edition), record.states),
    earlier: Object.fromEntries(
      people.flatMap((person) => {
        const lines = earlierOfPerson(person, earlier);
        return lines.length === 0 ? [] : [[person, lines]];
      }),
    ),
  };
}
