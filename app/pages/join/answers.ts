import type { Day } from "#app/domain/dates/day.ts";
import { longDate, weekday } from "#app/domain/dates/written-dates.ts";
import { hours } from "#app/domain/tryouts.ts";
import { capitalize } from "#app/lib/text.ts";
import type { Club, ClubRecord } from "#app/record/record.ts";
import { wholeCalendar } from "#app/routes/output-paths.ts";
import { enumerate } from "#words/grammar.ts";

/** A fact about the club, or an answer to a recruit's question, with links to pages that say more. */
export interface Fact {
  readonly label: string;
  readonly values: readonly { readonly text: string; readonly to?: string | undefined }[];
}

type Values = Fact["values"];
type Tryouts = NonNullable<Club["tryouts"]>;

/** "Saturday, May 15, 2027" */
export const formatDay = (day: Day) => `${weekday(day)}, ${longDate(day)}`;

/** "Registration from April 1, 2027 to May 7, 2027" */
export function describeRegistration({ from, until }: Tryouts): string | undefined {
  const parts = [
    from && `from ${longDate(from)}`,
    until && `${from ? "to" : "until"} ${longDate(until)}`,
  ];
  const knownParts = parts.filter((part) => part !== undefined);
  return knownParts.length === 0 ? undefined : `Registration ${knownParts.join(" ")}`;
}

const texts = (...values: readonly (string | undefined)[]): Values =>
  values.flatMap((text) => (text === undefined ? [] : [{ text }]));

/** Facts with an answer. */
export const listKnown = (facts: readonly Fact[]) =>
  facts.filter(({ values }) => values.length > 0);

/** "Women’s club, national level, Michigan and Ohio" */
function describeTeam({ founding: { division, level, regions } }: Club): Fact {
  const parts = [division, level && `${level} level`, enumerate(regions)];
  return { label: "Team", values: texts(capitalize(parts.filter(Boolean).join(", "))) };
}

/** "Tuesdays, 7:00 PM to 9:00 PM, Seal Point, May to August" */
function describePractices({ practices }: Club): Fact {
  const values = practices.map(({ days, start, end, place, mapsLink, note }) => ({
    text: [days, hours(start, end), place, note].filter(Boolean).join(", "),
    to: mapsLink,
  }));
  return { label: "Practices", values };
}

function describeContact({ tryouts, captainsEmail }: Club): Values {
  const { name, email = captainsEmail } = tryouts?.contact ?? {};
  if (email === undefined) return texts(name);
  return [...texts(name), { text: email, to: `mailto:${email}` }];
}

/** Answers about the tryouts, as far as they are known. Until there are days, those of registration. */
export function listAnswers({ club }: ClubRecord): readonly Fact[] {
  const { tryouts } = club;
  if (tryouts === undefined) return [];
  const { dates, place, mapsLink, level, cost } = tryouts;
  const days = [...new Set(dates.map(({ day }) => formatDay(day)))];
  const places = new Set(dates.map((date) => date.place));
  return listKnown([
    {
      label: "When",
      values: texts(...(days.length === 0 ? [describeRegistration(tryouts)] : days)),
    },
    {
      label: "Where",
      values: place === undefined ? texts(...places) : [{ text: place, to: mapsLink }],
    },
    describePractices(club),
    { label: "Level", values: texts(level) },
    { label: "Cost", values: texts(cost) },
    { label: "Contact", values: describeContact(club) },
    describeTeam(club),
  ]);
}

/** Answers while no tryouts are announced: when they usually are, and where to hear of them. */
export function listLaterAnswers({ club, tournaments }: ClubRecord): readonly Fact[] {
  const profiles = club.socialLinks.filter(({ name }) => name !== "email");
  return listKnown([
    { label: "When", values: texts(club.usualTryouts) },
    describeTeam(club),
    describePractices(club),
    {
      label: "Follow us",
      values: [
        ...(tournaments.length === 0 ? [] : [{ text: "Calendar", to: wholeCalendar }]),
        ...profiles.map(({ name, link }) => ({ text: capitalize(name), to: link })),
      ],
    },
  ]);
}
