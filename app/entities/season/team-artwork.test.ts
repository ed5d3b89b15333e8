import { expect, test } from "vitest";
import type { Player, Roster } from "#app/content/content.ts";
import { teamArtwork } from "./team-artwork.ts";

const person = (id: string, jersey: number): [string, Player] => [
  id,
  { id, jersey, position: "Cutter", name: { first: "A", last: "B" } },
];

const roster = (players: string[], coaches: string[] = []): Roster => ({
  id: "cote-sauvage-2022",
  year: 2022,
  displayName: "Côte Sauvage 2022",
  players,
  coaches,
  captains: [],
  highlights: [],
  photos: [],
});

const players = new Map([person("alder", 0), person("das", 7), person("ray", 91)]);
const site = { teamName: "Côte Sauvage", defaultRoster: "cote-sauvage-2022" };
const drawn = (shown: Roster) => teamArtwork({ site, players, rosters: [shown] }, shown);

test("everyone on the roster is in the picture with her number", () => {
  const { sheet } = drawn(roster(["alder", "das", "ray"]));
  for (const number of ["0", "7", "91"]) expect(sheet.symbols).toContain(`>${number}</text>`);
  expect(drawn(roster(["alder", "das"])).sheet.symbols).not.toContain(">91</text>");
});

test("the label says who is drawn, and mentions coaches only if there are any", () => {
  expect(drawn(roster(["alder", "das"])).picture.wide.label).toBe(
    "Drawing of the Côte Sauvage 2022 team: 2 players in rows in front of a rising disc.",
  );
  expect(drawn(roster(["alder"], ["das", "ray"])).picture.wide.label).toBe(
    "Drawing of the Côte Sauvage 2022 team: 1 player and 2 coaches in rows in front of a rising disc.",
  );
});

test("phones show the first twelve people, and the label says so", () => {
  const many = new Map(Array.from({ length: 14 }, (_, number) => person(`p${number}`, number)));
  const shown = roster([...many.keys()]);
  const { picture, sheet } = teamArtwork({ site, players: many, rosters: [shown] }, shown);
  expect(picture.narrow.label).toBe(
    "Drawing of the Côte Sauvage 2022 team: 12 of 14 players in rows in front of a rising disc.",
  );
  expect(sheet.symbols.match(/>11<\/text>/g)).toHaveLength(2);
  expect(sheet.symbols.match(/>12<\/text>/g)).toHaveLength(1);
});

test("pictures and their symbols have the same boxes", () => {
  const { picture, sheet } = drawn(roster(["alder"]));
  expect(picture.sheet).toBe(sheet.href);
  for (const { id, viewBox } of [picture.wide, picture.narrow]) {
    expect(sheet.symbols).toContain(`-${id}" viewBox="${viewBox}"`);
  }
});
