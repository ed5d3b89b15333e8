import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { calloutLines, shapeHome } from "./shape-home.ts";

test("the callout stands on the ticket in three lines that make up the sentence", () => {
  const lines = calloutLines("Register for our 2023 tryouts!");
  expect(lines).toEqual(["Register", "for our 2023", "tryouts!"]);
  expect(lines.join(" ")).toBe("Register for our 2023 tryouts!");
});

test("a short callout leaves lines empty", () => {
  expect(calloutLines("Join us")).toEqual(["Join", "", "us"]);
  expect(calloutLines("Join")).toEqual(["Join", "", ""]);
});

test("the rail shows the published records, oldest first", () => {
  const { seasons } = shapeHome(loadContent());
  expect(seasons.map(({ year, record, finish }) => `${year} ${record} ${finish}`)).toEqual([
    "2015 20–5 2nd Regionals",
    "2016 23–6 12th Nationals",
    "2017 18–12 T9th Nationals",
    "2018 17–15 13th Nationals",
    "2019 21–11 2nd Regionals",
    "2021 16–7 13th Nationals",
    "2022 16–11 3rd Regionals",
  ]);
});

test("the posters' captions count what the pages show", () => {
  const captions = shapeHome(loadContent()).posters.map((poster) => poster.caption);
  expect(captions).toEqual([
    "951 badges, 28 people, one summer",
    "45 states spotted on the road",
    "Four sliders, one shape",
    "17 playlists, one team",
  ]);
});
