import type { Content } from "#app/content/content.ts";
import { type Day, dayParts, yearOf } from "#app/domain/dates/day.ts";
import { longDate, monthAndDay, monthName } from "#app/domain/dates/written-dates.ts";
import { zoneName } from "#app/domain/dates/venue-clock.ts";
import { hours } from "#app/domain/tryouts.ts";
import { paths } from "#app/pages/shared/paths.ts";
import * as eventFacts from "#words/facts/event.ts";
import * as words from "#words/pages/home.ts";
import {
  type HeadWording,
  type SheetButton,
  type SheetList,
  type SheetWording,
  type TicketWording,
  type TryoutRow,
  type WordingState,
  withAny,
} from "./home-data.ts";
import { dayInWords, type EventWordings } from "./event-facts.ts";

/** The tryouts of the content, with the club's own word for them. */
export type Tryouts = NonNullable<Content["site"]["tryouts"]> & {
  readonly label?: string | undefined;
};

/** Tryouts with an end. Without one the callout is the same every day. */
export type EndingTryouts = Tryouts & { readonly until: Day };

const titleOf = ({ label = words.tryoutsTitle }: EndingTryouts) => label;

export function isEnding(tryouts: Tryouts | undefined): tryouts is EndingTryouts {
  return tryouts?.until !== undefined;
}

/** "Register for our 2023 tryouts!" → first word, words between, last word; some may be empty. */
export function calloutLines(
  callout: string,
): readonly [start: string, middle: string, end: string] {
  const words = callout.trim().split(/\s+/);
  return [
    words[0] ?? "",
    words.slice(1, -1).join(" "),
    words.length > 1 ? (words.at(-1) ?? "") : "",
  ];
}

export function calloutTicket(
  { callout, link }: Tryouts,
  at: readonly WordingState[],
): TicketWording {
  return { kind: "callout", at, lines: calloutLines(callout), link };
}

function rowOf({ day, start, end, place }: Tryouts["dates"][number]): TryoutRow {
  return {
    ofMonth: String(dayParts(day).day),
    day: dayInWords(day),
    detail: [hours(start, end), place].filter(Boolean).join(", "),
  };
}

function listOf({ dates, timeZone }: Tryouts): SheetList | undefined {
  if (dates.length === 0) return undefined;
  return {
    title: dates.length === 1 ? words.theDay : words.days,
    note: timeZone === undefined ? "" : zoneName(timeZone),
    games: [],
    days: dates.map(rowOf),
    missing: eventFacts.toPlay,
  };
}

function extentOf({ from, until }: EndingTryouts): string {
  return from === undefined
    ? words.until(longDate(until))
    : `${monthAndDay(from)} - ${longDate(until)}`;
}

function sheetOf(tryouts: EndingTryouts, at: readonly WordingState[]): SheetWording {
  const { from, until, dates, place, mapsLink, cost, link } = tryouts;
  const year = String(yearOf(dates[0]?.day ?? until));
  const form: SheetButton = { label: words.openTheForm, href: link, to: "site" };
  return {
    at,
    label: dates.length === 0 ? words.oneTeam : words.daysOfOneTeam(dates.length),
    name: `${titleOf(tryouts)} ${year}`,
    lines: [titleOf(tryouts), year],
    facts: [
      ...(from === undefined ? [] : [words.registrationFrom(longDate(from))]),
      words.registerUntil(longDate(until)),
      ...(cost === undefined ? [] : [cost]),
    ],
    where: place === undefined ? undefined : { text: place, map: mapsLink },
    buttons: [form, { label: words.whatToExpect, href: paths.join(), to: "page" }],
    scene: "scene-tryouts",
    disc: { large: String(dayParts(until).day), small: monthName(dayParts(until).month) },
    place: undefined,
    zone: undefined,
    list: listOf(tryouts),
  };
}

function headsOf(tryouts: EndingTryouts, isNeutral: boolean): HeadWording[] {
  const { from, until } = tryouts;
  const title = titleOf(tryouts);
  const heads: HeadWording[] = [
    { at: ["tryouts:open"], title: words.tryoutsAreOpen, note: words.until(monthAndDay(until)) },
  ];
  if (from !== undefined) {
    heads.unshift({ at: ["tryouts:soon"], title, note: words.fromDay(monthAndDay(from)) });
  }
  if (isNeutral) heads.unshift({ at: ["any"], title, note: extentOf(tryouts) });
  return heads;
}

/** Ticket for any day: the registration dates, without an invitation. */
function neutralTicket(tryouts: EndingTryouts): TicketWording {
  return {
    kind: "words",
    at: ["any"],
    first: titleOf(tryouts),
    large: String(yearOf(tryouts.dates[0]?.day ?? tryouts.until)),
    last: extentOf(tryouts),
    isQuiet: false,
    href: tryouts.link,
  };
}

/** Texts about tryouts with an end, before and during registration; none after it. */
export function shapeTryouts(tryouts: EndingTryouts, isNeutral: boolean): EventWordings {
  const states: WordingState[] =
    tryouts.from === undefined ? ["tryouts:open"] : ["tryouts:soon", "tryouts:open"];
  return {
    heads: headsOf(tryouts, isNeutral),
    sheets: [sheetOf(tryouts, withAny(isNeutral, ...states))],
    tickets: [...(isNeutral ? [neutralTicket(tryouts)] : []), calloutTicket(tryouts, states)],
  };
}
