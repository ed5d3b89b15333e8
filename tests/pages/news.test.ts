import { expect, test } from "vitest";
import {
  attribute,
  matches,
  readName,
  select,
  readText,
  withAncestors,
  type HtmlDocument,
} from "#tests/support/html.ts";
import { named, pageAt, texts } from "#tests/support/page-at.ts";

/** Stories that match a search. */
const titles = (page: HtmlDocument) =>
  select(page, "main h3")
    .filter((title) => !withAncestors(title).some((ancestor) => matches(ancestor, "[hidden]")))
    .map(readText);
const count = (page: HtmlDocument) => texts(page, '[role="search"] [role="status"]')[0];

test("News opens with the stories of the default season, newest first, and offers the others", async () => {
  const page = await pageAt("/news");
  expect(texts(page, "h1")).toEqual(["News"]);
  expect(texts(page, "main h2")).toEqual(["Breaking News"]);
  expect(count(page)).toBe("2 stories");
  expect(titles(page)).toEqual([
    "Spring Tide Tune-Up recap: sand in everything",
    "Fathom vs. Côte Sauvage | Women’s Pool Play",
  ]);
  expect(texts(page, "main select option")).toEqual([
    "All News",
    "Côte Sauvage 2027",
    "Côte Sauvage 2026",
    "Côte Sauvage 2025",
    "Côte Sauvage 2024",
    "Côte Sauvage 2023",
  ]);
});

test("a card is one link to a new tab with type, title, author and long date", async () => {
  const page = await pageAt("/news?season=cote-sauvage-2024");
  const video = named(page, "main a", /Côte Sauvage vs\. Gale/);
  expect(readName(video, page)).toBe(
    "VideoCôte Sauvage vs. GaleTide TV June 18, 2024 (opens in a new tab)",
  );
  expect(["href", "target", "rel"].map((name) => attribute(video, name))).toEqual([
    "https://video.example/gale",
    "_blank",
    "noopener",
  ]);
  expect(select(video, 'use[href="#icons-play"]')).toHaveLength(1);
  const article = named(page, "main a", /Fog Bowl recap/);
  expect(readName(article, page)).toMatch(/^ArticleFog Bowl recap: /);
  expect(select(article, 'use[href="#icons-article"]')).toHaveLength(1);
  const [time] = select(article, "time");
  expect(time && [readText(time), attribute(time, "datetime")]).toEqual([
    "June 20, 2024",
    "2024-06-20",
  ]);
});

test("All News lists every story, newest first, including years without a season", async () => {
  const page = await pageAt("/news?show=all");
  expect(count(page)).toBe("30 stories");
  const dates = select(page, "main time").map((time) => attribute(time, "datetime") ?? "");
  expect(dates).toHaveLength(30);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(dates.filter((date) => date.startsWith("2022"))).toHaveLength(25);
  // No season has one of them.
  for (const year of [2026, 2025, 2024, 2023]) {
    const season = await pageAt(`/news?season=cote-sauvage-${year}&q=before+the+club`);
    expect(count(season), `${year}`).toBe("0 stories");
  }
  expect(titles(await pageAt("/news?show=all&q=before+the+club"))).toEqual([
    "Before the club: a beach, a disc",
  ]);
});

test("a search matches any part of a title, ignoring case, accents and apostrophes", async () => {
  const found = titles(await pageAt("/news?show=all&q=NOBODY+saw"));
  expect(found).toEqual(["Fog Bowl recap: nobody saw anything"]);
  const counts = ["women's", "women’s", "womens", "WÓMEN`S"].map(async (q) =>
    count(await pageAt(`/news?${new URLSearchParams({ show: "all", q })}`)),
  );
  const [first = "", ...others] = await Promise.all(counts);
  expect(first).toMatch(/^[2-9]\d stories$/);
  expect(new Set(others)).toEqual(new Set([first]));
});

test("a search without results has a hint, a button that clears it, and a link to results in other seasons", async () => {
  const page = await pageAt("/news?q=zucchini");
  const empty = named(page, "section", /^No Results/);
  expect(readText(empty)).toContain("Try a different search");
  expect(texts(empty, "button")).toEqual(["Clear search"]);
  expect(count(page)).toBe("0 stories");
  const controls = select(page, 'main [role="search"] input, main [role="search"] button');
  expect(controls.map((control) => readName(control, page))).toEqual([
    "Search headlines",
    "Clear search",
  ]);
  const foundElsewhere = await pageAt("/news?q=nobody");
  expect(texts(foundElsewhere, "main")[0]).toContain("1 more in other seasons");
});

test("an unknown season shows the default season and a notice", async () => {
  const page = await pageAt("/news?season=cote-sauvage-2021");
  expect(texts(page, "main")[0]).toContain(
    "That season is not in the record. This is Côte Sauvage 2026.",
  );
  expect(titles(page)).toEqual([
    "Spring Tide Tune-Up recap: sand in everything",
    "Fathom vs. Côte Sauvage | Women’s Pool Play",
  ]);
});
