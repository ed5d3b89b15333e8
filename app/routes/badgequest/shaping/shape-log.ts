import type { Badge, Content, Edition } from "#app/content/content.ts";
import { type Award, inOrderOfTime } from "#app/domain/badge-quest/award.ts";
import { timesEarned } from "#app/domain/badge-quest/count-tag.ts";
import { questPeople } from "#app/domain/badge-quest/quest-people.ts";
import { countsByPerson, earnersOfBadges } from "#app/domain/badge-quest/counts.ts";
import { leaderboard } from "#app/domain/badge-quest/leaderboard.ts";
import { badgeDate } from "#app/domain/badge-quest/badge-date.ts";
import { weeksOf } from "#app/domain/badge-quest/weeks.ts";
import { FIFTY_PLATES, plateOfNote } from "#app/domain/fifty-plates/claims.ts";
import * as words from "#words/pages/badge-quest.ts";
import { ordinal } from "#words/grammar/ordinal.ts";
import { peopleOf } from "#app/domain/roster/people.ts";
import * as counts from "#words/grammar/counts.ts";
import type { PlayedEdition } from "./edition.ts";
import type { BadgeDetail, LogEntry, QuestLog } from "#app/routes/badgequest/quest-log.ts";
import { shapeBadge } from "./shape-quest.ts";
import { someone } from "./someone.ts";

/** The editions before the shown one whose log is kept, newest first. */
function earlierEditions({ badgeQuest }: Content, shown: Edition): Edition[] {
  return [...badgeQuest.editions.values()].filter(({ year }) => year < shown.year).toReversed();
}

function shapeEntries(
  awards: readonly Award[],
  badges: readonly string[],
  people: readonly string[],
): LogEntry[] {
  const weeks = weeksOf(inOrderOfTime(awards), ({ date }) => date);
  const entries = weeks.flatMap(({ items }, week) =>
    items.map(({ badge, player, date, time, note }): LogEntry => {
      const when = badgeDate(date, time);
      const [badgeIndex, personIndex] = [badges.indexOf(badge), people.indexOf(player)];
      return note === undefined
        ? [badgeIndex, personIndex, week, when]
        : [badgeIndex, personIndex, week, when, note];
    }),
  );
  return entries.toReversed();
}

/** The plates of the claims in the log, by their notes. */
function shapePlates(awards: readonly Award[]): Record<string, string> {
  const claims = awards.filter(({ badge }) => badge === FIFTY_PLATES);
  return Object.fromEntries(
    claims.flatMap(({ note = "" }) => {
      const plate = plateOfNote(note);
      return plate === undefined ? [] : [[note, plate.code]];
    }),
  );
}

/** "2018: earned 12 times by 8 people" for each earlier edition in which the badge was in use. */
function earlierOfBadge(badge: string, editions: readonly Edition[]): string[] {
  return editions.flatMap(({ year, activated, awards }) => {
    if (!activated.includes(badge)) return [];
    if (awards.length === 0) return [words.inUse(year)];
    const earners = earnersOfBadges(awards).get(badge);
    const times = [...(earners?.values() ?? [])].reduce((sum, count) => sum + count, 0);
    const by = times === 0 ? "" : ` ${words.byPeople(earners?.size ?? 0)}`;
    return [`${year}: ${timesEarned(times)}${by}`];
  });
}

/** "2018: 36 badges, 4th place" for each earlier edition in whose log she stands. */
function earlierOfPerson(content: Content, person: string, editions: readonly Edition[]): string[] {
  return editions.flatMap((edition) => {
    const roster = content.rosters.find(({ id }) => id === edition.roster);
    const earners = edition.awards.map(({ player }) => player);
    const people = questPeople(roster === undefined ? [] : peopleOf(roster), earners);
    const byPerson = countsByPerson(edition.awards);
    const badges = byPerson.get(person);
    if (badges === undefined) return [];
    const standing = leaderboard(people, byPerson).find((one) => one.person === person);
    const place = standing === undefined ? "" : `, ${words.placeOf(ordinal(standing.place))}`;
    return [`${edition.year}: ${counts.badges(badges)}${place}`];
  });
}

function shapeDetail(
  content: Content,
  badge: Badge,
  inEdition: ReadonlySet<string>,
  editions: readonly Edition[],
): BadgeDetail {
  const creator = someone(content, badge.createdBy ?? "", inEdition);
  return {
    rule: badge.rule,
    ...(creator === undefined ? {} : { creator }),
    ...(badge.id === FIFTY_PLATES ? { onMap: true } : {}),
    earlier: earlierOfBadge(badge.id, editions),
  };
}

/** The award log and the badges' texts, in the order of the quest's lists of badges and people. */
export function shapeLog(content: Content, { edition, people }: PlayedEdition): QuestLog {
  const ranked = leaderboard(people, countsByPerson(edition.awards)).map(({ person }) => person);
  const inEdition = new Set(people);
  const editions = earlierEditions(content, edition);
  const badges = [...content.badgeQuest.badges.values()];
  const inUse = new Set(edition.activated);
  return {
    entries: shapeEntries(edition.awards, edition.activated, ranked),
    otherBadges: badges
      .filter(({ id }) => !inUse.has(id))
      .map((badge) => shapeBadge(badge, new Map())),
    details: Object.fromEntries(
      badges.map((badge) => [badge.id, shapeDetail(content, badge, inEdition, editions)]),
    ),
    plates: shapePlates(edition.awards),
    earlier: Object.fromEntries(
      people.flatMap((person) => {
        const lines = earlierOfPerson(content, person, editions);
        return lines.length === 0 ? [] : [[person, lines]];
      }),
    ),
  };
}
