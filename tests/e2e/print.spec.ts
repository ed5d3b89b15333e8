/** Tests pages of the record in print. */
import type { Page } from "@playwright/test";
import { open } from "./support/hydrated.ts";
import { expect, test } from "./support/test.ts";

/** Number of printed pages; each page is an object in the PDF. */
async function countSheets(page: Page, format: "A4" | "Letter"): Promise<number> {
  const pdf = await page.pdf({ format });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

// A year heading inside a list does not count.
const controls =
  "nav, header:not(section > header), footer, button, input, select, summary, [role=tablist]";

/** Printed pages: maximum number of sheets, and the first text. */
const prints = [
  ["/roster", 1, /^Côte Sauvage 2026/],
  // Forty people on one page.
  ["/roster?season=cote-sauvage-2024", 2, /^Côte Sauvage 2024/],
  ["/seasons/2025", 2, /^Côte Sauvage 2025/],
  ["/tournaments/2025-fog-bowl", 1, /^Fog Bowl 2025/],
  ["/players", 1, /^Côte Sauvage: players/],
  ["/results?season=cote-sauvage-2025", 2, /^Côte Sauvage: results/],
  ["/records", 6, /^Côte Sauvage: records/],
] as const;

test("pages that teams print fit on few sheets, begin with their title, and have no controls @desktop", async ({
  page,
}) => {
  for (const [path, maxSheets, title] of prints) {
    await test.step(path, async () => {
      await open(page, path);
      await expect(page.locator(controls).filter({ visible: true })).not.toHaveCount(0);
      for (const format of ["A4", "Letter"] as const) {
        expect(await countSheets(page, format), format).toBeLessThanOrEqual(maxSheets);
      }
      await page.emulateMedia({ media: "print" });
      await expect(page.locator("main .d2:visible").first()).toHaveText(title);
      await expect(page.locator(controls).filter({ visible: true })).toHaveCount(0);
      await page.emulateMedia({ media: null });
    });
  }
});

test("the printed roster lists the team by number, and repeats its head on the second sheet @desktop", async ({
  page,
}) => {
  await open(page, "/roster?season=cote-sauvage-2025");
  await page.emulateMedia({ media: "print" });
  const rows = page.getByRole("table").locator("tbody tr");
  await expect(rows.first()).toContainText("Abernathy-Fitzwilliam, Wilhelmina-Josephine “Billie”");
  await expect(rows.last()).toContainText("Coach");
  const numbers = (await rows.locator("td:first-child").allTextContents()).filter(Boolean);
  expect(numbers.map(Number)).toEqual(numbers.map(Number).toSorted((a, b) => a - b));
  await test.step("the second page repeats the head", async () => {
    await page.emulateMedia({ media: null });
    await open(page, "/roster?season=cote-sauvage-2024");
    await page.emulateMedia({ media: "print" });
    const table = page.getByRole("table");
    await expect(table.locator("thead").getByText("Côte Sauvage 2024")).toBeVisible();
    await expect(table.locator("thead").getByText("Day, field")).toBeVisible();
    expect(await countSheets(page, "A4")).toBe(2);
  });
});

/** Printable widths of both paper sizes, in CSS pixels. */
const widths = { A4: 688, Letter: 710 };

test("no table is cut off at the edge of the paper @desktop", async ({ page }) => {
  for (const path of ["/records", "/results", "/seasons/2025", "/players", "/roster"]) {
    await open(page, path);
    // After loading: a new document may be measured before print mode is set.
    await page.emulateMedia({ media: "print" });
    await page.evaluate(() => document.fonts.ready);
    for (const [format, width] of Object.entries(widths)) {
      await page.setViewportSize({ width, height: 900 });
      const cut = await page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll("main *")]
          .filter((part) => part.checkVisibility() && part.scrollWidth > part.clientWidth + 1)
          .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowX))
          .map((part) => part.outerHTML.slice(0, 80)),
      );
      expect(cut, `${path}, ${format}`).toEqual([]);
      // A rounding difference is not a cut.
      const right = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(right, `${path}, ${format}`).toBeLessThanOrEqual(width + 1);
    }
    await page.emulateMedia({ media: null });
  }
});

test("the games of a tournament are printed once, whatever width scripts are told @desktop", async ({
  page,
}) => {
  await open(page, "/results?season=cote-sauvage-2025");
  await page.emulateMedia({ media: "print" });
  const pool = page.getByRole("heading", { name: "Pool Play" });
  for (const width of [1440, widths.A4]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(pool.filter({ visible: true }), String(width)).toHaveCount(1);
  }
  await test.step("in a browser that does not tell scripts the paper width", async () => {
    await page.addInitScript(() => {
      const ask = window.matchMedia.bind(window);
      const onScreen = { "(width < 900px)": "not all", "(width >= 900px)": "all" };
      window.matchMedia = (query) => ask(Reflect.get(onScreen, query) ?? query);
    });
    await open(page, "/results?season=cote-sauvage-2025");
    await expect(pool.filter({ visible: true })).toHaveCount(1);
  });
  await test.step("without React", async () => {
    await page.route("**/assets/entry-client-*.js", () => {});
    await page.goto("/results");
    const panel = page.getByRole("region", { name: "Regionals" });
    const scores = page.locator("[class*=SelectableCard_scores]");
    for (const width of [1440, widths.A4]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(panel.or(scores).filter({ visible: true }), String(width)).toHaveCount(1);
    }
  });
});

test("a closed list is printed open, without the label that opens it @desktop", async ({
  page,
}) => {
  for (const path of ["/players/alder", "/seasons/2024"]) {
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

test("a person and a badge each fit on two sheets, black on white @desktop", async ({ page }) => {
  for (const path of ["/players/o", "/players/alder", "/badges/low-tide", "/badges/old-hat"]) {
    await open(page, path);
    for (const format of ["A4", "Letter"] as const) {
      expect(await countSheets(page, format), `${path}, ${format}`).toBeLessThanOrEqual(2);
    }
    await page.emulateMedia({ media: "print" });
    // A number and its unit are on one line in print.
    await expect(page.getByText(/^\d+(?:seasons?|times)$/)).toHaveCount(0);
    const title = page.getByRole("heading", { level: 1 });
    const [color, backgrounds] = await title.evaluate((heading) => {
      const above: string[] = [];
      for (let at: Element | null = heading; at !== null; at = at.parentElement) {
        above.push(getComputedStyle(at).backgroundColor);
      }
      return [getComputedStyle(heading).color, above] as const;
    });
    expect(color, path).toBe(
      await page.locator("body").evaluate((body) => getComputedStyle(body).color),
    );
    expect(new Set(backgrounds).size, path).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: null });
  }
});

test("all opponents fit on one sheet, each with its record @desktop", async ({ page }) => {
  await open(page, "/opponents");
  for (const format of ["A4", "Letter"] as const) {
    expect(await countSheets(page, format), format).toBe(1);
  }
});
