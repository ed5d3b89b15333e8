import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("with more contrast, secondary text and thin lines have the color of the text", async ({
  page,
}) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, contrast: "no-preference", reducedMotion: "reduce" });
    await open(page, "/opponents/gale");
    const readColors = () =>
      page.evaluate(() => {
        const { color } = getComputedStyle(document.body);
        const muted = [...document.querySelectorAll("#main .muted")];
        const rows = [...document.querySelectorAll("#main section ol > li")];
        return {
          isMutedFull: muted.every((text) => getComputedStyle(text).color === color),
          isLineLight: rows
            .filter((row) => getComputedStyle(row).borderBottomStyle === "solid")
            .some((row) => getComputedStyle(row).borderBottomColor !== color),
        };
      });
    await expect.poll(readColors).toEqual({ isMutedFull: false, isLineLight: true });
    await page.emulateMedia({ contrast: "more" });
    await expect.poll(readColors).toEqual({ isMutedFull: true, isLineLight: false });
  }
});
