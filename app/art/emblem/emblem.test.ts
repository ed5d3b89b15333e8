import { expect, test } from "vitest";
import { proof } from "#app/art/proof.ts";
import { emblem, panelScene, type Event } from "./emblem.ts";
import { inksOf, kindOf } from "./kind.ts";

const SLUGS = [
  "bici",
  "esc",
  "motown",
  "chc",
  "sectionals",
  "regionals",
  "nationals",
  "sfi",
  "sfi-east",
  "pec",
  "uso",
  "pchamps",
  "dc-round-robin",
  "something-new",
];

const event = (slug: string, year = 2019, name = "Great Lakes Regionals"): Event => ({
  id: `${year}-${slug}`,
  name,
  year,
  location: { city: "Holland", state: "MI" },
});

test("every kind of event is sound in every year", () => {
  for (const slug of SLUGS) {
    for (const year of [2015, 2016, 2017, 2023]) {
      expect(proof(emblem(event(slug, year)))).toEqual([]);
      expect(proof(panelScene(event(slug, year)))).toEqual([]);
    }
  }
});

test("the kind comes from the id after the year", () => {
  expect(kindOf("2019-regionals")).toBe("lakes");
  expect(kindOf("2019-sfi-east")).toBe("flights");
  expect(kindOf("2030-something-new")).toBe(kindOf("2031-something-new"));
});

test("the same event is printed in other inks the year after", () => {
  expect(inksOf("2018-regionals", 2018)).not.toEqual(inksOf("2019-regionals", 2019));
});

test("name, state and year are on the label", () => {
  const label = emblem(event("regionals"));
  expect(label).toContain(">GREAT LAKES REGIONALS</text>");
  expect(label).toContain(">MI</text>");
  expect(label).toContain(">’19</text>");
});

const tabs = (location: Event["location"]) =>
  emblem({ ...event("esc"), location }).match(/height="36"/g)?.length;

test("a place without a state has no tab, but Washington has", () => {
  expect(tabs({ city: "Toronto" })).toBe(1);
  expect(tabs(undefined)).toBe(1);
  expect(tabs({ city: "Washington DC", state: null })).toBe(2);
});

test("long and odd names stay within the band", () => {
  const name = 'The Very Long & "Odd" <Invitational> of the Great Lakes';
  const label = emblem(event("esc", 2019, name));
  expect(proof(label)).toEqual([]);
  const [, x, length] = /<text x="([\d.]+)"[^>]*textLength="([\d.]+)"/.exec(label) ?? [];
  expect(Number(x) + Number(length)).toBeLessThan(290);
});
