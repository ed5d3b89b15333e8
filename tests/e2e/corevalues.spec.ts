import type { Route } from "@playwright/test";
import { descriptions, readSettings, slider } from "./corevalues-page.ts";
import { open } from "./support/hydrated.ts";
import { expect, test } from "./support/test.ts";

test("a moved slider changes the picture, its description and the number", async ({ page }) => {
  await open(page, "/corevalues");
  const picture = page.locator("canvas");
  const takePicture = () =>
    picture.evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : ""));
  const before = await takePicture();
  await slider(page, "Brain").fill("73");
  await expect(page.locator("output")).toHaveText(["73", "50", "50", "50"]);
  await expect(page.locator("main [role=status]")).toHaveText(/^Brain is 73, Effort 50 and /);
  await expect(picture).toHaveAccessibleName(/^Brain is 73, Effort 50 and /);
  await expect.poll(takePicture).not.toBe(before);
});

test("the keyboard moves the sliders to their ends and resets them", async ({ page }) => {
  await open(page, "/corevalues");
  const effort = slider(page, "Effort");
  await effort.press("ArrowRight");
  await expect(effort).toHaveAttribute("aria-valuetext", "51 of 100");
  await effort.press("End");
  await expect(effort).toHaveAttribute("aria-valuetext", "100 of 100");
  await effort.press("ArrowUp");
  await expect(effort).toHaveAttribute("aria-valuetext", "100 of 100");
  await effort.press("Home");
  await expect(effort).toHaveAttribute("aria-valuetext", "0 of 100");
  for (const name of ["Skill", "Character"]) {
    await page.keyboard.press("Tab");
    await expect(slider(page, name)).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Reset to 50" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(() => readSettings(page)).toEqual([50, 50, 50, 50]);
  await expect(page.getByText(descriptions.atStart)).toBeVisible();
});

test("moved sliders change the URL without history entries, and those in the middle are left out", async ({
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
});

test("a slider moved before the scripts load keeps its value", async ({ page }) => {
  const held: Route[] = [];
  await page.route("**/assets/*.js", (route) => held.push(route));
  await page.goto("/corevalues", { waitUntil: "commit" });
  const effort = slider(page, "Effort");
  await expect(effort).toBeVisible();
  await effort.press("ArrowRight");
  await effort.press("ArrowRight");
  await expect(effort).toHaveValue("52");
  await page.route("**/assets/*.js", (route) => route.continue());
  await Promise.all(held.map((route) => route.continue()));
  await expect(page).toHaveURL("/corevalues?effort=52");
  await expect.poll(() => readSettings(page)).toEqual([50, 52, 50, 50]);
});
