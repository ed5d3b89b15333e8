import { UNITED_STATES } from "#app/domain/places/united-states.ts";
import { expect, test } from "vitest";
import type { Content, Roster } from "#app/content/content.ts";
import { buildRecord } from "#app/record/build-record.ts";
import { shapeAbout } from "./shape-about.ts";

const site: Content["site"] = {
  name: "Côte Sauvage Ultimate",
  teamName: "Côte Sauvage",
  domain: "example.org",
  founding: {
    year: 2015,
    regions: ["Michigan", "Ohio"],
    alumniOf: ["One", "Other"],
    division: "women's club",
    level: "national",
  },
  country: "US",
  championship: { name: "Nationals", title: "National Championships" },
  about: "A team.",
  practices: [],
  captainsEmail: "captains@example.org",
  socialLinks: [
    { name: "instagram", link: "https://instagram.example/kelp" },
    { name: "email", link: "mailto:captains@example.org" },
  ],
  sponsors: [{ name: "Orangetheory Fitness", link: "https://fitness.example/" }],
  tryouts: { callout: "Come", link: "https://tryouts.example/", dates: [], bring: [], faq: [] },
  defaultRoster: "cote-sauvage-2018",
  badgeQuest: { edition: 2019, welcome: "Welcome." },
  photos: [],
  pictures: { mark: [], team: "team.jpg" },
};

const roster = (year: number, finish?: string): Roster => ({
  id: `cote-sauvage-${year}`,
  year,
  displayName: `Côte Sauvage ${year}`,
  players: [],
  coaches: [],
  captains: [],
  highlights: [],
  photos: [],
  results: { wins: 1, losses: 1, ...(finish === undefined ? {} : { finish }) },
});

const content: Content = {
  site,
  inks: undefined,
  states: UNITED_STATES,
  coreValues: [{ name: "Brain", color: "#003faa", explanation: "We think." }],
  testimonials: [
    { quote: "Fine.", author: "The water jug", stars: 5 },
    { quote: "I tried.", author: "The wind", stars: 3 },
  ],
  players: new Map(),
  opponents: new Map(),
  seasons: [],
  rosters: [],
  tournaments: [],
  news: [],
  badgeQuest: { values: [], badges: new Map(), editions: new Map(), history: [] },
  playlists: new Map(),
};

const rosters = [
  roster(2015, "2nd Regionals"),
  roster(2016, "12th Nationals"),
  roster(2017, "T9th Nationals"),
  roster(2018),
];

/** About of a club with these rosters, by default four, and other changes. */
function shapeClub(changes: Partial<Content> = {}, shown: readonly Roster[] = rosters) {
  const seasons = shown.map((shownRoster) => ({
    year: shownRoster.year,
    roster: shownRoster,
    tournaments: [],
    news: [],
  }));
  return shapeAbout(buildRecord({ ...content, seasons, ...changes }));
}

test("the facts count the seasons, and those that ended at Nationals", () => {
  expect(shapeClub().facts).toEqual([
    { label: "Founded", value: "2015", to: "/seasons/2015" },
    { label: "Seasons", value: "4" },
    { label: "Nationals", value: "2" },
    { label: "Home", value: "MI/OH" },
  ]);
});

const describeSeasons = (...club: Parameters<typeof shapeClub>) =>
  shapeClub(...club).facts.find(({ label }) => label.startsWith("Seasons"))?.value;

/** A season to come, after the four of the club. */
const announced = { ...roster(2019), results: undefined };

test("an announced season does not count, unless it is the club’s first", () => {
  expect(describeSeasons({}, [...rosters, announced])).toBe("4");
  const newClub = { site: { ...site, defaultRoster: announced.id } };
  expect(describeSeasons(newClub, [announced])).toBe("1");
});

test("a season without results counts once it has a game", () => {
  const tournament: Content["tournaments"][number] = {
    id: "2019-opener",
    name: "Opener",
    event: "opener",
    year: 2019,
    location: { city: "Lyon", country: "France", region: undefined, area: "Lyon", label: "FRA" },
    timeZone: "America/Detroit",
    sanctioned: true,
    games: [{ type: "POOL", opponent: "pop", score: { us: 13, them: 11 } }],
  };
  expect(describeSeasons({ tournaments: [tournament] }, [...rosters, announced])).toBe("5");
});

test("a region that is not a state keeps its name", () => {
  const founding = { ...site.founding, regions: ["Ontario", "Ohio"] };
  const { facts } = shapeClub({ site: { ...site, founding } });
  expect(facts.at(-1)).toEqual({ label: "Home", value: "Ontario/OH" });
});

test("a testimonial has its filled and empty stars, and the same in words", () => {
  expect(shapeClub().testimonials).toEqual([
    {
      quote: "Fine.",
      author: "The water jug",
      stars: [true, true, true, true, true],
      rating: "5 of 5 stars",
    },
    {
      quote: "I tried.",
      author: "The wind",
      stars: [true, true, true, false, false],
      rating: "3 of 5 stars",
    },
  ]);
});

test("a social link has a capital and the letters of its sign; email has none, because it has an icon", () => {
  expect(shapeClub().socialLinks).toEqual([
    { name: "Instagram", link: "https://instagram.example/kelp", letters: "ig" },
    { name: "Email", link: "mailto:captains@example.org" },
  ]);
});

test("a core value has its key, ink and explanation", () => {
  expect(shapeClub().coreValues).toEqual([
    { id: "brain", ink: "plate1", name: "Brain", explanation: "We think." },
  ]);
});
