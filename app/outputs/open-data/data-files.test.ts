import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { publicContent } from "#app/content/.server/privacy.ts";
import type { Content, Roster, Season } from "#app/content/content.ts";
import { tableNames } from "#app/routes/data-paths.ts";
import { buildRecord } from "#app/record/build-record.ts";
import { dataFiles, tableFiles } from "./data-files.ts";

type Row = Record<string, unknown>;

const content = loadContent();
const makeFiles = (from: Content) => dataFiles(buildRecord(from));
const files = makeFiles(content);
const text = (path: string) => files.get(`/data/${path}`) ?? "";
const parseRows = (json: string): Row[] => JSON.parse(json).rows;
const rows = (name: string) => parseRows(text(`${name}.json`));
const readCsv = (name: string): Row[] => parse(text(`${name}.csv`), { bom: true, columns: true });
const column = (name: string, field: string): unknown[] =>
  rows(name).flatMap((row) => row[field] ?? []);

/** The rows of a file with changes to tournaments by id. */
function rowsWith(name: string, changes: Readonly<Record<string, object>>): Row[] {
  const tournaments = content.tournaments.map((tournament) =>
    Object.assign({}, tournament, changes[tournament.id]),
  );
  return parseRows(makeFiles({ ...content, tournaments }).get(`/data/${name}.json`) ?? "");
}

/** Rows of people in a club whose captains coach, too, and whose rosters have a change. */
function listPeople(change: (year: number) => Partial<Roster>): Row[] {
  const seasons = content.seasons.map((season): Season => {
    const { year, roster } = season;
    if (roster === undefined) return season;
    const coaches = [...roster.coaches, ...roster.captains];
    return { ...season, roster: { ...roster, coaches, ...change(year) } };
  });
  return parseRows(makeFiles({ ...content, seasons }).get("/data/players.json") ?? "");
}

test.each([
  { id: "alder", captainIn: [2024], coachIn: [2024], seasons: [2024, 2025, 2026, 2027] },
  { id: "brandt", captainIn: [], coachIn: [2024, 2025], seasons: [2024, 2025] },
  { id: "gorse", captainIn: [], coachIn: [], seasons: [2024] },
])("$id has her years on the team, as captain and as coach", (person) => {
  expect(listPeople(() => ({}))).toContainEqual(expect.objectContaining(person));
});

test("tournaments say if they were sanctioned, a league or canceled", () => {
  const changed = rowsWith("tournaments", {
    "2024-regionals": { league: true },
    "2026-spring": { cancelled: true },
  }).map(({ id, sanctioned, league, cancelled }) => [id, sanctioned, league, cancelled].join(" "));
  for (const row of [
    "2024-regionals true true false",
    "2025-scrimmage false false false",
    "2026-spring true false true",
  ]) {
    expect(changed).toContain(row);
  }
});

test("an opponent has its place, its former names and the years of its games", () => {
  const opponents = new Map(
    Array.from(content.opponents, ([key, opponent]) => [
      key,
      key === "breakwater" ? { ...opponent, formerly: ["gale"] } : opponent,
    ]),
  );
  const [first] = content.tournaments;
  if (first === undefined) throw new Error("The club has no tournament.");
  const tournaments = [
    {
      ...first,
      games: [...first.games, { ...first.games[0], opponent: "north-gale", type: "POOL" as const }],
    },
  ];
  const all = parseRows(
    makeFiles({ ...content, opponents, tournaments }).get("/data/opponents.json") ?? "",
  );
  const row = (id: string) => all.find((row) => row["id"] === id);
  expect(row("breakwater")).toEqual({
    id: "breakwater",
    name: "Boston Breakwater",
    city: "Boston",
    state: "MA",
    country: "US",
    formerly: ["gale"],
    metIn: [],
  });
  // A team without an entry is named by the key in its game.
  expect(row("north-gale")).toEqual({
    id: "north-gale",
    name: "North Gale",
    formerly: [],
    metIn: [2024],
  });
});

const gamesAt = (id: string) => rows("games").filter(({ tournament }) => tournament === id);

test("a played game has its score, outcome and day; an upcoming one has no score or outcome", () => {
  const spring = gamesAt("2026-spring").map(({ date, us, them, outcome }) => [
    date,
    us,
    them,
    outcome,
  ]);
  expect(spring).toContainEqual(["2026-04-25", 13, 6, "win"]);
  const planned = gamesAt("2026-fog-bowl");
  expect(planned.length).toBeGreaterThan(0);
  expect(planned.every((row) => !("us" in row) && !("outcome" in row))).toBe(true);
});

test("the published record and the counted one are separate fields", () => {
  for (const season of rows("seasons")) {
    const published = content.rosters.find(({ year }) => year === season["year"])?.results;
    expect([season["publishedWins"], season["publishedLosses"], season["publishedTies"]]).toEqual([
      published?.wins,
      published?.losses,
      published?.ties,
    ]);
    const counted = rows("games").filter(
      ({ year, outcome }) => year === season["year"] && outcome === "win",
    );
    expect(season["countedWins"]).toBe(counted.length);
  }
  const differing = rows("seasons").filter(
    (season) => "publishedWins" in season && season["publishedWins"] !== season["countedWins"],
  );
  expect(differing.length).toBeGreaterThan(0);
});

