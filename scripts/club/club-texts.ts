import { files, rosterFile } from "#app/content/files.ts";
import { writeInBrackets, writeScalar } from "#app/content/writing/set-value.ts";
import { stateWithCode } from "#app/domain/places/state.ts";
import { findKnownStates } from "#app/domain/places/united-states.ts";
import { seasonId } from "#app/domain/seasons.ts";
import type { Texts } from "#scripts/captain/content-texts.ts";
import { writingIn } from "./country.ts";
import { withArticle } from "#words/grammar/article.ts";

/** The answers that describe a new club. */
export interface NewClub {
  /** "Gale Ultimate" */
  readonly name: string;
  /** The name in drawable letters, if the mark cannot spell the real one: "Klub Disk" */
  readonly wordmark: string | undefined;
  readonly city: string;
  /** "IE"; undefined if not given. */
  readonly country: string | undefined;
  /** "MN"; undefined if not given. */
  readonly state: string | undefined;
  /** `#rrggbb`, one to four, or none. */
  readonly colors: readonly string[];
  /** The founding year, and the first season to enter. */
  readonly founded: number;
  readonly season: number;
  readonly domain: string;
  /** "mixed club", or only "club" */
  readonly division: string;
}

/** Generic words at the end of club names. */
const KIND = /\s+(?:ultimate|frisbee|discs?|club|team|collective|e\.?\s?v\.?|verein|association)$/i;

/** "Gale" of "Gale Ultimate Club". */
export function shortenClubName(name: string): string {
  const shorter = name.replace(KIND, "").trim();
  return shorter === name || shorter === "" ? name : shortenClubName(shorter);
}

function head(schema: string, toSchemas: string): string {
  return `# yaml-language-server: $schema=${toSchemas}/${schema}.schema.json`;
}

function colorLines(colors: readonly string[]): string[] {
  const ask = "# One to four colors of the club. All other colors are mixed from them.";
  if (colors.length > 0) return [ask, `colors: ${JSON.stringify(colors).replaceAll(",", ", ")}`];
  return [ask, '# colors: ["#f2a65a", "#0f6b78"]'];
}

function wordmarkLines(wordmark: string | undefined): string[] {
  if (wordmark === undefined) return [];
  return ["# The name in the logo, if it is different.", `wordmark: ${writeScalar(wordmark)}`];
}

function countryLines(country: string | undefined): string[] {
  const { dates, hours } = country === undefined ? {} : writingIn(country);
  const day = dates === undefined ? "May 3" : "3 May";
  const time = hours === undefined ? "9:30 PM" : "21:30";
  return [
    ...(country === undefined
      ? []
      : [
          "# Where the club plays. List its states in states.yml, if you like.",
          `country: ${writeScalar(country)}`,
          "",
        ]),
    `# Dates and times look like ${day} and ${time}. Choose month-first or day-first, and 12 or 24.`,
    dates === undefined ? "# dates: day-first" : `dates: ${dates}`,
    hours === undefined ? "# hours: 24" : `hours: ${hours}`,
  ];
}

function siteText(club: NewClub, toSchemas: string): string {
  const { name, city, founded, season, domain, division } = club;
  const teamName = shortenClubName(name);
  return [
    head("site", toSchemas),
    "# Settings of the whole site. Text after a # is a comment, which the site does not show.",
    `name: ${writeScalar(name)}`,
    `teamName: ${writeScalar(teamName)}`,
    ...wordmarkLines(club.wordmark),
    "# The site's domain. Make one up until you have it.",
    `domain: ${writeScalar(domain)}`,
    "",
    ...colorLines(club.colors),
    "",
    "founding:",
    `  year: ${founded}`,
    "  # Where the club is from: cities, states or regions.",
    `  regions: ${writeInBrackets([city])}`,
    "  # Used in “… ultimate from …”: women’s club, open club, mixed club, masters, college, youth.",
    `  division: ${writeScalar(division)}`,
    "",
    ...countryLines(club.country),
    "",
    "# A few sentences for the About page.",
    "about: >-",
    `  ${teamName} is ${withArticle(`${division} ultimate team`)} from ${city}. It was founded in ${founded}.`,
    "",
    "# The default season.",
    `defaultRoster: ${seasonId(teamName, season)}`,
    "",
    "# Remove the # to add these to the site.",
    `# captainsEmail: captains@${domain}`,
    "# socialLinks:",
    `#   - { name: instagram, link: "https://www.instagram.com/…/" }`,
    "# tryouts:",
    "#   callout: Come and throw with us in May!",
    "#   link: https://forms.example/…",
    "# sponsors:",
    "#   - { name: The bakery, link: https://bakery.example/ }",
    "",
  ].join("\n");
}

