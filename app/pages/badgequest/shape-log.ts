import {
  type Award,
  badgeDate,
  countsByPerson,
  inOrderOfTime,
  leaderboard,
  weeksOf,
} from "#app/domain/badge-quest/badge-quest.ts";
import { plateAwards, plateOfNote } from "#app/domain/fifty-plates.ts";
import type { States } from "#app/domain/places/state.ts";
import type { Badge, ClubRecord } from "#app/record/record.ts";
import type { PlayedEdition } from "./shape-quest.ts";
import { someone } from "./shape-history.ts";

/** An award as indexes into the quest's lists. A tuple, because there are hundreds. */
type LogEntry = readonly [badge: number, person: number, week: number, when: string, note?: string];

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

/** Plate codes by the notes of the plate badge's awards. */
function shapePlates(awards: readonly Award[], states: States): Record<string, string> {
  return Object.fromEntries(
    awards.flatMap(({ note = "" }) => {
      const plate = plateOfNote(note, states);
      return plate === undefined ? [] : [[note, plate.code]];
    }),
  );
}

/** The creator of a badge, and whether its awards are claims on the Fifty Plates map. */
function shapeDetail(record: ClubRecord, { maker, onMap }: Badge, inEdition: ReadonlySet<string>) {
  const creator = maker && someone(record, maker.id, inEdition);
  return { creator, onMap: onMap === true ? true : undefined };
}

/** The award log, newest first, and details of the badges by id. */
export function shapeLog(record: ClubRecord, { edition, people }: PlayedEdition) {
  const ranked = leaderboard(people, countsByPerson(edition.awards)).map(({ person }) => person);
  const inEdition = new Set(people);
  const inUse = new Set(edition.activated);
  const badges = [...record.badges.values()].filter(({ id }) => inUse.has(id));
  return {
    entries: shapeEntries(edition.awards, edition.activated, ranked),
    details: Object.fromEntries(
      badges.map((badge) => [badge.id, shapeDetail(record, badge, inEdition)]),
    ),
    plates: shapePlates(plateAwards(edition), record.states),
  };
}

export type QuestLog = ReturnType<typeof shapeLog>;
