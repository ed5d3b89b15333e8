import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { checkContent } from "#app/content/check-content.ts";
import { growContent } from "./grow-content.ts";

const content = loadContent();
const threefold = growContent(content, 3);

test("the same factor gives the same bytes, another one other files", () => {
  const again = growContent(content, 3);
  expect([...again.keys()]).toEqual([...threefold.keys()]);
  expect([...again.values()].join("\n") === [...threefold.values()].join("\n")).toBe(true);
  expect(growContent(content, 2).size).toBeLessThan(threefold.size);
});

test("three times the content has no errors and three times of everything that grows", () => {
  const { draft, problems } = checkContent(threefold);
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  const awards = [...draft.badgeQuest.editions.values()].flatMap((edition) => edition.awards);
  const grown = {
    players: draft.players.size,
    opponents: draft.opponents.size,
    rosters: draft.rosters.length,
    tournaments: draft.tournaments.length,
    badges: draft.badgeQuest.badges.size,
    awards: awards.length,
    pages: draft.playlists.size,
  };
  const known = [...content.badgeQuest.editions.values()].flatMap((edition) => edition.awards);
  expect(grown).toEqual({
    players: content.players.size * 3,
    opponents: content.opponents.size * 3,
    rosters: content.rosters.length * 3,
    tournaments: content.tournaments.length * 3,
    badges: content.badgeQuest.badges.size * 3,
    awards: known.length * 3,
    pages: content.playlists.size * 3,
  });
});

test.each(readdirSync("examples"))("the content of examples/%s grows without errors", (club) => {
  const { problems } = checkContent(growContent(loadContent(`examples/${club}`), 3));
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
});

test("nobody of the team stands in grown content", () => {
  const players = threefold.get("players.yml") ?? "";
  expect(players).not.toBe("");
  for (const id of content.players.keys()) expect(players).not.toContain(`\n${id}:`);
});
