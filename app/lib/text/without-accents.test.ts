import { expect, test } from "vitest";
import { slug, withoutAccents } from "#app/lib/text.ts";

test("letters with accents and letters of their own are written in plain ones", () => {
  expect(withoutAccents("Côte")).toBe("Cote");
  expect(withoutAccents("Đakovo Łódź, Ærø und Groß")).toBe("Dakovo Lodz, AEro und Gross");
});

test("an address keeps each letter of a name", () => {
  expect(slug("Łódź Ærø")).toBe("lodz-aero");
  expect(slug("Côte Sauvage")).toBe("cote-sauvage");
});
