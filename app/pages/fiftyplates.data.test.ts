import { expect, test } from "vitest";
import { data, sheets } from "./fiftyplates.data.ts";

const { plates } = data;
const editionOf = (year: number) => {
  const edition = plates.editions.find((one) => one.year === year);
  if (edition === undefined) throw new Error(`There is no edition ${year}.`);
  return edition;
};

test("two editions have claims, and the newer one is shown at first", () => {
  expect(plates.editions.map(({ year }) => year)).toEqual([2018, 2019]);
  expect(plates.year).toBe(2019);
});

test("in 2019 nineteen people claimed 45 states, DC and Mexico in 41 days", () => {
  const { states, spotters, beyond, days, claims, open } = editionOf(2019);
  expect([states, spotters.length, days, claims.length]).toEqual([45, 19, 41, 47]);
  expect(beyond).toEqual(["DC", "Mexico"]);
  expect(open.map(({ name }) => name)).toEqual([
    "Nevada",
    "North Dakota",
    "South Carolina",
    "South Dakota",
    "Wyoming",
  ]);
});

test("in 2018 forty states were claimed and ten were not", () => {
  const { states, beyond, open } = editionOf(2018);
  expect(states).toBe(40);
  expect(beyond).toEqual([]);
  expect(open.map(({ name }) => name)).toEqual([
    "Arkansas",
    "Connecticut",
    "Louisiana",
    "Minnesota",
    "Missouri",
    "North Dakota",
    "South Carolina",
    "South Dakota",
    "Tennessee",
    "Wyoming",
  ]);
});

test("the stretches of the race in 2019 share its six weeks", () => {
  const { periods, weeks } = editionOf(2019);
  expect(periods.map(({ label, claims }) => `${label}: ${claims}`)).toEqual([
    "August 5 - 11: 29",
    "August 12 - 25: 9",
    "August 26 - September 1: 4",
    "September 2 - 14: 5",
  ]);
  expect(weeks.map(({ label, claims, total }) => `${label}: ${claims}, ${total}`)).toEqual([
    "Aug 5 - Aug 11: 29, 29",
    "Aug 12 - Aug 18: 6, 35",
    "Aug 19 - Aug 25: 3, 38",
    "Aug 26 - Sep 1: 4, 42",
    "Sep 2 - Sep 8: 1, 43",
    "Sep 9 - Sep 15: 4, 47",
  ]);
});

test("Michigan is selected at first, with her who spotted it and her number on the plate", () => {
  const { firstPlate, claims, spotters } = editionOf(2019);
  const claim = claims.find(({ code }) => code === firstPlate);
  expect(claim).toMatchObject({ name: "Michigan", serial: "SCO 31", date: "August 5, 2019" });
  expect(spotters[claim?.spotter ?? -1]).toEqual({
    id: "scott",
    name: "Sara Scott",
    plates: ["MI", "KS", "ID"],
  });
});

test("a number 0 is on the plate", () => {
  expect(editionOf(2019).claims.find(({ code }) => code === "MD")?.serial).toBe("SOP 0");
});

test("who is not in the shown Badge Quest is found on the roster of her last season", () => {
  const { spotters } = editionOf(2018);
  expect(spotters.find(({ id }) => id === "craycraft")?.season).toBe("rival-2018");
  expect(spotters.find(({ id }) => id === "duffy")?.season).toBeUndefined();
});

test("fifty states and DC are on every map, Mexico only where it was claimed", () => {
  expect(editionOf(2018).tiles.length).toBe(51);
  expect(editionOf(2019).tiles.length).toBe(52);
  const places = editionOf(2019).tiles.map(({ column, row }) => `${column}/${row}`);
  expect(new Set(places).size).toBe(52);
});

test("a race that starts on a Sunday starts with that day", () => {
  expect(editionOf(2018).periods[0]?.label).toBe("July 22 - 29");
});

test("the tiles stand in the order in which they are read", () => {
  const codes = editionOf(2019).tiles.map(({ code }) => code);
  expect(codes.slice(0, 6)).toEqual(["AK", "ME", "VT", "NH", "WA", "ID"]);
  expect(codes.slice(-4)).toEqual(["HI", "MEX", "TX", "FL"]);
});

test("every tile has its plate, dashed where nobody claimed it", () => {
  for (const edition of plates.editions) {
    const { symbols } = sheets.find(({ href }) => href === edition.art) ?? { symbols: "" };
    for (const { code, claim } of edition.tiles) {
      const id = `id="plates-${edition.year}-${code}"`;
      const [, drawing = ""] = symbols.split(id);
      const markup = drawing.slice(0, drawing.indexOf("</symbol>"));
      expect(markup.includes("stroke-dasharray"), `${edition.year} ${code}`).toBe(
        claim === undefined,
      );
    }
  }
});

test("the bust of who spotted the first plate is in the document, alone", () => {
  const { first, firstBust, all } = data.busts[2019] ?? {};
  expect(first).toBe("scott");
  const inDocument = sheets.filter(({ inline }) => inline === true);
  const bust = inDocument.find(({ href }) => href === firstBust);
  expect(bust?.symbols.match(/<symbol id="[^"]+"/g)).toEqual(['<symbol id="busts-2019-scott"']);
  expect(inDocument.map(({ href }) => href)).not.toContain(all);
  // The same picture as among all of them.
  expect(sheets.find(({ href }) => href === all)?.symbols).toContain(bust?.symbols);
});
