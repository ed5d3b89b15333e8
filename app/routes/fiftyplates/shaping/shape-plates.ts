import { type Jersey, jerseyIn } from "#app/domain/jersey.ts";
import type { Content, Edition, Player } from "#app/content/content.ts";
import { dateRange, longDate, shortDate } from "#app/domain/dates/written-dates.ts";
import {
  type Claim,
  claimsOf,
  FIFTY_PLATES,
  claimsPerWeek,
  type WeekOfClaims,
  homeStates,
  openStates,
  type Spotter,
  spottersOf,
  platesSummary,
} from "#app/domain/fifty-plates.ts";
import {
  inReadingOrder,
  isOnEveryMap,
  type State,
  type States,
  statesIn,
} from "#app/domain/places/state.ts";
import type {
  FiftyPlates,
  Period,
  PlateClaim,
  PlatesEdition,
  RankedSpotter,
  Tile,
} from "#app/routes/fiftyplates/plates.ts";
import { spotter } from "#app/routes/fiftyplates/spotter.ts";
import { top } from "#app/lib/list/top.ts";
import { capitalize } from "#app/lib/plural.ts";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/pages/fifty-plates.ts";
import { fold } from "#app/domain/fold.ts";

/** How many inks the map has. */
const INKS = 4;

/**
 * The race in as many stretches of whole weeks as the map has inks, as even as they can be; fewer if
 * the race was shorter. A stretch may be without claims.
 */
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

/** The plates that the map shows: states and districts always, all others once they are claimed. */
function shownPlates(claims: readonly Claim[], { list }: States): State[] {
  const claimed = new Set(claims.map(({ plate }) => plate));
  return inReadingOrder(list.filter((state) => isOnEveryMap(state) || claimed.has(state)));
}

function nameOf({ name, kind }: State): string {
  return kind === "bonus" ? words.bonus(name) : name;
}

function shapeTile(plate: State, claims: readonly Claim[]): Tile {
  const claim = claims.findIndex((one) => one.plate === plate);
  return {
    code: plate.code,
    name: nameOf(plate),
    ...plate.tile,
    ...(claim === -1 ? {} : { claim }),
  };
}

/** A stretch from its first Monday to its last Sunday, cut to the days of the race. */
function shapePeriod(weeks: readonly WeekOfClaims[], claims: readonly Claim[]): Period {
  const monday = weeks[0]?.first ?? "";
  const sunday = weeks.at(-1)?.last ?? "";
  const [start = monday, end = sunday] = [claims[0]?.date, claims.at(-1)?.date];
  const first = monday < start ? start : monday;
  const last = sunday > end ? end : sunday;
  const count = weeks.reduce((sum, week) => sum + week.claims.length, 0);
  return { label: dateRange(first, last), claims: count };
}

/** The stretch of the race in which each plate was claimed, by code. */
export function periodOfPlates(claims: readonly Claim[]): Map<string, number> {
  const periods = periodsOf(claimsPerWeek(claims));
  const plates = periods.map((weeks) => weeks.flatMap((week) => week.claims));
  return new Map(
    plates.flatMap((period, index) => period.map(({ plate }) => [plate.code, index] as const)),
  );
}

/** A person with the number that she wore in the season of an edition. */
function wearer({ players, rosters }: Content, { roster }: Edition, id: string) {
  const player = players.get(id);
  const season = rosters.find((one) => one.id === roster);
  return player && { ...player, jersey: jerseyIn(season ?? {}, player) };
}

function shapeClaims(content: Content, edition: Edition, claims: readonly Claim[]): PlateClaim[] {
  const spotters = spottersOf(claims).map(({ player }) => player);
  return claims.map(({ plate, player, date }) => ({
    code: plate.code,
    name: nameOf(plate),
    spotter: spotters.indexOf(player),
    date: longDate(date),
    serial: serialOf(wearer(content, edition, player)),
  }));
}

function rankedSpotter(content: Content, { player, plates }: Spotter): RankedSpotter {
  return { ...spotter(content, player), plates: plates.map(({ code }) => code) };
}

/** Marked on the map before anybody selects a plate: the club's home, else the first one claimed. */
function firstPlate({ site, states }: Content, claims: readonly Claim[]): string | undefined {
  const [home] = homeStates(site.founding.regions, states);
  const isClaimed = claims.some(({ plate }) => plate === home);
  return (isClaimed ? home : (claims[0]?.plate ?? home))?.code;
}

/** The spotter with most plates by name, or the number of people who share the first place. */
function mostPlates(spotters: readonly RankedSpotter[]): string {
  const {
    first: [best],
    equals,
  } = top(spotters, 1, ({ plates }) => plates.length);
  if (best === undefined) return words.nobody;
  return words.mostPlatesBy(best.name, equals, best.plates.length);
}

/** One edition of the game, from its award log; `art` is the address of the sheet of its plates. */
export function shapeEdition(content: Content, edition: Edition, art: string): PlatesEdition {
  const { year, awards } = edition;
  const claims = claimsOf(awards, content.states);
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
    mostPlates: mostPlates(spotters),
    open: openStates(claims, content.states).map(({ code, name }) => ({ code, name })),
    periods: periodsOf(weeks).map((period) => shapePeriod(period, claims)),
    weeks: weeks.map((week) => ({
      label: `${shortDate(week.first)} - ${shortDate(week.last)}`,
      claims: week.claims.length,
      total: week.total,
    })),
    firstPlate: firstPlate(content, claims) ?? tiles[0]?.code ?? "",
  };
}

/** The page of all editions; the newest one is shown at first. */
export function shapeFiftyPlates(
  content: Content,
  editions: readonly PlatesEdition[],
): FiftyPlates {
  return {
    rule: content.badgeQuest.badges.get(FIFTY_PLATES)?.rule ?? "",
    states: capitalize(content.states.called.many),
    year: editions.at(-1)?.year ?? content.site.badgeQuest?.edition ?? 0,
    editions,
  };
}
