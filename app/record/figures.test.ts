import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import type { Content } from "#app/content/content.ts";
import { brandId } from "#app/domain/ids.ts";
import { itemAt } from "#app/lib/list.ts";
import { withOpponents, withRosters, withTournaments } from "#tests/support/changed-club.ts";
import { findById } from "#tests/support/find-by-id.ts";
import { buildRecord } from "./build-record.ts";
import {
  sortByName,
  differsFromPublished,
  countFigures,
  formerNumbers,
  gamesAgainst,
  hasOpponentPage,
  lastNumber,
  meetingsWith,
  opponentsByName,
  questEdition,
  computeReach,
  seasonFigures,
  rankPlayers,
  groupTeammates,
  listWithoutRoster,
} from "./figures.ts";
import type { ClubRecord } from "./record.ts";

const content = loadContent();

/** The record of the club with changes to its tournaments by id, and to the rest of its content. */
const recordWith = (
  changes: Readonly<Record<string, object>>,
  rest: Partial<Content> = {},
): ClubRecord => buildRecord({ ...withTournaments(changes), ...rest });

const club = recordWith({});
const seasonIn = (year: number, { seasons }: ClubRecord = club) => {
  return itemAt(
    seasons,
    seasons.findIndex((season) => season.year === year),
  );
};
const person = (id: string, { people } = club) => findById(people.values(), id);

test("a season counts the games, outcomes, finishes and streaks of its sanctioned tournaments", () => {
  const figures = seasonFigures(seasonIn(2025));
  expect(figures.sanctioned.map(({ id }) => id)).not.toContain("2025-scrimmage");
  expect(figures).toMatchObject({
    counted: { wins: 5, losses: 1, ties: 2 },
    firstPlaces: 2,
    topThree: 3,
  });
  expect(figures.games.map(({ score: { us, them } }) => us - them)).toEqual([
    -3, 0, 6, 5, 1, 14, 0, 1,
  ]);
  expect(figures.bestRuns.map(({ outcome, games }) => [outcome, games.length])).toEqual([
    ["win", 4],
  ]);
});

test("first places, and finishes among the top three, of sanctioned tournaments are counted", () => {
  const [first] = seasonFigures(seasonIn(2025)).sanctioned;
  const placed = [1, 3, 3, 4, undefined].map((result) => Object.assign({}, first, { result }));
  const scrimmage = Object.assign({}, first, { result: 1, sanctioned: false });
  expect(countFigures([...placed, scrimmage])).toMatchObject({ firstPlaces: 1, topThree: 3 });
  expect(countFigures([])).toMatchObject({ games: [], bestRuns: [], firstPlaces: 0, topThree: 0 });
});

test("the published record may differ from the games, but needs games", () => {
  expect(club.seasons.filter(differsFromPublished).map(({ year }) => year)).toEqual([2025]);
  const none = recordWith({}, { tournaments: [] });
  expect(none.seasons.filter(differsFromPublished)).toEqual([]);
  const season = seasonIn(2025);
  expect(differsFromPublished({ ...season, results: undefined })).toBe(false);
});

test("years with games but no roster are listed separately", () => {
  const seasons = content.seasons.map(({ roster, ...season }) =>
    season.year === 2025 || roster === undefined ? season : Object.assign(season, { roster }),
  );
  const record = recordWith({}, { seasons });
  const [[year, tournaments] = [0, []], ...others] = [...listWithoutRoster(record)];
  expect(year).toBe(2025);
  expect(tournaments.map(({ id }) => id)).not.toContain("2025-scrimmage");
  expect(others).toEqual([]);
  expect(listWithoutRoster(club).size).toBe(0);
  const unplayed = recordWith(
    Object.fromEntries(content.tournaments.map(({ id }) => [id, { games: [] }])),
    { seasons },
  );
  expect(listWithoutRoster(unplayed).size).toBe(0);
});

/** An edition of Badge Quest with awards and a roster. */
function editionWithAwards() {
  const [, edition] = club.editions;
  const [award] = edition?.awards ?? [];
  const [member] = edition?.season?.members ?? [];
  if (edition?.season === undefined || award === undefined || member === undefined)
    throw new Error("The club has no such edition.");
  return { edition, award, members: edition.season.members };
}

test("everyone on the roster or with an award has a place, and every award counts once", () => {
  const { edition, members } = editionWithAwards();
  const standings = rankPlayers(edition);
  const people = new Set(standings.map((standing) => standing.person));
  for (const member of members) expect(people).toContain(member.person.id);
  for (const award of edition.awards) expect(people).toContain(award.person.id);
  const badges = standings.reduce((sum, standing) => sum + standing.badges, 0);
  expect(badges).toBe(edition.awards.length);
});

test("a guest with a badge has a place", () => {
  const { edition, award } = editionWithAwards();
  const guest = { ...person("heather"), id: brandId<"person">("guest") };
  const withGuest = { ...edition, awards: [{ ...award, person: guest }] };
  expect(rankPlayers(withGuest)[0]).toMatchObject({ person: "guest", badges: 1 });
});

