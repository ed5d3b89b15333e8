import {
  awardsPerWeek,
  badgeDate,
  sortByTime,
  leaderboard,
  participationPercent,
  type Standing,
  totalsByValue,
} from "#app/domain/badge-quest/badge-quest.ts";
import { longDate, shortDate } from "#app/domain/dates/written-dates.ts";
import { localTime } from "#app/domain/dates/time.ts";
import { mapFormerIds } from "#app/domain/former-ids.ts";
import type { BadgeShape } from "#app/entities/badge/shape.ts";
import { type PersonShape, shapePerson } from "#app/entities/person/shape.ts";
import { countBy } from "#app/lib/list.ts";
import type { ClubRecord, Edition, Person, Season } from "#app/record/record.ts";
import * as words from "#words/pages/badge-quest.ts";
import { shapeHistory } from "./shape-history.ts";

/** An edition that the page can show, because it has a roster. */
export interface PlayedEdition {
  readonly edition: Edition;
  readonly season: Season;
  /** In roster order, then guests. */
  readonly people: readonly Person[];
}

function listPlayed(edition: Edition | undefined): PlayedEdition[] {
  if (edition?.season === undefined) return [];
  const { season, awards } = edition;
  const roster = season.members.map(({ person }) => person);
  return [
    { edition, season, people: [...new Set([...roster, ...awards.map(({ person }) => person)])] },
  ];
}

/**
 * All editions with a log: the current one, then the others, newest first. Throws a RangeError if
 * the current edition or its roster is missing.
 */
export function shownEditions({ shownEdition, editions }: ClubRecord): PlayedEdition[] {
  const first = listPlayed(shownEdition);
  if (first.length === 0) throw new RangeError("Badge Quest shows an edition without a roster.");
  const others = editions
    .filter((edition) => edition !== shownEdition && edition.awards.length > 0)
    .toReversed();
  return [...first, ...others.flatMap(listPlayed)];
}

/** A person on the leaderboard. */
export interface QuestPerson extends PersonShape {
  readonly badges: number;
  readonly place: number;
  readonly medal?: Standing["medal"];
  /** Set for people who earned badges without being on the roster. */
  readonly isGuest?: true | undefined;
}

/** A badge of an edition, with the number of times that the team earned it. */
export interface QuestBadge extends BadgeShape {
  readonly times: number;
}

/** Everyone in an edition by badges earned; ties are in roster order. */
function rankPeople({ edition, people, season }: PlayedEdition): QuestPerson[] {
  const counts = countBy(edition.awards, ({ person }) => String(person.id));
  const byId = new Map(people.map((person) => [String(person.id), person]));
  const roster = new Set(season.members.map(({ person }) => person));
  return leaderboard([...byId.keys()], counts).flatMap(({ person: id, badges, place, medal }) => {
    const person = byId.get(id);
    if (person === undefined) return [];
    return Object.assign(shapePerson(person), {
      badges,
      place,
      ...(medal === undefined ? {} : { medal }),
      ...(roster.has(person) ? {} : { isGuest: true as const }),
    });
  });
}

/** Badges by release; a single group if the releases are unknown. */
function shapeUpdates({ updates, activated }: Edition) {
  if (updates === undefined) return [{ name: words.allBadges, badges: activated.length }];
  return updates.map(({ badges }, index) => ({
    name: words.release(index + 1),
    badges: badges.length,
  }));
}

function shapeUpdated({ lastUpdated }: Edition) {
  if (lastUpdated === undefined) return undefined;
  const { day, time } = localTime(lastUpdated);
  return { moment: lastUpdated, text: badgeDate(day, time) };
}

/** The weeks of the edition, by their Mondays. */
function shapeWeeks({ awards }: Edition, values: readonly string[]) {
  return awardsPerWeek(awards, values, ({ badge }) => badge.value).map(({ first, byValue }) => ({
    label: shortDate(first),
    values: byValue.map(({ badges }) => badges),
  }));
}

/** Date of the last award of a past edition. */
function shapeEnd({ awards }: Edition): string | undefined {
  const last = sortByTime(awards).at(-1);
  return last && longDate(last.date);
}

/** An edition before anything is selected; people by place, badges in order of activation. */
export function shapeQuest(record: ClubRecord, played: PlayedEdition) {
  const { edition, season } = played;
  const { awards } = edition;
  const isCurrent = edition === record.shownEdition;
  const times = countBy(awards, ({ badge }) => badge);
  const counts = countBy(awards, ({ person }) => String(person.id));
  const standings = rankPeople(played);
  const values = record.badgeValues;
  return {
    title: edition.title,
    year: edition.year,
    roster: season.id,
    welcome: isCurrent ? (record.club.badgeQuest?.welcome ?? "") : "",
    updated: isCurrent ? shapeUpdated(edition) : undefined,
    ended: isCurrent ? undefined : shapeEnd(edition),
    total: awards.length,
    participation: participationPercent(
      season.members.map(({ person }) => person.id),
      counts,
    ),
    leaders: standings.filter(({ place, badges }) => place === 1 && badges > 0).map(({ id }) => id),
    firstPerson: season.members.find(({ as }) => as !== "coach")?.person.id,
    people: standings,
    formerIds: mapFormerIds([...record.people.values()]),
    badges: edition.activated.map((badge) => ({ id: badge.id, times: times.get(badge) ?? 0 })),
    updates: shapeUpdates(edition),
    weeks: shapeWeeks(edition, values),
    values: totalsByValue(awards, values, ({ badge }) => badge.value).map(({ badges }) => badges),
    newest: edition.newest.map(({ id }) => id),
    history: shapeHistory(record, edition.year),
  };
}

export type EditionShape = ReturnType<typeof shapeQuest>;

/** An edition with all facts of its badges. */
export interface Quest extends Omit<EditionShape, "badges"> {
  readonly badges: readonly QuestBadge[];
}
