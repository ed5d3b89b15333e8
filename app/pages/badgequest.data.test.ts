import { expect, test } from "vitest";
import { data, sheets } from "./badgequest.data.ts";
import { data as log } from "./badgequest-log.data.ts";
import { data as platesPage } from "./fiftyplates.data.ts";

const { quest, art } = data;
const { plates } = platesPage;

test("the leaderboard of 2019 is the published one, with shared places", () => {
  expect(quest.people.map(({ place, id, badges }) => `${place} ${id} ${badges}`)).toEqual([
    "1 soter 87",
    "2 javersak 80",
    "3 perry 72",
    "4 scott 70",
    "5 mendoza 65",
    "6 moore 57",
    "7 soper 52",
    "8 lo 51",
    "9 lehman 38",
    "10 knowles 36",
    "11 duffy 35",
    "12 conerly 34",
    "13 bender 28",
    "13 paine 28",
    "15 walker 25",
    "16 ball 23",
    "17 miller 22",
    "17 yee 22",
    "19 nitz 21",
    "19 wright 21",
    "21 gordon 19",
    "22 schroder 14",
    "23 harley 12",
    "24 pruitt 11",
    "24 fazekas 11",
    "26 hecht 8",
    "27 smiach 6",
    "28 fleming 3",
  ]);
  expect(quest.people.flatMap(({ medal }) => medal ?? [])).toEqual(["gold", "silver", "bronze"]);
});

test("951 badges, everybody took part, and one person leads", () => {
  expect(quest.total).toBe(951);
  expect(quest.participation).toBe(100);
  expect(quest.leaders).toEqual(["soter"]);
  expect(quest.firstPerson).toBe("soper");
  expect(quest.values).toEqual([324, 233, 69, 325]);
});

test("the edition was last updated on Oct 3 2019 at 4 pm Pacific", () => {
  expect(quest.updated).toEqual({
    moment: "2019-10-03T16:00:00-07:00",
    text: "Oct 3rd 2019, 4:00 pm",
  });
});

test("the weeks begin on the Mondays on which those of Fifty Plates begin, and hold all badges", () => {
  const mondays = quest.weeks.map(({ label }) => label);
  const race = plates.editions.find(({ year }) => year === plates.year)?.weeks ?? [];
  expect(race.length).toBeGreaterThan(0);
  expect(mondays).toEqual(expect.arrayContaining(race.map(({ label }) => label.split(" - ")[0])));
  const badges = quest.weeks.flatMap(({ values }) => values);
  expect(badges.reduce((sum, count) => sum + count)).toBe(quest.total);
});

test("the badge set has 57 badges in seven updates; eight were never earned", () => {
  expect(quest.badges.length).toBe(57);
  expect(quest.updates.map(({ name, badges }) => `${name}: ${badges.length}`)).toEqual([
    "Update 0: 10",
    "Update 1: 10",
    "Update 2: 12",
    "Update 3: 8",
    "Update 4: 6",
    "Update 5: 6",
    "Update 6: 5",
  ]);
  expect(quest.updates.flatMap(({ badges }) => badges)).toEqual(quest.badges.map(({ id }) => id));
  expect(quest.badges.filter(({ times }) => times === 0).map(({ id }) => id)).toEqual([
    "THROWIN_AROUND",
    "DANCING_QUEEN",
    "HOUSE_WARFARE",
    "ALBUM_ART",
    "STELLAR_STUDENT",
    "EXTRA_EXTRA",
    "HOMETOWN_HERO",
    "GOSSIP_GALORE",
  ]);
  expect(quest.badges.reduce((sum, { times }) => sum + times, 0)).toBe(951);
  expect(quest.newest).toEqual([
    "BOOK_CLUB",
    "EXTRA_EXTRA",
    "ECO_RIVAL",
    "HOMETOWN_HERO",
    "GOSSIP_GALORE",
  ]);
});

test("the history has the published totals, and counts only where the log agrees with them", () => {
  const lines = quest.history.map(({ title, badges, participation, leaders }) => {
    const names = leaders.map(
      ({ place, suffix, who, badges: hers }) => `${place}${suffix} ${who.name} ${hers ?? "-"}`,
    );
    return [title, badges, participation, ...names];
  });
  expect(lines).toEqual([
    [
      "RBQ 2018",
      512,
      100,
      "1st Sarah Craycraft 59",
      "2nd Sophie Knowles 47",
      "3rd Mack Fazekas 37",
    ],
    ["RBQ 2017", 402, 100, "1st Tracey Lo -", "2nd Sara Scott -", "3rd Becky Moore -"],
    ["RBQ 2016", 385, 100, "1st Tracey Lo -", "2nd Sara Scott -", "3rd Katie Backus -"],
  ]);
  const elsewhere = quest.history.flatMap(({ leaders }) =>
    leaders.flatMap(({ who: { id, season } }) => (season === undefined ? [] : [`${id} ${season}`])),
  );
  expect(elsewhere).toEqual(["craycraft rival-2018", "backus rival-2016"]);
});

/** The drawings of a sheet by their names, without the sheet's. */
function drawings(href: string): Map<string, string> {
  const sheet = sheets.find((one) => one.href === href);
  const name = href.slice("/art/".length).replace(/\..*$/, "");
  const symbols = sheet?.symbols.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/g) ?? [];
  return new Map(
    [...symbols].map(([, id = "", markup = ""]) => [id.slice(name.length + 1), markup]),
  );
}

test("each of the 95 badges has a token of its own, earned and not earned", () => {
  const tokens = new Map([...drawings(art.badges), ...drawings(art.otherBadges)]);
  const badges = [...quest.badges, ...log.otherBadges];
  expect(badges.length).toBe(95);
  expect(quest.otherBadges).toBe(38);
  for (const suffix of ["", "-off"]) {
    const drawn = badges.map(({ id }) => tokens.get(`${id}${suffix}`) ?? "missing");
    expect(drawn).not.toContain("missing");
    expect(new Set(drawn).size).toBe(95);
  }
});

test("no two badges of the set look alike, not even without colours", () => {
  const tokens = drawings(art.badges);
  const glyphs = quest.badges.map(({ id }) => {
    // What is left of a grey token without its edge and ring is its glyph.
    const markup = tokens.get(`${id}-off`) ?? "";
    return markup.replace(/^<path [^>]*stroke-dasharray[^>]*>/, "").replace(/<circle[^>]*>/, "");
  });
  expect(glyphs.every((glyph) => glyph.length > 40)).toBe(true);
  expect(new Set(glyphs).size).toBe(57);
});

test("everybody has a picture", () => {
  const busts = drawings(art.busts);
  expect(quest.people.filter(({ id }) => !busts.has(id))).toEqual([]);
});
