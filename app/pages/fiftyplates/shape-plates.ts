import type { Jersey } from "#app/domain/jersey.ts";
import { dateRange, longDate, shortRange } from "#app/domain/dates/written-dates.ts";
import {
  claimsPerWeek,
  homeStates,
  openStates,
  platesSummary,
  type WeekOfClaims,
} from "#app/domain/fifty-plates.ts";
import {
  sortByRow,
  isOnEveryMap,
  type State,
  type States,
  statesIn,
} from "#app/domain/places/state.ts";
import { fold } from "#app/domain/fold.ts";
import { type PersonShape, shapePerson } from "#app/entities/person/shape.ts";
import { groupBy, sortedBy } from "#app/lib/list.ts";
import type { ClubRecord, Edition, Person, PlateClaim } from "#app/record/record.ts";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/pages/fifty-plates.ts";

/** Number of colors on the map. */
const MAP_COLORS = 4;

/** Splits the race into up to four periods of whole weeks, about equally long. */
export function splitPeriods<C>(weeks: readonly WeekOfClaims<C>[]): WeekOfClaims<C>[][] {
  const count = Math.min(MAP_COLORS, weeks.length);
  return Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index * weeks.length) / count);
    const to = Math.floor(((index + 1) * weeks.length) / count);
    return weeks.slice(from, to);
  });
}

/** Serial on the spotter's plate: three letters of her last name and her number, "SCO 31". */
export function formatSerial({ name }: Pick<Person, "name">, jersey: Jersey | undefined): string {
  const letters = fold(name.last)
    .replace(/[^a-z]/g, "")
    .slice(0, 3)
    .toUpperCase();
  return [letters, jersey ?? ""].join(" ").trim();
}

/** Plates on the map: all states and districts, and other plates once they are claimed. */
function shownPlates(claims: readonly PlateClaim[], { list }: States): State[] {
  const claimed = new Set(claims.map(({ plate }) => plate));
  return sortByRow(list.filter((state) => isOnEveryMap(state) || claimed.has(state)));
}

function formatState({ name, kind }: State): string {
  return kind === "bonus" ? words.bonus(name) : name;
}

/** A plate on the map; `claim` is its index in the edition's claims. */
function shapeTile(plate: State, claims: readonly PlateClaim[]) {
  const claim = claims.findIndex((claim) => claim.plate === plate);
  return {
    code: plate.code,
    name: formatState(plate),
    ...plate.tile,
    ...(claim === -1 ? {} : { claim }),
  };
}

/** Dates of a period from its first Monday to its last Sunday, limited to the days of the race. */
function shapePeriod(weeks: readonly WeekOfClaims<PlateClaim>[], claims: readonly PlateClaim[]) {
  const monday = weeks[0]?.first ?? "";
  const sunday = weeks.at(-1)?.last ?? "";
  const [start = monday, end = sunday] = [claims[0]?.date, claims.at(-1)?.date];
  const first = monday < start ? start : monday;
  const last = sunday > end ? end : sunday;
  const count = weeks.reduce((sum, week) => sum + week.claims.length, 0);
  return { label: dateRange(first, last), claims: count };
}

/** Index of the period in which each plate was claimed, by code. */
export function periodOfPlates(claims: readonly PlateClaim[]): Map<string, number> {
  const periods = splitPeriods(claimsPerWeek(claims));
  const plates = periods.map((weeks) => weeks.flatMap((week) => week.claims));
  return new Map(
    plates.flatMap((period, index) => period.map(({ plate }) => [plate.code, index] as const)),
  );
}

/** A person with the plates that she was first to spot. */
export interface RankedSpotter extends PersonShape {
  /** Codes of the plates, in the order in which she claimed them. */
  readonly plates: readonly string[];
}

/** Spotters by number of plates, highest first; ties are ordered by the first claim. */
function rankSpotters(claims: readonly PlateClaim[]): RankedSpotter[] {
  const spotters = Array.from(
    groupBy(claims, ({ person }) => person),
    ([person, hers]) => ({ ...shapePerson(person), plates: hers.map(({ plate }) => plate.code) }),
  );
  return sortedBy(spotters, ({ plates }) => -plates.length);
}

/** The number that a person wore in the season, else her usual one. */
function findJersey(person: Person, { season }: Edition): Jersey | undefined {
  const tenure = person.tenures.find((tenure) => tenure.season === season);
  return tenure?.jersey ?? person.jersey;
}

/** The claims, oldest first. `spotter` is an index into the edition's spotters. */
function shapeClaims(edition: Edition, spotters: readonly RankedSpotter[]) {
  return edition.claims.map(({ plate, person, date }) => ({
    code: plate.code,
    name: formatState(plate),
    spotter: spotters.findIndex(({ id }) => id === person.id),
    date: longDate(date),
    serial: formatSerial(person, findJersey(person, edition)),
  }));
}

/** Default plate: the club's home if claimed, else the first one claimed. */
function firstPlate(
  { club, states }: ClubRecord,
  claims: readonly PlateClaim[],
): string | undefined {
  const [home] = homeStates(club.founding.regions, states);
  const isClaimed = claims.some(({ plate }) => plate === home);
  return (isClaimed ? home : (claims[0]?.plate ?? home))?.code;
}

/** An edition of the game. `art` is the URL of the sheet with its plates. */
export function shapeEdition(record: ClubRecord, edition: Edition, art: string) {
  const { year, claims } = edition;
  const weeks = claimsPerWeek(claims);
  const { states, beyond, days } = platesSummary(claims);
  const spotters = rankSpotters(claims);
  const tiles = shownPlates(claims, record.states).map((plate) => shapeTile(plate, claims));
  return {
    year,
    art,
    states,
    total: statesIn(record.states),
    ofAll: words.ofStates(counts.parts(statesIn(record.states), record.states.called)),
    beyond: beyond.map(({ plate }) => (plate.kind === "bonus" ? plate.name : plate.code)),
    days,
    tiles,
    claims: shapeClaims(edition, spotters),
    spotters,
    open: openStates(claims, record.states).map(({ code, name }) => ({ code, name })),
    periods: splitPeriods(weeks).map((period) => shapePeriod(period, claims)),
    weeks: weeks.map((week) => ({
      label: shortRange(week.first, week.last),
      claims: week.claims.length,
      total: week.total,
    })),
    firstPlate: firstPlate(record, claims) ?? tiles[0]?.code ?? "",
  };
}

export type Tile = ReturnType<typeof shapeTile>;

/** One year of the game. */
export type PlatesEdition = ReturnType<typeof shapeEdition>;

/** Data of all editions; the newest one is the default. */
export function shapeFiftyPlates(
  { badges, shownEdition }: ClubRecord,
  editions: readonly PlatesEdition[],
) {
  return {
    rule: [...badges.values()].find(({ onMap }) => onMap)?.rule ?? "",
    year: editions.at(-1)?.year ?? shownEdition?.year ?? 0,
    editions,
  };
}

export type FiftyPlates = ReturnType<typeof shapeFiftyPlates>;

/** Pictures of an edition's people. */
export interface EditionBusts {
  /** URL of the sheet with everyone's pictures. */
  readonly all: string;
  /** Id of the default plate's spotter; empty if there is none. */
  readonly first: string;
  /** URL of the sheet with only her picture. */
  readonly firstBust: string;
}
