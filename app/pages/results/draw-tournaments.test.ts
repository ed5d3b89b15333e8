import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { buildRecord } from "#app/record/build-record.ts";
import { drawTournaments } from "./draw-tournaments.ts";

const content = loadContent();
const [first] = content.tournaments;
if (first === undefined) throw new Error("There are no tournaments.");

const tournament = (id: string, ...opponents: string[]) => ({
  ...first,
  id,
  year: Number(id.slice(0, 4)),
  games: opponents.map((opponent) => ({ opponent, type: "POOL" }) as const),
});

const { tournaments } = buildRecord({
  ...content,
  tournaments: [
    tournament("2022-esc", "gale", "hoist-x"),
    tournament("2022-sfi", "gale"),
    tournament("2020-esc"),
  ],
});
const drawn = drawTournaments(tournaments, 2022);
const findSvg = (href: string | undefined) =>
  drawn.sheets.find((sheet) => sheet.href === href)?.svg;

const listIds = (href: string | undefined) =>
  Array.from(findSvg(href)?.matchAll(/<symbol id="([^"]*)"/g) ?? [], ([, id]) => id);

test("a year has a label and a scene per tournament, and a crest per opponent, each once", () => {
  expect(listIds(drawn.art["2022"]?.emblems)).toEqual([
    "emblems-2022-2022-esc",
    "emblems-2022-2022-sfi",
  ]);
  expect(listIds(drawn.art["2022"]?.scores)).toEqual([
    "scores-2022-2022-esc",
    "scores-2022-2022-sfi",
    "scores-2022-team-gale",
    "scores-2022-team-hoist-x",
  ]);
});

test("an opponent missing from the record has a crest with letters of its readable key", () => {
  expect(findSvg(drawn.art["2022"]?.scores)).toContain(">HX</text>");
});

test("only the sheets of the first year are inside the document", () => {
  const inlined = drawn.sheets.filter(({ isInline }) => isInline);
  expect(inlined.map(({ name }) => name)).toEqual(["emblems-2022", "scores-2022"]);
  expect(drawn.sheets.length).toBe(4);
});
