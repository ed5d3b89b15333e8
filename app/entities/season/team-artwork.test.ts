import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import type { Player } from "#app/content/content.ts";
import { buildRecord } from "#app/record/build-record.ts";
import { teamArtwork } from "./team-artwork.ts";

const content = loadContent();

const person = (id: string, jersey: number): [string, Player] => [
  id,
  { id, jersey, position: "Cutter", name: { first: "A", last: "B" } },
];

const people = new Map([person("alder", 0), person("das", 7), person("ray", 91)]);

/** The drawing of a club whose only season has these players and coaches. */
function draw(players: string[], coaches: string[] = [], everyone = people) {
  const lists = { players, coaches, captains: [], highlights: [], photos: [] };
  const named = { id: "cote-sauvage-2022", displayName: "Côte Sauvage 2022" };
  const roster = { ...named, year: 2022, ...lists };
  const record = buildRecord({
    ...content,
    site: { ...content.site, defaultRoster: roster.id },
    players: everyone,
    seasons: [{ year: 2022, roster, tournaments: [], news: [] }],
    badgeQuest: { values: [], badges: new Map(), editions: new Map(), history: [] },
    playlists: new Map(),
  });
  return teamArtwork(record, record.defaultSeason);
}

test("everyone on the roster is in the picture with her number, and nobody else", () => {
  const { sheet } = draw(["alder", "das", "ray"]);
  for (const number of ["0", "7", "91"]) expect(sheet.symbols).toContain(`>${number}</text>`);
  expect(draw(["alder", "das"]).sheet.symbols).not.toContain(">91</text>");
});

test("the label says who is drawn, and mentions coaches only if there are any", () => {
  expect(draw(["alder", "das"]).drawings.wide.label).toBe(
    "Drawing of the Côte Sauvage 2022 team: 2 players in rows in front of a rising disc.",
  );
  expect(draw(["alder"], ["das", "ray"]).drawings.wide.label).toBe(
    "Drawing of the Côte Sauvage 2022 team: 1 player and 2 coaches in rows in front of a rising disc.",
  );
});

test("phones show the first twelve people, and the label says so", () => {
  const many = new Map(Array.from({ length: 14 }, (_, number) => person(`p${number}`, number)));
  const { drawings, sheet } = draw([...many.keys()], [], many);
  expect(drawings.narrow.label).toBe(
    "Drawing of the Côte Sauvage 2022 team: 12 of 14 players in rows in front of a rising disc.",
  );
  // Numbers are from 0: the twelfth person is in both drawings, the next one in the wide one alone.
  expect(sheet.symbols.match(/>11<\/text>/g)).toHaveLength(2);
  expect(sheet.symbols.match(/>12<\/text>/g)).toHaveLength(1);
});

test("the sheet has the wide and the narrow picture, each in the size that the page reserves", () => {
  const { drawings, sheet } = draw(["alder"]);
  for (const { id, viewBox } of [drawings.wide, drawings.narrow]) {
    expect(sheet.symbols).toContain(`-${id}" viewBox="${viewBox}"`);
  }
});
