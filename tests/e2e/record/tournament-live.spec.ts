/** Tests a tournament in progress, with a fake clock and fake responses. */
import { test as testWithErrors, type Page } from "@playwright/test";
import { violations } from "#tests/e2e/support/axe.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test, withoutWorker } from "#tests/e2e/support/test.ts";
import { findScrollingWidths } from "#tests/e2e/support/width.ts";

// One test goes offline.
test.use({ reuseContext: false });

const address = "/tournaments/2026-fog-bowl";
/** 35 minutes before the first game, 9:00 AM in Maine. */
const beforeFirst = new Date("2026-06-13T12:25:00Z");

interface Score {
  us: number;
  them: number;
}

/** From now on responds with a score of the first game; after the last one polling ends. */
async function enterScore(page: Page, score: Score, isLast = false): Promise<void> {
  const response = await page.request.get(`${address}.page.json`);
  const file = await response.json();
  Object.assign(file.data.groups[0].games[0], { kind: "played", ...score, outcome: "win" });
  file.data.live.dates.events[0].games[0].hasScore = true;
  file.revision = `${score.us}-${score.them}`;
  if (isLast) delete file.data.live;
  await page.route("**/2026-fog-bowl.page.json", async (route) => route.fulfill({ json: file }));
}

/** Opens the page at a time, and waits for its status text. */
async function openAt(page: Page, time = beforeFirst, text = "Next game"): Promise<void> {
  await page.clock.install({ time });
  await open(page, address);
  await expect(page.locator("main")).toContainText(text);
}

/** Counts the page's data requests from now on. */
async function countRequests(page: Page): Promise<() => Promise<number>> {
  let requests = 0;
  await page.route("**/2026-fog-bowl.page.json", async (route) => {
    requests += 1;
    await route.fallback();
  });
  return async () => {
    // A request that comes after any others.
    await page.evaluate(async () => fetch("/robots.txt"));
    return requests;
  };
}

/** Hides the page, as a tab switch does, or shows it again. */
async function setVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, value });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}

/** Live announcements as scores arrive. */
const announcement = (page: Page) => page.locator("article > [role=status]");
const games = (page: Page) => page.getByRole("region", { name: "Today" });

test("a tournament’s page fetches no scores weeks before; on its day the next game comes first, with both local times and the wait", async ({
  page,
}) => {
  await test.step("weeks before", async () => {
    await openAt(page, new Date("2026-01-10T12:00:00Z"), "Game 1 of 3");
    await expect(page.getByRole("region", { name: "The games" })).toContainText("Game 1 of 3");
    await expect(page.getByRole("button", { name: "Check now" })).toHaveCount(0);
  });
  await page.clock.setSystemTime(beforeFirst);
  await open(page, address);
  await expect(games(page)).toContainText("Next game");
  await expect(games(page)).toContainText("9:00 AM Eastern");
  await expect(games(page)).toContainText("6:30 PM your time");
  await expect(games(page)).toContainText(/3[45] minutes/);
  await page.clock.runFor("30:00");
  await expect(games(page)).toContainText(/(?<!\d)[345] minutes/);
  await page.clock.runFor("06:00");
  await expect(games(page)).toContainText("On now");
  expect(await violations(page)).toEqual([]);
  expect(await findScrollingWidths(page)).toEqual([]);
});

test("a published score appears without a reload, is announced, and is marked as new for ten minutes @desktop", async ({
  page,
}) => {
  await openAt(page);
  await announcement(page).evaluate((status) => status.setAttribute("data-seen", "before"));
  await page.getByRole("link", { name: /Add to calendar/ }).focus();
  await enterScore(page, { us: 15, them: 8 });
  await page.clock.runFor("01:05");
  await expect(announcement(page)).toHaveText("Score in: won 15 to 8 against Saint John Drift.");
  const played = page.getByRole("region", { name: "Played" });
  await expect(played.getByText("New score")).toBeVisible();
  await expect(played.getByRole("listitem")).toContainText("Saint John Drift");
  await expect(page.getByRole("link", { name: /Add to calendar/ })).toBeFocused();
  // The mark is readable in dark mode, too. At the top nothing is partly below the bar.
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await violations(page)).toEqual([]);
  await page.clock.runFor("08:00");
  await expect(played.getByText("New score")).toBeVisible();
  await page.clock.runFor("03:00");
  await expect(played.getByText("New score")).toHaveCount(0);
  await test.step("the last score is announced by the same status, and the page stops fetching", async () => {
    await enterScore(page, { us: 15, them: 9 }, true);
    // Without changes polling has slowed down.
    await page.clock.runFor("20:00");
    await expect(announcement(page)).toHaveText("Score in: won 15 to 9 against Saint John Drift.");
    await expect(announcement(page)).toHaveAttribute("data-seen", "before");
    await expect(page.getByRole("button", { name: "Check now" })).toHaveCount(0);
  });
});

