import { expect, test } from "vitest";
import { readName, select, readText, withAncestors } from "#tests/support/html.ts";
import { pageAt, texts } from "#tests/support/page-at.ts";

test("a person’s badges in Badge Quest start with the one that she earned most often", async () => {
  const page = await pageAt("/badgequest?view=person&player=o");
  const [heading] = select(page, "#her-badges");
  const grid = select(page, "ul").find(
    (list) => heading !== undefined && page.elements.indexOf(list) > page.elements.indexOf(heading),
  );
  const counts = (grid === undefined ? [] : texts(grid, "li")).map((badge) =>
    Number(/(\d+) times/.exec(badge)?.[1] ?? (badge.includes("once") ? 1 : 0)),
  );
  expect(counts.slice(0, 4)).toEqual([2, 1, 1, 0]);
});

test("each game in Home’s list links its opponent, if there is one yet", async () => {
  const page = await pageAt("/");
  const games = select(page, "main ol li").filter((row) =>
    / (?:Fri|Sat|Sun)\b/.test(readText(row)),
  );
  expect(games.length).toBeGreaterThan(2);
  for (const row of games) {
    const links = select(row, 'a[href^="/opponents/"]');
    expect(links.length, readText(row)).toBe(readText(row).includes("Opponent TBD") ? 0 : 1);
  }
});

test("News has the stories first, and the pictures of their subjects last", async () => {
  const page = await pageAt("/news?show=all");
  const names = select(page, "main h3, main ul[aria-label]").map((node) => readName(node, page));
  expect(names.indexOf("In the stories of all seasons")).toBe(names.length - 1);
});

test("a tournament lists each game once, with its day, its time and which meeting it was", async () => {
  const page = await pageAt("/tournaments/2024-fog-bowl");
  const links = select(page, 'main a[href^="/opponents/"]');
  expect(links.map(readText)).toEqual([
    expect.stringMatching(/^Eastport /),
    "Burlington Eddy",
    "Albany Gale",
  ]);
  for (const link of links) {
    const row = withAncestors(link).find(({ tagName }) => tagName === "li");
    expect(row && readText(row)).toMatch(/meeting.* (?:Sat|Sun) \d+:\d\d [AP]M/);
  }
  expect(texts(page, "main h2")).toContain("Path through the tournament");
});
