import { expect, test } from "vitest";
import { proof } from "#app/art/proof.ts";
import { badge, badgeNotEarned, type Badge } from "./badge.ts";
import { badgeSheet } from "./badge-sheet.ts";

const VALUES = ["Brain", "Effort", "Skill", "Character"] as const;
const token = (id: string, value: Badge["value"] = "Brain", icon = "mdi:paw"): Badge => ({
  id,
  value,
  icon,
});

test("every token is sound, earned or not, whatever its glyph", () => {
  for (const value of VALUES) {
    for (const icon of ["mdi:paw", "ph:pants-fill", "txt:10", "mdi:unheard-of"]) {
      for (const id of ["A", "B", "C", "D", "E"]) {
        expect(proof(badge(token(id, value, icon)), true)).toEqual([]);
        expect(proof(badgeNotEarned(token(id, value, icon)), true)).toEqual([]);
      }
    }
  }
});

test("the edge tells the core values apart without colour", () => {
  const edges = VALUES.map((value) => / d="([^"]+)"/.exec(badge(token("A", value)))?.[1]);
  expect(new Set(edges).size).toBe(4);
});

test("Effort is never printed on gold", () => {
  for (let i = 0; i < 50; i += 1) {
    expect(badge(token(`E${i}`, "Effort"))).not.toContain('r="36.5" fill="var(--g)"');
  }
});

test("an unknown glyph is a star", () => {
  const star = badgeNotEarned(token("A", "Skill", "mdi:star"));
  expect(badgeNotEarned(token("A", "Skill", "mdi:unheard-of"))).toBe(star);
});

test("a sheet has each badge twice, earned and not", () => {
  const { symbols } = badgeSheet("badges", [token("A")]);
  const ids = Array.from(symbols.matchAll(/<symbol id="([^"]+)"/g), ([, id]) => id);
  expect(ids).toEqual(["badges-A", "badges-A-off"]);
  expect(badgeSheet("badges", []).symbols).toBe("");
});
