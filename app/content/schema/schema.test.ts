import { expect, test } from "vitest";
import { badgeHistory, edition } from "./badge-quest.ts";
import { domain, link, timeZone } from "./fields.ts";
import { player } from "./roster.ts";
import { coreValuesFile } from "./site.ts";

const schemas = { domain, link, timeZone };

test.each([
  ["domain", "hosts", ["gale.example", "gale-1.ultimate.example", "my-club.github.io"]],
  ["timeZone", "names of zones", ["America/New_York", "America/Indiana/Indianapolis"]],
  ["timeZone", "former names", ["Europe/Kiev", "US/Eastern", "America/Port-au-Prince"]],
  ["link", "web addresses", ["https://ultiworld.com/2015/06/29/a/", "http://oshadega.com/"]],
  ["link", "signs in addresses", ["https://a.example/?TeamId=5HEbMP7FF%2beI%3d"]],
  ["link", "an @ after the host", ["https://a.example/@gale", "https://a.example?to=a@b.example"]],
  ["link", "addresses of the site", ["/", "/roster2019"]],
  ["link", "email addresses", ["mailto:captains@cotesauvage.example"]],
] as const)("a %s accepts %s: %j", (field, _, values) => {
  expect(values.filter((value) => !schemas[field].safeParse(value).success)).toEqual([]);
});

test.each([
  ["domain", "www and schemes", ["www.gale.example", "https://gale.example"]],
  ["domain", "paths and ports", ["gale.example/", "gale.example:8080"]],
  ["domain", "spaces, capitals and single words", ["gale .example", "Gale.example", "gale"]],
  ["timeZone", "abbreviations and offsets", ["EST", "+05:00", "Rockford time"]],
  ["timeZone", "misspelled names", ["America/Chicgo"]],
  ["timeZone", "names in another case", ["america/chicago", "America/New_york", "US/eastern"]],
  ["link", "missing schemes", ["", "www.example.com", "//example.com"]],
  ["link", "missing hosts", ["https://", "https://nowhere", "http://[example.com"]],
  ["link", "spaces", ["https://example.com/a b"]],
  ["link", "other schemes", ["javascript:alert(1)", "ftp://example.com/", "mailto:captains"]],
  ["link", "disguised hosts", ["https://ultiworld.com@evil.example/"]],
  ["link", "signing in", ["https://user:word@evil.example/", "https://evil.example\\@a.example/"]],
] as const)("a %s refuses %s: %j", (field, _, values) => {
  expect(values.filter((value) => schemas[field].safeParse(value).success)).toEqual([]);
});

const alder = { name: { first: "Freya", last: "Alder" }, position: "Cutter" };

const isPlayer = (change: object) => player.safeParse({ ...alder, ...change }).success;

test("a jersey number is a whole number from 0 to 99", () => {
  expect([0, 8, 99].map((jersey) => isPlayer({ jersey }))).toEqual([true, true, true]);
  expect([-1, 100, 8.5, "8"].filter((jersey) => isPlayer({ jersey }))).toEqual([]);
});

test("an unknown field such as height is refused", () => {
  expect([isPlayer({}), isPlayer({ height: 180 })]).toEqual([true, false]);
});

const names = ["Wind", "Fair play", "勇気", "Grit", "Luck", "Joy", "Snacks"];
/** `count` core values, the first with a change. */
const values = (count: number, change: object = {}) =>
  names
    .slice(0, count)
    .map((name, index) =>
      Object.assign(
        { name, color: "#003faa", explanation: "We think." },
        index === 0 ? change : {},
      ),
    );

test("a club has three to six core values with any names", () => {
  const counts = [0, 1, 2, 3, 4, 5, 6, 7];
  expect(counts.filter((count) => coreValuesFile.safeParse(values(count)).success)).toEqual([
    3, 4, 5, 6,
  ]);
});

const areValues = (change: object) => coreValuesFile.safeParse(values(4, change)).success;

test.each([
  ["one of the pictures", { picture: "high-five" }, { picture: "trophy" }],
  ["a name of up to 24 letters", { name: "x".repeat(24) }, { name: "x".repeat(25) }],
  ["a name with letters", { name: "x" }, { name: " " }],
])("a core value has %s", (_, accepted, refused) => {
  expect([areValues(accepted), areValues(refused)]).toEqual([true, false]);
});

const head = { title: "Badge Quest 2019", roster: "cote-sauvage-2019" };

test("the active badges follow from the updates", () => {
  const updates = [
    { update: 0, badges: ["HI_FIVE", "RAK"] },
    { update: 1, badges: ["ICE_BUT_NICE"] },
  ];
  expect(edition.parse({ ...head, updates }).activated).toEqual(["HI_FIVE", "RAK", "ICE_BUT_NICE"]);
});

test("the active badges are listed either in updates or in activated", () => {
  const given = [{}, { activated: [] }, { activated: [], updates: [] }];
  expect(given.map((lists) => edition.safeParse({ ...head, ...lists }).success)).toEqual([
    false,
    true,
    false,
  ]);
});

test("the last update is a moment with a UTC offset", () => {
  const lastUpdated = { date: "2019-10-03", time: "16:00", zone: "PDT" };
  expect(edition.parse({ ...head, activated: [], lastUpdated }).lastUpdated).toBe(
    "2019-10-03T16:00:00-07:00",
  );
});

test("leaders are listed in order of place and have their place", () => {
  const past = { ...head, year: 2016, totalBadges: 385, participationPercent: 100 };
  expect(badgeHistory.parse({ ...past, leaders: ["ek", "scott"] }).leaders).toEqual([
    { place: 1, player: "ek" },
    { place: 2, player: "scott" },
  ]);
});
