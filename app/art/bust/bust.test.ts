import { expect, test } from "vitest";
import type { DrawnPerson } from "#app/art/season/person.ts";
import { proof } from "#app/art/testing/proof.ts";
import { testSeason, SQUAD, YEARS } from "#app/art/testing/squad.ts";
import { bust, bustSheet } from "./bust.ts";

const person = (id: string, rest: Partial<DrawnPerson> = {}): DrawnPerson => ({
  id,
  position: "Cutter",
  jersey: 7,
  name: { first: "Sam", last: "Day" },
  ...rest,
});

test("every bust of every season is valid", () => {
  for (const year of YEARS) {
    for (const [i, member] of SQUAD.entries())
      expect(proof(bust(member, testSeason(year), i))).toEqual([]);
  }
});

test("the jersey shows the number, including 0", () => {
  expect(bust(person("a", { jersey: 44 }), testSeason(2019), 0)).toContain(">44</text>");
  expect(bust(person("a", { jersey: 0 }), testSeason(2019), 0)).toContain(">0</text>");
});

test("a person without a number has none on her jersey", () => {
  expect(bust(person("a", { position: "Coach", jersey: null }), testSeason(2019), 0)).not.toContain(
    "<text",
  );
  expect(bust(person("a", { jersey: undefined }), testSeason(2019), 0)).not.toContain("<text");
});

test("people look different, and one person always looks the same", () => {
  const busts = SQUAD.map(({ id }) => bust(person(id), testSeason(2019), 0));
  expect(new Set(busts).size).toBeGreaterThan(SQUAD.length * 0.9);
  expect(bust(person("a"), testSeason(2019), 0)).toBe(bust(person("a"), testSeason(2019), 0));
});

test("a season’s sheet has a bust per person", () => {
  const sheet = bustSheet(testSeason(2019), SQUAD);
  for (const { id } of SQUAD) expect(sheet.symbols).toContain(`<symbol id="busts-2019-${id}"`);
});
