/** Sentences with a condition, on clubs for which it holds and for which it does not. */
import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { findOutcome } from "#app/domain/games/outcome.ts";
import { route as about } from "#app/pages/about/load.ts";
import { route as home } from "#app/pages/home/load.ts";
import { route as join } from "#app/pages/join/load.ts";
import { route as opponent } from "#app/pages/opponent/load.ts";
import { meetingsWith, opponentsByName } from "#app/record/figures.ts";
import { openSources } from "#app/routes/sources.ts";

const examples = ["gale", "copperline", "lanterne-rouge", "obwarzanki", "ox", "starter"];
const clubs = [undefined, ...examples.map((name) => `examples/${name}`)].map((folder) =>
  openSources(loadContent(folder)),
);

/** Expects a sentence on the pages of exactly those clubs of which it is true, and clubs of both kinds. */
function expectBothSides(
  isTrue: (sources: (typeof clubs)[number]) => boolean,
  isShown: (sources: (typeof clubs)[number]) => boolean,
) {
  const names = (hasSentence: typeof isTrue) =>
    clubs.filter(hasSentence).map(({ record }) => record.club.teamName);
  expect(names(isShown)).toEqual(names(isTrue));
  expect(names(isTrue).length).toBeGreaterThan(0);
  expect(names(isTrue).length).toBeLessThan(clubs.length);
}

test("Join mentions the values of a club that has some", () => {
  expectBothSides(
    ({ record }) => record.club.coreValues.length > 0,
    (sources) => join.load(sources, {}).head.description.includes("our values"),
  );
});

test("a club whose division ends in “team” is not called a “team ultimate” club", () => {
  expectBothSides(
    ({ record }) => record.club.founding.division.endsWith("team"),
    (sources) =>
      home.load(sources, {}).head.description.startsWith("Copperline is a women’s ultimate team"),
  );
  for (const sources of clubs) {
    const pages = [home, join, about].map((page) => page.load(sources, {}).head);
    for (const { title, description } of pages)
      expect(`${title} ${description}`).not.toMatch(/team ultimate/);
  }
});

test("the description of an opponent mentions the biggest win only if there is one", () => {
  const seen = new Set<boolean>();
  for (const sources of clubs) {
    for (const team of opponentsByName(sources.record)) {
      const games = meetingsWith(team);
      if (games.length < 2) continue;
      const isBeaten = games.some(({ score }) => findOutcome(score) === "win");
      const { description } = opponent.load(sources, { id: team.id }).head;
      expect(description.includes("biggest win"), description).toBe(isBeaten);
      seen.add(isBeaten);
    }
  }
  expect(seen).toEqual(new Set([true, false]));
});
