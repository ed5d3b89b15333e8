import { expect, test } from "vitest";
import type { Player, Roster } from "#app/content/content.ts";
import { teamArtwork } from "./team-artwork.ts";

const person = (id: string, jersey: number): [string, Player] => [
  id,
  { id, jersey, position: "Cutter", name: { first: "A", last: "B" } },
];

const roster = (players: string[], coaches: string[] = []): Roster => ({
  id: "rival-2022",
  year: 2022,
  displayName: "Rival 2022",
  players,
  coaches,
  captains: [],
  highlights: [],
  photos: [],
});

const players = new Map([person("moore", 0), person("das", 7), person("ray", 91)]);
const site = { defaultRoster: "rival-2022" };
const drawn = (shown: Roster) => teamArtwork({ site, players, rosters: [shown] });

test("everyone on the default roster stands in the picture with her number", () => {
  const { sheet } = drawn(roster(["moore", "das"], ["ray"]));
  for (const number of ["0", "7", "91"]) expect(sheet.symbols).toContain(`>${number}</text>`);
  expect(drawn(roster(["moore", "das"])).sheet.symbols).not.toContain(">91</text>");
});

test("the label says who is drawn, and names coaches only where there are any", () => {
  expect(drawn(roster(["moore", "das"])).picture.label).toBe(
    "Drawing of the Rival 2022 team: 2 players in rows before a rising disc.",
  );
  expect(drawn(roster(["moore"], ["das", "ray"])).picture.label).toBe(
    "Drawing of the Rival 2022 team: 1 player and 2 coaches in rows before a rising disc.",
  );
});

test("the picture and its symbol have one box", () => {
  const { picture, sheet } = drawn(roster(["moore"]));
  expect(picture.sheet).toBe(sheet.href);
  expect(sheet.symbols).toContain(`viewBox="${picture.viewBox}"`);
});

test("without the default roster there is no picture to draw", () => {
  expect(() => teamArtwork({ site, players, rosters: [] })).toThrow(
    "There is no roster rival-2022.",
  );
});
