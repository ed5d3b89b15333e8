import { measureBox } from "#tests/e2e/support/box.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { card, cards, count, scores, searchField, season } from "./results-page.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { brokenWords, readLines } from "#tests/e2e/support/words.ts";

test("on a desktop the scores open in view below the bar, and their end can be scrolled to @desktop", async ({
  page,
}) => {
  await test.step("the panel has no scroll bar of its own, and its end scrolls into view", async () => {
    await page.setViewportSize({ width: 1440, height: 700 });
    await open(page, "/results?show=all&tournament=2024-fog-bowl");
    const panel = page.getByRole("region", { name: "Fog Bowl" });
    expect(await panel.evaluate((region) => region.scrollHeight - region.clientHeight)).toBe(0);
    const eventPage = panel.getByRole("link", { name: /Event page/ });
    await page.evaluate(() => {
      scrollTo(0, 2000);
    });
    await expect(eventPage).toBeInViewport({ ratio: 1 });
  });
  await test.step("after a click far down the list the panel opens below the bar and scrolls with the list", async () => {
    // Too low for the panel's games: its heading could scroll far above the window.
    await page.setViewportSize({ width: 1440, height: 560 });
    await open(page, "/results?show=all");
    await card(page, "2024-fog-bowl").scrollIntoViewIfNeeded();
    await card(page, "2024-fog-bowl").click();
    const panel = page.getByRole("region", { name: "Fog Bowl" });
    const top = () => panel.evaluate((region) => Math.round(region.getBoundingClientRect().top));
    // Below the bar, with some space.
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
  await test.step("the crest shrinks into the bar and covers no card", async () => {
    await page.evaluate(() => {
      scrollTo(0, 900);
    });
    const bar = page.getByRole("banner");
    const crest = bar.locator("a[href='/'] >> visible=true");
    const measureBottom = async (part: typeof bar) => {
      const box = await part.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    await expect
      .poll(async () => (await measureBottom(crest)) <= (await measureBottom(bar)))
      .toBe(true);
  });
});

test("on the gold of the selected card the place has the color of the text, and a gold medal is visible @desktop", async ({
  page,
}) => {
  await test.step("the place has the text color", async () => {
    await page.emulateMedia({ colorScheme: "dark" });
    await open(page, "/results?tournament=2025-one-day");
    const selected = card(page, "2025-one-day");
    const readColor = (text: string) =>
      selected
        .getByText(text, { exact: true })
        .evaluate((element) => getComputedStyle(element).color);
    expect(await readColor("th")).toBe(await readColor("Rockland, ME"));
    await page.emulateMedia({ colorScheme: null });
  });
  await test.step("a gold medal is visible on gold", async () => {
    await open(page, "/results?tournament=2025-new-year");
    const selected = card(page, "2025-new-year");
    const ground = await selected.evaluate((element) => getComputedStyle(element).backgroundColor);
    const medal = selected.locator("svg:has(> circle + circle) > circle").first();
    await expect(medal).not.toHaveCSS("fill", ground);
  });
});

test("wide windows show the scores beside the list, narrow ones in the card, and no season’s name is cut off @desktop", async ({
  page,
}) => {
  await open(page, "/results?tournament=2026-spring");
  const scores = page.locator("ol ol").getByText("Hartford Fathom");
  await expect(scores).toHaveCount(0);
  await page.setViewportSize({ width: 800, height: 900 });
  await expect(scores.locator("visible=true")).toHaveCount(1);
  await test.step("a long club name does not cut off the year of the selected season", async () => {
    await open(page, "/results");
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const [textWidth, available] = await season(page).evaluate((select: HTMLSelectElement) => {
        const style = getComputedStyle(select);
        const line = document.createElement("span");
        // The `font` shorthand is empty with a font-stretch percentage.
        const { fontFamily, fontSize, fontStretch, fontWeight, wordSpacing } = style;
        Object.assign(line.style, { fontFamily, fontSize, fontStretch, fontWeight, wordSpacing });
        line.textContent = select.selectedOptions[0]?.textContent ?? "";
        document.body.append(line);
        const padding =
          Number.parseFloat(style.paddingInlineStart) + Number.parseFloat(style.paddingInlineEnd);
        return [line.getBoundingClientRect().width, select.clientWidth - padding];
      });
      expect(textWidth, `${width}`).toBeGreaterThan(40);
      expect(textWidth, `${width}`).toBeLessThanOrEqual(available);
    }
  });
});

test("on phones a second tap closes a card, which the URL keeps, and a tapped card stays where it is @phone", async ({
  page,
}) => {
  // The tournament selects its season, which stays selected when the card closes.
  await open(page, "/results?tournament=2025-new-year");
  const first = card(page, "2025-new-year");
  await expect(first).toHaveAttribute("aria-expanded", "true");
  const opponent = page.getByText("Saint John Drift").locator("visible=true");
  await expect(opponent).not.toHaveCount(0);
  await first.click();
  await expect(first).toHaveAttribute("aria-expanded", "false");
  await expect(opponent).toHaveCount(0);
  await expect(page).toHaveURL(/\/results\?tournament=none&season=cote-sauvage-2025$/);
  await expect(count(page)).toHaveText("4 tournaments");
  await page.goBack();
  await expect(first).toHaveAttribute("aria-expanded", "true");
  await test.step("a tapped card stays put", async () => {
    await open(page, "/results");
    const tapped = card(page, "2026-someday");
    // In the middle of the window, so that there is room to scroll when the card above closes.
    await tapped.evaluate((element) => {
      element.scrollIntoView({ block: "center", behavior: "instant" });
    });
    const before = await tapped.boundingBox();
    await tapped.click();
    await expect(tapped).toHaveAttribute("aria-expanded", "true");
    // A card above closes meanwhile.
    await page.waitForTimeout(200);
    const after = await tapped.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(3);
  });
});

test("on phones a search closes all cards, and one tapped then stays open while typing @phone", async ({
  page,
}) => {
  await open(page, "/results?show=all");
  await expect(card(page, "2026-regionals")).toHaveAttribute("aria-expanded", "true");
  await searchField(page).pressSequentially("regi");
  await expect(count(page)).toHaveText("3 tournaments");
  await expect(page.locator("[aria-expanded=true]")).toHaveCount(0);
  const tapped = cards(page).nth(1);
  await tapped.click();
  await expect(tapped).toHaveAttribute("aria-expanded", "true");
  await searchField(page).press("End");
  await searchField(page).pressSequentially("onals");
  await expect(page).toHaveURL(/q=regionals/);
  await expect(tapped).toHaveAttribute("aria-expanded", "true");
});

test("on phones an open card shows times, map, record and points; a closed one only the record @phone", async ({
  page,
}) => {
  await open(page, "/results?tournament=2025-fog-bowl");
  const opened = page.getByRole("listitem").filter({ has: card(page, "2025-fog-bowl") });
  await expect(opened.getByText("Sat 9:00 AM")).toBeVisible();
  await expect(opened.getByText("41–30 points")).toBeVisible();
  await expect(opened.getByText("2–0–1", { exact: true }).locator("visible=true")).toHaveCount(1);
  await expect(opened.getByRole("link", { name: "Map of Eastport, ME" })).toBeVisible();
  await expect(card(page, "2025-one-day").getByText("0–1")).toBeVisible();
  await test.step("the opponent is beside the score, the time below", async () => {
    const game = scores(page, "Fog Bowl").locator("ol > li", { hasText: "Hartford Fathom" });
    const [name, time, score] = await Promise.all([
      measureBox(game.getByRole("link", { name: "Hartford Fathom" })),
      measureBox(game.getByText(/[AP]M$/)),
      measureBox(game.locator(":scope > :first-child")),
    ]);
    expect(name.height).toBeGreaterThanOrEqual(24);
    const middle = name.y + name.height / 2;
    expect(Math.abs(middle - (score.y + score.height / 2))).toBeLessThan(2);
    expect(time.x).toBe(name.x);
    expect(time.y).toBeGreaterThanOrEqual(name.y + name.height);
  });
  await test.step("the last game of an open tournament can be scrolled to", async () => {
    await open(page, "/results?tournament=2026-spring");
    const last = page.getByText("Burlington Eddy").locator("visible=true");
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  });
});

test("on narrow phones no word of a tournament’s name and no date is broken @phone", async ({
  page,
}) => {
  await open(page, "/results?show=all&tournament=none");
  await expect(cards(page)).toHaveCount(11);
  for (const width of [320, 340, 360, 375, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const names = await page.locator("a[href*='tournament='] h3").all();
    const broken = await Promise.all(names.map((name) => brokenWords(name)));
    expect(broken.flat(), `${width} px`).toEqual([]);
    const dates = page.locator("a[href*='tournament='] h3 + p", { hasNotText: "announced" });
    const facts = await dates.all();
    const lines = (await Promise.all(facts.map((fact) => readLines(fact)))).flat();
    // A line must not end in "2022 ·" or "September", or begin with the day of a month.
    expect(
      lines.filter((line) => /[·a-z]$|^\d{1,2}\b/.test(line)),
      `${width} px`,
    ).toEqual([]);
  }
});

test("without scripts the tournaments of the default season are readable, and no dead control is visible @no-scripts", async ({
  page,
}) => {
  await page.goto("/results");
  await expect(page.getByRole("heading", { level: 1, name: "Results" })).toBeVisible();
  await expect(page.getByText("4 tournaments")).toBeVisible();
  await expect(cards(page)).toHaveCount(4);
  await expect(page.getByText("Devens, MA").and(page.locator(":visible")).first()).toBeVisible();
  await expect(page.getByText("2–1").first()).toBeVisible();
  await expect(searchField(page)).toBeHidden();
  await expect(season(page)).toBeHidden();
});

test("on phones a shared link scrolls to its open card, and a reload keeps the position @phone", async ({
  page,
}) => {
  await open(page, "/results?show=all&tournament=2024-regionals");
  const shared = card(page, "2024-regionals");
  await expect(shared).toHaveAttribute("aria-expanded", "true");
  await expect(shared).toBeInViewport({ ratio: 1 });
  const { y } = await measureBox(shared);
  expect(y).toBeLessThan(300);
  // The position on arrival is stored; the next one is left at once.
  await page.waitForFunction(() => Object(navigation.currentEntry?.getState()).scrollTop > 300);
  await page.evaluate(() => scrollTo(0, 100));
  await page.reload();
  await expect(shared).toHaveAttribute("aria-expanded", "true");
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => scrollY)).toBe(100);
});
