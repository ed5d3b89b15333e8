import type { Page, Route } from "@playwright/test";
import { violations } from "./support/axe.ts";
import { open } from "./support/hydrated.ts";
import { expect, test } from "./support/test.ts";
import { sidewaysWidths } from "./support/width.ts";

const values = ["Brain", "Effort", "Skill", "Character"] as const;
const inWords = {
  middle: "Brain is 50, Effort 50 and Skill 50. With Character at 50, the circles stand apart.",
  played: "Brain is 88, Effort 94 and Skill 81. With Character at 97, all three overlap.",
};
const played = "/corevalues?brain=88&effort=94&skill=81&character=97";

const slider = (page: Page, name: string) => page.getByRole("slider", { name, exact: true });

async function settings(page: Page): Promise<number[]> {
  return Promise.all(values.map(async (name) => Number(await slider(page, name).inputValue())));
}

test("four sliders from 0 to 100 by whole steps stand in the middle at first", async ({ page }) => {
  await open(page, "/corevalues");
  await expect(page).toHaveTitle("Core Values · Rival Ultimate");
  expect(await settings(page)).toEqual([50, 50, 50, 50]);
  for (const name of values) {
    await expect(slider(page, name)).toHaveAttribute("min", "0");
    await expect(slider(page, name)).toHaveAttribute("max", "100");
    await expect(slider(page, name)).toHaveAttribute("step", "1");
    await expect(slider(page, name)).toHaveAttribute("aria-valuetext", "50 of 100");
  }
  await expect(slider(page, "Character")).toHaveAccessibleDescription("Pulls the three together.");
  await expect(page.locator("output")).toHaveText(["50", "50", "50", "50"]);
});

test("the picture, the figure and the words follow a slider at once", async ({ page }) => {
  await open(page, "/corevalues");
  const same = await page.evaluate(async () => {
    const canvas = document.querySelector("canvas");
    const range = document.querySelector<HTMLInputElement>("input[type=range]");
    const status = document.querySelector("main [role=status]");
    if (canvas === null || range === null || status === null) return ["nothing to see"];
    const before = canvas.toDataURL();
    range.valueAsNumber = 73;
    range.dispatchEvent(new Event("input", { bubbles: true }));
    await Promise.resolve();
    return [
      canvas.toDataURL() === before ? "the old picture" : "a new picture",
      document.querySelector("output")?.textContent,
      status.textContent.slice(0, 13),
      canvas.ariaLabel === status.textContent,
    ];
  });
  expect(same).toEqual(["a new picture", "73", "Brain is 73, ", true]);
});

test("sliders are worked with the keyboard", async ({ page }) => {
  await open(page, "/corevalues");
  await slider(page, "Effort").focus();
  await page.keyboard.press("ArrowRight");
  await expect(slider(page, "Effort")).toHaveAttribute("aria-valuetext", "51 of 100");
  await page.keyboard.press("End");
  await expect(page.locator("output").nth(1)).toHaveText("100");
  await page.keyboard.press("ArrowUp");
  await expect(page.locator("output").nth(1)).toHaveText("100");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("output").nth(1)).toHaveText("0");
  await page.keyboard.press("Tab");
  await expect(slider(page, "Skill")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  expect(await settings(page)).toEqual([50, 50, 50, 50]);
});

test("the numbers enter the address without a step in the history, defaults left out", async ({
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

test("a link shows what its sender saw, and a reload keeps it", async ({ page }) => {
  await open(page, played);
  for (const visit of ["first", "second"]) {
    await expect(page.getByText(inWords.played), visit).toBeVisible();
    expect(await settings(page), visit).toEqual([88, 94, 81, 97]);
    await page.reload();
  }
});

test("values that no slider can have fall back to the middle, each alone", async ({ page }) => {
  await open(page, "/corevalues?brain=101&effort=-3&skill=many&character=97");
  await expect(slider(page, "Character")).toHaveValue("97");
  expect(await settings(page)).toEqual([50, 50, 50, 97]);
});

test("reset puts all sliders into the middle and empties the address", async ({ page }) => {
  await open(page, played);
  await expect(slider(page, "Brain")).toHaveValue("88");
  await page.getByRole("button", { name: "Reset to 50" }).click();
  expect(await settings(page)).toEqual([50, 50, 50, 50]);
  await expect(page.getByText(inWords.middle)).toBeVisible();
  await expect(page).toHaveURL("/corevalues");
});

test("the sentence below says what the picture shows, and names the canvas", async ({ page }) => {
  await open(page, "/corevalues");
  await expect(page.getByRole("img", { name: inWords.middle })).toBeVisible();
  await expect(page.getByText(inWords.middle)).toHaveAttribute("aria-busy", "false");
  await open(page, played);
  await expect(page.getByRole("img", { name: inWords.played })).toBeVisible();
});

test("sliders moved very often do not flood the history", async ({ page }) => {
  await open(page, "/corevalues");
  await page.evaluate(async () => {
    const range = document.querySelector<HTMLInputElement>("input[type=range]");
    if (range === null) return;
    for (let step = 0; step <= 400; step += 1) {
      range.valueAsNumber = step === 400 ? 61 : step % 100;
      range.dispatchEvent(new Event("input", { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, 4));
    }
  });
  await expect(page).toHaveURL("/corevalues?brain=61");
});

test("leaving at once after a move keeps the next page's address clean", async ({ page }) => {
  await open(page, "/corevalues");
  await slider(page, "Skill").fill("12");
  await page.getByRole("contentinfo").getByRole("link", { name: "Fifty Plates" }).click();
  await expect(page).toHaveURL("/fiftyplates");
  await page.waitForTimeout(500);
  await expect(page).toHaveURL("/fiftyplates");
});

test("a slider moved before the scripts arrive keeps its place", async ({ page }) => {
  const late: Route[] = [];
  await page.route("**/assets/*.js", (route) => late.push(route));
  await page.goto("/corevalues?brain=88", { waitUntil: "commit" });
  await slider(page, "Effort").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.route("**/assets/*.js", (route) => route.continue());
  await Promise.all(late.map((route) => route.continue()));
  await expect(page).toHaveURL("/corevalues?brain=88&effort=52");
  expect(await settings(page)).toEqual([88, 52, 50, 50]);
});

test("with forced colours the sliders can be seen @desktop", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/corevalues");
  await expect(slider(page, "Brain")).toHaveCSS("appearance", "auto");
});

test("the page has no accessibility violations by day and by night", async ({ page }) => {
  await open(page, played);
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await violations(page)).toEqual([]);
});

test("the page never scrolls sideways", async ({ page }) => {
  await open(page, played);
  expect(await sidewaysWidths(page)).toEqual([]);
});

test("without scripts the picture is there as artwork, in words and with its numbers @no-scripts", async ({
  page,
}) => {
  await page.goto(played);
  const artwork = page.locator("figure svg");
  await expect(artwork).toBeVisible();
  const side = (page.viewportSize()?.width ?? 0) < 900 ? 350 : 500;
  const box = await artwork.boundingBox();
  expect(box?.width).toBe(side);
  await expect(page.getByText(inWords.middle)).toBeVisible();
  await expect(page.locator("output")).toHaveText(["50", "50", "50", "50"]);
  await expect(page.locator("noscript p")).toHaveText(/^Moving the sliders needs scripts/);
  for (const name of values) await expect(page.getByLabel(name, { exact: true })).toBeHidden();
  await expect(page.getByText("Reset to 50")).toBeHidden();
});
