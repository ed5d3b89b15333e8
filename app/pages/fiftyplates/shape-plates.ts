import { dateRange, longDate, shortRange } from "#app/domain/dates/written-dates.ts";
import {
  claimsPerWeek,
  homeStates,
  platesSummary,
  type WeekOfClaims,
} from "#app/domain/fifty-plates.ts";
import { fold } from "#app/domain/fold.ts";
import type { Jersey } from "#app/domain/jersey.ts";
import {
  sortByRow,
  isOnEveryMap,
  type State,
  type States,
  statesIn,
} from "#app/domain/places/state.ts";
import { shapePerson } from "#app/entities/person/shape.ts";
import { groupBy, sortedBy } from "#app/lib/list.ts";
import { numberIn } from "#app/record/figures.ts";
import type { ClubRecord, Edition, Person, PlateClaim } from "#app/record/record.ts";
import * as counts from "#words/counts.ts";

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

/** Serial on the spotter's plate, on one line: three letters of her last name and her number, "SCO 31". */
export function formatSerial({ name }: Pick<Person, "name">, jersey: Jersey | undefined): string {
  const letters = fold(name.last)
    .replace(/[^a-z]/g, "")
    .slice(0, 3)
    .toUpperCase();
  return [letters, jersey ?? ""].join("\u00A0").trim();
}

/** Plates on the map: all states and districts, and other plates once they are claimed. */
function listPlates(claims: readonly PlateClaim[], { list }: States): State[] {
  const claimed = new Set(claims.map(({ plate }) => plate));
  return list.filter((state) => isOnEveryMap(state) || claimed.has(state));
}

function formatState({ name, kind }: State): string {
  return kind === "bonus" ? `${name} (bonus)` : name;
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

/** Spotters with their plates in the order of claims: most plates first; ties are ordered by the first claim. */
function rankSpotters(claims: readonly PlateClaim[]) {
  const spotters = Array.from(
    groupBy(claims, ({ person }) => person),
    ([person, hers]) => ({ ...shapePerson(person), plates: hers.map(({ plate }) => plate.code) }),
  );
  return sortedBy(spotters, ({ plates }) => -plates.length);
}

/** Default plate: the club's home if it or nothing is claimed, else the first one claimed. */
function findFirstPlate(
  { club, states }: ClubRecord,
  claims: readonly PlateClaim[],
): string | undefined {
  const [home] = homeStates(club.founding.regions, states);
  const isClaimed = claims.some(({ plate }) => plate === home);
  return (isClaimed ? home : (claims[0]?.plate ?? home))?.code;
}

/** The number of claimed states, and out of how many: "of 50 states". */
export function countStates(claims: readonly PlateClaim[], states: States) {
  return {
    states: platesSummary(claims).states,
    ofAll: `of ${counts.parts(statesIn(states), states.called)}`,
  };
}

/** One year of the game. */
export function shapeEdition(record: ClubRecord, { year, season, claims }: Edition) {
  const weeks = claimsPerWeek(claims);
  const { beyond, days } = platesSummary(claims);
  const spotters = rankSpotters(claims);
  const tiles = sortByRow(listPlates(claims, record.states));
  return {
    year,
    ...countStates(claims, record.states),
    total: statesIn(record.states),
    beyond: beyond.map(({ plate }) => (plate.kind === "bonus" ? plate.name : plate.code)),
    days,
    tiles: tiles.map((plate) => ({ code: plate.code, name: formatState(plate), ...plate.tile })),
    /** Oldest first; `spotter` is an index. */
    claims: claims.map(({ plate, person, date }) => ({
      code: plate.code,
      name: formatState(plate),
      spotter: spotters.findIndex(({ id }) => id === person.id),
      date: longDate(date),
      serial: formatSerial(person, numberIn(person, season)),
    })),
    spotters,
    periods: splitPeriods(weeks).map((period) => shapePeriod(period, claims)),
    weeks: weeks.map((week) => ({
      label: shortRange(week.first, week.last),
      claims: week.claims.length,
      total: week.total,
    })),
    firstPlate: findFirstPlate(record, claims) ?? tiles[0]?.code ?? "",
  };
}

export type PlatesEdition = ReturnType<typeof shapeEdition>;

/** An edition with the addresses of its plates and of the pictures of its spotters. */
export interface ShownEdition extends PlatesEdition {
  readonly plates: string;
  readonly busts: string;
}
