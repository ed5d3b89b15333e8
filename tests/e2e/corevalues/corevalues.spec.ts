import { violationsByDayAndNight } from "#tests/e2e/support/axe.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { descriptions, played, readSettings, slider, values } from "./corevalues-page.ts";
import { findScrollingWidths } from "#tests/e2e/support/width.ts";

test("a moved slider changes picture, number and description at once, and the keyboard moves it", async ({
  page,
}) => {
  await open(page, "/corevalues");
  await test.step("picture, number and description follow a slider at once", async () => {
    const shown = await page.evaluate(async () => {
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
    expect(shown).toEqual(["a new picture", "73", "Brain is 73, ", true]);
  });
  await test.step("the keyboard moves sliders", async () => {
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
    expect(await readSettings(page)).toEqual([50, 50, 50, 50]);
  });
});

test("a slider’s value and focus are visible, in forced colors, too @desktop", async ({ page }) => {
  await open(page, "/corevalues");
  await test.step("a focus ring is visible around the disc", async () => {
    const takeScreenshot = async () =>
      (await slider(page, "Brain").screenshot()).toString("base64");
    const before = await takeScreenshot();
    await slider(page, "Brain").focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await expect(slider(page, "Brain")).toBeFocused();
    expect(await takeScreenshot()).not.toBe(before);
  });
  await test.step("in forced colors the track still shows the value", async () => {
    await page.emulateMedia({ forcedColors: "active" });
    const strip = await slider(page, "Brain").boundingBox();
    if (strip === null) throw new Error("There is no slider.");
    const sampleAt = async (share: number, down: number) => {
      const [x, y] = [strip.x + strip.width * share, strip.y + strip.height * down];
      const bytes = await page.screenshot({ clip: { x, y, width: 4, height: 4 } });
      return bytes.toString("base64");
    };
    const [filled, empty, edge] = [
      await sampleAt(0.15, 0.5),
      await sampleAt(0.85, 0.5),
      await sampleAt(0.85, 0.3),
    ];
    expect(filled).not.toBe(empty);
    expect(edge).not.toBe(empty);
  });
});

test("the picture has a description in words, and the page is accessible in light and dark mode and never scrolls sideways @both", async ({
  page,
}) => {
  await open(page, played);
  await expect(page.getByRole("img", { name: descriptions.played })).toBeVisible();
  await expect(page.getByText(descriptions.played)).toHaveAttribute("aria-busy", "false");
  await expect(slider(page, "Character")).toHaveAccessibleDescription("Pulls the three together.");
  expect(await violationsByDayAndNight(page)).toEqual([]);
  expect(await findScrollingWidths(page)).toEqual([]);
});

test("without scripts the picture is static artwork with a description and numbers @no-scripts", async ({
  page,
}) => {
  await page.goto(played);
  const artwork = page.locator("figure svg");
  await expect(artwork).toBeVisible();
  const side = (page.viewportSize()?.width ?? 0) < 900 ? 350 : 500;
  const box = await artwork.boundingBox();
  expect(box?.width).toBe(side);
  await expect(page.getByText(descriptions.atStart)).toBeVisible();
  await expect(page.locator("output")).toHaveText(["50", "50", "50", "50"]);
  await expect(page.locator("noscript p")).toHaveText(/^You need JavaScript to move the sliders/);
  for (const name of values) await expect(page.getByLabel(name, { exact: true })).toBeHidden();
  await expect(page.getByText("Reset to 50")).toBeHidden();
});
