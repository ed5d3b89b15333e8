import { expect, test } from "vitest";
import { tenureOf } from "#app/domain/roster.ts";

const SEASONS = [
  { year: 2017, players: ["harley", "ek"], coaches: ["berg"], captains: ["harley"] },
  { year: 2018, players: ["ek"], coaches: ["berg"], captains: ["ek"] },
  { year: 2019, players: ["harley", "ek"], coaches: [], captains: [] },
];

test("a player’s tenure has her seasons and marks her captain years", () => {
  expect(tenureOf("harley", SEASONS)).toEqual([
    { year: 2017, leadership: ["captain"] },
    { year: 2019, leadership: [] },
  ]);
});

test("a coach is a leader in every season", () => {
  expect(tenureOf("berg", SEASONS)).toEqual([
    { year: 2017, leadership: ["coach"] },
    { year: 2018, leadership: ["coach"] },
  ]);
});

test("one person can be a player in one season and a coach in another", () => {
  const seasons = [
    { year: 2021, players: ["ek"], coaches: [], captains: ["ek"] },
    { year: 2022, players: [], coaches: ["ek"], captains: [] },
  ];
  expect(tenureOf("ek", seasons).map(({ leadership }) => leadership)).toEqual([
    ["captain"],
    ["coach"],
  ]);
});

test("a person who was never on the team has no tenure", () => {
  expect(tenureOf("nobody", SEASONS)).toEqual([]);
  expect(tenureOf("ek", [])).toEqual([]);
});
