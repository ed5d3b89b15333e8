import { expect, test } from "vitest";
import { itemAt } from "#app/lib/item-at.ts";
import { exampleRecord } from "#tests/support/example-roster.ts";
import { printAddress } from "#app/pages/roster/print-address.ts";
import { makeSeasonLookup } from "#app/art/season/printed-season.ts";
import { drawSeason } from "#app/pages/roster/shape-roster.ts";

const { seasons } = exampleRecord();
const printed = makeSeasonLookup({ club: { teamName: "Côte Sauvage" }, seasons });
const drawn = (place: number) => {
  const season = itemAt(seasons, place);
  return drawSeason(season, printed(season.year));
};
const [lying, upright, both] = [drawn(0), drawn(1), drawn(2)];

test("everyone has a bust and a background in the season’s single sheet", () => {
  const busts = itemAt(lying.sheets, 0);
  expect(busts.href).toBe(lying.art.busts);
  for (const id of ["birch", "elm", "cedar"]) expect(busts.svg).toContain(`id="busts-2018-${id}"`);
  expect(lying.art.grounds).toHaveLength(3);
});

test("prints have the formats of the season’s action shots", () => {
  expect(Object.keys(lying.art.prints)).toEqual(["landscape"]);
  expect(Object.keys(upright.art.prints)).toEqual(["vertical"]);
  expect(Object.keys(both.art.prints)).toEqual(["vertical", "landscape"]);
  expect(both.sheets).toHaveLength(1 + 2 * 2);
});

test("the page uses the same URLs as the written sheets", () => {
  const hash = itemAt(upright.art.prints.vertical ?? [], 1);
  expect(upright.sheets.map(({ href }) => href)).toContain(
    printAddress(2019, "birch", "vertical", hash),
  );
});

test("a season’s coach is drawn as a coach, without a number", () => {
  const hash = itemAt(upright.art.prints.vertical ?? [], 2);
  const href = printAddress(2019, "elm", "vertical", hash);
  const print = upright.sheets.find((sheet) => sheet.href === href);
  expect(print?.svg).toContain("COACH");
  expect(print?.svg).not.toContain(">7<");
});
