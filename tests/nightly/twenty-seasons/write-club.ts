/**
 * Writes the content of a big invented club. Each season has thirty tournaments, ten new opponents and twenty new
 * people; the site must hold twenty of them. The same arguments give the same files.
 *
 *     tsx tests/nightly/twenty-seasons/write-club.ts <folder> [seasons]
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { stringify as toCsv } from "csv-stringify/sync";
import { stringify as toYaml } from "yaml";
import { addDays, dayNumber, type Day } from "#app/domain/dates/day.ts";

const LAST_YEAR = 2025;
const TOURNAMENTS_PER_SEASON = 30;
const OPPONENTS_PER_SEASON = 10;
const PEOPLE_PER_SEASON = 20;
const STORIES_PER_SEASON = 10;
/** Seasons with Badge Quest, the last ones, and awards in each of them. */
const EDITIONS = 10;
const AWARDS_PER_EDITION = 600;

const FIRST_NAMES =
  "Ada Bea Cleo Dora Edda Fay Gwen Hope Ida June Kay Lena Maud Nell Olive Pia Quin Rhea Suki Tess".split(
    " ",
  );
const LAST_NAMES =
  "Acre Bramble Clover Dill Everbloom Fernly Gorsewood Heath Ivywell Juniper Kelpson Larchly Mossman Nettle Oakum Pinewell Quickthorn Rushby Sedgely Thistle Ulmer Vetch Willowby Yarrow Zinnia".split(
    " ",
  );
const TEAMS =
  "Anchors Bellows Cinders Dynamos Embers Foxes Gravel Harriers Ice Jackdaws Kites Lanterns Magnets Nomads Otters Pebbles Quartz Ravens Sparks Thunder".split(
    " ",
  );
/** All in one time zone. */
const CITIES = [
  ["Akron", "OH"],
  ["Boston", "MA"],
  ["Cary", "NC"],
  ["Dover", "DE"],
  ["Erie", "PA"],
  ["Flint", "MI"],
  ["Georgetown", "SC"],
  ["Hartford", "CT"],
  ["Ithaca", "NY"],
  ["Jersey City", "NJ"],
] as const;
const EVENTS =
  "Anvil Beacon Canal Dockside Elm Foundry Granite Harvest Island Jubilee Kiln Ladder Meadow Nor’easter Orchard Prairie Quarry Rapids Summit Timber Upland Valley Windmill Yonder Zenith Boulder Cascade Delta Estuary".split(
    " ",
  );
const BADGES =
  "Arrow Bridge Candle Drum Engine Feather Garden Hammer Inkwell Jigsaw Kettle Ladder Mirror Needle Oven Paddle Quilt Rocket Saddle Tower".split(
    " ",
  );
const VALUES = { Brain: "#0a5c70", Effort: "#b06a00", Skill: "#7d1f5c", Character: "#2f5d1f" };

const range = (length: number): number[] => Array.from({ length }, (_, index) => index);

/** An item of a list, which begins again after its end. */
function pick<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new Error("The list is empty.");
  return item;
}

const makeKey = (text: string) => text.toLowerCase().replaceAll(/[^a-z]+/g, "-");

interface Person {
  readonly key: string;
  readonly first: string;
  readonly last: string;
  readonly jersey: number | undefined;
  readonly firstYear: number;
  readonly lastYear: number;
}

/** The last of a season's newcomers is its coach. Numbers repeat once nobody wears them. */
function inventPerson(index: number, firstSeason: number): Person {
  const first = pick(FIRST_NAMES, index);
  // Every hundred people, the surnames start one later, so that no full name comes twice.
  const last = pick(LAST_NAMES, index + Math.floor(index / 100));
  const isCoach = index % PEOPLE_PER_SEASON === PEOPLE_PER_SEASON - 1;
  const firstYear = firstSeason + Math.floor(index / PEOPLE_PER_SEASON);
  return {
    key: makeKey(`${last} ${first}`),
    first,
    last,
    jersey: isCoach ? undefined : index % 100,
    firstYear,
    lastYear: firstYear + (index % 3),
  };
}

interface Team {
  readonly key: string;
  readonly name: string;
  readonly location: { readonly city: string; readonly state: string };
}

