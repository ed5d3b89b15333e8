import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { buildRecord } from "#app/record/build-record.ts";
import { fullName } from "#app/domain/full-name.ts";
import type { JoinFact } from "./shape-tryouts.ts";
import { shapeJoin } from "./shape-join.ts";

const record = buildRecord(loadContent());
const { club } = record;
const shaped = shapeJoin(record);

test("each fact on Join links to the page that proves it", () => {
  const facts = shaped.facts.map(
    ({ label, values }) => `${label}: ${values.map(({ text, to }) => `${text} ${to}`).join(", ")}`,
  );
  expect(facts).toMatchInlineSnapshot(`
    [
      "Governing body: Coast Frisbee Union https://union.example/",
      "Last season: 2026: 2–1 /seasons/2026",
      "Coast Regionals: 2024 /tournaments/2024-regionals, 2025 /tournaments/2025-regionals",
      "Played in: 4 states /records#places",
      "All games: 10–4–2 since 2024 /records",
    ]
  `);
});

test("the captains of the current season are the people to ask, by the email of the tryouts", () => {
  expect(shaped.ask.title).toBe("Captains 2026");
  expect(shaped.ask.people.map(({ person, note }) => `${fullName(person)}, ${note}`))
    .toMatchInlineSnapshot(`
    [
      "Begoña Núñez, Cutter, 4 seasons",
      "Tamsin Quill, Cutter, 4 seasons",
    ]
  `);
  expect(shaped.ask.email).toBe("tryouts@cotesauvage.example");
});

const withoutTryouts = { ...club, tryouts: undefined };

test("without tryouts nothing is announced, and the facts stay", () => {
  const { tryouts, facts } = shapeJoin({ ...record, club: withoutTryouts });
  expect(tryouts).toBeUndefined();
  expect(facts).toEqual(shaped.facts);
});

test("tryouts have their dates, times, places, packing list and questions", () => {
  const { tryouts } = shaped;
  expect(tryouts?.registration).toBe("Registration from April 1, 2027 to May 7, 2027");
  expect(tryouts?.days).toEqual([
    {
      day: "Saturday, May 15, 2027",
      time: "10:00 AM to 3:00 PM, Eastern time",
      place: "Old Quarry Fields, Portland, ME",
      map: "https://maps.example/old-quarry",
    },
    {
      day: "Sunday, May 16, 2027",
      time: "10:00 AM to 1:00 PM, Eastern time",
      place: "Gull Point Fields",
      map: undefined,
    },
  ]);
  expect(tryouts?.bring).toHaveLength(3);
  expect(tryouts?.note).toBe("In fog we throw closer together.");
  expect(tryouts?.questions).toHaveLength(2);
});

const listAnswers = (answers: readonly JoinFact[]) =>
  answers.map(({ label, values }) => [label, ...values.map(({ text }) => text)]);

test("the first questions are when, where, level, cost and contact", () => {
  expect(listAnswers(shaped.answers.open)).toEqual([
    ["When", "Saturday, May 15, 2027", "Sunday, May 16, 2027"],
    ["Where", "Old Quarry Fields, Portland, ME"],
    ["Practices", "Tuesdays, 7:00 PM to 9:00 PM, Seal Point, May to August"],
    ["Level", "Whoever can throw a flick across a windy beach will have a good day."],
    ["Cost", "Tryouts are free."],
    ["Contact", "The captains", "tryouts@cotesauvage.example"],
    ["Team", "Mixed club, regional level, Maine, Vermont and New Hampshire"],
  ]);
});

test("before the announcement Join says when tryouts usually are, and where to get the news", () => {
  expect(listAnswers(shapeJoin({ ...record, club: withoutTryouts }).answers.quiet)).toEqual([
    ["When", "Tryouts are usually in spring, when the water is still cold."],
    ["Team", "Mixed club, regional level, Maine, Vermont and New Hampshire"],
    ["Practices", "Tuesdays, 7:00 PM to 9:00 PM, Seal Point, May to August"],
    ["Follow us", "Calendar", "Instagram"],
  ]);
});

test("without usual tryouts, an email and social links, the calendar is left to follow", () => {
  const silent = {
    ...withoutTryouts,
    usualTryouts: undefined,
    captainsEmail: undefined,
    socialLinks: [],
  };
  expect(listAnswers(shapeJoin({ ...record, club: silent }).answers.quiet)).toEqual([
    ["Team", "Mixed club, regional level, Maine, Vermont and New Hampshire"],
    ["Practices", "Tuesdays, 7:00 PM to 9:00 PM, Seal Point, May to August"],
    ["Follow us", "Calendar"],
  ]);
});

test.each([
  [[2023, 2024, 2025, 2027], [["Last season", "2025: 4–2, 1st Regionals"]]],
  [[2023, 2027], []],
])("of the seasons %s the latest one with a record counts, with its finish", (years, expected) => {
  const seasons = record.seasons.filter(({ year }) => years.includes(year));
  const { facts } = shapeJoin({ ...record, seasons });
  expect(listAnswers(facts.filter(({ label }) => label === "Last season"))).toEqual(expected);
});

test("a club without games, a governing body or captains does not mention them", () => {
  const defaultSeason = { ...record.defaultSeason, captains: [] };
  const bare = { ...record, defaultSeason, games: [], tournaments: [], seasons: [] };
  const { facts, ask } = shapeJoin({ ...bare, club: { ...club, governingBody: undefined } });
  expect(facts).toEqual([]);
  expect(ask.people).toEqual([]);
});

test("a single captain is called so", () => {
  const captains = record.defaultSeason.captains.slice(0, 1);
  const defaultSeason = { ...record.defaultSeason, captains };
  const { ask } = shapeJoin({ ...record, defaultSeason });
  expect([ask.title, ask.people.length]).toEqual(["Captain 2026", 1]);
});

test("the contact and its email are those of the tryouts, or else the email of the club", () => {
  expect(shaped.ask).toMatchObject({
    contact: "The captains",
    email: "tryouts@cotesauvage.example",
  });
  expect(shapeJoin({ ...record, club: withoutTryouts }).ask).toMatchObject({
    contact: undefined,
    email: "captains@cotesauvage.example",
  });
});

test("Join is titled with the team’s name", () => {
  expect(shaped.title).toBe("Join Côte Sauvage");
});

test("the core values are in order, each in an ink of its own", () => {
  expect(shaped.values.map(({ name }) => name)).toEqual(club.coreValues.map(({ name }) => name));
  expect(new Set(shaped.values.map(({ ink }) => ink)).size).toBe(shaped.values.length);
});
