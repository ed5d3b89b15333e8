import type { PrintFormat } from "#app/art/action-print/action-print.ts";
import { printSheet } from "#app/art/action-print/print-sheet.ts";
import { bustSheet } from "#app/art/bust/bust.ts";
import { teamOf } from "#app/art/season/person.ts";
import type { PrintedSeason } from "#app/art/season/printed-season.ts";
import { schemeOf } from "#app/art/season/scheme.ts";
import type { Sheet } from "#app/art/sheet.ts";
import type { Roster, Content, Player } from "#app/content/content.ts";
import { recordText } from "#app/domain/records.ts";
import { formerIdsOf } from "#app/domain/former-ids.ts";
import { peopleOf, leadershipSentence, tenureOf, yearsLabel } from "#app/domain/roster.ts";
import type { ShotFormat } from "#app/domain/seasons.ts";
import { countBy } from "#app/lib/list.ts";
import { nameLines } from "#app/lib/wood-type/lines.ts";
import { officialRoster } from "#app/pages/shared/titles.ts";
import { type SeasonData, hashIn, type RosterData, type PersonData } from "./roster-data.ts";

/** Artwork of a season. */
export type SeasonArt = Pick<SeasonData, "lead" | "busts" | "grounds" | "prints">;

function published({ results }: Roster): Pick<SeasonData, "record" | "finish"> {
  if (results === undefined) return {};
  const { finish, ...record } = results;
  return {
    record: { ...record, text: recordText(record) },
    ...(finish === undefined ? {} : { finish }),
  };
}

/** Capitals lower than this share of the line stand in several lines on phones. */
const LEAST_CAP = 0.13;

function titleFields(displayName: string): Pick<SeasonData, "name" | "lines"> {
  const lines = nameLines(displayName, LEAST_CAP, 3);
  return { name: displayName, ...(lines.length === 1 ? {} : { lines }) };
}

/**
 * A season with its published record, which is never counted from its games.
 *
 * @param label what leads to the team's page at the governing body
 */
function shapeSeason(roster: Roster, art: SeasonArt, label: string): SeasonData {
  const { id, year, displayName, players, coaches, captains, highlights } = roster;
  return {
    id,
    year,
    ...titleFields(displayName),
    ...published(roster),
    players,
    coaches,
    captains,
    ...(roster.numbers === undefined ? {} : { numbers: roster.numbers }),
    highlights,
    ...(roster.link === undefined ? {} : { official: { link: roster.link, label } }),
    ...(roster.rosterAnnounceLink === undefined ? {} : { releaseLink: roster.rosterAnnounceLink }),
    ...art,
  };
}

const FORMATS: Readonly<Record<ShotFormat, readonly PrintFormat[]>> = {
  lying: ["landscape"],
  upright: ["vertical"],
  both: ["vertical", "landscape"],
};

/** The formats of a season's action prints, which are those of its photos: 4:5, 3:2 or both. */
export function printFormats(shots: ShotFormat = "lying"): readonly PrintFormat[] {
  return FORMATS[shots];
}

/** A season's drawings and what the page must know to show them. */
interface DrawnSeason {
  id: string;
  art: SeasonArt;
  /** The busts, then a sheet for every action print. */
  sheets: readonly Sheet[];
}

/** Draws everyone of a season, players before coaches. */
export function drawSeason(
  roster: Roster,
  players: Content["players"],
  season: PrintedSeason,
): DrawnSeason {
  const { id } = roster;
  const people = teamOf(roster, players);
  const busts = bustSheet(season, people);
  const prints = printFormats(roster.actionShots).map((format) => ({
    format,
    sheets: people.map((person, place) => printSheet(season, person, place, format)),
  }));
  const hashes = prints.map(({ format, sheets }) => [
    format,
    sheets.map(({ href }) => hashIn(href)),
  ]);
  return {
    id,
    art: {
      lead: season.colorway.lead,
      busts: busts.href,
      grounds: people.map((person, place) => schemeOf(person, season, place).ground),
      prints: Object.fromEntries(hashes),
    },
    sheets: [busts, ...prints.flatMap(({ sheets }) => sheets)],
  };
}

/**
 * A person with her years on the team over all rosters given.
 *
 * @param badges that she earned in the kept logs of Badge Quest
 */
function shapePerson(
  player: Player,
  rosters: readonly Roster[],
  badges: number | undefined,
): PersonData {
  const { first, last, nickname, apart } = player.name;
  const seasonYears = rosters.map(({ year }) => year);
  const tenure = tenureOf(player.id, rosters);
  const years = tenure.map(({ year }) => year);
  const led = leadershipSentence(tenure, seasonYears);
  return {
    first,
    last,
    ...(apart === undefined ? {} : { apart }),
    ...(nickname === undefined ? {} : { nickname }),
    ...(player.jersey === undefined ? {} : { jersey: player.jersey }),
    position: player.position ?? "",
    years: yearsLabel(years, seasonYears),
    ...(led === undefined ? {} : { led }),
    ...(badges === undefined ? {} : { badges }),
  };
}

interface SeasonDrawing {
  id: string;
  art: SeasonArt;
}

/** Content the roster page is made from. */
export type RosterContent = Pick<Content, "rosters" | "players"> & {
  readonly site: Pick<Content["site"], "defaultRoster" | "governingBody">;
  readonly badgeQuest: Pick<Content["badgeQuest"], "editions">;
};

/** All seasons and everyone who was ever on a roster, without what a view can put together itself. */
export function shapeRoster(
  content: RosterContent,
  drawings: readonly SeasonDrawing[],
): RosterData {
  const { rosters, players, site } = content;
  const everyone = new Set(rosters.flatMap((roster) => peopleOf(roster)));
  const awards = [...content.badgeQuest.editions.values()].flatMap((edition) => edition.awards);
  const badges = countBy(awards, (award) => award.player);
  const people = [...everyone].flatMap((id) => {
    const player = players.get(id);
    return player === undefined
      ? []
      : [[id, shapePerson(player, rosters, badges.get(id))] as const];
  });
  const label = officialRoster(site);
  const seasons = rosters.flatMap((roster) => {
    const drawing = drawings.find(({ id }) => id === roster.id);
    return drawing === undefined ? [] : [shapeSeason(roster, drawing.art, label)];
  });
  const formerIds = formerIdsOf([...players.values()]);
  return {
    defaultSeason: site.defaultRoster,
    people: Object.fromEntries(people),
    ...(formerIds === undefined ? {} : { formerIds }),
    seasons,
  };
}
