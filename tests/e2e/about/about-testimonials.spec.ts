import type { Page } from "@playwright/test";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const authors = ["The rake", "A disc", "The lighthouse"] as const;

const testimonials = (page: Page) => page.getByRole("region", { name: "Testimonials" });
const next = (page: Page) => page.getByRole("button", { name: "Next testimonial" });
const previous = (page: Page) => page.getByRole("button", { name: "Previous testimonial" });

/** Who speaks in what can be seen of the testimonials. */
async function speakers(page: Page): Promise<string[]> {
  return testimonials(page).locator("cite").locator("visible=true").allTextContents();
}

test("one testimonial is shown, and both buttons wrap around at the ends @desktop", async ({
  page,
}) => {
  await open(page, "/about");
  expect(await speakers(page)).toEqual([authors[0]]);
  await previous(page).click();
  expect(await speakers(page)).toEqual([authors[2]]);
  for (const author of authors) {
    await next(page).click();
    expect(await speakers(page)).toEqual([author]);
  }
  await next(page).click();
  expect(await speakers(page)).toEqual([authors[0]]);
});

test("a carousel says what it is and which slide it shows @desktop", async ({ page }) => {
  await open(page, "/about");
  await expect(testimonials(page)).toHaveAttribute("aria-roledescription", "carousel");
  const slide = testimonials(page).getByRole("group");
  await expect(slide).toHaveCount(1);
  await expect(slide).toHaveAttribute("aria-roledescription", "slide");
  await expect(slide).toHaveAccessibleName("1 of 3");
  await next(page).click();
  await expect(slide).toHaveAccessibleName("2 of 3");
  await expect(slide.locator("..")).toHaveAttribute("aria-live", "polite");
});

test("the carousel is worked with the keyboard and keeps the focus @desktop", async ({ page }) => {
  await open(page, "/about");
  await previous(page).focus();
  await page.keyboard.press("Tab");
  await expect(next(page)).toBeFocused();
  await page.keyboard.press("Enter");
  expect(await speakers(page)).toEqual([authors[1]]);
  await page.keyboard.press("Space");
  expect(await speakers(page)).toEqual([authors[2]]);
  await expect(next(page)).toBeFocused();
});

test("the carousel never moves by itself @desktop", async ({ page }) => {
  await page.clock.install();
  await open(page, "/about");
  await next(page).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor("01:00");
  expect(await speakers(page)).toEqual([authors[1]]);
});

test("a step of the carousel moves nothing below it @desktop", async ({ page }) => {
  await open(page, "/about");
  const below = page.getByRole("heading", { name: "Our Core Values" });
  const place = () => below.evaluate((node) => node.getBoundingClientRect().top + scrollY);
  const before = await place();
  for (const _ of authors) {
    await next(page).click();
    expect(await place()).toBe(before);
  }
});

test("phones list all testimonials without buttons @phone", async ({ page }) => {
  await open(page, "/about");
  expect(await speakers(page)).toEqual([...authors]);
  await expect(next(page)).toBeHidden();
  await expect(previous(page)).toBeHidden();
  await expect(testimonials(page).getByRole("listitem")).toHaveCount(3);
  await expect(testimonials(page)).not.toHaveAttribute("aria-roledescription");
});

test("the list becomes a carousel and back when the window changes @desktop", async ({ page }) => {
  await open(page, "/about");
  await next(page).click();
  await page.setViewportSize({ width: 600, height: 900 });
  expect(await speakers(page)).toEqual([...authors]);
  await expect(testimonials(page).getByRole("listitem")).toHaveCount(3);
  await page.setViewportSize({ width: 1000, height: 900 });
  expect(await speakers(page)).toEqual([authors[1]]);
});

test("stars are filled and empty, and say so: one has three of five", async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 900 });
  await open(page, "/about");
  const ratings = testimonials(page).getByRole("img");
  const names = await ratings.evaluateAll((all) => all.map((one) => one.ariaLabel));
  expect(names).toEqual(["5 of 5 stars", "3 of 5 stars", "5 of 5 stars"]);
  await expect(ratings.nth(1).locator('use[href="#icons-star"]')).toHaveCount(3);
  await expect(ratings.nth(1).locator('use[href="#icons-star-empty"]')).toHaveCount(2);
  await expect(ratings.nth(0).locator('use[href="#icons-star"]')).toHaveCount(5);
});

test("without scripts all testimonials are listed @no-scripts", async ({ page }) => {
  await page.goto("/about");
  expect(await speakers(page)).toEqual([...authors]);
  await expect(testimonials(page).getByRole("listitem")).toHaveCount(3);
  await expect(next(page)).toBeHidden();
  await expect(previous(page)).toBeHidden();
});
