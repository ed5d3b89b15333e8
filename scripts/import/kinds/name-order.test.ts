import { expect, test } from "vitest";
import type { Player } from "#app/content/content.ts";
import { draftAfter } from "#app/content/testing/small-content.ts";
import { nameOrder, splitInOrder } from "./name-order.ts";

// Freya Alder, Ingrid Ek and Astrid Berg.
const players: readonly Player[] = [...draftAfter().players.values()];

test.each([
  [["Freya Alder", "Ada Fern"], "first name first"],
  [["ALDER Freya", "Fern Ada"], "surname first"],
  [["Alder Freya", "Ingrid Ek"], "mixed"],
  [["Ada Fern"], "unknown"],
])("with Freya Alder and Ingrid Ek known, names like %j are in the order: %s", (names, order) => {
  expect(nameOrder(names, players)).toBe(order);
});

test.each([
  ["FERN Ada", "unknown", "Ada", "Fern"],
  ["Ada FERN", "unknown", "Ada", "Fern"],
  ["O'DOWD-FERN Ada Mae", "unknown", "Ada Mae", "O'Dowd-Fern"],
  ["VAN DER BERG Ada", "unknown", "Ada", "van der Berg"],
  ["MCCARTHY Ada", "unknown", "Ada", "McCarthy"],
  ["JJ Fern", "unknown", "JJ", "Fern"],
  ["LI Wei", "surname first", "Wei", "Li"],
  ["Fern Ada", "surname first", "Ada", "Fern"],
  ["Mc Carthy Ada", "surname first", "Ada", "Mc Carthy"],
  ["FERN ADA", "surname first", "Ada", "Fern"],
  ["Ada Fern", "unknown", "Ada", "Fern"],
  ["ADA Fern", "first name first", "ADA", "Fern"],
  ["Fern, Ada", "first name first", "Ada", "Fern"],
] as const)("%s in a list with the order %s is %s %s", (written, order, first, last) => {
  expect(splitInOrder(written, order)).toMatchObject({ first, last });
});

test.each([
  ["Fern Lopez Ada", "surname first"],
  ["Fern Ada", "mixed"],
] as const)("the last name of %s in a list with the order %s is unclear", (written, order) => {
  expect(() => splitInOrder(written, order)).toThrow(`Which is the last name of ${written}?`);
});
