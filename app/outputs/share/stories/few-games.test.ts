import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { drawScene } from "#app/art/emblem/scenes.ts";
import { openSources } from "#app/pages/shared/sources.ts";
import { mostGames, tournamentsWithPage } from "#app/content/record/events.ts";
import { tournamentStory } from "./tournament-story.ts";

const { content, record } = openSources(loadContent());
const tournaments = tournamentsWithPage(record);

const numbersOf = (markup: string, pattern: RegExp) =>
  Array.from(markup.matchAll(pattern), ([, number]) => Number(number));

function story(tournament: (typeof tournaments)[number], longest = mostGames(record)) {
  const { markup } = tournamentStory(content.site, tournament, undefined, longest);
  const [horizon = 0] = numbersOf(markup, /^<svg [^>]*? height="([\d.]+)"/g);
  const [foot = 0, last = 0] = numbersOf(markup, /<text [^>]*?y="([\d.]+)"/g).toReversed();
  return { horizon, room: foot - last };
}

test("all stories of a club have one horizon", () => {
  expect(new Set(tournaments.map((one) => story(one).horizon)).size).toBe(1);
});

test("the scene takes the rows that no tournament fills", () => {
  const played = tournaments.find(({ games }) => games.length === 3);
  if (played === undefined) throw new Error("No tournament of the invented club has three games.");
  expect(story(played, 9).horizon).toBe(story(played, 7).horizon);
  expect(story(played, 3).horizon).toBeGreaterThan(story(played, 7).horizon + 300);
  expect(story(played, 3).room).toBeLessThan(300);
});

test("in a high picture the barn still stands beside the silo", () => {
  const scene = drawScene({ id: "2026-plains", year: 2026, scene: "plains" }, 1080, 1160);
  const [silo, barn] = numbersOf(scene.slice(scene.lastIndexOf("<path")), /M([\d.]+)/g);
  const [dome] = numbersOf(scene, /a([\d.]+) [\d.]+ 0 0 1/g).slice(-1);
  expect(barn).toBeGreaterThan((silo ?? 0) + 2 * (dome ?? 0));
});
