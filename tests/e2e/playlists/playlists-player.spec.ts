import { openPlaylists } from "./playlists-page.ts";
import { measureShift, watchShifts } from "#tests/e2e/support/layout-shifts.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const days = [
  { now: "2025-05-03T00:30:00", today: "0", says: "0 of 160 days" },
  { now: "2025-06-02T23:30:00", today: "30", says: "30 of 160 days" },
  { now: "2026-02-03T04:05:00", today: "160", says: "season complete" },
];

test("progress follows the visitor’s date, and nothing moves when the no-script playlists are removed", async ({
  page,
}) => {
  await watchShifts(page);
  await openPlaylists(page, "/roster2025");
  expect(await measureShift(page)).toBe(0);
  for (const { now, today, says } of days) {
    // A visitor's clock in Kolkata, where the date may differ from UTC.
    await page.clock.setFixedTime(new Date(`${now}+05:30`));
    await openPlaylists(page, "/roster2025");
    const progress = page.getByRole("progressbar", { name: "Season progress" });
    await expect(progress).toHaveAttribute("aria-valuenow", today);
    await expect(progress).toHaveAttribute("aria-valuemin", "0");
    await expect(progress).toHaveAttribute("aria-valuemax", "160");
    await expect(progress).toHaveAttribute("aria-valuetext", says);
    await expect(page.getByText(`Côte Sauvage · ${says}`)).toBeVisible();
    const share = await progress.evaluate((track) => {
      const played = getComputedStyle(track, "::before").inlineSize;
      return Number.parseFloat(played) / track.getBoundingClientRect().width;
    });
    expect(share).toBeCloseTo(Number(today) / 160, 2);
  }
});