/** Ten cities have twenty teams each. */
function inventTeam(index: number): Team {
  const [city, state] = pick(CITIES, index);
  const name = pick(TEAMS, Math.floor(index / CITIES.length));
  return { key: makeKey(`${city} ${name}`), name, location: { city, state } };
}

interface Game {
  readonly opponent: string;
  readonly type: "POOL" | "BRACKET";
  readonly date: Day;
  readonly time: string;
  readonly us: number;
  readonly them: number;
}

function inventGame(opponent: string, type: Game["type"], date: Day, hour: number): Game {
  // Scores that seldom repeat.
  const turn = 7 * dayNumber(date) + hour;
  const winner = 11 + (turn % 5);
  const loser = turn % winner;
  const [us, them] = turn % 3 > 0 ? [winner, loser] : [loser, winner];
  return { opponent, type, date, time: `${String(hour).padStart(2, "0")}:00`, us, them };
}

/** @param teams all so far, the new ones first */
function inventTournament(year: number, index: number, teams: readonly Team[]) {
  const isLast = index === TOURNAMENTS_PER_SEASON - 1;
  const start = addDays(firstSaturday(year), 7 * index);
  const end = addDays(start, 1);
  const [city, state] = pick(CITIES, year + index);
  // Four games each, so that every team is met in its first season.
  const opponents = range(4).map((game) => pick(teams, index * 4 + game).key);
  const games = opponents.map((opponent, game) =>
    game < 3
      ? inventGame(opponent, "POOL", start, 9 + 2 * game)
      : inventGame(opponent, "BRACKET", end, 10),
  );
  const name = isLast ? "National Championships" : `${pick(EVENTS, index)} Open`;
  return {
    id: `${year}-${isLast ? "nationals" : makeKey(name)}`,
    games,
    entry: {
      name,
      dates: { start, end },
      timeZone: "America/New_York",
      location: { city, state },
      result: 1 + ((year + index) % 16),
      sanctioned: true,
      games,
    },
  };
}

/** The first Saturday of March. */
function firstSaturday(year: number): Day {
  const march = `${year}-03-01`;
  // January 3, 1970 was a Saturday.
  return addDays(march, (7 - ((dayNumber(march) - 2) % 7)) % 7);
}

const story = (year: number, index: number, tournament: ReturnType<typeof inventTournament>) => ({
  title: `${tournament.entry.name} ${year}: what the wind did in round ${index + 1}`,
  link: `https://gazette.example/${year}/${index}`,
  date: addDays(tournament.entry.dates.end, 2),
  author: pick(["Gazette", "Sideline Weekly", "Disc Radio"], index),
  type: index % 3 === 0 ? "VIDEO" : "ARTICLE",
  tournament: tournament.id,
});

function inventAwards(year: number, roster: readonly Person[]) {
  return range(AWARDS_PER_EDITION).map((index) => ({
    badge: pick(BADGES, index).toUpperCase(),
    player: pick(roster, index + year).key,
    // Ten awards a day, each in its own minute, so that none looks like a repetition.
    date: addDays(`${year}-07-01`, Math.floor(index / 10)),
    time: `12:${String(index % 60).padStart(2, "0")}`,
    zone: "EDT",
    note: "",
    again: "",
  }));
}

