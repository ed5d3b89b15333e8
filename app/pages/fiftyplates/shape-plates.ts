import type { PersonName } from "#app/record/person-name.ts";
import type { Content, Edition, Player } from "#app/content/content.ts";
import { brandId } from "#app/domain/ids.ts";
import { wasOnTeam } from "#app/domain/roster.ts";
import { fullName } from "#app/domain/full-name.ts";
import { type Jersey, jerseyIn } from "#app/domain/jersey.ts";
import { dateRange, longDate, shortRange } from "#app/domain/dates/written-dates.ts";
import {
  type Claim,
  claimsOf,
  claimsPerWeek,
  homeStates,
  openStates,
  platesSummary,
  type Spotter,
  spottersOf,
  type WeekOfClaims,
} from "#app/domain/fifty-plates.ts";
import {
  inReadingOrder,
  isOnEveryMap,
  type State,
  type States,
  statesIn,
} from "#app/domain/places/state.ts";
import { fold } from "#app/domain/fold.ts";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/pages/fifty-plates.ts";

/** A spotter's name. Only people who were on a roster have a page. */
function spotter({ players, rosters }: Content, id: string): PersonName {
  const name = players.get(id)?.name;
  return {
    id: brandId(id),
    name: name === undefined ? id : fullName(name),
    hasPage: wasOnTeam(rosters, id),
  };
}

/** Number of colors on the map. */
const INKS = 4;

/** Splits the race into up to four periods of whole weeks, about equally long. */
export function periodsOf(weeks: readonly WeekOfClaims[]): WeekOfClaims[][] {
  const count = Math.min(INKS, weeks.length);
  return Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index * weeks.length) / count);
    const to = Math.floor(((index + 1) * weeks.length) / count);
    return weeks.slice(from, to);
  });
}

/** Serial on the spotter's plate: three letters of her last name and her number, "SCO 31". */
export function serialOf(
  player: (Pick<Player, "name"> & { readonly jersey?: Jersey | undefined }) | undefined,
): string {
  const letters = fold(player?.name.last ?? "")
    .replace(/[^a-z]/g, "")
    .slice(0, 3)
    .toUpperCase();
  return [letters, player?.jersey ?? ""].join(" ").trim();
}

/** Plates on the map: all states and districts, and other plates once they are claimed. */
function shownPlates(claims: readonly Claim[], { list }: States): State[] {
  const claimed = new Set(claims.map(({ plate }) => plate));
  return inReadingOrder(list.filter((state) => isOnEveryMap(state) || claimed.has(state)));
}

function nameOf({ name, kind }: State): string {
  return kind === "bonus" ? words.bonus(name) : name;
}

/** A plate on the map; `claim` is its index in the edition's claims. */
function shapeTile(plate: State, claims: readonly Claim[]) {
  const claim = claims.findIndex((one) => one.plate === plate);
  return {
    code: plate.code,
    name: nameOf(plate),
    ...plate.tile,
    ...(claim === -1 ? {} : { claim }),
  };
}

/** Dates of a period from its first Monday to its last Sunday, limited to the days of the race. */
function shapePeriod(weeks: readonly WeekOfClaims[], claims: readonly Claim[]) {
  const monday = weeks[0]?.first ?? "";
  const sunday = weeks.at(-1)?.last ?? "";
  const [start = monday, end = sunday] = [claims[0]?.date, claims.at(-1)?.date];
  const first = monday < start ? start : monday;
  const last = sunday > end ? end : sunday;
  const count = weeks.reduce((sum, week) => sum + week.claims.length, 0);
  return { label: dateRange(first, last), claims: count };
}

/** Index of the period in which each plate was claimed, by code. */
export function periodOfPlates(claims: readonly Claim[]): Map<string, number> {
  const periods = periodsOf(claimsPerWeek(claims));
  const plates = periods.map((weeks) => weeks.flatMap((week) => week.claims));
  return new Map(
    plates.flatMap((period, index) => period.map(({ plate }) => [plate.code, index] as const)),
  );
}

/** A person with her jersey number in the edition's season. */
function wearer({ players, rosters }: Content, { roster }: Edition, id: string) {
  const player = players.get(id);
  const season = rosters.find((one) => one.id === roster);
  return player && { ...player, jersey: jerseyIn(season ?? {}, player) };
}

/** The claims, oldest first. `spotter` is an index into the edition's spotters. */
function shapeClaims(content: Content, edition: Edition, claims: readonly Claim[]) {
  const spotters = spottersOf(claims).map(({ player }) => player);
  return claims.map(({ plate, player, date }) => ({
    code: plate.code,
    name: nameOf(plate),
    spotter: spotters.indexOf(player),
    date: longDate(date),
    serial: serialOf(wearer(content, edition, player)),
  }));
}

function rankedSpotter(content: Content, { player, plates }: Spotter) {
  return { ...spotter(content, player), plates: plates.map(({ code }) => code) };
}

/** Default plate: the club's home if claimed, else the first one claimed. */
function firstPlate({ site, states }: Content, claims: readonly Claim[]): string | undefined {
  const [home] = homeStates(site.founding.regions, states);
  const isClaimed = claims.some(({ plate }) => plate === home);
  return (isClaimed ? home : (claims[0]?.plate ?? home))?.code;
}

/** An edition of the game, from its award log. `art` is the URL of the sheet with its plates. */
export function shapeEdition(content: Content, edition: Edition, art: string) {
  const { year } = edition;
  const claims = claimsOf(edition, content.states);
  const weeks = claimsPerWeek(claims);
  const { states, beyond, days } = platesSummary(claims);
  const spotters = spottersOf(claims).map((one) => rankedSpotter(content, one));
  const tiles = shownPlates(claims, content.states).map((plate) => shapeTile(plate, claims));
  return {
    year,
    art,
    states,
    total: statesIn(content.states),
    ofAll: words.ofStates(counts.parts(statesIn(content.states), content.states.called)),
    beyond: beyond.map(({ plate }) => (plate.kind === "bonus" ? plate.name : plate.code)),
    days,
    tiles,
    claims: shapeClaims(content, edition, claims),
    spotters,
    open: openStates(claims, content.states).map(({ code, name }) => ({ code, name })),
    periods: periodsOf(weeks).map((period) => shapePeriod(period, claims)),
    weeks: weeks.map((week) => ({
      label: shortRange(week.first, week.last),
      claims: week.claims.length,
      total: week.total,
    })),
    firstPlate: firstPlate(content, claims) ?? tiles[0]?.code ?? "",
  };
}

export type Tile = ReturnType<typeof shapeTile>;
export type RankedSpotter = ReturnType<typeof rankedSpotter>;

/** One year of the game. */
export type PlatesEdition = ReturnType<typeof shapeEdition>;

/** Data of all editions; the newest one is the default. */
export function shapeFiftyPlates(content: Content, editions: readonly PlatesEdition[]) {
  return {
    rule: [...content.badgeQuest.badges.values()].find(({ onMap }) => onMap)?.rule ?? "",
    year: editions.at(-1)?.year ?? content.site.badgeQuest?.edition ?? 0,
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
