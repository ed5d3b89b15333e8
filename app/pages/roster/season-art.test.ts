import { expect, test } from "vitest";
import { itemAt } from "#app/lib/item-at.ts";
import { exampleRecord } from "#tests/support/example-roster.ts";
import { printAddress } from "#app/pages/roster/print-address.ts";
import { makeSeasonLookup } from "#app/art/season/printed-season.ts";
import { drawSeason } from "#app/pages/roster/shape-roster.ts";

const { seasons } = exampleRecord();
const printed = makeSeasonLookup({ club: { teamName: "Côte Sauvage" }, seasons });
const draw = (place: number) => {
  const season = itemAt(seasons, place);
  return drawSeason(season, printed(season.year));
};
const [lying, upright, both] = [draw(0), draw(1), draw(2)];

test("everyone has a bust in the season’s one sheet of busts, and a background", () => {
  const busts = itemAt(lying.sheets, 0);
  expect(busts.href).toBe(lying.art.busts);
  for (const id of ["birch", "elm", "cedar"]) expect(busts.svg).toContain(`id="busts-2018-${id}"`);
  expect(lying.art.grounds).toHaveLength(3);
});

test("each print of the season’s formats is a sheet of its own, beside the busts", () => {
  expect(Object.keys(lying.art.prints)).toEqual(["landscape"]);
  expect(Object.keys(upright.art.prints)).toEqual(["vertical"]);
  expect(Object.keys(both.art.prints)).toEqual(["vertical", "landscape"]);
  expect(both.sheets).toHaveLength(1 + 2 * 2);
});

test("the address that the page builds for a print is that of its sheet", () => {
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