test("an edition without awards or without a roster has no places", () => {
  const { edition } = editionWithAwards();
  expect(rankPlayers({ ...edition, awards: [] })).toEqual([]);
  expect(rankPlayers({ ...edition, season: undefined })).toEqual([]);
});

test("an edition is linked if it has awards or is the current one, and has a roster", () => {
  const edition = itemAt(club.editions, 0);
  const { year } = edition;
  expect(questEdition(edition, year)).toEqual({});
  expect(questEdition(edition, year + 1)).toEqual({ edition: String(year) });
  expect(questEdition({ ...edition, awards: [] }, year)).toEqual({});
  expect(questEdition({ ...edition, awards: [] }, year + 1)).toBeUndefined();
  expect(questEdition({ ...edition, season: undefined }, year)).toBeUndefined();
  expect(questEdition(edition, undefined)).toBeUndefined();
});

test("a club’s reach is every place with a game or a finish", () => {
  const { seasons, tournaments, states, championships } = computeReach(club);
  expect(seasons).toBe(5);
  expect(tournaments.map(({ id }) => id)).toEqual([
    "2024-fog-bowl",
    "2024-regionals",
    "2025-one-day",
    "2025-fog-bowl",
    "2025-regionals",
    "2025-new-year",
    "2026-spring",
  ]);
  expect(Array.from(states, ({ code }) => code)).toEqual(["ME", "VT", "MA", "AZ"]);
  expect(championships.map(({ id }) => id)).toEqual(["2024-regionals", "2025-regionals"]);
  const placed = recordWith({ "2026-regionals": { result: 4 } });
  expect(computeReach(placed).championships.at(-1)?.id).toBe("2026-regionals");
});

test("a person’s number is her latest one, and the others are former numbers", () => {
  const worn = { 2024: { numbers: { alder: 15 } }, 2026: { numbers: { alder: 7 } } };
  const alder = person("alder", buildRecord(withRosters(worn)));
  expect(alder.tenures.map(({ jersey }) => jersey)).toEqual([15, 5, 7, 5]);
  expect(lastNumber(alder)).toBe(5);
  expect(formerNumbers(alder)).toEqual([7, 15]);
  expect(lastNumber(person("heather"))).toBe(37);
  const tenure = itemAt(person("dattoma").tenures, 0);
  const nowCoach = { ...person("dattoma"), tenures: [tenure, { ...tenure, jersey: undefined }] };
  expect(lastNumber({ ...nowCoach, jersey: 50 })).toBe(3);
});

test("teammates are grouped by shared seasons, most first, then by name", () => {
  const groups = groupTeammates(person("dattoma")).map(({ seasons, people }) => [
    seasons,
    people.map(({ id }) => String(id)).toSorted(),
  ]);
  const others = seasonIn(2025)
    .members.map((member) => String(member.person.id))
    .filter((id) => id !== "dattoma");
  expect(groups).toEqual([[1, others.toSorted()]]);
  const counts = groupTeammates(person("alder")).map(({ seasons }) => seasons);
  expect(counts).toEqual([4, 3, 2, 1].filter((count) => counts.includes(count)));
  // The roster of 2025 lists them by number.
  const names = groupTeammates(person("dattoma")).flatMap(({ people }) => people);
  expect(names.map(({ id }) => id)).toEqual(sortByName(names).map(({ id }) => id));
  const [birch, alder, lopes] = [person("birch"), person("alder"), person("lopes")];
  expect(sortByName([birch, lopes, alder])).toEqual([alder, birch, lopes]);
});

test("games under a team’s former name count as games against it", () => {
  const teams = buildRecord(withOpponents({ breakwater: { formerly: ["gale"] } })).opponents;
  const findTeam = (id: string) => findById(teams.values(), id);
  const [now, before] = [findTeam("breakwater"), findTeam("gale")];
  expect(before.now).toBe(now);
  expect(before.games.length).toBeGreaterThan(0);
  expect(gamesAgainst(now)).toHaveLength(now.games.length + before.games.length);
  const days = meetingsWith(now).map(({ date = "" }) => date);
  expect(days).toEqual(days.toSorted());
  expect(gamesAgainst(before)).toBe(before.games);
});

const isShown = (record: ClubRecord) => opponentsByName(record).some(({ id }) => id === "drift");

test("teams are sorted by display name", () => {
  expect(opponentsByName(club).map(({ id }) => id)).toEqual([
    "gale",
    "breakwater",
    "eddy",
    "cormorant",
    "longest",
    "fathom",
    "anchorage",
    "drift",
  ]);
});

test("a team met only at unsanctioned tournaments has no page", () => {
  expect(isShown(club)).toBe(true);
  const unsanctioned = Object.fromEntries(
    content.tournaments.map(({ id }) => [id, { sanctioned: false }]),
  );
  const record = recordWith(unsanctioned);
  expect(isShown(record)).toBe(false);
  expect([...record.opponents.values()].some(hasOpponentPage)).toBe(false);
  expect(record.games).toEqual([]);
});
