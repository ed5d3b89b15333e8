import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { shapeMeanings } from "./shape-meanings.ts";

const content = loadContent();

test("each value has its meaning, its ink and the badges of the edition shown", () => {
  const meanings = shapeMeanings(content);
  expect(meanings.map(({ name, ink }) => `${name} ${ink}`)).toEqual([
    "Brain b",
    "Effort e",
    "Skill s",
    "Character c",
  ]);
  const counted = meanings.reduce((sum, { badges }) => sum + Number.parseInt(badges ?? "0", 10), 0);
  expect(counted).toBe(content.badgeQuest.editions.get(2025)?.activated.length);
});

test("without Badge Quest no badges are named", () => {
  const { badgeQuest: _quest, ...site } = content.site;
  expect(shapeMeanings({ ...content, site }).map(({ badges }) => badges)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
