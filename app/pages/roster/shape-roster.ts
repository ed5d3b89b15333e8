import type { PrintFormat } from "#app/art/action-print/action-print.ts";
import { printSheet } from "#app/art/action-print/action-print.ts";
import { bustSheet } from "#app/art/bust/bust.ts";
import type { PrintedSeason } from "#app/art/season/printed-season.ts";
import { pickPersonInks } from "#app/art/season/person-inks.ts";
import type { Sheet } from "#app/art/sheet.ts";
import { mapFormerIds } from "#app/domain/former-ids.ts";
import { recordText } from "#app/domain/records.ts";
import type { ShotFormat } from "#app/domain/seasons.ts";
import { dressTeam } from "#app/art/season/person.ts";
import {
  describeLeadership,
  type PersonShape,
  shapeMember,
  shapePlayer,
} from "#app/entities/person/shape.ts";
import { nameLines } from "#app/lib/wood-type/lines.ts";
import type { ClubRecord, Person, Season, Tenure } from "#app/record/record.ts";
import { officialRoster } from "#app/routes/titles.ts";
import { hashIn } from "./print-address.ts";

/** The published record, never computed from games: "23–6", "12–3–4". */
function shapePublished({ results }: Season) {
  if (results === undefined) return {};
  const { finish, ...record } = results;
  return { record: { ...record, text: recordText(record) }, finish };
}

/** If capitals would be lower than this share of the line, phones use several lines. */
const MIN_CAP = 0.13;

/** Facts about a person that differ by season; `RosterPerson` has the others. */
export type SeasonMember = Pick<PersonShape, "id" | "number" | "role" | "position">;

function shapeSeasonMember(tenure: Tenure): SeasonMember {
  const { id, number, role, position } = shapeMember(tenure);
  return {
    id,
    number,
    ...(role === undefined ? {} : { role }),
    ...(position === tenure.person.position ? {} : { position }),
  };
}

/** @param label text of the link to the team's page at the governing body */
function shapeSeason(season: Season, art: SeasonArt, label: string) {
  const { id, year, displayName, members, captains, highlights, link } = season;
  const lines = nameLines(displayName, MIN_CAP, 3);
  return {
    id,
    year,
    name: displayName,
    lines: lines.length === 1 ? undefined : lines,
    ...shapePublished(season),
    members: members.map(shapeSeasonMember),
    captains: captains.map((captain) => captain.id),
    highlights,
    official: link === undefined ? undefined : { link, label },
    releaseLink: season.rosterAnnounceLink,
    ...art,
  };
}

const PRINT_FORMATS: Readonly<Record<ShotFormat, readonly PrintFormat[]>> = {
  lying: ["landscape"],
  upright: ["vertical"],
  both: ["vertical", "landscape"],
};

/** Formats of a season's action pictures, the same as its photos': 4:5, 3:2 or both. */
export function printFormats(shots: ShotFormat = "lying"): readonly PrintFormat[] {
  return PRINT_FORMATS[shots];
}

/**
 * Draws everyone of a season, players before coaches: the small pictures, then an action picture of
 * each in every format.
 */
export function drawSeason(season: Season, printed: PrintedSeason) {
  const people = dressTeam(season);
  const busts = bustSheet(printed, people);
  const sheets: Sheet[] = [busts];
  const prints: Partial<Record<PrintFormat, readonly string[]>> = {};
  for (const format of printFormats(season.actionShots)) {
    const drawn = people.map((person, index) => printSheet(printed, person, index, format));
    sheets.push(...drawn);
    prints[format] = drawn.map(({ href }) => hashIn(href));
  }
  const art = {
    lead: printed.colorway.lead,
    busts: busts.href,
    grounds: people.map((person, index) => pickPersonInks(person, printed, index).ground),
    prints,
  };
  return { id: season.id, art, sheets };
}

type DrawnSeason = ReturnType<typeof drawSeason>;

/** Artwork of a season. Backgrounds and hashes are in the order of the members. */
export type SeasonArt = DrawnSeason["art"];

/** A person over all seasons. */
export interface RosterPerson extends PersonShape {
  /** "Captain in 2015–2018" */
  readonly led?: string | undefined;
  /** Number of badges earned in logged editions of Badge Quest. */
  readonly badges?: number | undefined;
}

function shapeRosterPerson(person: Person, years: readonly number[]): RosterPerson {
  const { number: _, ...shape } = shapePlayer(person, years);
  const badges = person.awards.length;
  return {
    ...shape,
    led: describeLeadership(person, years),
    ...(badges === 0 ? {} : { badges }),
  };
}

/** All seasons, oldest first, and everyone who was ever on a roster. */
export function shapeRoster(
  { club, people, seasons, defaultSeason }: ClubRecord,
  drawings: readonly Pick<DrawnSeason, "id" | "art">[],
) {
  const years = seasons.map(({ year }) => year);
  const everyone = [...people.values()].filter(({ tenures }) => tenures.length > 0);
  const byId: Readonly<Record<string, RosterPerson>> = Object.fromEntries(
    everyone.map((person) => [person.id, shapeRosterPerson(person, years)]),
  );
  const label = officialRoster(club);
  return {
    defaultSeason: defaultSeason.id,
    people: byId,
    formerIds: mapFormerIds([...people.values()]),
    seasons: seasons.flatMap((season) => {
      const drawing = drawings.find(({ id }) => id === season.id);
      return drawing === undefined ? [] : [shapeSeason(season, drawing.art, label)];
    }),
  };
}

export type RosterData = ReturnType<typeof shapeRoster>;
export type SeasonData = ReturnType<typeof shapeSeason>;
