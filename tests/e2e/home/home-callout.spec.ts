import { measureBox } from "#tests/e2e/support/box.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { whileTryoutsAreOpen } from "#tests/e2e/support/tryouts-open.ts";

test("a callout of long words stays on its ticket and does not touch the disc, from 320 to 1440 px @desktop", async ({
  page,
}) => {
  const lines = ["Mannschaftsauswahl", "for everybody who is new", "Sommernachmittag!"] as const;
  await page.route("**/index.page.json", async (route) => {
    const response = await route.fetch();
    const file = await response.json();
    file.data.day.callout.lines = lines;
    await route.fulfill({ json: file });
  });
  await whileTryoutsAreOpen(page);
  await open(page, "/about");
  await page.getByRole("banner").getByRole("link", { name: /home/i }).click();
  const callout = page.locator("main").getByRole("link", { name: /^Mannschaft/ });
  await expect(callout).toBeVisible();
  for (const width of [320, 390, 600, 899, 900, 1200, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const ticket = await measureBox(callout);
    const disc = await measureBox(callout.locator("svg").first());
    const boxes = await Promise.all(
      lines.map(async (line) => measureBox(callout.getByText(line, { exact: true }))),
    );
    for (const box of boxes) {
      expect(box.x + box.width, `${width}`).toBeLessThanOrEqual(ticket.x + ticket.width);
      const isBesideDisc = box.y + box.height > disc.y;
      if (isBesideDisc) expect(box.x + box.width, `${width}`).toBeLessThanOrEqual(disc.x);
    }
    // In narrow windows the first two lines are one row.
    const [start, middle] = boxes;
    const isOneRow = width < 900;
    if (isOneRow) expect((start?.x ?? 0) + (start?.width ?? 0)).toBeLessThanOrEqual(middle?.x ?? 0);
  }
});
