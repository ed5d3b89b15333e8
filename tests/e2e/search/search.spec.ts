/** Tests the search dialog and the search page. */
import type { Page } from "@playwright/test";
import { violations } from "#tests/e2e/support/axe.ts";
import { measureBox } from "#tests/e2e/support/box.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { dialog, field, hits, openSearch, pageHits } from "#tests/e2e/support/search-dialog.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const chosen = (page: Page) => dialog(page).locator("[role=option][aria-selected=true]");
const button = (page: Page) => page.getByRole("banner").locator("a[aria-haspopup=dialog]:visible");

test("a button and Ctrl+K open the search, and closing returns the focus @desktop", async ({
  page,
}) => {
  await open(page, "/about");
  for (const way of [() => button(page).click(), () => page.keyboard.press("Control+k")]) {
    await way();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue("");
    await page.keyboard.press("Escape");
    // Once closed, it is no dialog for screen readers, and then it is removed.
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator("#search-hits")).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  }
  await test.step("a key alone, as speech input types it, opens nothing", async () => {
    await page.keyboard.type("/k?sS");
    await expect(dialog(page)).toHaveCount(0);
  });
});

test("Ctrl+K leaves another open dialog alone @desktop", async ({ page }) => {
  await open(page, "/about");
  await page.evaluate(() => {
    const other = document.createElement("dialog");
    other.setAttribute("aria-label", "Another");
    other.append(document.createElement("input"));
    document.body.append(other);
    other.showModal();
  });
  const other = page.getByRole("dialog", { name: "Another" });
  await page.keyboard.press("Control+k");
  await page.keyboard.type("Eddy");
  await expect(other.getByRole("textbox")).toHaveValue("Eddy");
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press("Escape");
  await openSearch(page);
});

test("while letters are composed, keys belong to the input method @desktop", async ({ page }) => {
  await open(page, "/about");
  await openSearch(page);
  await field(page).fill("o");
  await expect(hits(page).first()).toBeVisible();
  const before = await chosen(page).getAttribute("id");
  for (const key of ["ArrowDown", "Escape", "Enter"]) {
    await field(page).dispatchEvent("keydown", { key, isComposing: true });
    await expect(field(page)).toHaveValue("o");
    await expect(chosen(page)).toHaveAttribute("id", before ?? "");
  }
  await expect(page).toHaveURL("/about");
  await field(page).dispatchEvent("keydown", { key: "Escape" });
  await expect(field(page)).toHaveValue("");
});

test("while the index or its code stalls, the dialog is open, says so and takes keys @desktop", async ({
  page,
}) => {
  for (const files of ["**/search.page.json", "**/assets/SearchDialog-*.js"]) {
    await test.step(files, async () => {
      const held: (() => Promise<void>)[] = [];
      await page.route(files, (route) => void held.push(() => route.continue()));
      await open(page, "/results");
      await page.keyboard.press("Control+k");
      const early = dialog(page).getByRole("searchbox");
      await expect(early).toBeFocused();
      await expect(dialog(page).getByRole("status")).toHaveText("Loading…");
      await page.keyboard.type("nune");
      // As in the loaded dialog, the first one empties the field.
      await page.keyboard.press("Escape");
      await expect(early).toHaveValue("");
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toHaveCount(0);
      await page.locator("main").getByRole("searchbox").fill("");
      await page.keyboard.type("spring");
      await expect(page.locator("main").getByRole("searchbox")).toHaveValue("spring");
      await page.keyboard.press("Control+k");
      await page.keyboard.type("rocket");
      await expect(early).toHaveValue("rocket");
      await expect.poll(() => held.length).toBeGreaterThan(0);
      await Promise.all(held.map((deliver) => deliver()));
      await expect(field(page)).toHaveValue("rocket");
      await expect(field(page)).toBeFocused();
      await expect(hits(page).first()).toContainText("Ros D’Attoma");
      for (const _ of ["empties", "closes"]) await page.keyboard.press("Escape");
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.locator("main").getByRole("searchbox")).toBeFocused();
      await page.unroute(files);
    });
  }
});

