import { expect, test } from "vitest";
import { attribute, readName, select, readText, type HtmlDocument } from "#tests/support/html.ts";
import { named, pageAt, texts } from "#tests/support/page-at.ts";

const cards = (page: HtmlDocument) => select(page, "main ol > li > a");
const count = (page: HtmlDocument) => texts(page, '[role="search"] [role="status"]')[0];
const current = (page: HtmlDocument) =>
  cards(page)
    .filter((card) => attribute(card, "aria-current") === "true")
    .map((card) => texts(card, "h3")[0]);

test("Results opens with the default season, newest tournament first, and that one is open", async () => {
  const page = await pageAt("/results");
  expect(count(page)).toBe("4 tournaments");
  expect(cards(page).map((card) => texts(card, "h3")[0])).toEqual([
    "Regionals",
    "Fog Bowl",
    "Spring Tide Tune-Up",
    "Harbour Invite",
  ]);
  expect(current(page)).toEqual(["Regionals"]);
  expect(readText(named(page, "section", "Regionals"))).toContain("Devens, MA");
  expect(cards(page).map(readText)[0]).toContain("2026 · September 26 - 27");
});

test("the season field offers all results first, then the seasons from the newest", async () => {
  expect(texts(await pageAt("/results"), "main select option")).toEqual([
    "All Results",
    "Côte Sauvage 2027",
    "Côte Sauvage 2026",
    "Côte Sauvage 2025",
    "Côte Sauvage 2024",
    "Côte Sauvage 2023",
  ]);
});

test("all results are grouped by year with its published record, without unsanctioned tournaments", async () => {
  const page = await pageAt("/results?show=all");
  expect(count(page)).toBe("11 tournaments");
  expect(cards(page)).toHaveLength(11);
  const years = texts(page, "main header").filter((head) => /^20\d\d/.test(head));
  expect(years.map((head) => head.slice(0, 4))).toEqual(["2026", "2025", "2024"]);
  expect(years[2]).toContain("3–2");
  expect(years[2]).toContain("T5th Regionals");
  // An unsanctioned tournament of 2025.
  expect(texts(page, "main")[0]).not.toContain("Dune Scrimmage");
});

test("a search in all results shows the tournaments that match, without headings of years", async () => {
  const page = await pageAt("/results?show=all&q=Fóg");
  expect(count(page)).toBe("3 tournaments");
  expect(cards(page).map((card) => texts(card, "h3")[0])).toEqual([
    "Fog Bowl",
    "Fog Bowl",
    "Fog Bowl",
  ]);
  expect(texts(page, "main header").filter((head) => /^20\d\d/.test(head))).toEqual([]);
});

test("links of a tournament to other sites open a new tab and say so", async () => {
  const page = await pageAt("/results?tournament=2024-fog-bowl");
  const out = select(named(page, "section", "Fog Bowl"), 'a[target="_blank"]');
  expect(out.map((link) => [readName(link, page), attribute(link, "rel")])).toEqual(
    ["Map of Eastport, ME", "Event page"].map((name) => [
      `${name} (opens in a new tab)`,
      "noopener",
    ]),
  );
});

test("screen readers hear a finishing place as one word", async () => {
  const page = await pageAt("/results?season=cote-sauvage-2025");
  expect(cards(page).map((card) => readName(card, page))).toContainEqual(
    expect.stringMatching(/One-Day.*11th place$/),
  );
});

test("an unknown tournament or season in the URL gets a notice, and the default season", async () => {
  for (const [query, notice] of [
    ["season=cote-sauvage-2030", "That season is not in the record. This is Côte Sauvage 2026."],
    ["tournament=2026-nowhere", "That tournament is not in the record. This is Côte Sauvage 2026."],
  ] as const) {
    const page = await pageAt(`/results?${query}`);
    expect(texts(page, "main")[0], query).toContain(notice);
    expect(count(page), query).toBe("4 tournaments");
    expect(current(page), query).toEqual(["Regionals"]);
  }
});

test("a search without results has a hint, a button that clears it, and a link to results in other seasons", async () => {
  for (const [query, more] of [
    ["q=2024", "3 more in other seasons"],
    ["q=zucchini", ""],
  ] as const) {
    const page = await pageAt(`/results?${query}`);
    const empty = named(page, "section", /^No Results/);
    expect(readText(empty), query).toContain("Try a different search");
    expect(texts(empty, "button"), query).toEqual(["Clear search"]);
    expect(/\d+ more in other seasons/.exec(texts(page, "main")[0] ?? "")?.[0] ?? "").toBe(more);
  }
});
