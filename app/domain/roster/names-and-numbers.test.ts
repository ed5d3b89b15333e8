import { expect, test } from "vitest";
import { fullName } from "#app/domain/full-name.ts";
import { brandId } from "#app/domain/ids.ts";
import { jerseyIn, jerseyOrder } from "#app/domain/jersey.ts";

test("a name is first and last name, with the number of one of two people who share it", () => {
  expect(fullName({ first: "Freya", last: "Alder" })).toBe("Freya Alder");
  expect(fullName({ first: "Orla", last: "Walsh", apart: "17" })).toBe("Orla Walsh (17)");
  expect(fullName({ first: "", last: "Li" })).toBe("Li");
});

test("00 is a number of its own, and sorts before 0", () => {
  expect([7, 0, "00" as const].toSorted((a, b) => jerseyOrder(a) - jerseyOrder(b))).toEqual([
    "00",
    0,
    7,
  ]);
});

test("a season’s number overrides the usual one, and built-in object keys match nobody", () => {
  const season = { numbers: { alder: 0 } };
  expect(jerseyIn(season, { id: "alder", jersey: 7 })).toBe(0);
  expect(jerseyIn(season, { id: "birch", jersey: 7 })).toBe(7);
  expect(jerseyIn(season, { id: "toString", jersey: 7 })).toBe(7);
  expect(jerseyIn({}, { id: "alder", jersey: null })).toBeUndefined();
});

test("an empty text is nobody’s key", () => {
  expect(brandId<"person">("alder")).toBe("alder");
  expect(() => brandId<"person">("")).toThrow("A key is at least one letter.");
});
