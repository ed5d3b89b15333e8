import { expect, test } from "vitest";
import { exampleContent, exampleData } from "#app/pages/roster/example-team.ts";
import { shapeRoster } from "#app/pages/roster/shape-roster.ts";

test("a person has her years as player or coach, joined across 2020", () => {
  expect(exampleData.people["birch"]).toEqual({
    first: "Uma",
    last: "Birch",
    nickname: "Twig",
    jersey: 12,
    position: "Handler",
    years: "2018–2021",
    led: "Captain in 2018, 2021",
  });
});

test("jersey 0 is a number", () => {
  expect(exampleData.people["ash"]?.jersey).toBe(0);
});

test("a coach has no jersey number and is described as a coach", () => {
  expect(exampleData.people["cedar"]).toEqual({
    first: "Ann",
    last: "Cedar",
    position: "Coach",
    years: "2018",
    led: "Coach in 2018",
  });
});

test("a season has its published record as text and as numbers", () => {
  expect(exampleData.seasons[0]?.record).toEqual({ wins: 17, losses: 15, text: "17–15" });
  expect(exampleData.seasons[0]?.finish).toBe("13th Nationals");
});

test("missing fields of a season are omitted", () => {
  expect(Object.keys(JSON.parse(JSON.stringify(exampleData.seasons[2])))).toEqual([
    "id",
    "year",
    "name",
    "lines",
    "players",
    "coaches",
    "captains",
    "highlights",
    "lead",
    "busts",
    "grounds",
    "prints",
  ]);
});

/** Lines of a season's name on phones. */
function linesOf(displayName: string) {
  const rosters = exampleContent.rosters.map((roster) => ({ ...roster, displayName }));
  const drawings = exampleData.seasons.map(({ id, lead, busts, grounds, prints }) => ({
    id,
    art: { lead, busts, grounds, prints },
  }));
  return shapeRoster({ ...exampleContent, rosters }, drawings).seasons[0]?.lines;
}

test("a long name is split into lines for phones, a short one is not", () => {
  expect(linesOf("Gale 2026")).toBeUndefined();
  expect(linesOf("Lanterne Rouge 2026")).toEqual(["Lanterne", "Rouge 2026"]);
});

test("links to the release and to the league stay as written", () => {
  const [first, second] = exampleData.seasons;
  expect(first?.official).toEqual({ link: "https://league.example/2018", label: "CFU Roster" });
  expect(first?.releaseLink).toBe("https://video.example/2018");
  expect(second?.releaseLink).toBe("/roster2019");
});

test("the data is plain JSON", () => {
  expect(JSON.parse(JSON.stringify(exampleData))).toEqual(exampleData);
});

test("a season without drawings is omitted", () => {
  expect(shapeRoster(exampleContent, []).seasons).toEqual([]);
});