/** The files of the club's content, by path. */
function inventClub(seasons: number): Map<string, string> {
  const firstYear = LAST_YEAR - seasons + 1;
  const years = range(seasons).map((index) => firstYear + index);
  const people = range(seasons * PEOPLE_PER_SEASON).map((index) => inventPerson(index, firstYear));
  const teams = range(seasons * OPPONENTS_PER_SEASON).map(inventTeam);
  const files = new Map<string, string>();
  const write = (path: string, value: unknown) => files.set(path, toYaml(value));

  write("site.yml", {
    name: "Big Dipper Ultimate",
    teamName: "Big Dipper",
    domain: "bigdipper.example",
    colors: ["#f2a65a", "#0f6b78", "#8c2f5c"],
    founding: { year: firstYear, regions: ["Ohio"], division: "women’s club", level: "national" },
    about: "Big Dipper is an invented club that has played on every weekend for a long time.",
    captainsEmail: "captains@bigdipper.example",
    socialLinks: [{ name: "instagram", link: "https://www.instagram.com/bigdipper.example/" }],
    sponsors: [],
    defaultRoster: `big-dipper-${LAST_YEAR}`,
    badgeQuest: { edition: LAST_YEAR, welcome: "Welcome to Badge Quest." },
  });
  write(
    "core-values.yml",
    Object.entries(VALUES).map(([name, color]) => {
      return { name, color, explanation: `We have plenty of ${name.toLowerCase()}.` };
    }),
  );
  write("testimonials.yml", [{ quote: "They are always here.", author: "The parking lot" }]);
  write(
    "players.yml",
    Object.fromEntries(
      people.map(({ key, first, last, jersey }, index) => {
        const position = jersey === undefined ? "Coach" : pick(["Cutter", "Handler"], index);
        return [key, { name: { first, last }, ...(jersey !== undefined && { jersey }), position }];
      }),
    ),
  );
  write("opponents.yml", Object.fromEntries(teams.map(({ key, ...team }) => [key, team] as const)));
  for (const [season, year] of years.entries()) {
    const known = teams.slice(0, (season + 1) * OPPONENTS_PER_SEASON).toReversed();
    const tournaments = range(TOURNAMENTS_PER_SEASON).map((index) =>
      inventTournament(year, index, known),
    );
    for (const { id, entry } of tournaments) write(`seasons/${year}/tournaments/${id}.yml`, entry);
    const roster = people.filter((person) => person.firstYear <= year && year <= person.lastYear);
    const players = roster
      .filter(({ jersey }) => jersey !== undefined)
      .toSorted((a, b) => (a.jersey ?? 0) - (b.jersey ?? 0));
    const games = tournaments.flatMap((tournament) => tournament.games);
    const wins = games.filter(({ us, them }) => us > them).length;
    const place = tournaments.at(-1)?.entry.result ?? 1;
    write(`seasons/${year}/roster.yml`, {
      displayName: `Big Dipper ${year}`,
      results: { wins, losses: games.length - wins, finish: `${place}${ordinal(place)} Nationals` },
      captains: players.slice(0, 3).map(({ key }) => key),
      players: players.map(({ key }) => key),
      coaches: roster.filter(({ jersey }) => jersey === undefined).map(({ key }) => key),
    });
    const reported = tournaments.filter((_, index) => index % 3 === 0).slice(0, STORIES_PER_SEASON);
    write(
      `seasons/${year}/news.yml`,
      reported.map((tournament, index) => story(year, index, tournament)),
    );
    if (season < seasons - EDITIONS) continue;
    write(`badge-quest/${year}/edition.yml`, {
      title: `Badge Quest ${year}`,
      roster: `big-dipper-${year}`,
      lastUpdated: { date: `${year}-10-01`, time: "12:00", zone: "EDT" },
      updates: [{ update: 0, badges: BADGES.map((name) => name.toUpperCase()) }],
      newest: BADGES.slice(-4).map((name) => name.toUpperCase()),
    });
    const awards = inventAwards(year, players);
    files.set(`badge-quest/${year}/awards.csv`, toCsv(awards, { header: true }));
  }
  write(
    "badge-quest/badges.yml",
    Object.fromEntries(
      BADGES.map((name, index) => {
        const badge = {
          title: name,
          value: pick(Object.keys(VALUES), index),
          icon: `txt:${makeKey(name).slice(0, 2)}`,
        };
        return [name.toUpperCase(), { ...badge, rule: `Bring a ${name.toLowerCase()}.` }] as const;
      }),
    ),
  );
  return files;
}

function ordinal(place: number): string {
  const isTeen = place > 10 && place < 14;
  return (isTeen ? undefined : ["st", "nd", "rd"][(place % 10) - 1]) ?? "th";
}

const [folder, seasons = "20"] = process.argv.slice(2);
if (folder === undefined) throw new Error("Name the folder to write the club into.");
rmSync(folder, { recursive: true, force: true });
for (const [path, text] of inventClub(Number(seasons))) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
