import type { Page } from "@playwright/test";
import { violations } from "./support/axe.ts";
import { open } from "./support/hydrated.ts";
import { expect, test } from "./support/test.ts";
import { sidewaysWidths } from "./support/width.ts";

const newTab = "(opens in a new tab)";
const headline = (page: Page) => page.locator("#playlist-title");
const covers = (page: Page) =>
  page.getByRole("navigation", { name: "All playlists" }).getByRole("link");
const shelfLinks = (page: Page) => page.locator("a[id^='on-shelf-']");
const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

test("the page has its own header and no site navigation", async ({ page }) => {
  await open(page, "/roster2019");
  await expect(page).toHaveTitle(/Roster 2019/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
});

test("the logo leads to the start of the microsite, the domain leads home", async ({ page }) => {
  await open(page, "/roster2019?playlist=chill-hits");
  await page.getByRole("link", { name: "Rival 2019, all playlists" }).click();
  await expect(page).toHaveURL("/roster2019");
  await page.getByRole("link", { name: "rivalultimate.com, home" }).click();
  await expect(page).toHaveURL("/");
});

test("the ways on lead to the roster, the results and the badges of 2019", async ({ page }) => {
  await open(page, "/roster2019");
  const more = page.getByRole("navigation", { name: "More of 2019" });
  const links = { Roster: "/roster?season=rival-2019", Results: "/results?season=rival-2019" };
  for (const [name, href] of Object.entries(links)) {
    await expect(more.getByRole("link", { name })).toHaveAttribute("href", href);
  }
  await more.getByRole("link", { name: "Badge Quest" }).click();
  await expect(page).toHaveURL("/badgequest");
});

test("desktops start with the first of 17 playlists @desktop", async ({ page }) => {
  await open(page, "/roster2019");
  await expect(headline(page)).toHaveText("Favorites");
  await expect(page.getByText("Playlist 1 of 17 · 28 people")).toBeVisible();
  await expect(covers(page)).toHaveCount(17);
  await expect(page.locator("nav [aria-current]")).toHaveAttribute("aria-label", "Favorites");
  await expect(shelfLinks(page).first()).toBeHidden();
});

test("Favorites lists all 28 people with hearts, without titles and without play", async ({
  page,
}) => {
  await open(page, "/roster2019?playlist=favorites");
  await expect(headline(page)).toHaveText("Favorites");
  const rows = page.locator("tbody tr");
  await expect(rows).toHaveCount(28);
  await expect(rows.locator("use[href='#icons-heart']")).toHaveCount(28);
  await expect(page.getByRole("columnheader", { name: "Title" })).toHaveCount(0);
  await expect(rows.getByRole("link", { name: "Play" })).toHaveCount(0);
  await expect(rows.first().getByRole("cell")).toHaveText(["", "0", "Paige Soper"]);
  await expect(rows.last().getByRole("cell")).toHaveText(["", "C", "DeAnna Ball"]);
});

test("a song has play, number, title and artist, and C stands for the coach", async ({ page }) => {
  await open(page, "/roster2019?playlist=all-time-hits");
  await expect(page.getByText("Playlist 6 of 17 · 8 songs")).toBeVisible();
  await expect(row(page, "Far Away").getByRole("cell")).toHaveText([
    "",
    "8",
    "Far Away",
    "Becky Moore",
  ]);
  await expect(row(page, "Centerfield").getByRole("cell").nth(1)).toHaveText("C");
  const play = page.getByRole("link", { name: `Play Far Away by Becky Moore ${newTab}` });
  await expect(play).toHaveAttribute("href", /^https:\/\/open\.spotify\.com\/track\//);
  await expect(play).toHaveAttribute("target", "_blank");
  await expect(play).toHaveAttribute("rel", "noopener");
});

test("an artist leads to her page on the roster of 2019", async ({ page }) => {
  await open(page, "/roster2019?playlist=all-time-hits");
  await page.getByRole("link", { name: "Becky Moore", exact: true }).click();
  await expect(page).toHaveURL("/roster?season=rival-2019&view=player&player=moore");
});

test("titles of more than 20 characters are set narrower", async ({ page }) => {
  await open(page, "/roster2019?playlist=all-time-hits");
  const stretch = async (title: string) => {
    const cell = page.getByRole("cell", { name: title, exact: true });
    return cell.evaluate((node) => getComputedStyle(node).fontStretch);
  };
  const isPhone = (page.viewportSize()?.width ?? 0) < 900;
  expect(await stretch("Heart Of A Champion")).toBe(isPhone ? "78%" : "92%");
  expect(await stretch("I'll Never Love Again")).toBe(isPhone ? "58%" : "66%");
});

test("every playlist has a cover of its own and its songs", async ({ page }) => {
  await open(page, "/roster2019?playlist=favorites");
  const seen = new Set<string>();
  for (let place = 1; place <= 17; place += 1) {
    await expect(page.getByText(`Playlist ${place} of 17`)).toBeVisible();
    const art = await page.locator("main section use").nth(2).getAttribute("href");
    seen.add(art ?? "");
    const isFavorites = place === 1;
    const plays = await page
      .locator("tbody")
      .getByRole("link", { name: /^Play .+ by / })
      .count();
    const rows = await page.locator("tbody tr").count();
    expect(plays).toBe(isFavorites ? 0 : rows);
    const next = page.getByRole("link", { name: "Next playlist" });
    if (place < 17) await next.click();
  }
  expect(seen.size).toBe(17);
});

test("previous and next end at the first and the last playlist", async ({ page }) => {
  await open(page, "/roster2019?playlist=favorites");
  await expect(page.getByRole("button", { name: "Previous playlist" })).toBeDisabled();
  await page.getByRole("link", { name: "Next playlist" }).click();
  await expect(page).toHaveURL("/roster2019?playlist=new-boots");
  await page.getByRole("link", { name: "Previous playlist" }).click();
  await expect(page).toHaveURL("/roster2019?playlist=favorites");
  await open(page, "/roster2019?playlist=official-soundtrack-secret-life-of-pets");
  await expect(page.getByRole("button", { name: "Next playlist" })).toBeDisabled();
  await expect(headline(page)).toHaveText("Official Soundtrack: Secret Life of Pets");
});

test("at an end the focus goes to the arrow that leads back", async ({ page }) => {
  await open(page, "/roster2019?playlist=new-boots");
  await page.getByRole("link", { name: "Previous playlist" }).focus();
  await page.keyboard.press("Enter");
  await expect(headline(page)).toHaveText("Favorites");
  await expect(page.getByRole("link", { name: "Next playlist" })).toBeFocused();
});

test("steps are pushed: back, forward and reload show what the address says", async ({ page }) => {
  await open(page, "/roster2019?playlist=new-boots");
  await page.getByRole("link", { name: "Next playlist" }).click();
  await expect(headline(page)).toHaveText("Hit Rewind");
  await page.goBack();
  await expect(headline(page)).toHaveText("New Boots");
  await page.goForward();
  await expect(headline(page)).toHaveText("Hit Rewind");
  await page.reload();
  await expect(headline(page)).toHaveText("Hit Rewind");
});

test("a cover of the strip shows its playlist from the top @desktop", async ({ page }) => {
  await open(page, "/roster2019");
  await page.mouse.wheel(0, 600);
  await covers(page).nth(5).click();
  await expect(page).toHaveURL("/roster2019?playlist=all-time-hits");
  await expect(headline(page)).toHaveText("All Time Hits");
  await expect(covers(page).nth(5)).toHaveAttribute("aria-current", "true");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("phones start with the shelves of the five categories @phone", async ({ page }) => {
  await open(page, "/roster2019");
  await expect(headline(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([
    "Your heavy rotation",
    "Fresh new music",
    "Years in rewind",
    "Recently played",
    "More of what you like",
  ]);
  await expect(shelfLinks(page)).toHaveCount(17);
  const shelf = page.getByRole("region", { name: "Recently played" });
  await expect(shelf.getByRole("link")).toHaveText([
    "This Is: Pitbull",
    "Chill Hits",
    "Nature Sounds",
    "Official Soundtrack: Secret Life of Pets",
  ]);
});

test("a shelf opens a playlist, its back link returns to the cover @phone", async ({ page }) => {
  await open(page, "/roster2019");
  const cover = page.getByRole("link", { name: "Nature Sounds" });
  await cover.scrollIntoViewIfNeeded();
  await cover.click();
  await expect(page).toHaveURL("/roster2019?playlist=nature-sounds");
  await expect(headline(page)).toHaveText("Nature Sounds");
  await expect(headline(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(shelfLinks(page).first()).toBeHidden();
  await page.getByRole("link", { name: "All playlists", exact: true }).click();
  await expect(page).toHaveURL("/roster2019");
  await expect(cover).toBeFocused();
  await page.goBack();
  await expect(headline(page)).toBeVisible();
});

test("turning a phone keeps the playlist and changes the layout @phone", async ({ page }) => {
  await open(page, "/roster2019?playlist=chill-hits");
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(headline(page)).toHaveText("Chill Hits");
  await expect(covers(page)).toHaveCount(17);
  await expect(page.getByRole("link", { name: "All playlists", exact: true })).toBeHidden();
});

test("an unknown playlist shows the start and says so", async ({ page }) => {
  await open(page, "/roster2019?playlist=polka-hits");
  await expect(page.getByText("There is no such playlist. Here are all of them.")).toBeVisible();
  const isPhone = (page.viewportSize()?.width ?? 0) < 900;
  if (isPhone) await expect(shelfLinks(page).first()).toBeVisible();
  else await expect(headline(page)).toHaveText("Favorites");
});

test("the player plays the season's playlist", async ({ page }) => {
  await open(page, "/roster2019");
  const play = page.getByRole("link", {
    name: `Play Moving Up the Charts by Rival 2019 ${newTab}`,
  });
  await expect(play).toHaveAttribute(
    "href",
    "https://open.spotify.com/playlist/2upvTnzAS3EtKhxv92kg4m",
  );
  await expect(play).toHaveAttribute("target", "_blank");
});

const days = [
  { on: "before the season", now: "2019-05-01T12:00:00", now124: "0", says: "0 of 124 days" },
  { on: "on the first day", now: "2019-06-22T00:30:00", now124: "0", says: "0 of 124 days" },
  { on: "within the season", now: "2019-07-22T23:30:00", now124: "30", says: "30 of 124 days" },
  { on: "on the last day", now: "2019-10-24T20:00:00", now124: "124", says: "124 of 124 days" },
  { on: "after the season", now: "2026-02-03T04:05:00", now124: "124", says: "season complete" },
];

for (const { on, now, now124, says } of days) {
  test(`the progress ${on} says ${says}`, async ({ page }) => {
    // The clock of a visitor in Kolkata, whose day may differ from the one in Greenwich.
    await page.clock.setFixedTime(new Date(`${now}+05:30`));
    await open(page, "/roster2019");
    const progress = page.getByRole("progressbar", { name: "Season progress" });
    await expect(progress).toHaveAttribute("aria-valuenow", now124);
    await expect(progress).toHaveAttribute("aria-valuemin", "0");
    await expect(progress).toHaveAttribute("aria-valuemax", "124");
    await expect(progress).toHaveAttribute("aria-valuetext", says);
    await expect(page.getByText(`Rival 2019 · ${says}`)).toBeVisible();
    const share = await progress.evaluate((track) => {
      const played = getComputedStyle(track, "::before").inlineSize;
      return Number.parseFloat(played) / track.getBoundingClientRect().width;
    });
    expect(share).toBeCloseTo(Number(now124) / 124, 2);
  });
}

test("the keyboard alone reaches a playlist and its songs @desktop", async ({ page }) => {
  await open(page, "/roster2019");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  const names: string[] = [];
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
    if (name === "Chill Hits") break;
    names.push(name ?? "");
  }
  expect(names).toContain("Next playlist");
  await page.keyboard.press("Enter");
  await expect(headline(page)).toHaveText("Chill Hits");
  await expect(covers(page).nth(14)).toBeFocused();
});

test("what has the focus is not covered by the strip or the player", async ({ page }) => {
  await open(page, "/roster2019?playlist=study-break");
  for (let press = 0; press < 34; press += 1) {
    await page.keyboard.press("Tab");
    const covered = await page.evaluate(() => {
      const focused = document.activeElement;
      if (focused === null || focused === document.body) return "";
      const { left, top, width, height } = focused.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      const isSeen = focused.contains(there) || there?.contains(focused) === true;
      return isSeen ? "" : focused.outerHTML.slice(0, 120);
    });
    expect(covered).toBe("");
  }
});

test("the skin is the same by day and by night, without accessibility violations", async ({
  page,
}) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const query of ["", "?playlist=all-time-hits", "?playlist=favorites"]) {
      await open(page, `/roster2019${query}`);
      expect(await violations(page)).toEqual([]);
    }
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(ground).toBe("rgb(36, 18, 47)");
  }
});

test("leaving the microsite leaves its skin behind", async ({ page }) => {
  await open(page, "/roster2019");
  await page.getByRole("link", { name: "rivalultimate.com, home" }).click();
  await expect(page.getByRole("banner")).toBeVisible();
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(ground).toBe("rgb(245, 237, 220)");
});

test("nothing moves for those who prefer less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/roster2019");
  const cover = page.locator("nav[aria-label='All playlists'] a").first();
  const duration = await cover.evaluate((node) => getComputedStyle(node).transitionDuration);
  expect(Number.parseFloat(duration)).toBeLessThan(0.001);
});

test("no width scrolls sideways, with the longest titles", async ({ page }) => {
  for (const playlist of ["official-soundtrack-secret-life-of-pets", "all-time-hits"]) {
    await open(page, `/roster2019?playlist=${playlist}`);
    expect(await sidewaysWidths(page)).toEqual([]);
  }
  await open(page, "/roster2019");
  expect(await sidewaysWidths(page)).toEqual([]);
});

test("@no-scripts the covers lead to the songs of their playlists", async ({ page }) => {
  await page.goto("/roster2019");
  const cover = page.locator("a[href*='playlist=nature-sounds']").locator("visible=true");
  await cover.click();
  await expect(page).toHaveURL("/roster2019?playlist=nature-sounds#nature-sounds");
  const songs = page.getByRole("region", { name: "Nature Sounds" });
  await expect(songs.getByText("What A Wonderful World")).toBeInViewport();
});

test("@no-scripts every song of all playlists can be read", async ({ page }) => {
  await page.goto("/roster2019");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rival 2019, 17 playlists");
  const lists = page.locator("noscript section");
  await expect(lists).toHaveCount(17);
  await expect(lists.first().getByRole("listitem")).toHaveCount(28);
  await expect(lists.locator("a[target='_blank']")).toHaveCount(74);
  await expect(page.getByText("season complete")).toBeVisible();
});
