import { placed } from "#app/domain/places/place.ts";
import { UNITED_STATES } from "#app/domain/places/united-states.ts";
import { expect, test } from "vitest";
import type { Tournament } from "#app/content/content.ts";
import { drawTournaments } from "./draw-tournaments.ts";

function tournament(id: string, ...opponents: string[]): Tournament {
  const year = Number(id.slice(0, 4));
  return {
    id,
    event: "fog-bowl",
    name: "Elite Select Challenge",
    year,
    dates: { start: `${year}-07-08`, end: `${year}-07-09` },
    timeZone: "America/New_York",
    location: placed({ city: "Joliet", state: "IL" }, UNITED_STATES),
    sanctioned: true,
    games: opponents.map((opponent) => ({ opponent, type: "POOL" })),
  };
}

const drawn = drawTournaments(
  [
    tournament("2022-esc", "dish", "hoist-x"),
    tournament("2022-sfi", "dish"),
    tournament("2020-esc"),
  ],
  2022,
  { opponents: new Map() },
);
const svgOf = (href: string | undefined) => drawn.sheets.find((sheet) => sheet.href === href)?.svg;

const idsIn = (href: string | undefined) =>
  Array.from(svgOf(href)?.matchAll(/<symbol id="([^"]*)"/g) ?? [], ([, id]) => id);

test("a year has a label and a scene per tournament, and a crest per opponent, each once", () => {
  expect(idsIn(drawn.art["2022"]?.emblems)).toEqual([
    "emblems-2022-2022-esc",
    "emblems-2022-2022-sfi",
  ]);
  expect(idsIn(drawn.art["2022"]?.scores)).toEqual([
    "scores-2022-2022-esc",
    "scores-2022-2022-sfi",
    "scores-2022-team-dish",
    "scores-2022-team-hoist-x",
  ]);
});

test("an opponent missing from the record has a crest with letters of its readable key", () => {
  expect(svgOf(drawn.art["2022"]?.scores)).toContain(">HX</text>");
});

test("the first year’s sheets are inlined, the others are files", () => {
  const inlined = drawn.sheets.filter(({ inline }) => inline);
  expect(inlined.map(({ name }) => name)).toEqual(["emblems-2022", "scores-2022"]);
  expect(drawn.sheets.length).toBe(4);
});
