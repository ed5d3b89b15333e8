import type { Page } from "@playwright/test";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const authors = ["The rake", "A disc", "The lighthouse"] as const;

const testimonials = (page: Page) => page.getByRole("region", { name: "Testimonials" });
const next = (page: Page) => page.getByRole("button", { name: "Next testimonial" });
const previous = (page: Page) => page.getByRole("button", { name: "Previous testimonial" });

/** Authors of the visible testimonials. */
async function visibleAuthors(page: Page): Promise<string[]> {
  return testimonials(page).locator("cite").locator("visible=true").allTextContents();
}

test("on a desktop testimonials are a carousel: one at a time, with its position, and around both ends @desktop", async ({
  page,
}) => {
  await page.clock.install();
  await open(page, "/about");
  await expect(testimonials(page)).toHaveAttribute("aria-roledescription", "carousel");
  const slide = testimonials(page).getByRole("group");
  await expect(slide).toHaveAttribute("aria-roledescription", "slide");
  await expect(slide).toHaveAccessibleName("1 of 3");
  await expect(slide.locator("..")).toHaveAttribute("aria-live", "polite");
  expect(await visibleAuthors(page)).toEqual([authors[0]]);
  await previous(page).click();
  expect(await visibleAuthors(page)).toEqual([authors[2]]);
  for (const [index, author] of authors.entries()) {
    await next(page).click();
    expect(await visibleAuthors(page)).toEqual([author]);
    await expect(slide).toHaveAccessibleName(`${index + 1} of 3`);
  }
  await test.step("the carousel never moves by itself", async () => {
    await page.mouse.move(0, 0);
    await page.clock.runFor("01:00");
    expect(await visibleAuthors(page)).toEqual([authors[2]]);
  });
  await test.step("the keyboard works the carousel and keeps the focus", async () => {
    await previous(page).focus();
    await page.keyboard.press("Tab");
    await expect(next(page)).toBeFocused();
    await page.keyboard.press("Enter");
    expect(await visibleAuthors(page)).toEqual([authors[0]]);
    await page.keyboard.press("Space");
    expect(await visibleAuthors(page)).toEqual([authors[1]]);
    await expect(next(page)).toBeFocused();
  });
  await test.step("content below the carousel does not move", async () => {
    const below = page.getByRole("heading", { name: "Our Core Values" });
    const place = () => below.evaluate((node) => node.getBoundingClientRect().top + scrollY);
    const before = await place();
    for (const _ of authors) {
      await next(page).click();
      expect(await place()).toBe(before);
    }
  });
  await test.step("a narrow window has a list without buttons, a wide one the carousel", async () => {
    await page.setViewportSize({ width: 600, height: 900 });
    expect(await visibleAuthors(page)).toEqual([...authors]);
    await expect(testimonials(page).getByRole("listitem")).toHaveCount(3);
    await expect(next(page)).toBeHidden();
    await expect(previous(page)).toBeHidden();
    await expect(testimonials(page)).not.toHaveAttribute("aria-roledescription");
    await page.setViewportSize({ width: 1000, height: 900 });
    expect(await visibleAuthors(page)).toEqual([authors[1]]);
  });
});
