import { expect, test } from "vitest";
import { serialOf } from "./shaping/shape-plates.ts";

const named = (last: string, jersey?: number) =>
  serialOf({ name: { first: "A", last }, ...(jersey === undefined ? {} : { jersey }) });

test("a serial is three letters of the last name and the number", () => {
  expect(named("Thistle", 31)).toBe("THI 31");
  expect(named("Ek", 11)).toBe("EK 11");
});

test("0 is a number, and who has none has none on her plate", () => {
  expect(named("Sedge", 0)).toBe("SED 0");
  expect(named("Berg")).toBe("BER");
});

test("accents and signs are no letters of a plate", () => {
  expect(named("O’Ñeill-Kim", 4)).toBe("ONE 4");
  expect(named("S.", 4)).toBe("S 4");
});

test("without a person there is no serial", () => {
  expect(serialOf(undefined)).toBe("");
});
