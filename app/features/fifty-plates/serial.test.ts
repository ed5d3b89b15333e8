import { expect, test } from "vitest";
import { serialOf } from "./serial.ts";

const named = (last: string, jersey?: number) =>
  serialOf({ name: { first: "A", last }, ...(jersey === undefined ? {} : { jersey }) });

test("a serial is three letters of the last name and the number", () => {
  expect(named("Scott", 31)).toBe("SCO 31");
  expect(named("Lo", 11)).toBe("LO 11");
});

test("0 is a number, and who has none has none on her plate", () => {
  expect(named("Soper", 0)).toBe("SOP 0");
  expect(named("Berg")).toBe("BAL");
});

test("accents and signs are no letters of a plate", () => {
  expect(named("O’Ñeill-Kim", 4)).toBe("ONE 4");
  expect(named("S.", 4)).toBe("S 4");
});

test("without a person there is no serial", () => {
  expect(serialOf(undefined)).toBe("");
});