test.each([
  ["seasons", "players", "players"],
  ["seasons", "captains", "players"],
  ["seasons", "coaches", "players"],
  ["awards", "player", "players"],
  ["badges", "createdBy", "players"],
  ["awards", "badge", "badges"],
  ["games", "opponent", "opponents"],
  ["games", "tournament", "tournaments"],
])("every id of %s under %s is that of a row of %s", (name, field, target) => {
  const ids = column(name, field).flat();
  expect(ids).not.toEqual([]);
  const known = new Set(column(target, "id"));
  expect(ids.filter((id) => !known.has(id))).toEqual([]);
});

test("a row has the path of its page, if it has one", () => {
  const pages = new Map(rows("tournaments").map(({ id, page }) => [id, page]));
  expect(pages.get("2026-spring")).toBe("/tournaments/2026-spring");
  expect(pages.get("2026-someday")).toBeUndefined();
  expect(rows("seasons").map(({ page }) => page)).toContain("/seasons/2025");
  const people = new Map(rows("players").map(({ id, page }) => [id, page]));
  expect(people.get("alder")).toBe("/players/alder");
  expect(people.get("heather")).toBeUndefined();
  expect(rows("badges").map(({ page }) => page)).toContain("/badges/fifty-plates");
});

test("a forfeit without points has an outcome but no points", () => {
  const game = {
    opponent: "gale",
    type: "POOL",
    date: "2026-04-25",
    forfeit: true,
    score: { us: 0, them: 0, winner: "us" },
  };
  const tournaments = content.tournaments.map((tournament) =>
    tournament.id === "2026-spring" ? Object.assign({}, tournament, { games: [game] }) : tournament,
  );
  const row = parseRows(makeFiles({ ...content, tournaments }).get("/data/games.json") ?? "").find(
    ({ tournament }) => tournament === "2026-spring",
  );
  expect(row).toMatchObject({ outcome: "win", forfeit: true });
  expect(row).not.toHaveProperty("us");
});

/** A row as in CSV, without empty cells. */
function csvRow(row: Row): Row {
  const texts = Object.entries(row).map(([field, value]): [string, string] => [
    field,
    Array.isArray(value) ? value.join("; ") : String(value),
  ]);
  return Object.fromEntries(texts.filter(([, value]) => value !== ""));
}

test.each(tableNames)("%s.csv has the same rows for spreadsheets", (name) => {
  expect(text(`${name}.csv`).startsWith("\uFEFF")).toBe(true);
  expect(readCsv(name).map(csvRow)).toEqual(rows(name).map(csvRow));
});

test("cells cannot become formulas, and quotes and commas survive", () => {
  const [story] = content.news;
  if (story === undefined) throw new Error("The club has no news.");
  const news = [{ ...story, title: '=1+1, "quoted"' }];
  const csv = makeFiles({ ...content, news }).get("/data/news.csv") ?? "";
  const [row]: Row[] = parse(csv, { bom: true, columns: true });
  expect(row?.["title"]).toBe(`'=1+1, "quoted"`);
});

test("each table is as new as its newest row", () => {
  const days = Object.fromEntries(
    tableFiles(buildRecord(content)).map(({ name, newest }) => [name, newest]),
  );
  expect(days["games"]).toBe(column("games", "date").map(String).toSorted().at(-1));
  expect(days["players"]).toBe(column("players", "seasons").flat().map(String).toSorted().at(-1));
  expect(days["opponents"]).toBe(column("opponents", "metIn").flat().map(String).toSorted().at(-1));
});

test("no file has the name or id of a person shown by initials or not at all", () => {
  const [first, second] = Array.from(content.players.values()).filter(
    ({ id, name }) => name.last.length > 4 && column("awards", "player").includes(id),
  );
  if (first === undefined || second === undefined)
    throw new Error("The club has no two people with badges.");
  const players = new Map(content.players);
  players.set(first.id, { ...first, shown: "initials" });
  players.set(second.id, { ...second, shown: "nobody" });
  const filesWithoutHer = makeFiles(publicContent({ ...content, players }));
  for (const { id, name } of [first, second]) {
    for (const [path, file] of filesWithoutHer) {
      expect(file.includes(`"${id}"`) || file.includes(`,${id},`), `${path}: ${id}`).toBe(false);
      expect(file.includes(name.last), `${path}: ${name.last}`).toBe(false);
    }
  }
  const people = parseRows(filesWithoutHer.get("/data/players.json") ?? "");
  expect(people.length).toBe(rows("players").length - 1);
  expect(people.map(({ lastName }) => lastName)).toContain(`${first.name.last.slice(0, 1)}.`);
});

