import { expect, test } from "vitest";
import { exampleData, exampleRecord, exampleRosters } from "#tests/support/example-roster.ts";
import { shapeRoster } from "#app/pages/roster/shape-roster.ts";

test("a person has her years as one range across 2020, without a team, and her leadership", () => {
  expect(exampleData.people["birch"]).toEqual({
    id: "birch",
    first: "Uma",
    last: "Birch",
    nickname: "Twig",
    position: "Handler",
    seasons: 3,
    years: "2018–2021",
    marks: ["c", "p", "c"],
    led: "Captain in 2018, 2021",
  });
});

test("a season has a person’s number and role, and her position only where it differs", () => {
  const [first, second] = exampleData.seasons;
  expect(first?.members).toEqual([
    { id: "birch", number: "12", role: "Captain" },
    { id: "elm", number: "7" },
    { id: "cedar", number: "C", role: "Coach", position: "" },
  ]);
  expect(second?.members.at(0)).toEqual({ id: "ash", number: "0", role: "Captain" });
});

test("a season has its published record as text and as numbers", () => {
  expect(exampleData.seasons[0]?.record).toEqual({ wins: 17, losses: 15, text: "17–15" });
  expect(exampleData.seasons[0]?.finish).toBe("13th Nationals");
});

test("a season without results and links has no fields for them", () => {
  expect(Object.keys(JSON.parse(JSON.stringify(exampleData.seasons[2])))).toEqual([
    "id",
    "year",
    "name",
    "lines",
    "members",
    "captains",
    "highlights",
    "lead",
    "busts",
    "grounds",
    "prints",
  ]);
});

/** Lines of a season's name on phones. */
function splitLines(displayName: string) {
  const rosters = exampleRosters.map((roster) => Object.assign({}, roster, { displayName }));
  const drawings = exampleData.seasons.map(({ id, lead, busts, grounds, prints }) => ({
    id,
    art: { lead, busts, grounds, prints },
  }));
  return shapeRoster(exampleRecord(rosters), drawings).seasons[0]?.lines;
}

test("a long name of a season is in two lines on phones, a short one is not", () => {
  expect(splitLines("Gale 2026")).toBeUndefined();
  expect(splitLines("Lanterne Rouge 2026")).toEqual(["Lanterne", "Rouge 2026"]);
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

test("a season without drawings is left out", () => {
  expect(shapeRoster(exampleRecord(), []).seasons).toEqual([]);
});
