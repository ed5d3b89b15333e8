import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { buildRecord } from "#app/record/build-record.ts";
import { formatSerial, splitPeriods, shapeEdition } from "./shape-plates.ts";

const content = loadContent();
const record = buildRecord(content);
const editions = record.plateEditions.map((edition) => shapeEdition(record, edition));
const findEdition = (year: number) => {
  const edition = editions.find((edition) => edition.year === year);
  if (edition === undefined) throw new Error(`There is no edition ${year}.`);
  return edition;
};

test("a plate that is no state’s is claimed and listed, but counts for no state", () => {
  // Elder claimed Maine and Mexico, on July 7 and 20.
  const { states, spotters, beyond, days, claims } = findEdition(2024);
  expect(claims).toHaveLength(2);
  expect(states).toBe(1);
  expect(beyond).toEqual(["Mexico"]);
  expect(spotters).toHaveLength(1);
  expect(days).toBe(14);
});

test("the race is by week, and its stretches end with the first and last claim", () => {
  const { periods, weeks } = findEdition(2024);
  expect(periods.map(({ label, claims }) => `${label}: ${claims}`)).toEqual([
    "July 7: 1",
    "July\u00A08\u00A0- 14: 0",
    "July\u00A015\u00A0- 20: 1",
  ]);
  expect(weeks.map(({ label, claims, total }) => `${label}: ${claims}, ${total}`)).toEqual([
    "Jul\u00A01\u00A0- Jul\u00A07: 1, 1",
    "Jul\u00A08\u00A0- Jul\u00A014: 0, 1",
    "Jul\u00A015\u00A0- Jul\u00A021: 1, 2",
  ]);
});

test("the first claim is selected by default, with its spotter and her number on the plate", () => {
  const { firstPlate, claims, spotters } = findEdition(2025);
  const claim = claims.find(({ code }) => code === firstPlate);
  expect(claim).toMatchObject({ name: "Maine", serial: "O\u00A01", date: "July 21, 2025" });
  expect(spotters[claim?.spotter ?? -1]).toEqual({
    id: "o",
    first: "Li",
    last: "O",
    plates: ["ME"],
  });
});

test.each([
  ["Vermont", ["ME", "VT"]],
  ["Ohio", ["ME", "OH"]],
  ["Texas", ["ME", "ME"]],
])(
  "the map of a club from %s opens with its own plate if it was claimed, else with the first claim",
  (region, first) => {
    const { site } = content;
    const founding = { ...site.founding, regions: [region] };
    const from = buildRecord({ ...content, site: { ...site, founding } });
    const shaped = from.plateEditions.map((edition) => shapeEdition(from, edition));
    expect(shaped.map(({ firstPlate }) => firstPlate)).toEqual(first);
  },
);

test("a person shown by initials has her initials on the plate", () => {
  const { claims } = findEdition(2025);
  expect(claims.find(({ code }) => code === "VT")?.serial).toBe("Q\u00A062");
  expect(claims.find(({ code }) => code === "OH")?.serial).toBe("NUN\u00A02");
});

test("a map has fifty states and DC, and Mexico only once claimed", () => {
  expect(findEdition(2025).tiles).toHaveLength(51);
  expect(findEdition(2024).tiles).toHaveLength(52);
});

test("no two tiles are at one place", () => {
  const places = findEdition(2024).tiles.map(({ column, row }) => `${column}/${row}`);
  expect(new Set(places).size).toBe(52);
});

const weeks = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    first: `week ${index + 1}`,
    last: "",
    claims: [],
    total: 0,
  }));
const countWeeks = (count: number) => splitPeriods(weeks(count)).map((period) => period.length);

test("a race has four stretches of whole weeks, as even as possible", () => {
  expect(countWeeks(4)).toEqual([1, 1, 1, 1]);
  expect(countWeeks(6)).toEqual([1, 2, 1, 2]);
  expect(countWeeks(9)).toEqual([2, 2, 2, 3]);
});

test("a short race has one stretch per week, an empty one has none", () => {
  expect(countWeeks(3)).toEqual([1, 1, 1]);
  expect(countWeeks(0)).toEqual([]);
});

test("stretches follow each other without gaps", () => {
  expect(splitPeriods(weeks(6)).flat()).toEqual(weeks(6));
});

const serialFor = (last: string, jersey?: number) =>
  formatSerial({ name: { first: "A", last } }, jersey);

test("a serial has three letters of the last name and the jersey number, on one line", () => {
  expect(serialFor("Thistle", 31)).toBe("THI\u00A031");
  expect(serialFor("Ek", 11)).toBe("EK\u00A011");
});

test("0 is a valid number, and a person without one has none on her plate", () => {
  expect(serialFor("Sedge", 0)).toBe("SED\u00A00");
  expect(serialFor("Berg")).toBe("BER");
});

test("accents and punctuation are left off a plate", () => {
  expect(serialFor("O’Ñeill-Kim", 4)).toBe("ONE\u00A04");
  expect(serialFor("S.", 4)).toBe("S\u00A04");
});
