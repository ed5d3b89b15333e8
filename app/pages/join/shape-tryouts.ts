import type { Club, ClubRecord } from "#app/record/record.ts";
import type { Day } from "#app/domain/dates/day.ts";
import { weekday, longDate } from "#app/domain/dates/written-dates.ts";
import { zoneName } from "#app/domain/dates/venue-clock.ts";
import { calloutYear, filledCalloutLines, hours } from "#app/domain/tryouts.ts";
import * as words from "#words/pages/join.ts";
import { wholeCalendar } from "#app/routes/calendar-paths.ts";
import { capitalize } from "#app/lib/plural.ts";
import { enumerate } from "#words/grammar/lists.ts";

/** A fact about the club, or an answer to a recruit's question, with links to supporting pages. */
export interface JoinFact {
  readonly label: string;
  readonly values: readonly { readonly text: string; readonly to?: string | undefined }[];
}

type Tryouts = NonNullable<Club["tryouts"]>;

const formatDay = (day: Day) => `${weekday(day)}, ${longDate(day)}`;

/** "Registration from April 1, 2027 to May 7, 2027" */
function registration({ from, until }: Tryouts): string | undefined {
  if (from === undefined && until === undefined) return undefined;
  return words.registration(from && longDate(from), until && longDate(until));
}

function shapeDays({ dates, place, mapsLink, timeZone }: Tryouts) {
  const zone = timeZone === undefined ? "" : `, ${zoneName(timeZone)}`;
  return dates.map((date) => {
    const time = hours(date.start, date.end);
    return {
      day: formatDay(date.day),
      time: time && `${time}${zone}`,
      place: date.place ?? place,
      map: date.place === undefined ? (date.mapsLink ?? mapsLink) : date.mapsLink,
    };
  });
}

/** The tryouts in words. */
export function shapeTryouts(tryouts: Tryouts) {
  const { callout, link, note } = tryouts;
  return {
    lines: filledCalloutLines(callout),
    year: calloutYear(callout),
    link,
    registration: registration(tryouts),
    days: shapeDays(tryouts),
    bring: tryouts.bring,
    note,
    questions: tryouts.faq,
  };
}

type Values = JoinFact["values"];

const texts = (...values: readonly (string | undefined)[]): Values =>
  values.flatMap((text) => (text === undefined ? [] : [{ text }]));

/** "Women’s club, national level, Michigan and Ohio" */
function describeTeam({ division, level, regions }: Club["founding"]): string {
  const parts = [division, level && words.atLevel(level), enumerate(regions)];
  return capitalize(parts.filter(Boolean).join(", "));
}

/** Days of the tryouts; until they are known, the registration dates. */
function describeDays(tryouts: Tryouts): Values {
  const days = [...new Set(tryouts.dates.map(({ day }) => day))];
  return texts(...(days.length === 0 ? [registration(tryouts)] : days.map(formatDay)));
}

function describeLocation({ dates, place, mapsLink }: Tryouts): Values {
  if (place !== undefined) return [{ text: place, to: mapsLink }];
  return texts(...new Set(dates.map((date) => date.place)));
}

function describeContact({ tryouts, captainsEmail }: Club): Values {
  const { name, email = captainsEmail } = tryouts?.contact ?? {};
  if (email === undefined) return texts(name);
  return [...texts(name), { text: email, to: `mailto:${email}` }];
}

/** Links to follow for upcoming dates: the calendar and social profiles. */
function listNewsLinks({ club, tournaments }: ClubRecord): Values {
  return [
    ...(tournaments.length === 0 ? [] : [{ text: words.calendar, to: wholeCalendar }]),
    ...club.socialLinks
      .filter(({ name }) => name !== "email")
      .map(({ name, link }) => ({ text: capitalize(name), to: link })),
  ];
}

/** "Tuesdays, 7:00 PM to 9:00 PM, Seal Point, May to August" */
function describePractices({ practices }: Club): Values {
  return practices.map(({ days, start, end, place, mapsLink, note }) => ({
    text: [days, hours(start, end), place, note].filter(Boolean).join(", "),
    to: mapsLink,
  }));
}

const listAnswered = (answers: readonly JoinFact[]) =>
  answers.filter(({ values }) => values.length > 0);

/** Answers to a recruit's first questions, as far as they are known. */
export function joinAnswers(record: ClubRecord) {
  const { club } = record;
  const { tryouts, founding } = club;
  const practices = { label: words.practices, values: describePractices(club) };
  const team = { label: words.team, values: texts(describeTeam(founding)) };
  const open: JoinFact[] =
    tryouts === undefined
      ? []
      : [
          { label: words.when, values: describeDays(tryouts) },
          { label: words.where, values: describeLocation(tryouts) },
          practices,
          { label: words.level, values: texts(tryouts.level) },
          { label: words.cost, values: texts(tryouts.cost) },
          { label: words.contact, values: describeContact(club) },
          team,
        ];
  const quiet: JoinFact[] = [
    { label: words.when, values: texts(club.usualTryouts) },
    team,
    practices,
    { label: words.followUs, values: listNewsLinks(record) },
  ];
  return { open: listAnswered(open), quiet: listAnswered(quiet) };
}

export type JoinTryouts = ReturnType<typeof shapeTryouts>;
