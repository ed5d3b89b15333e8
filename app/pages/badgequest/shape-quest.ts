import type { Badge, Content, Edition, Roster } from "#app/content/content.ts";
import {
  awardsPerWeek,
  badgeDate,
  countsByBadge,
  countsByPerson,
  currentLeaders,
  inOrderOfTime,
  leaderboard,
  participationPercent,
  questPeople,
  type Standing,
  totalsByValue,
} from "#app/domain/badge-quest/badge-quest.ts";
import { peopleOf } from "#app/domain/roster.ts";
import { longDate, shortDate } from "#app/domain/dates/written-dates.ts";
import { formerIdsOf } from "#app/domain/former-ids.ts";
import { localTime } from "#app/domain/dates/time.ts";
import type { Sources } from "#app/routes/sources.ts";
import * as words from "#words/pages/badge-quest.ts";
import { shapeHistory } from "./shape-history.ts";

/** An edition with its people. */
export interface PlayedEdition {
  edition: Edition;
  roster: Roster;
  /** In roster order, then guests. */
  people: readonly string[];
}

function played(edition: Edition | undefined, rosters: readonly Roster[]): PlayedEdition[] {
  const roster = rosters.find(({ id }) => id === edition?.roster);
  if (edition === undefined || roster === undefined) return [];
  const earners = edition.awards.map(({ player }) => player);
  return [{ edition, roster, people: questPeople(peopleOf(roster), earners) }];
}

/**
 * All editions with a log: the current one, then the others, newest first. Throws a RangeError if
 * the current edition or its roster is missing.
 */
export function shownEditions({ site, badgeQuest, rosters }: Content): PlayedEdition[] {
  const year = site.badgeQuest?.edition ?? 0;
  const first = played(badgeQuest.editions.get(year), rosters);
  if (first.length === 0) {
    throw new RangeError(`There is no edition ${year} of Badge Quest with a roster.`);
  }
  const others = [...badgeQuest.editions.values()]
    .filter((edition) => edition.year !== year && edition.awards.length > 0)
    .toReversed();
  return [...first, ...others.flatMap((edition) => played(edition, rosters))];
}

/** A person on the leaderboard. Guests earned badges without being on the roster. */
function shapePerson({ players }: Content, standing: Standing, isGuest: boolean) {
  const { person: id, badges, place, medal } = standing;
  const name = players.get(id)?.name;
  return {
    id,
    first: name?.first ?? "",
    last: name?.last ?? id,
    badges,
    place,
    ...(isGuest ? { isGuest } : {}),
    ...(medal === undefined ? {} : { medal }),
  };
}

/** A badge, the name of its core value, and how often the team earned it in the edition. */
export function shapeBadge({ id, title, value }: Badge, times: number) {
  return { id, title, value, times };
}

/** Badges by release; a single group if the releases are unknown. */
function shapeUpdates({ updates, activated }: Edition) {
  if (updates === undefined) return [{ name: words.allBadges, badges: activated.length }];
  return updates.map(({ badges }, place) => ({
    name: words.release(place + 1),
    badges: badges.length,
  }));
}

function shapeUpdated({ lastUpdated }: Edition) {
  if (lastUpdated === undefined) return undefined;
  const { day, time } = localTime(lastUpdated);
  return { moment: lastUpdated, text: badgeDate(day, time) };
}

/** The weeks of the edition, by their Mondays. */
function shapeWeeks({ badgeQuest }: Content, { awards }: Edition) {
  const valueOf = (badge: string) => badgeQuest.badges.get(badge)?.value;
  return awardsPerWeek(awards, badgeQuest.values, valueOf).map(({ first, byValue }) => ({
    label: shortDate(first),
    values: byValue.map(({ badges }) => badges),
  }));
}

/** Date of the last award of a past edition. */
function shapeEnd({ awards }: Edition): string | undefined {
  const last = inOrderOfTime(awards).at(-1);
  return last && longDate(last.date);
}

/** @param isCurrent whether it is the default edition */
export function shapeQuest(
  { content, record }: Pick<Sources, "content" | "record">,
  played: PlayedEdition,
  isCurrent: boolean,
) {
  const { edition, roster, people } = played;
  const onRoster = peopleOf(roster);
  const byBadge = countsByBadge(edition.awards);
  const byPerson = countsByPerson(edition.awards);
  const standings = leaderboard(people, byPerson);
  const valueOf = (badge: string) => content.badgeQuest.badges.get(badge)?.value;
  return {
    title: edition.title,
    year: edition.year,
    roster: edition.roster,
    welcome: isCurrent ? (content.site.badgeQuest?.welcome ?? "") : "",
    updated: isCurrent ? shapeUpdated(edition) : undefined,
    ended: isCurrent ? undefined : shapeEnd(edition),
    total: edition.awards.length,
    participation: participationPercent(onRoster, byPerson),
    leaders: currentLeaders(standings).map(({ person }) => person),
    firstPerson: roster.players[0],
    people: standings.map((standing) =>
      shapePerson(content, standing, !onRoster.includes(standing.person)),
    ),
    formerIds: formerIdsOf([...content.players.values()]),
    badges: edition.activated.flatMap((id) => {
      const badge = content.badgeQuest.badges.get(id);
      return badge === undefined ? [] : [shapeBadge(badge, byBadge.get(id) ?? 0)];
    }),
    updates: shapeUpdates(edition),
    weeks: shapeWeeks(content, edition),
    values: totalsByValue(edition.awards, content.badgeQuest.values, valueOf).map(
      ({ badges }) => badges,
    ),
    newest: edition.newest,
    history: shapeHistory(record, new Set(people), edition.year),
  };
}

/** Data of an edition before anything is selected; people by place, badges in order of activation. */
export type Quest = ReturnType<typeof shapeQuest>;
export type QuestPerson = ReturnType<typeof shapePerson>;
export type QuestBadge = ReturnType<typeof shapeBadge>;
