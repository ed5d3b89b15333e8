import type { PrintFormat } from "#app/art/action-print/action-print.ts";
import { printSheet } from "#app/art/action-print/print-sheet.ts";
import { bustSheet } from "#app/art/bust/bust.ts";
import { listTeam } from "#app/art/season/person.ts";
import type { PrintedSeason } from "#app/art/season/printed-season.ts";
import { pickPersonInks } from "#app/art/season/person-inks.ts";
import type { Sheet } from "#app/art/sheet.ts";
import type { Roster, Content, Player } from "#app/content/content.ts";
import { recordText } from "#app/domain/records.ts";
import { formerIdsOf } from "#app/domain/former-ids.ts";
import { peopleOf, leadershipSentence, tenureOf, yearsLabel } from "#app/domain/roster.ts";
import type { ShotFormat } from "#app/domain/seasons.ts";
import { countBy } from "#app/lib/list.ts";
import { nameLines } from "#app/lib/wood-type/lines.ts";
import { officialRoster } from "#app/routes/titles.ts";
import { hashIn } from "./print-address.ts";

/** The published record, never computed from games: "23–6", "12–3–4". */
function published({ results }: Roster) {
  if (results === undefined) return {};
  const { finish, ...record } = results;
  return { record: { ...record, text: recordText(record) }, finish };
}

/** If capitals would be lower than this share of the line, phones use several lines. */
const LEAST_CAP = 0.13;

/**
 * Data of a season.
 *
 * @param label text of the link to the team's page at the governing body
 */
function shapeSeason(roster: Roster, art: SeasonArt, label: string) {
  const { id, year, displayName, players, coaches, captains, highlights, link } = roster;
  const lines = nameLines(displayName, LEAST_CAP, 3);
  return {
    id,
    year,
    name: displayName,
    lines: lines.length === 1 ? undefined : lines,
    ...published(roster),
    players,
    coaches,
    captains,
    numbers: roster.numbers,
    highlights,
    official: link === undefined ? undefined : { link, label },
    releaseLink: roster.rosterAnnounceLink,
    ...art,
  };
}

const FORMATS: Readonly<Record<ShotFormat, readonly PrintFormat[]>> = {
  lying: ["landscape"],
  upright: ["vertical"],
  both: ["vertical", "landscape"],
};

/** Formats of a season's action pictures, the same as its photos': 4:5, 3:2 or both. */
export function printFormats(shots: ShotFormat = "lying"): readonly PrintFormat[] {
  return FORMATS[shots];
}

/**
 * Draws everyone of a season, players before coaches: the small pictures, then an action picture of
 * each in every format.
 */
export function drawSeason(roster: Roster, players: Content["players"], season: PrintedSeason) {
  const people = listTeam(roster, players);
  const busts = bustSheet(season, people);
  const sheets: Sheet[] = [busts];
  const prints: Partial<Record<PrintFormat, readonly string[]>> = {};
  for (const format of printFormats(roster.actionShots)) {
    const drawn = people.map((person, place) => printSheet(season, person, place, format));
    sheets.push(...drawn);
    prints[format] = drawn.map(({ href }) => hashIn(href));
  }
  const art = {
    lead: season.colorway.lead,
    busts: busts.href,
    grounds: people.map((person, place) => pickPersonInks(person, season, place).ground),
    prints,
  };
  return { id: roster.id, art, sheets };
}

type DrawnSeason = ReturnType<typeof drawSeason>;

/** Artwork of a season. Backgrounds and hashes are in the order of the people. */
export type SeasonArt = DrawnSeason["art"];

/**
 * A person's data for all seasons, with her years on the team over the given rosters.
 *
 * @param badges number earned in logged editions of Badge Quest
 */
function shapePerson(player: Player, rosters: readonly Roster[], badges: number | undefined) {
  const { first, last, nickname, apart } = player.name;
  const seasonYears = rosters.map(({ year }) => year);
  const tenure = tenureOf(player.id, rosters);
  return {
    first,
    last,
    apart,
    nickname,
    jersey: player.jersey,
    position: player.position ?? "",
    years: yearsLabel(
      tenure.map(({ year }) => year),
      seasonYears,
    ),
    led: leadershipSentence(tenure, seasonYears),
    badges,
  };
}

/** The content that the page is made from. */
export type RosterContent = Pick<Content, "rosters" | "players"> & {
  readonly site: Pick<Content["site"], "defaultRoster" | "governingBody">;
  readonly badgeQuest: Pick<Content["badgeQuest"], "editions">;
};

/** All seasons, oldest first, and everyone who was ever on a roster. The views build the texts. */
export function shapeRoster(
  { rosters, players, site, badgeQuest }: RosterContent,
  drawings: readonly Pick<DrawnSeason, "id" | "art">[],
) {
  const everyone = new Set(rosters.flatMap((roster) => peopleOf(roster)));
  const awards = [...badgeQuest.editions.values()].flatMap((edition) => edition.awards);
  const badges = countBy(awards, (award) => award.player);
  const people = [...everyone].flatMap((id) => {
    const player = players.get(id);
    return player === undefined
      ? []
      : [[id, shapePerson(player, rosters, badges.get(id))] as const];
  });
  const label = officialRoster(site);
  return {
    defaultSeason: site.defaultRoster,
    people: Object.fromEntries(people),
    formerIds: formerIdsOf([...players.values()]),
    seasons: rosters.flatMap((roster) => {
      const drawing = drawings.find(({ id }) => id === roster.id);
      return drawing === undefined ? [] : [shapeSeason(roster, drawing.art, label)];
    }),
  };
}

export type RosterData = ReturnType<typeof shapeRoster>;
export type SeasonData = ReturnType<typeof shapeSeason>;
