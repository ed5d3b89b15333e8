import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { buildRecord } from "#app/record/build-record.ts";
import { formatSerial, splitPeriods, shapeEdition, shapeFiftyPlates } from "./shape-plates.ts";

const content = loadContent();
const record = buildRecord(content);
const editions = record.plateEditions.map((edition) => shapeEdition(record, edition, ""));
const plates = shapeFiftyPlates(record, editions);
const findEdition = (year: number) => {
  const edition = plates.editions.find((edition) => edition.year === year);
  if (edition === undefined) throw new Error(`There is no edition ${year}.`);
  return edition;
};

test("editions with claims are listed, and the newest is the default", () => {
  expect(plates.editions.map(({ year }) => year)).toEqual([2024, 2025]);
  expect(plates.year).toBe(2025);
});

test("states, people and days are counted, with non-state plates listed separately", () => {
  const { states, spotters, beyond, days, claims, open } = findEdition(2024);
  expect([states, spotters.length, days, claims.length]).toEqual([1, 1, 14, 2]);
  expect(beyond).toEqual(["Mexico"]);
  expect(open.length).toBe(49);
  expect(findEdition(2025).open.map(({ name }) => name)).not.toContain("Ohio");
});

test("the race has one line of weeks, split evenly among the inks and cut to the dates", () => {
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
  expect(claim).toMatchObject({ name: "Maine", serial: "O 1", date: "July 21, 2025" });
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
])("a club from %s starts with its home plate if it was claimed", (region, first) => {
  const { site } = content;
  const founding = { ...site.founding, regions: [region] };
  const from = buildRecord({ ...content, site: { ...site, founding } });
  const shaped = from.plateEditions.map((edition) => shapeEdition(from, edition, ""));
  expect(shaped.map(({ firstPlate }) => firstPlate)).toEqual(first);
});

test("a person shown by initials has her initials on the plate", () => {
  const { claims } = findEdition(2025);
  expect(claims.find(({ code }) => code === "VT")?.serial).toBe("Q 62");
  expect(claims.find(({ code }) => code === "OH")?.serial).toBe("NUN 2");
});

test("everyone who was ever on a roster has a link", () => {
  const [elder] = findEdition(2024).spotters;
  expect(elder).toEqual({
    id: "elder",
    first: "Edda",
    last: "Elder",
    plates: ["ME", "MEX"],
  });
});

test("every map has fifty states and DC, and Mexico only once claimed", () => {
  expect(findEdition(2025).tiles.length).toBe(51);
  expect(findEdition(2024).tiles.length).toBe(52);
  const places = findEdition(2024).tiles.map(({ column, row }) => `${column}/${row}`);
  expect(new Set(places).size).toBe(52);
});

test("tiles are in reading order", () => {
  const codes = findEdition(2024).tiles.map(({ code }) => code);
  expect(codes.slice(0, 6)).toEqual(["AK", "ME", "VT", "NH", "WA", "ID"]);
  expect(codes.slice(-4)).toEqual(["HI", "MEX", "TX", "FL"]);
});

const weeks = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    first: `week ${index + 1}`,
    last: "",
    claims: [],
    total: 0,
  }));
const sizes = (count: number) => splitPeriods(weeks(count)).map((period) => period.length);

test("a race has four stretches of whole weeks, as even as possible", () => {
  expect(sizes(4)).toEqual([1, 1, 1, 1]);
  expect(sizes(6)).toEqual([1, 2, 1, 2]);
  expect(sizes(9)).toEqual([2, 2, 2, 3]);
});

test("a short race has one stretch per week, an empty one has none", () => {
  expect(sizes(3)).toEqual([1, 1, 1]);
  expect(sizes(0)).toEqual([]);
});

test("stretches follow each other without gaps", () => {
  expect(splitPeriods(weeks(6)).flat()).toEqual(weeks(6));
});

const named = (last: string, jersey?: number) =>
  formatSerial({ name: { first: "A", last } }, jersey);

test("a serial has three letters of the last name and the jersey number", () => {
  expect(named("Thistle", 31)).toBe("THI 31");
  expect(named("Ek", 11)).toBe("EK 11");
});

test("0 is a valid number, and a person without one has none on her plate", () => {
  expect(named("Sedge", 0)).toBe("SED 0");
  expect(named("Berg")).toBe("BER");
});

test("accents and punctuation are left off a plate", () => {
  expect(named("O’Ñeill-Kim", 4)).toBe("ONE 4");
  expect(named("S.", 4)).toBe("S 4");
});