test("without new scores the page fetches them less and less often, never while it is hidden or left, and at once by button @desktop", async ({
  page,
}) => {
  await openAt(page);
  let requests = 0;
  await page.route("**/2026-fog-bowl.page.json", async (route) => {
    requests += 1;
    // The last response arrives after the visitor has left the page.
    if (requests === 4) await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/Fog/);
    await route.fallback();
  });
  // A request that comes after any others.
  const settle = () => page.evaluate(async () => fetch("/robots.txt"));
  await test.step("a hidden page fetches nothing, and fetches at once when it is visible again", async () => {
    await setVisibility(page, "hidden");
    await page.clock.runFor("20:00");
    await settle();
    expect(requests).toBe(0);
    await setVisibility(page, "visible");
    await expect.poll(() => requests).toBe(1);
    await settle();
    expect(requests).toBe(1);
    await expect(games(page)).toContainText("Checked just now");
  });
  for (const count of [1, 2]) {
    await page.clock.runFor(60_000 * 2 ** count + 1000);
    await expect.poll(() => requests).toBe(1 + count);
    await expect(games(page)).toContainText("Checked just now");
  }
  await page.clock.runFor("02:00");
  expect(requests).toBe(3);
  const last = page.waitForResponse("**/2026-fog-bowl.page.json");
  await page.getByRole("button", { name: "Check now" }).click();
  await page.getByRole("link", { name: "Season 2026" }).click();
  await (await last).finished();
  await page.clock.runFor("20:00");
  await settle();
  expect(requests).toBe(4);
});

test("a score that the page has fetched is not offered as a new version of the site @desktop", async ({
  page,
}) => {
  await openAt(page);
  await enterScore(page, { us: 15, them: 8 });
  await setVisibility(page, "hidden");
  await page.clock.runFor("20:00");
  await setVisibility(page, "visible");
  await expect(announcement(page)).toHaveText("Score in: won 15 to 8 against Saint John Drift.");
  // Three hours after the last game, the page only compares itself with the published one.
  await setVisibility(page, "hidden");
  await page.clock.fastForward("12:00:00");
  const compared = page.waitForResponse("**/2026-fog-bowl.page.json");
  await setVisibility(page, "visible");
  await (await compared).finished();
  await page.evaluate(async () => fetch("/robots.txt"));
  await expect(page.getByText("A new version of this site is available.")).toHaveCount(0);
});

test("with data saving on, scores are fetched only on request @desktop", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await openAt(page);
  const requestCount = await countRequests(page);
  await page.clock.runFor("20:00");
  expect(await requestCount()).toBe(0);
  await page.getByRole("button", { name: "Check now" }).click();
  await expect(games(page)).toContainText("Checked just now");
  await page.clock.runFor("20:00");
  expect(await requestCount()).toBe(1);
});

testWithErrors(
  "from the second failure on the page says that scores could not be loaded, and at once that it is offline @desktop",
  async ({ page, context }) => {
    await withoutWorker(page);
    await openAt(page);
    const check = page.getByRole("button", { name: "Check now" });
    await check.click();
    await expect(games(page)).toContainText("Checked just now");
    await page.route("**/2026-fog-bowl.page.json", (route) => route.fulfill({ status: 500 }));
    const requestCount = await countRequests(page);
    await page.clock.runFor("02:05");
    expect(await requestCount()).toBe(1);
    await expect(games(page)).toContainText(/Checked [12] minutes? ago/);
    await page.clock.runFor("04:05");
    await expect(games(page)).toContainText("The scores couldn’t be loaded");
    expect(await requestCount()).toBe(2);
    await expect(announcement(page)).toBeEmpty();
    await page.unroute("**/2026-fog-bowl.page.json");
    await check.click();
    await expect(games(page)).toContainText("Checked just now");
    await context.setOffline(true);
    await expect(games(page)).toContainText(/Not updated since 6:0\d PM/);
  },
);
