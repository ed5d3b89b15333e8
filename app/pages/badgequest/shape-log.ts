import { badgeDate, sortByTime, groupByWeek } from "#app/domain/badge-quest/badge-quest.ts";
import { clockText } from "#app/domain/dates/time-of-day.ts";
import { plateOfNote } from "#app/domain/fifty-plates.ts";
import { groupBy } from "#app/lib/list.ts";
import type { Award, ClubRecord } from "#app/record/record.ts";
import type { EditionShape, PlayedEdition } from "./shape-quest.ts";

/** One award, with the indexes of its badge and person in the edition's lists. */
interface LoggedEntry {
  readonly badge: number;
  readonly person: number;
  /** "2:45 pm"; missing if the log has only the day. */
  readonly time?: string;
  readonly note?: string;
}

/** The awards of a day, newest first. Awards are by day, because an edition has hundreds. */
interface LoggedDay {
  /** "Sep 23rd 2019" */
  readonly day: string;
  /** Index of the edition's week. */
  readonly week: number;
  readonly awards: readonly LoggedEntry[];
}

/** An edition's awards, newest first. */
export interface QuestLog {
  readonly days: readonly LoggedDay[];
  /** Codes of plates by the notes of the awards that claimed them. */
  readonly plates: Readonly<Record<string, string>>;
}

/** Returns the index of an id in a list of things with ids. */
function indexIn(list: readonly { readonly id: string }[]): (id: string) => number {
  const indexes = new Map(list.map(({ id }, index) => [id, index]));
  return (id) => indexes.get(id) ?? -1;
}

function shapeDays(awards: readonly Award[], { badges, people }: EditionShape): LoggedDay[] {
  const badgeAt = indexIn(badges);
  const personAt = indexIn(people);
  const shapeEntry = ({ badge, person, time, note }: Award): LoggedEntry => ({
    badge: badgeAt(badge.id),
    person: personAt(person.id),
    ...(time === undefined ? {} : { time: clockText(time).toLowerCase() }),
    ...(note === undefined ? {} : { note }),
  });
  const weeks = groupByWeek(sortByTime(awards), ({ date }) => date);
  const days = weeks.flatMap(({ items }, week) =>
    Array.from(
      groupBy(items, ({ date }) => date),
      ([date, logged]) => ({
        day: badgeDate(date),
        week,
        awards: logged.map(shapeEntry).toReversed(),
      }),
    ),
  );
  return days.toReversed();
}

/** The award log of an edition, and the plates that its notes name. */
export function shapeLog(
  { states }: ClubRecord,
  { edition }: PlayedEdition,
  quest: EditionShape,
): QuestLog {
  const notes = edition.awards.flatMap(({ badge, note }) =>
    badge.onMap === true && note !== undefined ? [note] : [],
  );
  const plates = notes.flatMap((note) => {
    const plate = plateOfNote(note, states);
    return plate === undefined ? [] : [[note, plate.code] as const];
  });
  return { days: shapeDays(edition.awards, quest), plates: Object.fromEntries(plates) };
}
