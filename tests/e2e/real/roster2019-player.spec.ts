import { openMix } from "#tests/e2e/support/mix-page.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const newTab = "(opens in a new tab)";

test("the player plays the season's playlist", async ({ page }) => {
  await openMix(page, "/roster2019");
  const play = page.getByRole("link", {
    name: `Play Moving Up the Charts by Rival 2019 ${newTab}`,
  });
  await expect(play).toHaveAttribute(
    "href",
    "https://open.spotify.com/playlist/2upvTnzAS3EtKhxv92kg4m",
  );
  await expect(play).toHaveAttribute("target", "_blank");
});

const days = [
  { on: "before the season", now: "2019-05-01T12:00:00", now124: "0", says: "0 of 124 days" },
  { on: "on the first day", now: "2019-06-22T00:30:00", now124: "0", says: "0 of 124 days" },
  { on: "within the season", now: "2019-07-22T23:30:00", now124: "30", says: "30 of 124 days" },
  { on: "on the last day", now: "2019-10-24T20:00:00", now124: "124", says: "124 of 124 days" },
  { on: "after the season", now: "2026-02-03T04:05:00", now124: "124", says: "season complete" },
];

for (const { on, now, now124, says } of days) {
  test(`the progress ${on} says ${says}`, async ({ page }) => {
    // The clock of a visitor in Kolkata, whose day may differ from the one in Greenwich.
    await page.clock.setFixedTime(new Date(`${now}+05:30`));
    await openMix(page, "/roster2019");
    const progress = page.getByRole("progressbar", { name: "Season progress" });
    await expect(progress).toHaveAttribute("aria-valuenow", now124);
    await expect(progress).toHaveAttribute("aria-valuemin", "0");
    await expect(progress).toHaveAttribute("aria-valuemax", "124");
    await expect(progress).toHaveAttribute("aria-valuetext", says);
    await expect(page.getByText(`Rival 2019 · ${says}`)).toBeVisible();
    const share = await progress.evaluate((track) => {
      const played = getComputedStyle(track, "::before").inlineSize;
      return Number.parseFloat(played) / track.getBoundingClientRect().width;
    });
    expect(share).toBeCloseTo(Number(now124) / 124, 2);
  });
}
