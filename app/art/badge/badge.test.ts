import { expect, test } from "vitest";
import { proof } from "#app/art/testing/proof.ts";
import { VALUE_INKS, type ValueInk } from "#app/domain/core-values.ts";
import { badge, badgeNotEarned, type DrawnBadge, badgeSheet } from "./badge.ts";

const token = (id: string, ink: ValueInk = "plate1", icon = "mdi:paw"): DrawnBadge => ({
  id,
  ink,
  icon,
});

test("every badge is valid, earned or not, with any glyph", () => {
  for (const ink of VALUE_INKS) {
    for (const icon of ["mdi:paw", "ph:pants-fill", "txt:10", "mdi:unheard-of"]) {
      for (const id of ["A", "B", "C", "D", "E"]) {
        expect(proof(badge(token(id, ink, icon)), "unrounded")).toEqual([]);
        expect(proof(badgeNotEarned(token(id, ink, icon)), "unrounded")).toEqual([]);
      }
    }
  }
});

test("core values have different edges, without relying on color", () => {
  const edges = VALUE_INKS.map((ink) => / d="([^"]+)"/.exec(badge(token("A", ink)))?.[1]);
  expect(new Set(edges).size).toBe(6);
});

test("the darker gold is never printed on gold", () => {
  const badges = Array.from({ length: 50 }, (_, index) => badge(token(`E${index}`, "deepSun")));
  const grounds = badges.map((markup) => /r="36.5" fill="var\(--(\w+)\)"/.exec(markup)?.[1]);
  expect(grounds).not.toContain(undefined);
  expect(grounds).not.toContain("g");
});

test("an unknown glyph becomes a star", () => {
  const star = badgeNotEarned(token("A", "plate2", "mdi:star"));
  expect(badgeNotEarned(token("A", "plate2", "mdi:unheard-of"))).toBe(star);
});

test("a sheet has each badge twice, earned and not, named by its URL", () => {
  const { symbols } = badgeSheet("badges", [token("DAY_ONE")]);
  const ids = Array.from(symbols.matchAll(/<symbol id="([^"]+)"/g), ([, id]) => id);
  expect(ids).toEqual(["badges-day-one", "badges-day-one_off"]);
  expect(badgeSheet("badges", []).symbols).toBe("");
});
