import { timeLimit } from "#tests/support/time-limit.ts";
import { setTimeout as wait } from "node:timers/promises";
import { test as testWithErrors, type Page, type Route } from "@playwright/test";
import { violations } from "#tests/e2e/support/axe.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { measureShift, watchShifts } from "#tests/e2e/support/layout-shifts.ts";
import { cards, searchField } from "#tests/e2e/results/results-page.ts";
import { linesSeen, linesShown, watchLines } from "#tests/e2e/support/seen-lines.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const entry = "**/assets/entry-client-*.js";
/** The message in place of a view that is loading or failed. */
const viewNotice = (page: Page) => page.locator(".viewNotice");

/** Delays React by some frames, in which another view could be seen. */
async function delayScripts(page: Page): Promise<void> {
  await page.route(entry, async (route) => {
    await wait(300);
    await route.continue();
  });
}

/** Expects no frame to show a line of the default view that the requested view lacks. */
async function expectNoOtherView(page: Page, address: string): Promise<void> {
  await open(page, address.replace(/\?.*/, ""));
  await page.waitForLoadState("networkidle");
  const defaultLines = await linesShown(page);
  for (const visit of [() => open(page, address), () => page.reload()]) {
    await visit();
    await expect(page.locator("html:not([data-view])")).toBeAttached();
    await page.waitForLoadState("networkidle");
    const shown = new Set(await linesShown(page));
    const wrong = new Set(defaultLines.filter((line) => !shown.has(line)));
    expect(wrong.size).toBeGreaterThan(0);
    expect((await linesSeen(page)).filter((line) => wrong.has(line))).toEqual([]);
    expect(await measureShift(page)).toBeLessThan(0.01);
  }
}

for (const [part, addresses] of [
  [
    "a season, a search, a person",
    [
      "/news?season=cote-sauvage-2024",
      "/results?show=all&q=regionals",
      "/roster?season=cote-sauvage-2023&view=player&player=abernathy-fitzwilliam",
    ],
  ],
  [
    "other views @slow",
    [
      "/news?q=recap",
      "/results?season=cote-sauvage-2025",
      "/roster?view=list",
      "/badgequest?view=person&player=nunez",
      "/fiftyplates?edition=2024&plate=ME",
      "/corevalues?brain=90&character=10",
      "/roster2025?playlist=low-water",
    ],
  ],
] as const) {
  test(`a URL never shows another view than it asks for: ${part}`, async ({ page }) => {
    await watchShifts(page);
    await watchLines(page);
    await delayScripts(page);
    for (const address of addresses) {
      await test.step(address, () => expectNoOtherView(page, address));
    }
  });
}

for (const [address, name] of [
  ["/badgequest?edition=2024", "Badge Quest"],
  ["/roster?season=cote-sauvage-2024", "Roster"],
] as const) {
  test(`while a view of ${name} loads, the page shows its name`, async ({ page }) => {
    await page.route(entry, () => undefined);
    await page.goto(address, { waitUntil: "commit" });
    const title = page.locator("[data-title]");
    await expect(title).toHaveAttribute("data-title", name);
    const drawn = await title.evaluate((element) => {
      const { content, visibility } = getComputedStyle(element, "::before");
      return { content, visibility, height: element.getBoundingClientRect().height };
    });
    expect(drawn).toMatchObject({ content: `"${name}"`, visibility: "visible" });
    expect(drawn.height).toBeGreaterThan(60);
  });
}

test("a late view shows a loading message and nothing else; after some seconds the default view, until it comes", async ({
  page,
}) => {
  const held: Route[] = [];
  await page.clock.install();
  await page.route(entry, (route) => {
    held.push(route);
  });
  await page.goto("/results?q=spring");
  const offered = viewNotice(page).getByRole("link", { name: "Show the default view" });
  // It fades in after a delay.
  await expect(viewNotice(page).getByText("Loading")).toHaveCSS("opacity", "1");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(offered).toBeHidden();
  await expect(searchField(page)).toBeHidden();
  await expect(cards(page)).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toBeHidden();
  expect(await violations(page)).toEqual([]);
  // A second longer than the page waits for a file.
  await page.clock.runFor(7000);
  await expect(viewNotice(page).getByText("This view couldn’t be loaded")).toBeVisible();
  await expect(cards(page)).not.toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await Promise.all(held.map((route) => route.continue()));
  await expect(searchField(page)).toHaveValue("spring");
  await expect(searchField(page)).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(viewNotice(page)).toBeHidden();
});

test("until scripts load, a visitor can choose the default view, and an unknown parameter shows it at once", async ({
  page,
}) => {
  await page.route(entry, () => {});
  await page.goto("/results?utm_source=letter&season=");
  await expect(searchField(page)).toBeVisible();
  await expect(cards(page)).not.toHaveCount(0);
  await page.goto("/results?q=spring");
  await expect(cards(page)).toHaveCount(0);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await viewNotice(page).getByRole("link", { name: "Show the default view" }).press("Enter");
  await expect(searchField(page)).toBeVisible();
  await expect(cards(page)).not.toHaveCount(0);
  await expect(viewNotice(page)).toBeHidden();
});

test("while scripts arrive one by one, the view is waited for, and the default view is offered", async ({
  page,
}) => {
  await page.clock.install();
  const held: Route[] = [];
  await page.route("**/assets/*.js", (route) => {
    held.push(route);
  });
  await page.goto("/results?q=spring");
  await expect.poll(() => held.length).toBeGreaterThan(6);
  // Each within the six seconds that the page waits for a file.
  for (const route of held.splice(0, 4)) {
    const arrived = page.waitForResponse(route.request().url());
    await route.continue();
    await (await arrived).finished();
    await page.clock.runFor(4000);
  }
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(viewNotice(page).getByRole("link", { name: "Show the default view" })).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await Promise.all(held.map((route) => route.continue()));
  await expect(searchField(page)).toHaveValue("spring");
});

// The browser logs the failure, which only these tests allow.
testWithErrors(
  "if a script arrives empty, the default view is shown at once, with a notice",
  async ({ page }) => {
    for (const script of ["entry-client", "results"]) {
      await page.route(`**/assets/${script}-*.js`, (route) =>
        route.fulfill({ contentType: "text/javascript", body: "" }),
      );
      await page.goto("/results?q=spring");
      await expect(
        viewNotice(page).getByText("This view couldn’t be loaded"),
        script,
      ).toBeVisible();
      await expect(cards(page)).not.toHaveCount(0);
      await page.unroute(`**/assets/${script}-*.js`);
    }
  },
);

testWithErrors(
  "if scripts are missing, a notice is shown at once, and the view can be loaded again",
  async ({ page }) => {
    const scripts = "**/assets/entry-client-*.js";
    await page.route(scripts, (route) => route.abort());
    await page.goto("/roster?season=cote-sauvage-2023");
    await expect(viewNotice(page).getByText("This view couldn’t be loaded")).toBeVisible({
      timeout: timeLimit(5000),
    });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // Every script was tried: a late one would still start the page.
    await page.waitForLoadState("networkidle");
    await page.unroute(scripts);
    await viewNotice(page).getByRole("link", { name: "Load again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("2023");
    await expect(page).toHaveURL("/roster?season=cote-sauvage-2023");
  },
);
