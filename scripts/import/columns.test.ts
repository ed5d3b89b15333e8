import { expect, test } from "vitest";
import { namesIn, type Kind } from "./columns.ts";
import { detectKind, refusePlaceless, readRows } from "./records.ts";
import type { Table } from "./table.ts";

const makeTable = (...lines: readonly string[]): Table => ({
  title: "",
  hidden: [],
  rows: lines.map((line, at) => ({ number: at + 1, cells: line.split(",") })),
});

/** The cells of the row below a head, by the names of their columns. */
function read(head: string, row: string, names: readonly string[]) {
  const tables = [makeTable(head, row)];
  const kind = detectKind(tables, "Gale");
  const [record] = kind === undefined ? [] : readRows(tables, { kind, team: "Gale" }).records;
  return [kind, ...names.map((name) => record?.cell(name))];
}

test("the columns of a league’s roster and schedule are recognized", () => {
  const head = "Player #,Player Full Name,Pronouns";
  expect(read(head, "21,Samantha Li,she/her", ["number", "player"])).toEqual([
    "roster",
    "21",
    "Samantha Li",
  ]);
  const schedule = "Game Date,Time (all EST),Week,Abbrev";
  expect(read(schedule, "4/12/2026,7:00 PM,1,NSH", ["date", "time", "week", "abbrev"])).toEqual([
    "games",
    "4/12/2026",
    "7:00 PM",
    "1",
    "NSH",
  ]);
});

test.each<readonly [head: string, kind: Kind, names: string]>([
  ["Badge,Player,Date,Time,Zone,Note,Again", "awards", "badge player date time zone note again"],
  ["Award,Who,When,Time,TZ,Details,Repeat", "awards", "badge player date time zone note again"],
  ["Which badge?,Your name,Date", "awards", "badge player date"],
  ["Title,Link,Date,Author,Type,Tournament", "news", "title link date author type tournament"],
  ["Headline,URL,Published,Source", "news", "title link date author"],
  ["Date,Opponent,Score,Round,Video,Zone", "games", "date opponent score round video zone"],
  ["Datum,Heim,Gast,Ergebnis,Runde", "games", "date home away score round"],
  ["Team 1,Team 2,Result", "games", "one other score"],
  ["Match,Résultat,Journée", "games", "matchup score round"],
  ["Opponent,Gale,Them,W/L", "games", "opponent us them outcome"],
  ["Team,City,State,Country", "opponents", "team city state country"],
  ["Verein,Land", "opponents", "team state"],
  ["First name,Last name,Nickname,#,Position", "roster", "first last nickname number position"],
  ["Vorname,Nachname,Trikotnummer", "roster", "first last number"],
  ["Name,Role", "roster", "player role"],
])("%s are columns of %s", (head, kind, names) => {
  const cells = head.split(",");
  const known = namesIn(cells, kind, "Gale");
  expect(known.join(" ")).toBe(names);
});

test.each([
  ["Badge,Player", "awards"],
  ["Badge,Date", undefined],
  ["Title,Link", "news"],
  ["Title,Date", undefined],
  ["Date,Team 1,Team 2", "games"],
  ["Date,Team 1", undefined],
  ["Date,Home", undefined],
  ["Date,Home,Away", "games"],
  ["Team,City", "opponents"],
  ["Team,Country", "opponents"],
  ["Team,State", undefined],
  ["Name,Number", "roster"],
  ["Name", undefined],
  ["Position,Number", undefined],
])("a table with the columns %s is one of %s", (head, kind) => {
  expect(detectKind([makeTable(head)], "Gale")).toBe(kind);
});

test.each(["N°", "Nº", "#", "No.", "Nr.", "Jersey #", "Player #", "№"])(
  "the column %s has numbers",
  (column) => {
    expect(read(`${column},Nom,Prénom`, "7,Fern,Ada", ["number"])).toEqual(["roster", "7"]);
  },
);

test("a header that names a zone says in which zone its times are", () => {
  const tables = [makeTable("Date,Time (all EST),Opponent", "6/13/2026,9:00,Drift")];
  expect(readRows(tables, { kind: "games", team: "Gale" }).records[0]?.zone).toBe(
    "America/New_York",
  );
});

test.each([
  ["Player,Goals,Assists,Ds", "player statistics"],
  ["Date,Opponent,Player,Points played,Turns", "player statistics"],
  ["Joueuse,Buts,Passes décisives", "player statistics"],
  ["Opponent,Rules,Fouls,Fair-mindedness,Communication", "spirit scores"],
])("%s is refused as %s", (head, what) => {
  expect(() => refusePlaceless([makeTable(head)], "Gale")).toThrow(
    `This is a sheet of ${what}, which the site does not show`,
  );
});

test.each(["Number,Name,Position", "Date,Opponent,Score,Turns,Blocks", "Name,Goals"])(
  "%s are not the columns of statistics",
  (head) => {
    expect(() => refusePlaceless([makeTable(head)], "Gale")).not.toThrow();
  },
);
