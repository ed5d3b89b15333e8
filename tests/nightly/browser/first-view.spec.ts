import type { Locator } from "@playwright/test";
import { measureBox } from "#tests/e2e/support/box.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { whileTryoutsAreOpen } from "#tests/e2e/support/tryouts-open.ts";

/** Expects parts to be whole in the window before any scrolling. */
async function expectInFirstView(...parts: readonly Locator[]): Promise<void> {
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
}

for (const [where, tag, sizes] of [
  ["on desktops ", "", ["900x700", "1440x900", "2560x1440"]],
  ["on phones and tablets ", " @phone", ["320x640", "390x844", "820x1180", "844x390"]],
] as const) {
  test(`${where}the first view of Home has the club’s name beside the ticket${tag}`, async ({
    page,
  }) => {
    await whileTryoutsAreOpen(page);
    await open(page, "/");
    await page.evaluate(() => document.fonts.ready);
    const main = page.getByRole("main");
    const ticket = main.getByRole("link", { name: /^Come and throw/ });
    const line = main.getByRole("heading", { level: 1 }).getByText(/^(mixed|from|since)/);
    await expect(ticket).toBeVisible();
    for (const size of sizes) {
      const [width = 0, height = 0] = size.split("x").map(Number);
      await page.setViewportSize({ width, height });
      await expectInFirstView(...(await line.all()), ticket);
      const [who, where] = [await measureBox(line.last()), await measureBox(ticket)];
      const isApart =
        who.y + who.height <= where.y ||
        who.x + who.width <= where.x ||
        where.y + where.height <= who.y;
      expect(isApart, size).toBe(true);
    }
  });
}

test("on a phone the first view of About begins to say who the team is @phone", async ({
  page,
}) => {
  await open(page, "/about");
  const blurb = page.getByText(/^Côte Sauvage is an invented club/);
  await expect(blurb).toBeInViewport();
  // Two lines.
  expect((await measureBox(blurb)).y + 60).toBeLessThanOrEqual(844);
});

test("on a phone the first view of Join says when, where and for whom tryouts are @phone", async ({
  page,
}) => {
  await whileTryoutsAreOpen(page);
  await open(page, "/join");
  const tryouts = page.getByRole("region", { name: "Tryouts" });
  await expectInFirstView(
    ...["When", "Where", "Level", "Cost", "Contact"].map((name) =>
      tryouts.locator("dt").getByText(name, { exact: true }).first(),
    ),
    tryouts.getByRole("link", { name: /^tryouts@/ }),
  );
});
