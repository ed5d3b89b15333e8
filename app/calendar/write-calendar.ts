import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from "ical-generator";
import { DateTime } from "luxon";
import { tzlib_get_ical_block } from "timezones-ical-library";
import * as language from "#words/language.ts";
import { type CalendarEvent, GAME_MINUTES } from "./calendar-events.ts";

interface Calendar {
  readonly name: string;
  readonly events: readonly CalendarEvent[];
  /** The host that makes the events' names unique: `gale.example`. */
  readonly domain: string;
  /** Where the site is published, without a slash at the end. */
  readonly address: string;
}

/**
 * The block that tells a calendar when a zone changes its clock. Of a zone that is another name for one
 * (Europe/Stockholm for Europe/Berlin) the library gives the other's block: it gets the name that the events use.
 */
function zoneBlock(zone: string): string {
  const [block = ""] = tzlib_get_ical_block(zone);
  return block.replaceAll(/^(TZID|X-LIC-LOCATION):.*$/gm, `$1:${zone}`);
}

/** An all-day event has a date and no zone; noon keeps it on its day wherever it is written. */
const dayAt = (day: string) => DateTime.fromISO(`${day}T12:00`, { zone: "utc" });

/**
 * A calendar as text (RFC 5545). It depends on the content alone: every stamp is a day of the record,
 * so that two builds write the same.
 */
export function writeCalendar({ name, events, domain, address }: Calendar): string {
  const calendar = ical({
    name,
    prodId: { company: domain, product: "calendar", language: language.tag.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 6 * 60 * 60,
    timezone: { name: null, generator: zoneBlock },
  });
  for (const event of events) {
    const { at, days } = event;
    const changed = DateTime.fromISO(`${event.changed}T00:00`, { zone: "utc" });
    const start = at && DateTime.fromISO(`${at.day}T${at.time}`, { zone: at.zone });
    calendar.createEvent({
      id: `${event.uid}@${domain}`,
      sequence: event.sequence,
      stamp: changed,
      lastModified: changed,
      summary: event.title,
      ...(event.details === "" ? {} : { description: event.details }),
      location: event.place,
      url: address + event.page,
      status: event.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      transparency:
        at === undefined ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
      ...(start === undefined || at === undefined
        ? {
            start: dayAt(days?.start ?? event.changed),
            end: dayAt(days?.end ?? event.changed),
            allDay: true,
          }
        : { start, end: start.plus({ minutes: GAME_MINUTES }), timezone: at.zone }),
    });
  }
  return calendar.toString();
}
