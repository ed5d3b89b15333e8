import { expect, test } from "vitest";
import { proof } from "#app/art/proof.ts";
import { loadContent } from "#app/content/.server/load-content.ts";
import { contactSections } from "./sections.ts";

const SYMBOL = /<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/gs;

const sections = contactSections(loadContent());

/** Glyphs of badges are drawn by others, with numbers of their own. */
const FINE = new Set(["badges", "posters"]);

test("every picture of the club's record is sound", () => {
  const faults = sections.flatMap(({ sheet }) =>
    Array.from(sheet.symbols.matchAll(SYMBOL), ([, id = "", markup = ""]) =>
      proof(markup, FINE.has(sheet.name)).map((fault) => `${id}: ${fault}`),
    ).flat(),
  );
  expect(faults).toEqual([]);
});

test("every name of the record fits its band", () => {
  // The name on the poster is scaled with its mark, whose own sheet is among these.
  for (const { sheet } of sections.filter((section) => section.sheet.name !== "hero")) {
    for (const [, width = "", symbol = ""] of sheet.symbols.matchAll(
      /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) [\d.]+">(.*?)<\/symbol>/gs,
    )) {
      for (const [, x, length] of symbol.matchAll(
        /<text x="([-\d.]+)"[^>]*%" textLength="([\d.]+)"/g,
      )) {
        expect(Number(x) + Number(length), sheet.name).toBeLessThanOrEqual(Number(width));
      }
    }
  }
});
