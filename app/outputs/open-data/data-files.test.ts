import Ajv2020 from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { parse } from "csv-parse/sync";
import { expect, test, vi } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { publicContent } from "#app/content/.server/privacy.ts";
import type { Content } from "#app/content/content.ts";
import { tableNames } from "#app/pages/shared/data-paths.ts";
import { openSources } from "#app/pages/shared/sources.ts";
import { dataFiles } from "./data-files.ts";

type Row = Record<string, unknown>;

const content = loadContent();
const filesOf = (from: Content) => dataFiles(openSources(from), "https://www.cotesauvage.example");
const files = filesOf(content);
const text = (path: string) => files.get(`/data/${path}`) ?? "";
const rowsIn = (json: string): Row[] => JSON.parse(json).rows;
const rows = (name: string) => rowsIn(text(`${name}.json`));
const csvOf = (name: string): Row[] => parse(text(`${name}.csv`), { bom: true, columns: true });
const column = (name: string, field: string): unknown[] =>
  rows(name).flatMap((row) => row[field] ?? []);

/** A validator that did not write the schemas; strict, so that it refuses a schema that it does not know. */
function validator(schema: string) {
  const ajv = new Ajv2020({ strict: true, allErrors: true });
  addFormats(ajv);
  return ajv.compile(JSON.parse(schema));
}

test.each([...tableNames, "index"])("%s.json is as its schema says", (name) => {
  const isValid = validator(text(`${name}.schema.json`));
  const file: unknown = JSON.parse(text(`${name}.json`));
  isValid(file);
  expect(isValid.errors).toBeNull();
  isValid({ ...JSON.parse(text(`${name}.json`)), unknown: true });
  expect(isValid.errors).not.toBeNull();
});

test("a row with a wrong or a missing field is refused", () => {
  const isValid = validator(text("games.schema.json"));
  const file = JSON.parse(text("games.json"));
  const [first] = rows("games");
  for (const wrong of [
    { us: "13" },
    { date: "9/12/2025" },
    { type: "pool" },
    { forfeit: undefined },
  ]) {
    expect(isValid(JSON.parse(JSON.stringify({ ...file, rows: [{ ...first, ...wrong }] })))).toBe(
      false,
    );
  }
});

test("a game whose opponent is to come names none", () => {
  expect(rows("games").at(-1)).not.toHaveProperty("opponent");
  expect(text("games.csv").trimEnd().split("\n").at(-1)).toMatch(
    /^2026-fog-bowl,2026,,BRACKET,Semifinal,/,
  );
});

const at = (id: string) => rows("games").filter(({ tournament }) => tournament === id);

test("a game has its score, its outcome and its day; one to come has neither", () => {
  const spring = at("2026-spring").map(({ date, us, them, outcome }) => [date, us, them, outcome]);
  expect(spring).toContainEqual(["2026-04-25", 13, 6, "win"]);
  const planned = at("2026-fog-bowl");
  expect(planned.length).toBeGreaterThan(0);
  expect(planned.every((row) => !("us" in row) && !("outcome" in row))).toBe(true);
});

