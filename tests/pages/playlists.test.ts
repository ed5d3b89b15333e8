import { expect, test } from "vitest";
import { itemAt } from "#app/lib/list.ts";
import { attribute, readName, select, readText } from "#tests/support/html.ts";
import { named, pageAt, texts } from "#tests/support/page-at.ts";

const newTab = "(opens in a new tab)";

test("a year’s playlists have their own header without the site’s navigation, and links to the season", async () => {
  const page = await pageAt("/roster2025");
  expect(texts(page, "h1")).toEqual(["Côte Sauvage 2025, 6 playlists"]);
  expect(select(page, 'nav[aria-label="Main"]')).toEqual([]);
  expect(texts(page, "footer")).toEqual([]);
  const more = named(page, "nav", "More of 2025");
  expect(
    select(more, "a")
      .map((link) => attribute(link, "href"))
      .slice(0, 4),
  ).toEqual([
    "/seasons/2025",
    "/roster?season=cote-sauvage-2025",
    "/results?season=cote-sauvage-2025",
    "/badgequest",
  ]);
  // Its list without scripts is in the page: scripts may be enabled and fail to load.
  expect(select(page, "noscript")).toEqual([]);
});

test("every playlist is in the document with its songs, and has its own cover", async () => {
  const page = await pageAt("/roster2025");
  const covers = select(named(page, "nav", "All playlists"), "a");
  const places = covers.map((link) => (attribute(link, "href") ?? "").replace(/^.*#/, "#"));
  // The third playlist has no song yet.
  expect(places.map((id) => select(page, `section${id} tbody tr`).length)).toEqual([
    5, 2, 0, 2, 1, 1,
  ]);
  const art = covers.map((link) =>
    select(link, "use")
      .map((use) => attribute(use, "href"))
      .join(),
  );
  expect(new Set(art).size).toBe(6);
});

test("Favorites lists people, each with a heart, and no titles or play buttons", async () => {
  const section = itemAt(select(await pageAt("/roster2025"), "section#favorites"), 0);
  expect(texts(section, "th")).not.toContain("Title");
  expect(select(section, 'use[href="#icons-heart"]')).toHaveLength(5);
  expect(texts(section, "tbody a").filter((link) => link.startsWith("Play"))).toEqual([]);
  expect(select(section, "tbody tr").map((row) => texts(row, "td"))).toEqual([
    ["", "0", "Wilhelmina-Josephine Abernathy-Fitzwilliam"],
    ["", "62", "O. Q."],
    ["", "99", "Inês Lopes"],
    ["", "", "Tamsin Quill"],
    ["", "C", "Gudrun Brandt"],
  ]);
});

test("a song has a play link, its artist’s number or C for a coach, its title, and a link to its artist", async () => {
  const page = await pageAt("/roster2025");
  // One of its artists is shown by initials, O. Q.
  const section = itemAt(select(page, "section#low-water"), 0);
  expect(readText(section)).toContain("Playlist 2 of 6 · 2 songs");
  const rows = select(section, "tbody tr").map((row) => texts(row, "td"));
  expect(rows[1]).toEqual(["", "62", "Song of the Gull", "O. Q."]);
  const play = named(page, "a", `Play Song of the Gull by O. Q. ${newTab}`);
  expect(["href", "target", "rel"].map((name) => attribute(play, name))).toEqual([
    "https://music.example/gull",
    "_blank",
    "noopener",
  ]);
  expect(attribute(named(page, "section a", "Li O"), "href")).toBe("/players/o");
  const numbers = select(page, "section#harbour-lights tbody tr").map((row) => texts(row, "td")[1]);
  expect(numbers).toEqual(["99", "C"]);
});

test("the player links the club’s song and says how much of the season has passed", async () => {
  const page = await pageAt("/roster2025");
  const play = named(page, "a", `Play Against the Tide by Côte Sauvage ${newTab}`);
  expect(attribute(play, "href")).toBe("https://music.example/tide");
  expect(readName(play, page)).toContain(newTab);
  expect(readText(named(page, "section, aside, div", "Player"))).toContain("season complete");
});
