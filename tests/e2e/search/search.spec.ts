/** Tests the search dialog and the search page. */
import type { Page } from "@playwright/test";
import { violations } from "#tests/e2e/support/axe.ts";
import { measureBox } from "#tests/e2e/support/box.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { dialog, field, hits, openSearch, pageHits } from "#tests/e2e/support/search-dialog.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const selectedHit = (page: Page) => dialog(page).locator("[role=option][aria-selected=true]");
const searchButton = (page: Page) =>
  page.getByRole("banner").locator("a[aria-haspopup=dialog]:visible");

test("a button and Ctrl+K open the search, and closing returns the focus @desktop", async ({
  page,
}) => {
  await open(page, "/about");
  for (const openDialog of [
    () => searchButton(page).click(),
    () => page.keyboard.press("Control+k"),
  ]) {
    await openDialog();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue("");
    await page.keyboard.press("Escape");
    // Once closed, it is no dialog for screen readers, and then it is removed.
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator("#search-hits")).toHaveCount(0);
    await expect(searchButton(page)).toBeFocused();
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

test("while an input method composes a letter, arrows, Escape and Enter do not reach the search @desktop", async ({
  page,
}) => {
  await open(page, "/about");
  await openSearch(page);
  await field(page).fill("o");
  await expect(hits(page).first()).toBeVisible();
  const before = await selectedHit(page).getAttribute("id");
  for (const key of ["ArrowDown", "Escape", "Enter"]) {
    await field(page).dispatchEvent("keydown", { key, isComposing: true });
    await expect(field(page)).toHaveValue("o");
    await expect(selectedHit(page)).toHaveAttribute("id", before ?? "");
  }
  await expect(page).toHaveURL("/about");
  await field(page).dispatchEvent("keydown", { key: "Escape" });
  await expect(field(page)).toHaveValue("");
});

test("while the index or its code loads, the dialog is open, says so and keeps what is typed @desktop", async ({
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

test("the dialog groups its hits by kind, names words without a match, and labels close matches @desktop", async ({
  page,
}) => {
  await open(page, "/about");
  await openSearch(page);
  await field(page).fill("breakwater 2025");
  await expect(hits(page).first()).toContainText("Boston Breakwater");
  await expect(dialog(page).getByRole("group").first()).toContainText(/^Games/);
  await field(page).fill("zucchini");
  await expect(dialog(page).getByRole("heading", { name: "No Results" })).toBeVisible();
  await expect(dialog(page).getByRole("status")).toBeEmpty();
  await field(page).fill("lopes zucchini");
  await expect(hits(page).first()).toContainText("Inês Lopes");
  await expect(dialog(page).getByRole("status")).toContainText("No match for zucchini.");
  await field(page).fill("breakwatre");
  await expect(dialog(page).getByRole("group").first()).toContainText(/^Opponents, close matches/);
  await expect(dialog(page).getByRole("status")).toHaveText("1 close match");
});

test("the dialog and the page of the search have the same first hit, and the page counts its hits @desktop", async ({
  page,
}) => {
  await open(page, "/search");
  const searchbox = page.getByRole("searchbox");
  const first = pageHits(page).first();
  const status = page.locator("main [role=status] b");
  const onPage: string[] = [];
  // A person, a game, more hits than are shown, and a close match.
  const queries = [
    ["captain 2025", /Li O\s*Captain 2025/, 2],
    ["last game", /Burlington Eddy\s*Last game: won 15–13, Sun, Apr 26, 2026/, 2],
    ["2025", /Côte Sauvage 2025/, undefined],
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
  await searchButton(page).click();
  for (const [index, [query, expected]] of queries.entries()) {
    await field(page).fill(query);
    await expect(hits(page).first(), query).toContainText(expected);
    expect(await hits(page).first().innerText()).toBe(onPage[index]);
  }
});

test("the search index is fetched once the pointer is on the button, once, and not before @desktop", async ({
  page,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("search.page.json")) requests.push(request.url());
  });
  await open(page, "/about");
  await page.waitForLoadState("networkidle");
  expect(requests).toEqual([]);
  await searchButton(page).hover();
  await expect.poll(() => requests.length).toBe(1);
  await searchButton(page).click();
  await field(page).fill("gale");
  await expect(hits(page).first()).toContainText("Albany Gale");
  expect(requests).toHaveLength(1);
});

test("in the dialog arrows select a hit, Enter opens it, and Escape clears the field @desktop @every-browser", async ({
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
  await expect(selectedHit(page)).not.toHaveAttribute(
    "id",
    (await hits(page).last().getAttribute("id")) ?? "",
  );
  await page.keyboard.press("Escape");
  await expect(field(page)).toHaveValue("");
  await field(page).fill("lopes");
  await expect(selectedHit(page)).toContainText("Inês Lopes");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/players/lopes");
  await expect(dialog(page)).toHaveCount(0);
});

test("the dialog is accessible in light and dark mode, empty and with hits of each look @drawn", async ({
  page,
}) => {
  await open(page, "/about");
  await searchButton(page).click();
  await expect(hits(page).first()).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await field(page).fill("");
    expect(await violations(page), colorScheme).toEqual([]);
    // A tournament, a loss, a win and a tie.
    for (const query of ["regionals", "cormorant 2026", "fathom 2026", "drift new year"]) {
      await field(page).fill(query);
      await expect(selectedHit(page)).toBeVisible();
      expect(await violations(page), `${colorScheme}, ${query}`).toEqual([]);
    }
  }
});

test("on a phone the list of everything fits in seven screens, with long lists folded @phone", async ({
  page,
}) => {
  await open(page, "/search");
  const { height } = await measureBox(page.locator("body"));
  expect(height).toBeLessThanOrEqual(7 * 844);
  const people = page.locator("section").filter({ has: page.locator("#h-people") });
  await people.getByText("39 more").click();
  await expect(people.getByRole("link", { name: /Núñez/ })).toBeVisible();
});

test("on a phone the dialog fills the screen and has a close button, and in landscape an empty result is in view @phone", async ({
  page,
}) => {
  await open(page, "/about");
  await searchButton(page).click();
  await field(page).fill("rocket");
  await expect(hits(page)).toContainText(["Ros D’Attoma"]);
  const { width, height } = (await dialog(page).boundingBox()) ?? { width: 0, height: 0 };
  expect([width, height]).toEqual([390, 844]);
  await dialog(page).getByRole("button", { name: "Close search" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(searchButton(page)).toBeFocused();
  await test.step("in landscape, an empty result fits one screen", async () => {
    await searchButton(page).click();
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

test("the search page shows the results of its URL, and typing changes both @desktop", async ({
  page,
}) => {
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