test("the published record and the counted one stand apart", () => {
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

test("every id that a file names is a row of another one", () => {
  const ids = (name: string) => new Set(column(name, "id"));
  const people = ["captains", "players", "coaches"].flatMap((role) => column("seasons", role));
  const unknown = (name: string, named: readonly unknown[]) =>
    named.flat().filter((id) => !ids(name).has(id));
  expect(unknown("players", [...people, ...column("awards", "player")])).toEqual([]);
  expect(unknown("players", column("badges", "createdBy"))).toEqual([]);
  expect(unknown("badges", column("awards", "badge"))).toEqual([]);
  expect(unknown("opponents", column("games", "opponent"))).toEqual([]);
  expect(unknown("tournaments", column("games", "tournament"))).toEqual([]);
});

test("a season has its captains among its players, and its coaches apart", () => {
  for (const { year, players, captains, coaches } of rows("seasons")) {
    const roster = content.rosters.find((one) => one.year === year);
    expect([players, captains, coaches]).toEqual([
      roster?.players,
      roster?.captains,
      roster?.coaches,
    ]);
  }
});

test("a row names the page of its thing; one that has none names none", () => {
  const pages = new Map(rows("tournaments").map(({ id, page }) => [id, page]));
  expect(pages.get("2026-spring")).toBe("/tournaments/2026-spring");
  expect(pages.get("2026-someday")).toBeUndefined();
  expect(rows("seasons").map(({ page }) => page)).toContain("/seasons/2025");
  const people = new Map(rows("players").map(({ id, page }) => [id, page]));
  expect(people.get("alder")).toBe("/players/alder");
  expect(people.get("heather")).toBeUndefined();
});

test("a forfeit without points has an outcome and no points", () => {
  const game = {
    opponent: "gale",
    type: "POOL",
    date: "2026-04-25",
    forfeit: true,
    score: { us: 0, them: 0, winner: "us" },
  };
  const tournaments = content.tournaments.map((one) =>
    one.id === "2026-spring" ? Object.assign({}, one, { games: [game] }) : one,
  );
  const row = rowsIn(filesOf({ ...content, tournaments }).get("/data/games.json") ?? "").find(
    ({ tournament }) => tournament === "2026-spring",
  );
  expect(row).toMatchObject({ outcome: "win", forfeit: true });
  expect(row).not.toHaveProperty("us");
});

/** A row as CSV has it, without empty cells. */
function said(row: Row): Row {
  const texts = Object.entries(row).map(([field, value]): [string, string] => [
    field,
    Array.isArray(value) ? value.join("; ") : String(value),
  ]);
  return Object.fromEntries(texts.filter(([, value]) => value !== ""));
}

test.each(tableNames)("%s.csv has the same rows for a spreadsheet", (name) => {
  expect(text(`${name}.csv`).startsWith("\uFEFF")).toBe(true);
  expect(csvOf(name).map(said)).toEqual(rows(name).map(said));
});

test("a cell that begins like a formula is text, and quotes and commas stay what they are", () => {
  const [story] = content.news;
  if (story === undefined) throw new Error("The club has no news.");
  const news = [{ ...story, title: '=1+1, "quoted"' }];
  const csv = filesOf({ ...content, news }).get("/data/news.csv") ?? "";
  const [row]: Row[] = parse(csv, { bom: true, columns: true });
  expect(row?.["title"]).toBe(`'=1+1, "quoted"`);
});

test("the index says how many rows, of when, under which license", () => {
  const index = JSON.parse(text("index.json"));
  const games = index.files.find(({ name }: Row) => name === "games");
  expect(games).toMatchObject({
    rows: rows("games").length,
    newest: column("games", "date").map(String).toSorted().at(-1),
    json: "/data/games.json",
    csv: "/data/games.csv",
  });
  const newest = (name: string) => index.files.find((one: Row) => one["name"] === name).newest;
  expect(newest("news")).toBe(column("news", "date").map(String).toSorted().at(-1));
  expect(newest("awards")).toBe(column("awards", "date").map(String).toSorted().at(-1));
  expect(index.license).toEqual({ facts: { name: "All rights reserved" }, code: "MIT" });
  const license = { name: "CC BY 4.0", link: "https://creativecommons.org/licenses/by/4.0/" };
  const open = filesOf({ ...content, site: { ...content.site, license } });
  expect(JSON.parse(open.get("/data/index.json") ?? "").license.facts).toEqual(license);
});

test("whoever asks for it is a row of initials, or none, in every file", () => {
  const [first, second] = Array.from(content.players.values()).filter(
    ({ id, name }) => name.last.length > 4 && column("awards", "player").includes(id),
  );
  if (first === undefined || second === undefined)
    throw new Error("The club has no two people with badges.");
  const players = new Map(content.players);
  players.set(first.id, { ...first, shown: "initials" });
  players.set(second.id, { ...second, shown: "nobody" });
  const hidden = filesOf(publicContent({ ...content, players }));
  for (const { id, name } of [first, second]) {
    for (const [path, file] of hidden) {
      expect(file.includes(`"${id}"`) || file.includes(`,${id},`), `${path}: ${id}`).toBe(false);
      expect(file.includes(name.last), `${path}: ${name.last}`).toBe(false);
    }
  }
  const people = rowsIn(hidden.get("/data/players.json") ?? "");
  expect(people.length).toBe(rows("players").length - 1);
  expect(people.map(({ lastName }) => lastName)).toContain(`${first.name.last.slice(0, 1)}.`);
});

test("what a club does not have is no file; two builds write the same", () => {
  const bare = filesOf({ ...content, news: [] });
  expect([...bare.keys()].filter((path) => path.includes("news"))).toEqual([]);
  vi.useFakeTimers({ now: Date.UTC(2091, 0) });
  const later = filesOf(content);
  vi.useRealTimers();
  expect([...later]).toEqual([...files]);
});
