import {
  badgeDate,
  groupByWeek,
  leaderboard,
  participationPercent,
  sortByTime,
  type Standing,
} from "#app/domain/badge-quest/badge-quest.ts";
import { localTime } from "#app/domain/dates/time.ts";
import { longDate, shortDate } from "#app/domain/dates/written-dates.ts";
import { plateOfNote } from "#app/domain/fifty-plates.ts";
import { type BadgeShape, describeBadge } from "#app/entities/badge/shape.ts";
import { type PersonShape, shapePerson } from "#app/entities/person/shape.ts";
import { countBy } from "#app/lib/list.ts";
import type { Award, ClubRecord, Edition, Person, Season } from "#app/record/record.ts";
import { shapeHistory } from "./shape-history.ts";

/** A person on the leaderboard. */
export interface QuestPerson extends PersonShape {
  readonly badges: number;
  readonly place: number;
  readonly medal: Standing["medal"];
  /** Earned badges without being on the roster. */
  readonly isGuest?: boolean;
}

/** A badge in an edition. */
export interface QuestBadge extends BadgeShape {
  /** How often it was earned. */
  readonly times: number;
  /** From 1; undefined if the edition has no releases. */
  readonly release: number | undefined;
}

/** One badge earned by one person. */
export interface LoggedAward {
  /** Indexes of the edition's badge and person. */
  readonly badge: number;
  readonly person: number;
  /** Index of the edition's week. */
  readonly week: number;
  /** "Sep 23rd 2019, 2:45 pm" */
  readonly when: string;
  readonly note: string | undefined;
  /** Code of the plate that the note claims. */
  readonly plate: string | undefined;
}

/** The roster in published order, then guests by their first award. */
export function everybodyIn({ awards }: Edition, { members }: Season): Person[] {
  return [...new Set([...members, ...awards].map(({ person }) => person))];
}

/** Everybody by badges earned; equals are in the order of the roster. */
function rankPeople(edition: Edition, season: Season): QuestPerson[] {
  const people = new Map(everybodyIn(edition, season).map((person) => [String(person.id), person]));
  const onRoster = new Set(season.members.map(({ person }) => person));
  const counts = countBy(edition.awards, ({ person }) => String(person.id));
  return leaderboard([...people.keys()], counts).flatMap(({ person: id, badges, place, medal }) => {
    const person = people.get(id);
    if (person === undefined) return [];
    const guest = onRoster.has(person) ? {} : { isGuest: true };
    return Object.assign(shapePerson(person), { badges, place, medal }, guest);
  });
}

/** The edition's badges in order of their release. */
function shapeBadges({ activated, awards, updates }: Edition): QuestBadge[] {
  const times = countBy(awards, ({ badge }) => badge);
  return activated.map((badge) => {
    const release = updates?.findIndex(({ badges }) => badges.includes(badge.id));
    return {
      ...describeBadge(badge),
      times: times.get(badge) ?? 0,
      release: release === undefined ? undefined : release + 1,
    };
  });
}

function shapeAward({ badge, date, time, note }: Award, { states }: ClubRecord) {
  const isClaim = badge.onMap === true && note !== undefined;
  return {
    when: badgeDate(date, time),
    note,
    plate: isClaim ? plateOfNote(note, states)?.code : undefined,
  };
}

/** An edition with a roster, so that the page can show it. */
export type ShownEdition = Edition & { readonly season: Season };

const hasSeason = (edition: Edition): edition is ShownEdition => edition.season !== undefined;

/** The current edition, then the others that have a log, newest first; only those with a roster. */
export function listShownEditions({ shownEdition, editions }: ClubRecord): ShownEdition[] {
  const logged = editions.filter(
    (edition) => edition !== shownEdition && edition.awards.length > 0,
  );
  return [shownEdition ?? [], logged.toReversed()].flat().filter(hasSeason);
}

/** An edition with everything that the page says about it. */
export function shapeQuest(record: ClubRecord, edition: ShownEdition) {
  const { awards, lastUpdated, season } = edition;
  const isCurrent = edition === record.shownEdition;
  const weeks = groupByWeek(sortByTime(awards), ({ date }) => date);
  const lastDay = weeks.at(-1)?.items.at(-1)?.date;
  const updated = lastUpdated && localTime(lastUpdated);
  const roster = season.members.map(({ person }) => person.id);
  const people = rankPeople(edition, season);
  const places = new Map(people.map(({ id }, index) => [id, index]));
  return {
    title: edition.title,
    year: edition.year,
    welcome: isCurrent ? record.club.badgeQuest?.welcome : undefined,
    updated:
      isCurrent && updated
        ? { moment: lastUpdated, text: badgeDate(updated.day, updated.time) }
        : undefined,
    /** Day of the last award in a past edition. */
    ended: isCurrent || lastDay === undefined ? undefined : longDate(lastDay),
    participation: participationPercent(
      roster,
      countBy(awards, ({ person }) => person.id),
    ),
    firstPerson: season.members.find(({ as }) => as !== "coach")?.person.id,
    /** By place. */
    people,
    /** In order of release. */
    badges: shapeBadges(edition),
    /** Newest first. */
    awards: weeks
      .flatMap(({ items }, week) =>
        items.map((award): LoggedAward => ({
          badge: edition.activated.indexOf(award.badge),
          person: places.get(award.person.id) ?? -1,
          week,
          ...shapeAward(award, record),
        })),
      )
      .toReversed(),
    /** "Jul 7", from the first week to the last. */
    weeks: weeks.map(({ first }) => shortDate(first)),
    newest: edition.newest.map(({ id }) => id),
    history: shapeHistory(record, edition.year),
  };
}

export type Quest = ReturnType<typeof shapeQuest>;
