import { expect, test } from "vitest";
import { badgeHistory, edition } from "./badge-quest.ts";
import { domain, link, timeZone } from "./fields.ts";
import { player } from "./roster.ts";
import { coreValuesFile } from "./site.ts";

const fields = { domain, link, timeZone };

test.each([
  ["domain", true, ["gale.example", "gale-1.ultimate.example", "my-club.github.io"]],
  ["domain", false, ["www.gale.example", "https://gale.example", "gale.example/", "gale .example"]],
  ["domain", false, ["gale.example:8080", "Gale.example", "gale"]],
  ["timeZone", true, ["America/New_York", "America/Indiana/Indianapolis", "Europe/London"]],
  ["timeZone", true, ["America/Port-au-Prince", "Europe/Kyiv", "Europe/Kiev", "US/Eastern"]],
  ["timeZone", false, ["EST", "America/Chicgo", "america/chicago", "America/New_york", "+05:00"]],
  ["timeZone", false, ["America/CHICAGO", "US/eastern", "Rockford time"]],
  ["link", true, ["https://ultiworld.com/2015/06/29/santa-maria-sinks/", "http://oshadega.com/"]],
  [
    "link",
    true,
    ["https://play.usaultimate.org/teams/?TeamId=5HEbMP7FF%2beI%3d", "/", "/roster2019"],
  ],
  ["link", true, ["https://www.youtube.com/@gale-ultimate", "https://example.com?to=a@b.example"]],
  ["link", true, ["mailto:captains@cotesauvage.example"]],
  [
    "link",
    false,
    ["", "www.example.com", "https://", "https://nowhere", "https://example.com/a b"],
  ],
  [
    "link",
    false,
    ["http://[example.com", "//example.com", "javascript:alert(1)", "mailto:captains"],
  ],
  ["link", false, ["ftp://example.com/", "https://ultiworld.com@evil.example/"]],
  ["link", false, ["https://user:word@evil.example/", "https://evil.example\\@ultiworld.com/"]],
] as const)("whether these are values of a %s is %s: %j", (field, expected, values) => {
  expect(values.filter((value) => fields[field].safeParse(value).success !== expected)).toEqual([]);
});

const alder = { name: { first: "Freya", last: "Alder" }, position: "Cutter" };

test.each([
  [true, [{ jersey: 0 }, { jersey: 8 }, { jersey: 99 }, { position: "Coach" }]],
  [false, [{ jersey: -1 }, { jersey: 100 }, { jersey: 8.5 }, { jersey: "8" }, { height: 180 }]],
])("whether a player may have these fields is %s: %j", (expected, changes) => {
  const wrong = changes.filter(
    (change) => player.safeParse({ ...alder, ...change }).success !== expected,
  );
  expect(wrong).toEqual([]);
});

const names = ["Wind", "Fair play", "勇気", "Grit", "Luck", "Joy", "Snacks"];
/** As many core values, the first with a change. */
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

test.each([
  [{ picture: "high-five" }, true],
  [{ picture: "trophy" }, false],
  [{ name: "Good company on the road" }, true],
  [{ name: "Good company on the roads" }, false],
  [{ name: " " }, false],
])("whether a core value may have %j is %s", (change, expected) => {
  expect(coreValuesFile.safeParse(values(4, change)).success).toBe(expected);
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
