import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { season } from "./results-page.ts";

test("the year of the chosen season is not cut, however long the club's name is @desktop", async ({
  page,
}) => {
  await open(page, "/results");
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const [words, room] = await season(page).evaluate((select: HTMLSelectElement) => {
      const style = getComputedStyle(select);
      const line = document.createElement("span");
      // One by one: there is no `font` for a width that has no keyword.
      const { fontFamily, fontSize, fontStretch, fontWeight, wordSpacing } = style;
      Object.assign(line.style, { fontFamily, fontSize, fontStretch, fontWeight, wordSpacing });
      line.textContent = select.selectedOptions[0]?.textContent ?? "";
      document.body.append(line);
      const padding =
        Number.parseFloat(style.paddingInlineStart) + Number.parseFloat(style.paddingInlineEnd);
      return [line.getBoundingClientRect().width, select.clientWidth - padding];
    });
    expect(words, `${width}`).toBeGreaterThan(40);
    expect(words, `${width}`).toBeLessThanOrEqual(room);
  }
});
