import { expect, test } from "vitest";
import { tenureOf } from "./tenure.ts";

const SEASONS = [
  { year: 2017, players: ["harley", "lo"], coaches: ["ball"], captains: ["harley"] },
  { year: 2018, players: ["lo"], coaches: ["ball"], captains: ["lo"] },
  { year: 2019, players: ["harley", "lo"], coaches: [], captains: [] },
];

test("a player's tenure has her seasons, with those as captain marked", () => {
  expect(tenureOf("harley", SEASONS)).toEqual([
    { year: 2017, leadership: "captain" },
    { year: 2019, leadership: undefined },
  ]);
});

test("a coach leads in every season", () => {
  expect(tenureOf("ball", SEASONS)).toEqual([
    { year: 2017, leadership: "coach" },
    { year: 2018, leadership: "coach" },
  ]);
});

test("one person can be a player in one season and a coach in another", () => {
  const seasons = [
    { year: 2021, players: ["lo"], coaches: [], captains: ["lo"] },
    { year: 2022, players: [], coaches: ["lo"], captains: [] },
  ];
  expect(tenureOf("lo", seasons).map(({ leadership }) => leadership)).toEqual(["captain", "coach"]);
});

test("somebody who was never on the team has no tenure", () => {
  expect(tenureOf("nobody", SEASONS)).toEqual([]);
  expect(tenureOf("lo", [])).toEqual([]);
});
