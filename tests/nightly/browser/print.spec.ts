import type { Page } from "@playwright/test";
import { open } from "#tests/e2e/support/hydrated.ts";
import { paperWidths } from "#tests/e2e/support/paper.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

/** Number of printed pages; each page is an object in the PDF. */
async function countSheets(page: Page, format: "A4" | "Letter"): Promise<number> {
  const pdf = await page.pdf({ format });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test("pages that teams print fit on few sheets", async ({ page }) => {
  for (const [path, maxSheets] of [
    ["/roster", 1],
    // Forty people.
    ["/roster?season=cote-sauvage-2024", 2],
    ["/seasons/2025", 2],
    ["/tournaments/2025-fog-bowl", 1],
    ["/players", 1],
    ["/players/o", 2],
    ["/players/alder", 2],
    ["/opponents", 1],
    ["/badges/low-tide", 2],
    ["/results?season=cote-sauvage-2025", 2],
    ["/records", 6],
  ] as const) {
    await open(page, path);
    for (const format of ["A4", "Letter"] as const) {
      expect(await countSheets(page, format), `${path}, ${format}`).toBeLessThanOrEqual(maxSheets);
    }
  }
});

// A year heading inside a list does not count.
const controls =
  "nav, header:not(section > header), footer, button, input, select, summary, [role=tablist]";

test("a printed page begins with its title and has no controls", async ({ page }) => {
  for (const [path, title] of [
    ["/roster", /^Côte Sauvage 2026/],
    ["/seasons/2025", /^Côte Sauvage 2025/],
    ["/tournaments/2025-fog-bowl", /^Fog Bowl 2025/],
    ["/players", /^Côte Sauvage: players/],
    ["/results?season=cote-sauvage-2025", /^Côte Sauvage: results/],
    ["/records", /^Côte Sauvage: records/],
  ] as const) {
    await open(page, path);
    await expect(page.locator(controls).filter({ visible: true })).not.toHaveCount(0);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("main .d2:visible").first()).toHaveText(title);
    await expect(page.locator(controls).filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: null });
  }
});

test("the games of a tournament are printed once, whatever width scripts are told", async ({
  page,
}) => {
  await open(page, "/results?season=cote-sauvage-2025");
  await page.emulateMedia({ media: "print" });
  const pool = page.getByRole("heading", { name: "Pool Play" });
  for (const width of [1440, paperWidths.A4]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(pool.filter({ visible: true }), String(width)).toHaveCount(1);
  }
});

test("a closed list is printed open, without the label that opens it", async ({ page }) => {
  for (const path of ["/players/o", "/seasons/2024"]) {
    await open(page, path);
    const list = page.locator("#main details:not([class*=wideOpen])").first();
    await expect(list.locator("summary")).toBeVisible();
    await expect(list.locator("> div")).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(list.locator("> div")).toBeVisible();
    await expect(list.locator("summary")).toBeHidden();
    await page.emulateMedia({ media: null });
  }
});

test("a person and a badge are printed black on white", async ({ page }) => {
  for (const path of ["/players/alder", "/badges/low-tide"]) {
    await open(page, path);
    await page.emulateMedia({ media: "print" });
    const readColors = () =>
      page.getByRole("heading", { level: 1 }).evaluate((heading) => {
        const backgrounds = new Set<string>();
        for (let at: Element | null = heading; at !== null; at = at.parentElement) {
          backgrounds.add(getComputedStyle(at).backgroundColor);
        }
        const isText = getComputedStyle(heading).color === getComputedStyle(document.body).color;
        return { isText, hasBox: backgrounds.size > 2 };
      });
    await expect.poll(readColors, path).toEqual({ isText: true, hasBox: false });
    await page.emulateMedia({ media: null });
  }
});
