import type { Route } from "@playwright/test";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { descriptions, played, readSettings, slider } from "./corevalues-page.ts";

test("moved sliders change the URL without history entries, and those in the middle are left out @every-browser", async ({
  page,
}) => {
  await open(page, "/about");
  await page.locator("main").getByRole("link", { name: "Play with the core values" }).click();
  await expect(page).toHaveURL("/corevalues");
  await slider(page, "Brain").fill("88");
  await expect(page).toHaveURL("/corevalues?brain=88");
  await slider(page, "Character").fill("0");
  await expect(page).toHaveURL("/corevalues?brain=88&character=0");
  await slider(page, "Brain").fill("50");
  await expect(page).toHaveURL("/corevalues?character=0");
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await page.goForward();
  await expect(page).toHaveURL("/corevalues?character=0");
  await expect(slider(page, "Character")).toHaveValue("0");
  await test.step("leaving right after a move keeps the next page’s URL clean", async () => {
    await page.evaluate(() => {
      const range = document.querySelector<HTMLInputElement>("input[type=range]");
      const link = document.querySelector<HTMLElement>('footer a[href="/fiftyplates"]');
      if (range === null || link === null) return;
      range.valueAsNumber = 12;
      range.dispatchEvent(new Event("input", { bubbles: true }));
      link.click();
    });
    await expect(page).toHaveURL("/fiftyplates");
    // Longer than a moved slider waits before it changes the URL.
    await page.waitForTimeout(500);
    await expect(page).toHaveURL("/fiftyplates");
  });
});

test("a shared link shows the same values, also after a reload, and Reset puts all sliders in the middle", async ({
  page,
}) => {
  await open(page, played);
  for (const visit of ["first", "second"]) {
    await expect(page.getByText(descriptions.played), visit).toBeVisible();
    expect(await readSettings(page), visit).toEqual([88, 94, 81, 97]);
    if (visit === "first") await page.reload();
  }
  await page.getByRole("button", { name: "Reset to 50" }).click();
  expect(await readSettings(page)).toEqual([50, 50, 50, 50]);
  await expect(page.getByText(descriptions.atStart)).toBeVisible();
  await expect(page).toHaveURL("/corevalues");
  await test.step("a slider in motion changes the URL less than ten times in a hundred moves", async () => {
    const replacements = await page.evaluate(async () => {
      const range = document.querySelector<HTMLInputElement>("input[type=range]");
      if (range === null) return Infinity;
      let count = 0;
      navigation.addEventListener("currententrychange", () => {
        count += 1;
      });
      for (let step = 1; step <= 100; step += 1) {
        range.valueAsNumber = step;
        range.dispatchEvent(new Event("input", { bubbles: true }));
        await new Promise((resolve) => setTimeout(resolve, 16));
      }
      return count;
    });
    expect(replacements).toBeLessThan(10);
    await expect(page).toHaveURL("/corevalues?brain=100");
  });
});

test("a slider moved before the scripts load keeps its value", async ({ page }) => {
  const held: Route[] = [];
  await page.route("**/assets/*.js", (route) => held.push(route));
  await page.goto("/corevalues", { waitUntil: "commit" });
  await slider(page, "Effort").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.route("**/assets/*.js", (route) => route.continue());
  await Promise.all(held.map((route) => route.continue()));
  await expect(page).toHaveURL("/corevalues?effort=52");
  expect(await readSettings(page)).toEqual([50, 52, 50, 50]);
});
