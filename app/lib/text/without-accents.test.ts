import { expect, test } from "vitest";
import { slug, removeAccents } from "#app/lib/text.ts";

test("accented letters, and special ones like Ł and ß, become plain letters", () => {
  expect(removeAccents("Côte")).toBe("Cote");
  expect(removeAccents("Đakovo Łódź, Ærø und Groß")).toBe("Dakovo Lodz, AEro und Gross");
});

test("a slug keeps every letter of a name", () => {
  expect(slug("Łódź Ærø")).toBe("lodz-aero");
  expect(slug("Côte Sauvage")).toBe("cote-sauvage");
});
