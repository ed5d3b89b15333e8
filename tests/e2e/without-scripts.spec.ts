/** Tests visible parts of pages without scripts; Node tests read their documents. */
import type { Page } from "@playwright/test";
import { isPhone } from "./support/layout.ts";
import { pages } from "./support/pages.ts";
import { expect, test } from "./support/test.ts";

/** Visible parts of single pages, and controls that would not work without scripts. */
const partChecks: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "/": async (page) => {
    const next = page.getByRole("region", { name: "Schedule" });
    await expect(next.getByRole("link", { name: "Fog Bowl" })).toBeVisible();
    await expect(next.getByText("June 13 - 14, 2026")).toBeVisible();
    await expect(next.getByRole("link", { name: "Saint John Drift" })).toBeVisible();
  },
  "/about": async (page) => {
    await expect(page.locator("main cite").filter({ visible: true })).toHaveCount(3);
    await expect(page.locator("main button").filter({ visible: true })).toHaveCount(0);
  },
  "/join": async (page) => {
    await expect(page.getByRole("link", { name: /Open the form/ })).toBeVisible();
  },
  "/fiftyplates": async (page) => {
    await expect(page.getByRole("link", { name: /^Maine: / })).toBeVisible();
    const claim = page.getByText("July 28, 2025").first();
    // The list is collapsed, and opens without scripts.
    await page.locator("details", { has: claim }).locator("summary").click();
    await expect(claim).toBeVisible();
    await expect(page.getByRole("tab")).toHaveCount(0);
  },
  "/players": async (page) => {
    await expect(page.locator('main a[href^="/players/"]').last()).toBeVisible();
  },
  "/opponents": async (page) => {
    const open = page.locator('main a[href^="/opponents/"]:not(details *)');
    await expect(open.last()).toBeVisible();
  },
  "/seasons/2024": async (page) => {
    const share = page.getByRole("region", { name: "Share" });
    await expect(
      share.getByRole("link", { name: "Download for Stories", exact: true }),
    ).toBeVisible();
    await expect(share.getByRole("button")).toHaveCount(0);
  },
};

/** Content that only styles hide at this width, with its place. Controls that need scripts are hidden without them. */
const textsHiddenByStyles = (page: Page) =>
  page.locator("main").evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const hidden: string[] = [];
    let position = 0;
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      position += 1;
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? "";
      if (element === null || text === "" || element.checkVisibility({ visibilityProperty: true }))
        continue;
      const mayBeHidden =
        "[hidden], nav, section[id], template, noscript, script, style, details, dialog";
      if (element.closest(`${mayBeHidden}, option, label, button, .needsScripts`) === null)
        hidden.push(`${position} ${text}`);
    }
    return hidden;
  });

test("without scripts no text is hidden by styles at every width @no-scripts @slow", async ({
  page,
}) => {
  for (const address of pages) {
    await page.goto(address);
    await page.setViewportSize({ width: 390, height: 844 });
    const onPhones = await textsHiddenByStyles(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    const onDesktops = new Set(await textsHiddenByStyles(page));
    expect(
      onPhones.filter((text) => onDesktops.has(text)),
      address,
    ).toEqual([]);
  }
});

test("without scripts every kind of page is readable, its controls work or are hidden, and the menu works @no-scripts", async ({
  page,
}) => {
  for (const address of pages) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.locator("h1")).toBeAttached();
      expect((await page.locator("main").innerText()).length).toBeGreaterThan(100);
      await partChecks[address]?.(page);
    });
  }
  await test.step("the links in the bar and the menu work", async () => {
    await page.goto("/results");
    if (isPhone(page)) {
      await page.getByRole("button", { name: "Open menu" }).click();
      await page.locator("#menu").getByRole("link", { name: "NEWS" }).click();
    } else {
      const main = page.getByRole("navigation", { name: "Main", exact: true });
      await main.getByRole("link", { name: "News" }).click();
    }
    await expect(page).toHaveURL("/news");
  });
});
