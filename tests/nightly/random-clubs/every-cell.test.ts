import * as fc from "fast-check";
import { expect, test } from "vitest";
import { importRows } from "#scripts/import/testing/import-rows.ts";
import { cellCount } from "#scripts/import/table.ts";
import { forAll } from "./support/for-all.ts";

type Rows = readonly (readonly string[])[];

function importTable(rows: Rows, year: string) {
  return importRows(rows, { year, type: "POOL", author: "Gazette", new: "" });
}

/** A column: its header, and cells that make sense below it. */
type Column = readonly [header: string, ...cells: string[]];

const games: readonly Column[] = [
  ["Time", "09:00", "2:55 PM", "11h30", ""],
  ["Score", "13-9", "W 15-14 (OT)", "L 9-13", "", "W - F"],
  ["Team", "Côte Sauvage", "Gale", ""],
  ["Us", "13", "15", ""],
  ["Them", "9", ""],
  ["For", "13", ""],
  ["Goals against", "9", "11", ""],
  ["W/L", "W", "L", ""],
  ["Won", "x", "", "1"],
  ["Lost", "x", "", "no"],
  ["Round", "Final", "Week 3", "2", ""],
  ["Pool", "Pool A", "B", ""],
  ["Week", "3", ""],
  ["Type", "Pool", "Bracket", ""],
  ["H/A", "H", "A", ""],
  ["Film", "https://video.example/1", ""],
  ["Notes", "windy", ""],
  ["Comment", "cold", ""],
  ["Season", "2026", ""],
  ["Timestamp", "6/20/2026 9:00", ""],
  ["Field", "3", "North", ""],
  ["Referee", "Fern", ""],
  ["Half time", "8-5", ""],
  ["+/-", "4", "-2", ""],
  ["Mascot", "a dog", ""],
  ["", "hm", ""],
];

const people: readonly Column[] = [
  ["Number", "51", "#52", "", "Coach"],
  ["Nickname", "Zip", "", "they/them"],
  ["Position", "Cutter", "H", "cutter/handler", "Deep", "Player-Coach", "Handler injured", ""],
  ["Role", "Captain", "Coach", "Treasurer", "captain and treasurer", ""],
  ["Captain?", "x", "no", ""],
  ["Coach?", "yes", ""],
  ["2026", "x", "", "C"],
  ["2025", "x", ""],
  ["Season", "2026", "2025, 2026", "2025", ""],
  ["Pronouns", "she/her", ""],
  ["Email", "a@mail.example", ""],
  ["Mascot", "a dog", ""],
  ["", "hm", ""],
];

const awards: readonly Column[] = [
  ["Time", "14:00", ""],
  ["Zone", "EDT", ""],
  ["Notes", "Ohio", ""],
  ["Again", "yes", "", "no"],
  ["Timestamp", "7/20/2026 9:00", ""],
  ["Season", "2026", ""],
  ["Photo", "p.jpg", ""],
  ["Mascot", "a dog", ""],
  ["", "hm", ""],
];

const stories: readonly Column[] = [
  ["Author", "Gazette", "Tide TV", ""],
  ["Type", "Video", "Article", ""],
  ["Season", "2026", ""],
  ["Summary", "They won.", ""],
  ["Mascot", "a dog", ""],
];

/** Tables of the needed columns and some of the others, in any order. */
function tables(needed: readonly Column[], others: readonly Column[]): fc.Arbitrary<Rows> {
  return fc
    .tuple(fc.shuffledSubarray([...others]), fc.integer({ min: 1, max: 4 }))
    .chain(([some, count]) =>
      fc.tuple(
        fc.shuffledSubarray([...needed, ...some], { minLength: needed.length + some.length }),
        fc.constant(count),
      ),
    )
    .chain(([columns, count]) => {
      const row = fc.tuple(...columns.map(([, ...cells]) => fc.constantFrom(...cells)));
      return fc
        .array(row, { minLength: count, maxLength: count })
        .map((rows): Rows => [columns.map(([header]) => header)].concat(rows));
    });
}

interface Kind {
  readonly kind: string;
  readonly year: string;
  readonly needed: readonly Column[];
  readonly more: readonly Column[];
}

const links = ["https://news.example/f", "https://news.example/g", "https://news.example/h"];

const kinds: readonly Kind[] = [
  {
    kind: "games",
    year: "2026",
    needed: [
      ["Date", "6/13/2026", "6/14/2026"],
      ["Opponent", "Drift", "BYE", "Gale", "Côte Sauvage"],
    ],
    more: games,
  },
  {
    kind: "people",
    year: "2026",
    needed: [["Name", "Fern Walsh", "Ivy Hart (she/her)", "Opal Oak"]],
    more: people,
  },
  {
    kind: "awards",
    year: "2025",
    needed: [
      ["Badge", "Low Tide"],
      ["Player", "Bea Birch", "o"],
      ["Date", "7/27/2025", "7/28/2025"],
    ],
    more: awards,
  },
  {
    kind: "stories",
    year: "2026",
    needed: [
      ["Title", "Fog", "Mist"],
      ["Link", ...links],
      ["Date", "6/1/2026"],
    ],
    more: stories,
  },
];

const CASES = 80;

/** Milliseconds for two imports of a small table. */
const IMPORT_LIMIT_MS = 1000;

test.each(kinds)(
  "the report of an import counts every cell of a table of $kind once: used, ignored or refused",
  ({ year, needed, more }) => {
    let read = 0;
    forAll(
      tables(needed, more),
      CASES,
      (rows) => {
        const { cells } = importTable(rows, year);
        if (cells === undefined) return;
        read += 1;
        const all = rows.reduce((sum, row) => sum + cellCount(row), 0);
        expect(cells.used + cells.useless + cells.refused).toBe(all);
      },
      IMPORT_LIMIT_MS,
    );
    expect(read).toBeGreaterThan(CASES / 10);
  },
);

/** Whether notes name the column, or leave out whole rows. */
function isNamed(notes: string, header: string): boolean {
  const isColumn =
    header === "" ? /The column [A-Z]+ /.test(notes) : notes.includes(`The column ${header} `);
  return isColumn || / skipped \(rows? /.test(notes);
}

test.each(kinds)(
  "another text in a cell of $kind changes the import, unless its notes name the column",
  ({ year, needed, more }) => {
    let changed = 0;
    const cases = fc.tuple(tables(needed, more), fc.nat(), fc.nat());
    forAll(
      cases,
      CASES,
      ([rows, down, along]) => {
        const [row, column] = [1 + (down % (rows.length - 1)), along % (rows[0]?.length ?? 1)];
        const text = rows[row]?.[column] ?? "";
        const before = importTable(rows, year);
        if (text === "" || before.cells === undefined) return;
        const changedRows = rows.map((cells, at) =>
          at === row ? cells.with(column, "qqq zzz") : cells,
        );
        const after = importTable(changedRows, year);
        const header = rows[0]?.[column] ?? "";
        if (isNamed(before.notes, header)) return;
        changed += 1;
        expect(after, `${header}: ${text}`).not.toEqual(before);
      },
      IMPORT_LIMIT_MS,
    );
    expect(changed).toBeGreaterThan(CASES / 20);
  },
);
