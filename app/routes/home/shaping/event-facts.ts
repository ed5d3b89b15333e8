import { dateRangeInYear } from "#app/domain/dates/written-dates.ts";
import { locationText, placeInFull, mapSearch } from "#app/domain/places/place.ts";
import * as eventFacts from "#words/facts/event.ts";
import * as words from "#words/pages/home.ts";
import { ordinal } from "#words/grammar/ordinal.ts";
import { countRecord, recordText } from "#app/domain/records.ts";
import { yearsOfEvent, type DatedTournament } from "#app/record/events.ts";
import type { ClubRecord } from "#app/record/record.ts";
import type { SheetWording } from "#app/routes/home/day/day-data.ts";

/** "September 11 - 12, 2027" */
export function daysInFull({ dates: { start, end } }: DatedTournament): string {
  return dateRangeInYear(start, end);
}

/** Its location, with a map. */
export function whereOf({ location }: DatedTournament): SheetWording["where"] {
  const text = locationText(location);
  return { text, map: location.mapsLink ?? mapSearch(placeInFull(location)) };
}

/** "Played in 2022: 7–0, 1st place": how it went the last time; nothing at the first. */
export function lastTime(tournament: DatedTournament, record: ClubRecord): string[] {
  const before = yearsOfEvent(tournament, record).filter(({ year }) => year < tournament.year);
  return before.slice(-1).map(({ year, games, result }) => {
    const place = result === undefined ? "" : `, ${eventFacts.placeOf(ordinal(result))}`;
    return words.playedIn(year, recordText(countRecord(games)) + place);
  });
}
