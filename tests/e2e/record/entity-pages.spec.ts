import type { Page } from "@playwright/test";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("next shows another page of the same kind, and previous the one before @desktop", async ({
  page,
}) => {
  const first = "/tournaments/2024-fog-bowl";
  await open(page, first);
  const heading = page.getByRole("heading", { level: 1 });
  const title = (await heading.textContent()) ?? "";
  await page.locator('a[rel="next"]').click();
  await expect(page).toHaveURL(/\/tournaments\//);
  await expect(heading).not.toHaveText(title);
  await page.locator('a[rel="prev"]').click();
  await expect(page).toHaveURL(first);
  await expect(heading).toHaveText(title);
});

/** Texts that lie over the page's picture, and the share of the picture that its box shows. */
function readPicture(page: Page) {
  return page.evaluate(() => {
    const pictures = [...document.querySelectorAll("main svg:has(> use[href*='scene'])")];
    const picture = pictures.find((svg) => svg.getBoundingClientRect().width > 0);
    if (!(picture instanceof SVGSVGElement)) throw new Error("The page has no picture.");
    const box = picture.getBoundingClientRect();
    const { width, height } = picture.viewBox.baseVal;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const over: string[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNode(texts.currentNode);
      const covers = [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          right - left > 1 &&
          right > box.left &&
          left < box.right &&
          bottom > box.top + 1 &&
          // Letters do not fill their line.
          top + (bottom - top) / 4 < box.bottom,
      );
      if (covers) over.push(texts.currentNode.textContent ?? "");
    }
    return { over, cropped: Math.abs(box.width / box.height - width / height) };
  });
}

test("the picture of a tournament is not cropped, and no text lies over it", async ({ page }) => {
  await open(page, "/tournaments/2024-fog-bowl");
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const { over, cropped } = await readPicture(page);
    expect(over, `at ${width} pixels`).toEqual([]);
    expect(cropped, `at ${width} pixels`).toBeLessThan(0.05);
  }
});
