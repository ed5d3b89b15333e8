import { setTimeout as wait } from "node:timers/promises";
import type { Page, Route } from "@playwright/test";
import { cards, searchField } from "#tests/e2e/results-page.ts";
import { violationsByDayAndNight } from "#tests/e2e/support/axe.ts";
import { holdTimers } from "#tests/e2e/support/hold-timers.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { measureShift, watchShifts } from "#tests/e2e/support/layout-shifts.ts";
import { linesSeen, linesShown, watchLines } from "#tests/e2e/support/seen-lines.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { viewNotice } from "#tests/e2e/support/view-notice.ts";

const entry = "**/assets/entry-site-*.js";

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
    await expect(page.locator("html:not([data-view])"), address).toBeAttached();
    await page.waitForLoadState("networkidle");
    const shown = new Set(await linesShown(page));
    const wrong = new Set(defaultLines.filter((line) => !shown.has(line)));
    expect(wrong.size, address).toBeGreaterThan(0);
    expect(
      (await linesSeen(page)).filter((line) => wrong.has(line)),
      address,
    ).toEqual([]);
    expect(await measureShift(page), address).toBeLessThan(0.01);
  }
}

for (const [where, addresses] of [
  [
    "on News, Results and Roster",
    [
      "/news?season=cote-sauvage-2024",
      "/news?q=recap",
      "/results?season=cote-sauvage-2025",
      "/results?show=all&q=regionals",
      "/roster?view=list",
      "/roster?season=cote-sauvage-2023&view=player&player=abernathy-fitzwilliam",
    ],
  ],
  [
    "on the other pages with views",
    [
      "/badgequest?view=person&player=nunez",
      "/fiftyplates?edition=2024&plate=ME",
      "/corevalues?brain=90&character=10",
      "/roster2025?playlist=low-water",
    ],
  ],
] as const) {
  test(`no frame shows another view than the one that the URL asks for ${where}`, async ({
    page,
  }) => {
    await watchShifts(page);
    await watchLines(page);
    await delayScripts(page);
    for (const address of addresses) await expectNoOtherView(page, address);
  });
}

test("while a view loads, the page shows its name", async ({ page }) => {
  await page.route(entry, () => undefined);
  for (const [address, name] of [
    ["/badgequest?edition=2024", "Badge Quest"],
    ["/roster?season=cote-sauvage-2024", "Roster"],
  ] as const) {
    await page.goto(address, { waitUntil: "commit" });
    const title = page.locator("[data-title]");
    await expect(title).toHaveAttribute("data-title", name);
    const readDrawn = () =>
      title.evaluate((element) => {
        const { content, visibility } = getComputedStyle(element, "::before");
        const isLarge = element.getBoundingClientRect().height > 60;
        return { content, visibility, isLarge };
      });
    await expect
      .poll(readDrawn)
      .toEqual({ content: `"${name}"`, visibility: "visible", isLarge: true });
  }
});

test("a late view shows a loading message, after some seconds the default view, and itself once it comes", async ({
  page,
}) => {
  const held: Route[] = [];
  // As long as the page waits for a file.
  const endWait = await holdTimers(page, 6000);
  await page.route(entry, (route) => {
    held.push(route);
  });
  await page.goto("/results?q=spring");
  // It fades in after a delay.
  await expect(viewNotice(page).getByText("Loading")).toHaveCSS("opacity", "1");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(searchField(page)).toBeHidden();
  await expect(cards(page)).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toBeHidden();
  expect(await violationsByDayAndNight(page)).toEqual([]);
  await endWait();
  await expect(viewNotice(page).getByText("This view couldn’t be loaded")).toBeVisible();
  await expect(cards(page)).not.toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toBeVisible();
  expect(await violationsByDayAndNight(page)).toEqual([]);
  await Promise.all(held.map((route) => route.continue()));
  await expect(searchField(page)).toHaveValue("spring");
  await expect(searchField(page)).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(viewNotice(page)).toBeHidden();
});

test("an unknown or empty parameter shows the default view without waiting for scripts", async ({
  page,
}) => {
  await page.route(entry, () => {});
  await page.goto("/results?utm_source=letter&season=");
  await expect(searchField(page)).toBeVisible();
  await expect(cards(page)).not.toHaveCount(0);
  await expect(viewNotice(page)).toBeHidden();
});
