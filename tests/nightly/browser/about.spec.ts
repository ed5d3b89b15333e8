import type { Page } from "@playwright/test";
import { open, waitForIslands } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const authors = ["The rake", "A disc", "The lighthouse"] as const;

const testimonials = (page: Page) => page.getByRole("region", { name: "Testimonials" });
const next = (page: Page) => page.getByRole("button", { name: "Next testimonial" });
const previous = (page: Page) => page.getByRole("button", { name: "Previous testimonial" });

/** Authors of the visible testimonials. */
const shown = (page: Page) => testimonials(page).locator("cite").filter({ visible: true });

/** Opens About, and scrolls to the carousel, which wakes when it is seen. */
async function openCarousel(page: Page): Promise<void> {
  await open(page, "/about");
  await testimonials(page).scrollIntoViewIfNeeded();
  await waitForIslands(page, '[data-when="visible"]');
}

test("the carousel of testimonials steps around both ends and says its position", async ({
  page,
}) => {
  await openCarousel(page);
  await expect(testimonials(page)).toHaveAttribute("aria-roledescription", "carousel");
  const slide = testimonials(page).getByRole("group");
  await expect(slide).toHaveAttribute("aria-roledescription", "slide");
  await expect(slide).toHaveAccessibleName("1 of 3");
  await expect(slide.locator("..")).toHaveAttribute("aria-live", "polite");
  await expect(shown(page)).toHaveText([authors[0]]);
  await previous(page).click();
  await expect(shown(page)).toHaveText([authors[2]]);
  for (const [index, author] of authors.entries()) {
    await next(page).click();
    await expect(shown(page)).toHaveText([author]);
    await expect(slide).toHaveAccessibleName(`${index + 1} of 3`);
  }
});

test("on a phone all testimonials are listed, without buttons @phone", async ({ page }) => {
  await openCarousel(page);
  await expect(shown(page)).toHaveText([...authors]);
  await expect(testimonials(page).getByRole("listitem")).toHaveCount(3);
  await expect(next(page)).toBeHidden();
  await expect(previous(page)).toBeHidden();
  await expect(testimonials(page)).not.toHaveAttribute("aria-roledescription");
});