test("a query finds people, places and games, best first @desktop", async ({ page }) => {
  await open(page, "/about");
  await openSearch(page);
  for (const [query, first] of [
    ["nunez", "Begoña Núñez"],
    ["ROCKET", "Ros D’Attoma"],
    ["99", "Inês Lopes"],
    ["arizona", "Spring Tide Tune-Up 2026"],
    ["vt", "Regionals 2024"],
    ["breakwater 2025", "Boston Breakwater"],
    ["anchorige", "Portland Anchorage"],
  ] as const) {
    await field(page).fill(query);
    await expect(hits(page).first(), query).toContainText(first);
  }
  await field(page).fill("breakwater 2025");
  await expect(dialog(page).getByRole("group").first()).toContainText(/^Games/);
  await test.step("words without matches are listed, and close matches are labeled", async () => {
    await field(page).fill("zucchini");
    await expect(dialog(page).getByRole("heading", { name: "No Results" })).toBeVisible();
    await expect(dialog(page).getByRole("status")).toBeEmpty();
    await field(page).fill("lopes zucchini");
    await expect(hits(page).first()).toContainText("Inês Lopes");
    await expect(dialog(page).getByRole("status")).toContainText("No match for zucchini.");
    await field(page).fill("breakwatre");
    await expect(dialog(page).getByRole("group").first()).toContainText(
      /^Opponents, close matches/,
    );
    await expect(dialog(page).getByRole("status")).toHaveText("1 close match");
  });
});

test("dialog and page agree on the first hit, its matching fact and the count @desktop", async ({
  page,
}) => {
  await open(page, "/search");
  const searchbox = page.getByRole("searchbox");
  const first = pageHits(page).first();
  const status = page.locator("main [role=status] b");
  const onPage: string[] = [];
  const queries = [
    ["captain 2025", /Li O\s*Captain 2025/, 2],
    ["cote sauvage vs gale", /Albany Gale/, 3],
    ["last game", /Burlington Eddy\s*Last game: won 15–13, Sun, Apr 26, 2026/, 2],
    ["schedule 2026", /Results 2026/, 1],
    ["kelp", /Kelp\s*sponsor of/, 3],
    ["2025", /Côte Sauvage 2025/, undefined],
    ["regionals", /Regionals 2026/, undefined],
    ["press kit", /Press kit/, 1],
    ["breakwatre", /Boston Breakwater/, 1],
  ] as const;
  for (const [query, expected, count] of queries) {
    await searchbox.fill(query);
    await expect(status).toHaveText(count === undefined ? /results/ : new RegExp(`^${count} `));
    await expect(first, query).toContainText(expected);
    const listed = Number(/^\d+/.exec(await status.innerText())?.[0]);
    await expect(pageHits(page), query).toHaveCount(listed);
    onPage.push(await first.innerText());
  }
  await button(page).click();
  for (const [index, [query, expected]] of queries.entries()) {
    await field(page).fill(query);
    await expect(hits(page).first(), query).toContainText(expected);
    expect(await hits(page).first().innerText()).toBe(onPage[index]);
  }
});

test("the index loads on first intent, not before @desktop", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("search.page.json")) asked.push(request.url());
  });
  await open(page, "/about");
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await button(page).hover();
  await expect.poll(() => asked.length).toBe(1);
  await button(page).click();
  await field(page).fill("gale");
  await expect(hits(page).first()).toContainText("Albany Gale");
  expect(asked).toHaveLength(1);
});

test("arrows select, Enter opens, Escape clears before it closes @desktop @every-browser", async ({
  page,
}) => {
  await open(page, "/about");
  await openSearch(page);
  await field(page).pressSequentially("regionals");
  const [first, second] = [hits(page).first(), hits(page).nth(1)];
  await expect(first).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await expect(second).toHaveAttribute("aria-selected", "true");
  await expect(field(page)).toHaveAttribute(
    "aria-activedescendant",
    (await second.getAttribute("id")) ?? "",
  );
  await page.keyboard.press("ArrowUp");
  await expect(first).toHaveAttribute("aria-selected", "true");
  // The last row, and from its group's first row to the next group.
  await page.keyboard.press("ArrowUp");
  await expect(hits(page).last()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowLeft");
  await expect(chosen(page)).not.toHaveAttribute(
    "id",
    (await hits(page).last().getAttribute("id")) ?? "",
  );
  await page.keyboard.press("Escape");
  await expect(field(page)).toHaveValue("");
  await field(page).fill("lopes");
  await expect(chosen(page)).toContainText("Inês Lopes");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/players/lopes");
  await expect(dialog(page)).toHaveCount(0);
});

test("the search is accessible in light and dark mode @drawn", async ({ page }) => {
  await open(page, "/about");
  await button(page).click();
  await expect(hits(page).first()).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await field(page).fill("");
    expect(await violations(page), colorScheme).toEqual([]);
    // A tournament, a loss, a win and a tie.
    for (const query of ["regionals", "cormorant 2026", "fathom 2026", "drift new year"]) {
      await field(page).fill(query);
      await expect(chosen(page)).toBeVisible();
      expect(await violations(page), `${colorScheme}, ${query}`).toEqual([]);
    }
  }
});