function playersText(toSchemas: string): string {
  return `${head("players", toSchemas)}
# Everybody who ever played for or coached the club, each under a key of your choice: usually the last name.
# Replace these three with your own people. A position is Cutter, Handler, Hybrid (both) or Coach.
# Position and jersey number can be left out. For somebody who does not want to be named, add shown: initials or shown: nobody.
first:
  name: { first: Robin, last: First }
  jersey: 7
  position: Handler
second:
  name: { first: Sam, last: Second }
  jersey: 12
  position: Cutter
third:
  name: { first: Kim, last: Third, nickname: Gull }
  position: Coach
`;
}

/** Time zones of a country. Older versions of Node have a property instead of the method. */
function listTimeZones(country: string): readonly string[] {
  const locale: object = new Intl.Locale(`und-${country}`);
  const found: unknown =
    "getTimeZones" in locale && typeof locale.getTimeZones === "function"
      ? Reflect.apply(locale.getTimeZones, locale, [])
      : Reflect.get(locale, "timeZones");
  return Array.isArray(found) ? found.filter((zone) => typeof zone === "string") : [];
}

/** The suggested time zone: the state's, or the country's if it has one or two; New York for the United States. */
function zoneIn(country = "US", state = ""): string {
  const [ofState] = stateWithCode(state, findKnownStates(country))?.timeZones ?? [];
  if (ofState !== undefined) return ofState;
  if (country === "US") return "America/New_York";
  const [first, ...more] = listTimeZones(country);
  return first === undefined || more.length > 1 ? "<its zone>" : first;
}

function rosterText({ name, city, country, state, season }: NewClub, toSchemas: string): string {
  return `${head("roster", `../../${toSchemas}`)}
# Who is on the team this season, by key in players.yml.
displayName: ${writeScalar(`${shortenClubName(name)} ${season}`)}
captains: [first]
players: [first, second]
coaches: [third]

# Once the season is over: its record and how it ended.
# results: { wins: 12, losses: 7, finish: 3rd Regionals }

# Highlights of the season.
# highlights:
#   - The first win over the neighbors.

# Next, list the teams that you play in opponents.yml, next to site.yml:
#   gulls: { name: Gulls, location: ${writeInBrackets({ city, state })} }
# Then add a tournament, as tournaments/${season}-opener.yml in this folder:
#   name: Season Opener
#   dates: { start: ${season}-05-02, end: ${season}-05-03 }
#   timeZone: ${zoneIn(country, state)}
#   location: ${writeInBrackets({ city, state })}
#   sanctioned: true
#   games:
#     - { opponent: gulls, type: POOL, date: ${season}-05-02, us: 15, them: 11 }
`;
}

/**
 * The files of a new club, which pass all checks and build as they are. Their comments explain the next steps.
 *
 * @param toSchemas relative path from their folder to the schemas, such as `../../schemas`
 */
export function clubTexts(club: NewClub, toSchemas: string): Texts {
  return new Map([
    [files.site, siteText(club, toSchemas)],
    [files.players, playersText(toSchemas)],
    [rosterFile(club.season), rosterText(club, toSchemas)],
  ]);
}
