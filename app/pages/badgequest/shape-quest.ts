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
import type { Sources } from "#app/pages/shared/sources.ts";
import type { ChartWeek } from "#app/pages/shared/charts/chart-week.ts";
import * as words from "#words/pages/badge-quest.ts";
import { shapeHistory } from "./shape-history.ts";
import type { Quest, QuestBadge, QuestPerson, QuestUpdate } from "./badgequest-data.ts";

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
 * All editions with a log, newest first, after the current one. Throws a RangeError if that one or its roster is
 * missing.
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

function shapePerson(
  { players }: Content,
  standing: Standing,
  onRoster: ReadonlySet<string>,
): QuestPerson {
  const name = players.get(standing.person)?.name;
  return {
    id: standing.person,
    first: name?.first ?? "",
    last: name?.last ?? standing.person,
    badges: standing.badges,
    place: standing.place,
    ...(onRoster.has(standing.person) ? {} : { isGuest: true as const }),
    ...(standing.medal === undefined ? {} : { medal: standing.medal }),
  };
}

/** A badge and how often it was earned. */
export function shapeBadge(badge: Badge, counts: ReadonlyMap<string, number>): QuestBadge {
  const { id, title, value } = badge;
  return { id, title, value, times: counts.get(id) ?? 0 };
}

/** The badge set by release; a single group if the releases are not known. */
function shapeUpdates({ updates, activated }: Edition): QuestUpdate[] {
  if (updates === undefined) return [{ name: words.allBadges, badges: activated.length }];
  return updates.map(({ badges }, place) => ({
    name: words.release(place + 1),
    badges: badges.length,
  }));
}

function shapeUpdated({ lastUpdated }: Edition): Quest["updated"] {
  if (lastUpdated === undefined) return undefined;
  const { day, time } = localTime(lastUpdated);
  return { moment: lastUpdated, text: badgeDate(day, time) };
}

/** The weeks of the edition, by their Mondays. */
function shapeWeeks({ badgeQuest }: Content, { awards }: Edition): ChartWeek[] {
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

/**
 * Data of an edition before anything is selected.
 *
 * @param isCurrent whether it is the default edition
 */
export function shapeQuest(
  { content, record }: Pick<Sources, "content" | "record">,
  played: PlayedEdition,
  isCurrent: boolean,
): Quest {
  const { edition, roster, people } = played;
  const onRoster = peopleOf(roster);
  const onRosterIds = new Set(onRoster);
  const inUse = new Set(edition.activated);
  const byBadge = countsByBadge(edition.awards);
  const byPerson = countsByPerson(edition.awards);
  const standings = leaderboard(people, byPerson);
  const valueOf = (badge: string) => content.badgeQuest.badges.get(badge)?.value;
  const formerIds = formerIdsOf([...content.players.values()]);
  return {
    title: edition.title,
    year: edition.year,
    roster: edition.roster,
    welcome: isCurrent ? (content.site.badgeQuest?.welcome ?? "") : "",
    ...(isCurrent ? { updated: shapeUpdated(edition) } : { ended: shapeEnd(edition) }),
    total: edition.awards.length,
    participation: participationPercent(onRoster, byPerson),
    leaders: currentLeaders(standings).map(({ person }) => person),
    firstPerson: roster.players[0],
    people: standings.map((standing) => shapePerson(content, standing, onRosterIds)),
    ...(formerIds === undefined ? {} : { formerIds }),
    badges: edition.activated.flatMap((id) => {
      const badge = content.badgeQuest.badges.get(id);
      return badge === undefined ? [] : [shapeBadge(badge, byBadge)];
    }),
    updates: shapeUpdates(edition),
    otherBadges: [...content.badgeQuest.badges.keys()].filter((id) => !inUse.has(id)).length,
    weeks: shapeWeeks(content, edition),
    values: totalsByValue(edition.awards, content.badgeQuest.values, valueOf).map(
      ({ badges }) => badges,
    ),
    newest: edition.newest,
    history: shapeHistory(record, new Set(people), edition.year),
  };
}