test("on a phone the search page fits in seven screens @phone", async ({ page }) => {
  await open(page, "/search");
  const { height } = await measureBox(page.locator("body"));
  expect(height).toBeLessThanOrEqual(7 * 844);
  const people = page.locator("section").filter({ has: page.locator("#h-people") });
  await people.getByText("39 more").click();
  await expect(people.getByRole("link", { name: /Núñez/ })).toBeVisible();
});

test("on a phone the search fills the screen and has a labeled close button @phone", async ({
  page,
}) => {
  await open(page, "/about");
  await button(page).click();
  await field(page).fill("rocket");
  await expect(hits(page)).toContainText(["Ros D’Attoma"]);
  const { width, height } = (await dialog(page).boundingBox()) ?? { width: 0, height: 0 };
  expect([width, height]).toEqual([390, 844]);
  await dialog(page).getByRole("button", { name: "Close search" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  await test.step("in landscape, an empty result fits one screen", async () => {
    await button(page).click();
    await field(page).fill("zucchini");
    const empty = dialog(page).locator("section");
    for (const [width, height] of [
      [667, 375],
      [844, 390],
      [932, 430],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(empty.getByRole("heading")).toBeInViewport({ ratio: 1 });
      await expect(empty.getByRole("button", { name: "Clear search" })).toBeInViewport({
        ratio: 1,
      });
    }
  });
});

test("the search page shows the results for its URL @desktop", async ({ page }) => {
  await open(page, "/search?q=breakwater+2025");
  await expect(page).toHaveTitle(/^breakwater 2025, search/);
  await expect(page.locator("main [id^='k-']").first()).toContainText("Games");
  await expect(page.locator("main [role=status]")).toContainText("“breakwater 2025”");
  await page.getByRole("searchbox").fill("rocket");
  await expect(page).toHaveURL("/search?q=rocket");
  await expect(pageHits(page)).toHaveAttribute("href", "/players/dattoma");
  await test.step("an empty result is announced, and a button clears the query", async () => {
    await open(page, "/search?q=zucchini");
    const empty = page
      .locator("main section")
      .filter({ has: page.getByRole("heading", { name: "No Results" }) });
    await empty.getByRole("button", { name: "Clear search" }).click();
    await expect(page).toHaveURL("/search");
    await expect(empty).toHaveCount(0);
    await expect(page.getByRole("searchbox")).toBeFocused();
  });
  await test.step("videos have the video icon, stories the article icon", async () => {
    await open(page, "/search?q=gale+video");
    const icon = pageHits(page).locator("use");
    await expect(icon.first()).toHaveAttribute("href", /play$/);
    await page.getByRole("searchbox").fill("bowl recap");
    await expect(icon.first()).toHaveAttribute("href", /article$/);
  });
});

test("without scripts the search page lists everything @no-scripts", async ({ page }) => {
  await page.goto("/search");
  for (const [kind, hit] of [
    ["People", "/players/nunez"],
    ["Seasons", "/seasons/2024"],
    ["Tournaments", "/tournaments/2024-equinox"],
    ["Opponents", "/opponents/gale"],
    ["Badges", "/badges/knotty"],
    ["News", "https://gazette.example/beach"],
  ] as const) {
    const part = page
      .locator("main section")
      .filter({ has: page.getByRole("heading", { name: kind }) });
    // Long lists are folded on phones.
    const fold = part.locator("summary").filter({ visible: true });
    for (const closed of await fold.all()) await closed.click();
    await expect(part.locator(`a[href="${hit}"]`), kind).toBeVisible();
  }
  await expect(page.getByText("browser", { exact: false }).first()).toBeVisible();
});
