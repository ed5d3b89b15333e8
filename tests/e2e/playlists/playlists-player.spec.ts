import { openPlaylists } from "./playlists-page.ts";
import { measureShift, watchShifts } from "#tests/e2e/support/layout-shifts.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const days = [
  { now: "2025-05-03T00:30:00", day: "0", text: "0 of 160 days" },
  { now: "2025-06-02T23:30:00", day: "30", text: "30 of 160 days" },
  { now: "2026-02-03T04:05:00", day: "160", text: "season complete" },
];

test("the season’s progress follows the visitor’s date, and nothing moves when the page loads", async ({
  page,
}) => {
  await watchShifts(page);
  await openPlaylists(page, "/roster2025");
  expect(await measureShift(page)).toBe(0);
  for (const { now, day, text } of days) {
    // A visitor's clock in Kolkata, where the date may differ from UTC.
    await page.clock.setFixedTime(new Date(`${now}+05:30`));
    await openPlaylists(page, "/roster2025");
    const progress = page.getByRole("progressbar", { name: "Season progress" });
    await expect(progress).toHaveAttribute("aria-valuenow", day);
    await expect(progress).toHaveAttribute("aria-valuemin", "0");
    await expect(progress).toHaveAttribute("aria-valuemax", "160");
    await expect(progress).toHaveAttribute("aria-valuetext", text);
    await expect(page.getByText(`Côte Sauvage · ${text}`)).toBeVisible();
    const share = await progress.evaluate((track) => {
      const played = getComputedStyle(track, "::before").inlineSize;
      return Number.parseFloat(played) / track.getBoundingClientRect().width;
    });
    expect(share).toBeCloseTo(Number(day) / 160, 2);
  }
});
