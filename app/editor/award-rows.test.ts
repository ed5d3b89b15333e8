import { expect, test } from "vitest";
import { cellsOf, readPasted } from "./award-rows.ts";

const badges = [
  { key: "LOW_TIDE", label: "Low Tide" },
  { key: "BUCKET_LIST", label: "Bucket List" },
];
const players = [
  { key: "alder", label: "Freya Alder (22)" },
  { key: "o", label: "Li O" },
];
const read = (text: string) => readPasted(text, badges, players);

test.each([
  ["keys between commas", "LOW_TIDE,alder,2026-07-06,23:59,EDT,with Li,"],
  [
    "names between tabs, as a spreadsheet has them",
    "Low Tide\tFreya Alder\t7/6/2026\t11:59 PM\tEDT\twith Li",
  ],
  [
    "semicolons, time and zone in one cell",
    "low tide;Freya Aldr;July 6, 2026;11:59 PM EDT;with Li",
  ],
])("%s", (_, line) => {
  expect(read(line)).toEqual({
    rows: [
      {
        badge: "LOW_TIDE",
        player: "alder",
        date: "2026-07-06",
        time: "23:59",
        zone: "EDT",
        note: "with Li",
      },
    ],
    unread: [],
  });
});

test("a zone goes by its name, too, and a note with a slash is none", () => {
  const [row] = read("LOW_TIDE\talder\t2026-07-06\t23:59 Europe/Berlin\tBaby/Toddler").rows;
  expect([row?.time, row?.zone, row?.note]).toEqual(["23:59", "Europe/Berlin", "Baby/Toddler"]);
});

test("a comma in quotes is none between cells", () => {
  expect(read('LOW_TIDE,alder,"with Li, ""Ines"""').rows).toEqual([
    { badge: "LOW_TIDE", player: "alder", note: 'with Li, "Ines"' },
  ]);
});

test("a line that names nobody known comes back", () => {
  expect(read("badge,player,date\nLOW_TIDE,somebody else entirely")).toEqual({
    rows: [],
    unread: ["badge,player,date", "LOW_TIDE,somebody else entirely"],
  });
});

const evening = { date: "2026-07-06", time: "20:00", zone: "EDT" };

test("an award without a day has that of the evening, and its time", () => {
  expect(cellsOf({ badge: "LOW_TIDE", player: "o" }, evening).join()).toBe(
    "LOW_TIDE,o,2026-07-06,20:00,EDT,,",
  );
});

test("an award of another day has no time of this evening", () => {
  expect(cellsOf({ badge: "LOW_TIDE", player: "o", date: "2026-07-05" }, evening).join()).toBe(
    "LOW_TIDE,o,2026-07-05,,,,",
  );
});
