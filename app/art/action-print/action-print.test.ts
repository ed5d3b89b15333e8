import { expect, test } from "vitest";
import { pickPersonInks } from "#app/art/season/person-inks.ts";
import { proof } from "#app/art/testing/proof.ts";
import { testSeason, SQUAD, YEARS } from "#app/art/testing/squad.ts";
import { actionPrint, printScheme, type PrintFormat, printSheet } from "./action-print.ts";

const FORMATS: readonly [PrintFormat, number][] = [
  ["vertical", 400],
  ["landscape", 600],
];

test.each(FORMATS)("every %s print of every season is valid", (format) => {
  for (const year of YEARS) {
    for (const [i, person] of SQUAD.entries()) {
      expect(proof(actionPrint(person, testSeason(year), i, format))).toEqual([]);
    }
  }
});

test.each(FORMATS)("every name fits the band of a %s print", (format, width) => {
  for (const [i, person] of SQUAD.entries()) {
    const markup = actionPrint(person, testSeason(2019), i, format);
    // The name is the one line of wood type that starts at the margin.
    const names = [...markup.matchAll(/<text x="([\d.]+)"[^>]*%" textLength="([\d.]+)"/g)];
    expect(names).toHaveLength(1);
    const [, x, length] = names[0] ?? [];
    expect(Number(x)).toBeGreaterThan(0);
    expect(Number(x) + Number(length)).toBeLessThan(width);
  }
});

test("a print has name, number, season and position", () => {
  const [lo, bracken] = SQUAD.map((person, i) =>
    actionPrint(person, testSeason(2019), i, "vertical"),
  );
  expect(lo).toContain(">FREYA LO</text>");
  expect(lo).toContain(">11</text>");
  expect(lo).toContain(">CÔTE SAUVAGE 2019</text>");
  expect(lo).toContain(">HANDLER</text>");
  expect(bracken).toContain(">0</text>");
});

test("a figure does not have the ink of the number or the ground behind it", () => {
  for (const year of YEARS) {
    for (const [i, person] of SQUAD.entries()) {
      const { body, jersey, hair, backNumber, ground, accent } = printScheme(
        pickPersonInks(person, testSeason(year), i),
      );
      expect([body, jersey, hair]).not.toContain(backNumber);
      expect([body, jersey, hair, accent]).not.toContain(ground);
      expect(jersey).not.toBe(body);
    }
  }
});

test("a person’s print is its own sheet", () => {
  const [person] = SQUAD;
  if (!person) throw new Error("no squad");
  const sheet = printSheet(testSeason(2019), person, 0, "landscape");
  expect(sheet.href).toMatch(/^\/art\/print-2019-lo-landscape\.[0-9a-f]{8}\.svg$/);
  expect(sheet.symbols).toContain('viewBox="0 0 600 400"');
});
