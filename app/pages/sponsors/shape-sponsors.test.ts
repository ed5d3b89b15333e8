import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { buildRecord } from "#app/record/build-record.ts";
import { shapeSponsors } from "./shape-sponsors.ts";

const record = buildRecord(loadContent());
const { club } = record;

const kit = {
  path: "/press/cote-sauvage-press-kit.zip",
  bytes: 183_400,
  logos: 17,
  photographs: 0,
  colors: [{ name: "Gold", hex: "#dcae2c" }],
};

test("sponsors are grouped by level, with the seasons they support", () => {
  const { tiers } = shapeSponsors(record, undefined);
  expect(
    tiers.map(({ name, sponsors }) => [name, sponsors.map((sponsor) => sponsor.seasons)]),
  ).toEqual([
    ["Main sponsor", ["2024–2025"]],
    ["Friends", [undefined]],
  ]);
});

test("the reach is counted from the record", () => {
  const { reach } = shapeSponsors(record, undefined);
  expect(reach.map(({ label, value, note }) => `${value} ${label}: ${note}`))
    .toMatchInlineSnapshot(`
      [
        "45 People: on the team in 5 seasons",
        "4 States: 7 tournaments played",
        "2 Regionals: 2024 and 2025",
        "30 In the news: videos and articles",
      ]
    `);
});

test("a district is listed beside the number of states, and not counted", () => {
  const [state] = record.tournaments.flatMap(({ location }) => location.region ?? []);
  if (state === undefined) throw new Error("The club has played in no state.");
  const district = { ...state, kind: "district" as const };
  const tournaments = record.tournaments.map(({ location, ...tournament }) => ({
    ...tournament,
    location: location.region === state ? { ...location, region: district } : location,
  }));
  const { reach } = shapeSponsors({ ...record, tournaments }, undefined);
  expect(reach[1]).toEqual({
    label: "States",
    value: "3",
    note: `and ${state.code}; 7 tournaments played`,
  });
});

test("the press kit is offered with its size and content", () => {
  expect(shapeSponsors(record, kit).press.kit).toMatchObject({
    size: "183 KB",
    contents: [
      "17 logos, each as SVG and PNG",
      "1 color code",
      "the name’s spelling and a short description",
    ],
  });
});

test("without a press kit none is offered, but the club’s name is still spelled", () => {
  const { press } = shapeSponsors(record, undefined);
  expect(press.kit).toBeUndefined();
  expect(press.spellings).toEqual([
    "Côte Sauvage Ultimate in full, Côte Sauvage for short.",
    "The o has a circumflex.",
  ]);
});

test("without a press text the About page’s paragraph is used", () => {
  const silent = { ...club, press: undefined };
  const { press } = shapeSponsors({ ...record, club: silent }, undefined);
  expect(press.description).toBe(club.about);
});

test("without sponsors only the call for sponsors is shown", () => {
  const alone = { ...club, sponsors: [] };
  const { tiers, call } = shapeSponsors({ ...record, club: alone }, undefined);
  expect(tiers).toEqual([]);
  expect(call).toEqual({
    title: "The lamp needs oil",
    text: "Write to the captains before the fog comes.",
    email: "captains@cotesauvage.example",
  });
});
