import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { playedOnly } from "#app/domain/games/game.ts";
import { brandId } from "#app/domain/ids.ts";
import { withPlayers, withRosters } from "#tests/support/changed-club.ts";
import { buildRecord } from "./build-record.ts";

const content = loadContent();
const record = buildRecord(content);

test("a person has her seasons and her role in each", () => {
  for (const { year, players, coaches, captains } of content.rosters) {
    const season = record.seasons.find((season) => season.year === year);
    const members = season?.members.map(({ person, as }) => [person.id, as]);
    const written = [...players, ...coaches].map((key) => {
      const role = captains.includes(key) ? "captain" : "player";
      return [key, players.includes(key) ? role : "coach"];
    });
    expect(members).toEqual([...new Map(written.map((row) => [row[0], row])).values()]);
  }
  for (const person of record.people.values()) {
    for (const tenure of person.tenures) expect(tenure.season.members).toContain(tenure);
  }
});

test("every sanctioned game belongs to its opponent, one tournament and the record", () => {
  const ofOpponents = [...record.opponents.values()].flatMap(({ games }) => games);
  const sanctioned = record.tournaments.filter((tournament) => tournament.sanctioned);
  const ofTournaments = sanctioned.flatMap(({ games }) => games);
  const withOpponent = record.games.filter(({ kind }) => kind !== "undecided");
  expect(withOpponent.length).toBeLessThan(record.games.length);
  expect(new Set(ofOpponents)).toEqual(new Set(withOpponent));
  expect(ofOpponents.length).toBe(withOpponent.length);
  expect(ofTournaments).toEqual(record.games);
  const written = content.tournaments
    .filter((tournament) => tournament.sanctioned)
    .flatMap(({ games }) => games);
  expect(record.games.length).toBe(written.length);
  expect(playedOnly(record.games).length).toBe(written.filter(({ score }) => score).length);
});

test("an unannounced tournament of the same name does not change a title", () => {
  const [first, second] = content.tournaments;
  if (first === undefined || second === undefined) throw new Error("No tournaments.");
  const alike = { ...first, id: second.id, dates: undefined };
  const { tournaments } = buildRecord({ ...content, tournaments: [first, alike] });
  expect(tournaments.map(({ title }) => title)).toEqual(["Fog Bowl 2024", "Fog Bowl 2024"]);
});

test("a key without an entry becomes an opponent with a readable name and nothing else", () => {
  const games = [{ opponent: "north-gale", type: "POOL" } as const];
  const tournaments = content.tournaments
    .slice(0, 1)
    .map((tournament) => Object.assign({}, tournament, { games }));
  const { opponents } = buildRecord({ ...content, tournaments });
  expect(opponents.get(brandId("north-gale"))).toMatchObject({ name: "North Gale", formerly: [] });
  expect(opponents.get(brandId("north-gale"))?.location).toBeUndefined();
});

test("an award belongs to its badge, its person and its edition", () => {
  const all = record.editions.flatMap(({ awards }) => awards);
  expect(all.length).toBeGreaterThan(0);
  for (const award of all) {
    expect(award.badge.awards).toContain(award);
    expect(award.person.awards).toContain(award);
  }
  const written = [...content.badgeQuest.editions.values()].flatMap(({ awards }) => awards);
  expect(all.length).toBe(written.length);
});

test("badges have their editions and creators, and people their places in the history", () => {
  const { badges, editions, history } = content.badgeQuest;
  expect(record.editions.map(({ activated }) => activated.map(({ id }) => id))).toEqual(
    Array.from(editions.values(), ({ activated }) => activated),
  );
  for (const edition of record.editions) {
    for (const badge of edition.activated) expect(badge.editions).toContain(edition);
  }
  for (const badge of record.badges.values()) {
    expect(badge.maker?.id).toBe(badges.get(badge.id)?.createdBy);
    if (badge.maker !== undefined) expect(badge.maker.badgesMade).toContain(badge);
  }
  expect(
    record.history.map(({ leaders }) => leaders.map(({ place, person }) => [place, person.id])),
  ).toEqual(history.map(({ leaders }) => leaders.map(({ place, player }) => [place, player])));
  for (const { leaders } of record.history) {
    for (const leader of leaders) expect(leader.person.places).toContain(leader);
  }
});

test("a reference to missing content is an error", () => {
  const without = { ...content, players: new Map() };
  expect(() => buildRecord(without)).toThrow("The content does not have");
});

test("a tournament has the stories about it", () => {
  const seasons = content.seasons.map(({ news, ...season }) => ({
    ...season,
    news: news.map((item, index) =>
      Object.assign({}, item, index === 0 ? { tournament: "2025-fog-bowl" } : {}),
    ),
  }));
  const { tournaments } = buildRecord({ ...content, seasons });
  const links = tournaments.flatMap(({ id, news }) => news.map(({ link }) => `${id} ${link}`));
  const about = content.seasons.find(({ year }) => year === 2025)?.news[0]?.link;
  expect(links).toEqual([`2025-fog-bowl ${about}`]);
});

test("two tournaments with one name and year are told apart by city, or else by day", () => {
  const [first, second] = content.tournaments;
  if (first?.dates === undefined || second?.dates === undefined) throw new Error("No dates.");
  const titles = (changes: object) =>
    buildRecord({
      ...content,
      tournaments: [first, Object.assign({}, second, { name: first.name }, changes)],
    }).tournaments.map(({ title }) => title);
  expect(titles({})).toEqual(["Fog Bowl 2024, Eastport", "Fog Bowl 2024, Saint John"]);
  expect(titles({ location: first.location })).toEqual([
    "Fog Bowl 2024, Jun 15",
    "Fog Bowl 2024, Sep 21",
  ]);
});

test("a coach has no jersey number and is no captain, a playing coach has both roles", () => {
  const [year, player, coach] = [2025, "birch", "brandt"];
  const leaders = { coaches: [coach, player], captains: [coach, player] };
  const club = withRosters({ [year]: leaders }, withPlayers({ [coach]: { jersey: 50 } }));
  const built = buildRecord(club).seasons;
  const { members = [], captains = [] } = built.find((season) => season.year === year) ?? {};
  const roles = members.flatMap(({ person, as, jersey, alsoCoach }) =>
    as === "player" ? [] : [[person.id, as, jersey, alsoCoach]],
  );
  expect(roles).toEqual([
    [player, "captain", content.players.get(player)?.jersey, true],
    [coach, "coach", undefined, undefined],
  ]);
  expect(members.find(({ as }) => as === "player")).not.toHaveProperty("alsoCoach");
  expect(captains.map(({ id }) => id)).toEqual([player]);
});

test("people have their claimed plates, and their songs with year and playlist", () => {
  const people = [...record.people.values()];
  const claims = record.editions.flatMap((edition) => edition.claims);
  expect(claims.length).toBeGreaterThan(0);
  for (const claim of claims) expect(claim.person.claims).toContain(claim);
  const tracks = people.flatMap((person) => person.tracks);
  expect(tracks.length).toBeGreaterThan(0);
  for (const { link, year, playlist } of tracks) {
    expect(content.playlists.get(year)?.playlists).toContain(playlist);
    expect(playlist.trackList.map((track) => track.link)).toContain(link);
  }
});

test("without the default season there is no record", () => {
  const seasons = content.seasons.filter(({ roster }) => roster?.id !== content.site.defaultRoster);
  expect(() => buildRecord({ ...content, seasons })).toThrow("There is no roster");
});
