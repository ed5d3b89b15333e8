import { resolve } from "node:path";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import type { Content } from "#app/content/content.ts";
import { itemAt } from "#app/lib/list.ts";
import { buildRecord } from "#app/record/build-record.ts";
import { tableNames } from "#app/routes/output-paths.ts";
import { withOpponents, withRosters, withTournaments } from "#tests/support/changed-club.ts";
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

/** The club with a league, a canceled tournament, a forfeit without points, a former name and a coaching captain. */
function makeUnusualClub(): Content {
  const forfeit = { us: 0, them: 0, winner: "us" } as const;
  const game = { opponent: "north-gale", type: "POOL", date: "2024-06-15", forfeit: true } as const;
  const club = withTournaments({
    "2024-fog-bowl": { games: [{ ...game, score: forfeit, at: "away" }] },
    "2024-regionals": { league: true },
    "2026-spring": { cancelled: true },
  });
  const renamed = withOpponents({ breakwater: { formerly: ["gale"] } }, club);
  return withRosters({ 2024: { coaches: ["alder", "brandt"] } }, renamed);
}

const unusual = makeFiles(makeUnusualClub());

test.each(tableNames)("the table %s is that of the example", async (name) => {
  const csv = unusual.get(`/data/${name}.csv`) ?? "";
  const lines = csv.replace("\uFEFF", "").replaceAll("\r\n", "\n");
  await expect(lines).toMatchFileSnapshot(resolve(`tests/examples/open-data/${name}.csv`));
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
  const story = itemAt(content.news, 0);
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
