import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { openSources } from "#app/routes/sources.ts";
import { attribute, select } from "#tests/support/html.ts";
import { openPages, pageAt, texts } from "#tests/support/page-at.ts";
import { firstLetter } from "./list-players.ts";

test("everyone who was ever on a roster is listed once, by last name", async () => {
  const names = texts(await pageAt("/players"), "[data-row] b");
  // Everyone in players.yml but those who are hidden, and who never were on a roster.
  expect(names).toHaveLength(42);
  expect(names.slice(0, 4)).toEqual(["Åberg", "Abernathy-Fitzwilliam", "Alder", "Aspen"]);
});

test("accents and apostrophes do not start a new letter, and other scripts are under #", () => {
  expect([
    firstLetter("Åberg"),
    firstLetter("Élan"),
    firstLetter("’t Hooft"),
    firstLetter("李"),
  ]).toEqual(["A", "E", "T", "#"]);
});

test("only letters with people are links", async () => {
  const page = await pageAt("/players");
  const links = select(page, "[data-letter]").filter((link) => attribute(link, "href"));
  expect(links.map((link) => attribute(link, "href")?.slice(1))).toEqual(texts(page, "main h2"));
});

test("a short list has no letters, but says what the discs mean", async () => {
  const content = loadContent();
  const rosters = content.rosters.filter(({ year }) => year === 2026);
  const seasons = content.seasons.filter(({ year }) => year === 2026);
  const page = await openPages(openSources({ ...content, rosters, seasons }))("/players");
  expect(texts(page, "main nav, main h2")).toEqual([]);
  expect(texts(page, "main li")).toContain("not on the team");
});
