import { loadContent } from "#app/content/.server/load-content.ts";
import { expect, test } from "vitest";

/**
 * How much of everything the team's published record has. A number that changes here changes the
 * record; new seasons add to it.
 */
const content = loadContent();
const { seasons, rosters, tournaments, news, badgeQuest } = content;
const games = tournaments.flatMap((tournament) => tournament.games);

function byYear(items: readonly { date: string }[]): Record<string, number> {
  const years = items.map(({ date }) => date.slice(0, 4));
  return Object.fromEntries(years.map((year) => [year, years.filter((y) => y === year).length]));
}

test("79 players, two of them coaches without a number", () => {
  const players = [...content.players.values()];
  expect(players.length).toBe(79);
  expect(players.filter(({ position }) => position === "Coach").map(({ id }) => id)).toEqual([
    "ball",
    "theiss",
  ]);
  expect(players.filter(({ jersey }) => jersey === undefined).length).toBe(2);
  expect(players.filter(({ name }) => name.nickname !== undefined).length).toBe(24);
  expect(players.filter(({ jersey }) => jersey === 0).map(({ id }) => id)).toEqual([
    "rowell",
    "soper",
  ]);
});

test("56 opponents, five of them Canadian and seven with a display name of their own", () => {
  const opponents = [...content.opponents.values()];
  expect(opponents.length).toBe(56);
  expect(opponents.filter(({ location }) => location.country === "CA").length).toBe(5);
  expect(opponents.filter((team) => team.displayNameOverride !== undefined).length).toBe(7);
});

test("seven rosters, none of 2020, with the published records", () => {
  expect(seasons.map(({ year }) => year)).toEqual([2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022]);
  const records = rosters.map(
    ({ year, results }) => `${year} ${results?.wins}-${results?.losses}, ${results?.finish}`,
  );
  expect(records).toEqual([
    "2015 20-5, 2nd Regionals",
    "2016 23-6, 12th Nationals",
    "2017 18-12, T9th Nationals",
    "2018 17-15, 13th Nationals",
    "2019 21-11, 2nd Regionals",
    "2021 16-7, 13th Nationals",
    "2022 16-11, 3rd Regionals",
  ]);
  expect(rosters.map(({ players, coaches }) => players.length + coaches.length)).toEqual([
    24, 26, 24, 27, 28, 18, 20,
  ]);
  expect(rosters.map(({ captains }) => captains.length)).toEqual([3, 3, 3, 4, 4, 1, 3]);
  expect(rosters.map(({ highlights }) => highlights.length)).toEqual([1, 3, 1, 0, 0, 0, 0]);
  expect(rosters.filter(({ rosterAnnounceLink }) => rosterAnnounceLink).length).toBe(3);
  expect(rosters.every(({ photos }) => photos.length === 7)).toBe(true);
});

test("38 tournaments, 34 of them sanctioned, two unannounced", () => {
  expect(tournaments.length).toBe(38);
  expect(tournaments.filter(({ sanctioned }) => sanctioned).length).toBe(34);
  expect(tournaments.filter(({ dates }) => dates === undefined).map(({ id }) => id)).toEqual([
    "2017-bici",
    "2018-bici",
  ]);
  expect(tournaments.filter(({ remark }) => remark !== undefined).length).toBe(1);
  expect(tournaments.filter(({ location }) => location.mapsLink !== undefined).length).toBe(13);
});

test("207 games, all of them played, none of them tied", () => {
  expect(games.length).toBe(207);
  expect(games.every(({ score, date, time }) => score && date && time)).toBe(true);
  expect(games.filter(({ score }) => score?.us === score?.them)).toEqual([]);
  expect(games.filter(({ remark }) => remark !== undefined).length).toBe(1);
});

test("73 news items, eight of them videos", () => {
  expect(news.length).toBe(73);
  expect(news.filter(({ type }) => type === "VIDEO").length).toBe(8);
  expect(byYear(news)).toEqual({
    "2015": 2,
    "2016": 20,
    "2017": 15,
    "2018": 10,
    "2019": 16,
    "2020": 1,
    "2021": 7,
    "2022": 2,
  });
});

test("95 badges, of which seven pictures serve two each", () => {
  const badges = [...badgeQuest.badges.values()];
  expect(badges.length).toBe(95);
  expect(new Set(badges.map(({ image }) => image)).size).toBe(88);
  expect(badges.every(({ createdBy, rule }) => createdBy && rule)).toBe(true);
});

test("951 awards in 2019 and 512 in 2018, of 57 and 45 badges in use", () => {
  const editions = [...badgeQuest.editions.values()];
  expect(editions.map(({ year, awards }) => [year, awards.length])).toEqual([
    [2017, 0],
    [2018, 512],
    [2019, 951],
  ]);
  expect(editions.map(({ activated }) => activated.length)).toEqual([14, 45, 57]);
  expect(editions.map(({ newest }) => newest.length)).toEqual([0, 7, 5]);
  const updates = badgeQuest.editions.get(2019)?.updates ?? [];
  expect(updates.map(({ badges }) => badges.length)).toEqual([10, 10, 12, 8, 6, 6, 5]);
  expect(badgeQuest.editions.get(2019)?.lastUpdated).toBe("2019-10-03T16:00:00-07:00");
});

test("the leaders of 2019 have the counts of the record", () => {
  const awards = badgeQuest.editions.get(2019)?.awards ?? [];
  const count = (id: string): number => awards.filter(({ player }) => player === id).length;
  expect(["soter", "javersak", "perry", "ball", "fleming"].map(count)).toEqual([87, 80, 72, 23, 3]);
  expect(awards.filter(({ time }) => time === undefined).length).toBe(2);
  expect(awards.filter(({ note }) => note !== undefined).length).toBe(283);
});

test("the history of Badge Quest is that of 2016, 2017 and 2018", () => {
  expect(badgeQuest.history.map(({ year, totalBadges }) => [year, totalBadges])).toEqual([
    [2016, 385],
    [2017, 402],
    [2018, 512],
  ]);
});

test("17 playlists in five categories, with 102 tracks, 28 of them people", () => {
  const page = content.playlists.get(2019);
  const tracks = page?.playlists.flatMap(({ trackList }) => trackList) ?? [];
  expect(page?.playlists.length).toBe(17);
  expect(page?.categories.length).toBe(5);
  expect(tracks.length).toBe(102);
  expect(tracks.filter(({ title, link }) => title === undefined && link === undefined).length).toBe(
    28,
  );
});

test("the texts of the site: four core values, four testimonials, links and sponsors", () => {
  expect(content.coreValues.map(({ name, color }) => `${name} ${color}`)).toEqual([
    "Brain #003faa",
    "Effort #b38100",
    "Skill #7a242f",
    "Character #215d39",
  ]);
  expect(content.testimonials.map(({ stars }) => stars)).toEqual([5, 3, 5, 5]);
  expect(content.site.socialLinks.map(({ name }) => name)).toEqual([
    "facebook",
    "twitter",
    "instagram",
    "email",
  ]);
  expect(content.site.sponsors.length).toBe(2);
  expect(content.site.tryouts.callout).toBe("Register for our 2023 tryouts!");
  expect(content.site.photos.length).toBe(7);
});
