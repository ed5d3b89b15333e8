import { boxOf } from "#tests/e2e/support/box.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { card, cards, count, scores, searchField, season } from "./results-page.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { brokenWords, linesOf } from "#tests/e2e/support/words.ts";

test("the panel of a desktop is whole, opens below the bar, and shows the end of its games @desktop", async ({
  page,
}) => {
  await test.step("it never scrolls in itself, and its end comes into view", async () => {
    await page.setViewportSize({ width: 1440, height: 700 });
    await open(page, "/results?show=all&tournament=2024-fog-bowl");
    const panel = page.getByRole("region", { name: "Fog Bowl" });
    expect(await panel.evaluate((region) => region.scrollHeight - region.clientHeight)).toBe(0);
    const out = panel.getByRole("link", { name: /Event page/ });
    await page.evaluate(() => {
      scrollTo(0, 2000);
    });
    await expect(out).toBeInViewport({ ratio: 1 });
  });
  await test.step("a card pressed far down the list opens it below the bar, and none is empty above", async () => {
    // Too low for the panel's games: without help its head would be far above the window.
    await page.setViewportSize({ width: 1440, height: 560 });
    await open(page, "/results?show=all");
    await card(page, "2024-fog-bowl").scrollIntoViewIfNeeded();
    await card(page, "2024-fog-bowl").click();
    const panel = page.getByRole("region", { name: "Fog Bowl" });
    const top = () => panel.evaluate((region) => Math.round(region.getBoundingClientRect().top));
    await expect.poll(top).toBe(100);
    await page.evaluate(() => {
      scrollBy(0, -600);
    });
    await expect.poll(top).toBe(100);
    await page.evaluate(() => {
      scrollTo(0, 0);
    });
    const list = page.getByRole("heading", { level: 2, name: "2026" });
    const listTop = async () => Math.round((await list.boundingBox())?.y ?? 0);
    await expect.poll(async () => Math.abs((await top()) - (await listTop()))).toBeLessThan(20);
  });
  await test.step("the crest withdraws into the bar and covers no card that passes below", async () => {
    await page.evaluate(() => {
      scrollTo(0, 900);
    });
    const bar = page.getByRole("banner");
    const crest = bar.locator("a[href='/'] >> visible=true");
    const bottom = async (of: typeof bar) => {
      const box = await of.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    await expect.poll(async () => (await bottom(crest)) <= (await bottom(bar))).toBe(true);
  });
});

test("the selected card keeps its words and its medal apart from its gold @desktop", async ({
  page,
}) => {
  await test.step("the place is as dark as the words", async () => {
    await page.emulateMedia({ colorScheme: "dark" });
    await open(page, "/results?tournament=2025-one-day");
    const selected = card(page, "2025-one-day");
    const colorOf = (text: string) =>
      selected
        .getByText(text, { exact: true })
        .evaluate((element) => getComputedStyle(element).color);
    expect(await colorOf("th")).toBe(await colorOf("Rockland, ME"));
    await page.emulateMedia({ colorScheme: null });
  });
  await test.step("a gold medal stands out", async () => {
    await open(page, "/results?tournament=2025-new-year");
    const selected = card(page, "2025-new-year");
    const ground = await selected.evaluate((element) => getComputedStyle(element).backgroundColor);
    const medal = selected.locator("svg:has(> circle + circle) > circle").first();
    await expect(medal).not.toHaveCSS("fill", ground);
  });
});

test("wide pages have the scores in the panel only, and in the card once narrow @desktop", async ({
  page,
}) => {
  await open(page, "/results?tournament=2026-spring");
  const scores = page.locator("ol").getByText("Hartford Fathom");
  await expect(scores).toHaveCount(0);
  await page.setViewportSize({ width: 800, height: 900 });
  await expect(scores.locator("visible=true")).toHaveCount(1);
  await test.step("the year of the chosen season is not cut, however long the name of the club is", async () => {
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
});

test("phones keep a pressed card where the finger is, close it at a second press, and say so in the address @phone", async ({
  page,
}) => {
  // Its season comes from the tournament alone, and stays without it.
  await open(page, "/results?tournament=2025-new-year");
  const first = card(page, "2025-new-year");
  await expect(first).toHaveAttribute("aria-expanded", "true");
  await first.click();
  await expect(first).toHaveAttribute("aria-expanded", "false");
  await expect(page.getByText("Saint John Drift").locator("visible=true")).toHaveCount(0);
  await expect(page).toHaveURL(/\/results\?tournament=none&season=cote-sauvage-2025$/);
  await expect(count(page)).toHaveText("4 tournaments");
  await page.goBack();
  await expect(first).toHaveAttribute("aria-expanded", "true");
  await test.step("a pressed card stays where the finger is", async () => {
    await open(page, "/results");
    const pressed = card(page, "2026-someday");
    // In the middle of the window: the page has room above it for what the open card loses.
    await pressed.evaluate((element) => {
      element.scrollIntoView({ block: "center", behavior: "instant" });
    });
    const before = await pressed.boundingBox();
    await pressed.click();
    await expect(pressed).toHaveAttribute("aria-expanded", "true");
    await page.waitForTimeout(200);
    const after = await pressed.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(3);
  });
});

test("phones list what a search found, and open what is pressed @phone", async ({ page }) => {
  await open(page, "/results?show=all");
  await expect(card(page, "2026-regionals")).toHaveAttribute("aria-expanded", "true");
  await searchField(page).pressSequentially("regi");
  await expect(count(page)).toHaveText("3 tournaments");
  await expect(page.locator("[aria-expanded=true]")).toHaveCount(0);
  const pressed = cards(page).nth(1);
  await pressed.click();
  await expect(pressed).toHaveAttribute("aria-expanded", "true");
  await searchField(page).press("End");
  await searchField(page).pressSequentially("onals");
  await expect(page).toHaveURL(/q=regionals/);
  await expect(pressed).toHaveAttribute("aria-expanded", "true");
});

test("phones tell times, map, record and points of an open card, and the record of others @phone", async ({
  page,
}) => {
  await open(page, "/results?tournament=2025-fog-bowl");
  const opened = page.getByRole("listitem").filter({ has: card(page, "2025-fog-bowl") });
  await expect(opened.getByText("Sat 9:00 AM")).toBeVisible();
  await expect(opened.getByText("41–30 points")).toBeVisible();
  await expect(opened.getByText("2–0–1", { exact: true }).locator("visible=true")).toHaveCount(1);
  await expect(opened.getByRole("link", { name: "Map of Eastport, ME" })).toBeVisible();
  await expect(card(page, "2025-one-day").getByText("0–1")).toBeVisible();
  await test.step("opponent and time stand in the middle of the row, beside the score", async () => {
    const game = scores(page, "Fog Bowl").locator("ul > li", { hasText: "Hartford Fathom" });
    const opponent = game.getByRole("link", { name: "Hartford Fathom" });
    const paddingOver = await opponent.evaluate((link) =>
      Number.parseFloat(getComputedStyle(link).paddingBlockStart),
    );
    const [name, time, outcome] = await Promise.all([
      boxOf(opponent),
      boxOf(game.getByText(/[AP]M$/)),
      boxOf(game.locator(":scope > :first-child")),
    ]);
    expect(name.height).toBeGreaterThanOrEqual(24);
    const middle = (name.y + paddingOver + time.y + time.height) / 2;
    expect(Math.abs(middle - (outcome.y + outcome.height / 2))).toBeLessThan(1);
  });
  await test.step("the last game of an open tournament can be scrolled to", async () => {
    await open(page, "/results?tournament=2026-spring");
    const last = page.getByText("Burlington Eddy").locator("visible=true");
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  });
});

test("narrow phones break neither a word of a name nor a date @phone", async ({ page }) => {
  await open(page, "/results?show=all&tournament=none");
  await expect(cards(page)).toHaveCount(11);
  for (const width of [320, 340, 360, 375, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const names = await page.locator("a[href*='tournament='] h3").all();
    const broken = await Promise.all(names.map((name) => brokenWords(name)));
    expect(broken.flat(), `${width} px`).toEqual([]);
    const dates = page.locator("a[href*='tournament='] h3 + p", { hasNotText: "announced" });
    const facts = await dates.all();
    const lines = (await Promise.all(facts.map((fact) => linesOf(fact)))).flat();
    // "2022 ·" and "September" are half a line; "11" alone is a day without its month.
    expect(
      lines.filter((line) => /[·a-z]$|^\d{1,2}\b/.test(line)),
      `${width} px`,
    ).toEqual([]);
  }
});

test("without scripts the default season can be read @no-scripts", async ({ page }) => {
  await page.goto("/results");
  await expect(page.getByRole("heading", { level: 1, name: "Results" })).toBeVisible();
  await expect(page.getByText("4 tournaments")).toBeVisible();
  await expect(cards(page)).toHaveCount(4);
  await expect(page.getByText("Devens, MA").and(page.locator(":visible")).first()).toBeVisible();
  await expect(page.getByText("2–1").first()).toBeVisible();
  await expect(searchField(page)).toBeHidden();
  await expect(season(page)).toBeHidden();
});

test("a shared address shows its open card on a phone, a reload the place that was left @phone", async ({
  page,
}) => {
  await open(page, "/results?show=all&tournament=2024-regionals");
  const shared = card(page, "2024-regionals");
  await expect(shared).toHaveAttribute("aria-expanded", "true");
  await expect(shared).toBeInViewport({ ratio: 1 });
  const { y } = await boxOf(shared);
  expect(y).toBeLessThan(300);
  await page.evaluate(() => scrollTo(0, 100));
  await page.reload();
  await expect(shared).toHaveAttribute("aria-expanded", "true");
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => scrollY)).toBe(100);
});
