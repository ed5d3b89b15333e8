import { expect, test } from "@playwright/test";
import { diff, expectSound, fogBowl, newestCommit, save, signIn } from "./editor-page.ts";

test("an entered score changes one line in one commit, and every screen has a link back", async ({
  page,
}) => {
  const host = await signIn(page);
  const back = page.getByRole("link", { name: "Back to all tasks" });
  await expect(back).toHaveCount(0);
  await page.goto("/edit#/review");
  await expect(page.getByText("No changes yet.")).toBeVisible();
  await back.click();
  await page.getByRole("link", { name: /Fog Bowl 2026/ }).click();
  await expect(back).toBeVisible();
  const [us, them] = [page.getByLabel("We").first(), page.getByLabel("They").first()];
  await us.fill("13");
  await them.fill("9");
  await save(page);
  await expect(page.getByText("No changes yet.")).toHaveCount(0);
  const commit = newestCommit(host);
  const [gone, come, ...rest] = diff(commit, fogBowl);
  expect(gone).toMatch(/^-\s+- \{/);
  expect(come).toMatch(/^\+\s+- \{.*us: 13, them: 9/);
  expect(rest).toEqual([]);
  expect(commit.headline).toMatch(/score/);
  expectSound(commit);
  await page.goto("/edit#/new-season");
  await expect(page.getByText("Saved.")).toHaveCount(0);
});

test("a new season has the players of the last one who return, and a new tournament the last place", async ({
  page,
}) => {
  const host = await signIn(page);
  await page.getByRole("link", { name: "Create a new season" }).click();
  await page.getByLabel("Tamsin Quill").uncheck();
  await page.getByRole("button", { name: "Create season" }).click();
  await expect(page.getByRole("heading", { name: "Roster 2028" })).toBeVisible();
  await page.goto("/edit#/new-tournament");
  await page.getByLabel("Name").fill("Fog Bowl");
  await page.getByLabel("First day").fill("2028-06-12");
  await page.getByLabel("Last day").fill("2028-06-13");
  await page.getByRole("button", { name: "Continue" }).click();
  const state = page.getByLabel(/^State/);
  await expect(state).toHaveValue("ME");
  const proposed = await state.evaluate(({ list }: HTMLInputElement) =>
    Array.from(list?.options ?? [], ({ value, label }) => `${value} ${label}`),
  );
  expect(proposed).toContain("VT Vermont");
  await save(page);
  const commit = newestCommit(host);
  expect(diff(commit, "site.yml")).toEqual([
    "-defaultRoster: cote-sauvage-2026",
    "+defaultRoster: cote-sauvage-2028",
  ]);
  const roster = diff(commit, "seasons/2028/roster.yml");
  expect(roster).toContain("+  - nunez");
  expect(roster).not.toContain("+  - quill");
  expect(diff(commit, "seasons/2028/tournaments/2028-fog-bowl.yml")).toEqual(
    expect.arrayContaining([
      "+timeZone: America/New_York",
      "+location: { city: Eastport, state: ME }",
    ]),
  );
  expectSound(commit);
});

test("a news link is saved at the end of its year", async ({ page }) => {
  const host = await signIn(page);
  await page.goto("/edit#/file/seasons/2025/news.yml");
  await page.getByRole("button", { name: /^Add/ }).click();
  await page.getByLabel("Title").last().fill("Fog at the bowl: a recap");
  await page.getByLabel("Link").last().fill("https://gazette.example/recap");
  await page.getByLabel("Date").last().fill("2025-08-02");
  await page.getByLabel("Author").last().fill("The Gazette");
  await page.getByLabel("Type").last().selectOption("ARTICLE");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await save(page);
  const commit = newestCommit(host);
  expect(diff(commit, "seasons/2025/news.yml").slice(-5)).toEqual([
    '+- title: "Fog at the bowl: a recap"',
    "+  link: https://gazette.example/recap",
    "+  date: 2025-08-02",
    "+  author: The Gazette",
    "+  type: ARTICLE",
  ]);
  expectSound(commit);
});

test("a new player gets a key from her name, and her place on the roster by number", async ({
  page,
}) => {
  const host = await signIn(page);
  await page.getByRole("link", { name: "Add or change a player" }).click();
  await page.getByRole("button", { name: "Add a new one" }).click();
  await page.getByLabel("First").first().fill("Maud");
  await page.getByLabel("Last").first().fill("Überall");
  await page.getByLabel("Jersey").first().fill("21");
  await page.getByLabel("Position").first().selectOption("Handler");
  await expect(page.getByLabel("Key")).toHaveValue("uberall");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.goto("/edit#/file/seasons/2026/roster.yml");
  const players = page.getByRole("region", { name: "Players" });
  await players.getByRole("button", { name: "Add to players" }).click();
  await players.getByRole("combobox").last().selectOption("uberall");
  await players.getByRole("button", { name: "Add", exact: true }).click();
  await save(page);
  const commit = newestCommit(host);
  expect(diff(commit, "players.yml").filter((line) => line !== "+")).toEqual([
    "+uberall:",
    "+  name: { first: Maud, last: Überall }",
    "+  jersey: 21",
    "+  position: Handler",
  ]);
  expect(diff(commit, "seasons/2026/roster.yml")).toEqual(["+  - uberall"]);
  // Sorted by her number, not at the end.
  const roster = commit.files.get("content/seasons/2026/roster.yml")?.toString("utf8");
  expect(roster).toContain("  - uberall\n  - rowan\n");
  expectSound(commit);
});

test("a number, a forfeit, a result, a seed and a look are saved, and Enter in a field offers the review", async ({
  page,
}) => {
  const host = await signIn(page);
  await page.goto("/edit#/file/seasons/2026/roster.yml");
  const numbers = page.getByRole("region", { name: "Numbers" });
  await expect(numbers.getByRole("heading", { name: "Numbers" })).toBeVisible();
  await numbers.getByRole("button", { name: "Add a new one" }).click();
  await numbers.getByLabel("New entry").fill("00");
  await numbers.getByLabel("Key").fill("alder");
  await numbers.getByRole("button", { name: "Add", exact: true }).click();
  await page.goto(`/edit#/file/${fogBowl}`);
  await page.locator("summary", { hasText: "Saint John Drift" }).click();
  await page.getByLabel("Forfeit").first().selectOption("Won");
  await page.getByLabel(/^Result/).fill("3");
  await page.getByLabel(/^Result/).press("Enter");
  await expect(page.getByRole("link", { name: "Review 2 changed" })).toBeVisible();
  await page.goto("/edit#/file/players.yml");
  await page.locator("summary", { hasText: "Ada Alder" }).click();
  await page.locator("details[open]").getByRole("radio", { name: "Bob" }).check();
  await page.goto(`/edit#/file/${fogBowl}`);
  await page.getByLabel(/^Seed/).fill("5");
  await page.getByRole("link", { name: "Review and save" }).click();
  await expect(page.getByText("+ seed: 5")).toBeVisible();
  await save(page);
  const commit = newestCommit(host);
  expect(diff(commit, "seasons/2026/roster.yml")).toContain('+numbers: { alder: "00" }');
  const lines = diff(commit, fogBowl);
  expect(lines).toEqual(expect.arrayContaining(["+result: 3", "+seed: 5"]));
  expect(lines.join("\n")).toContain("forfeit: won");
  expect(diff(commit, "players.yml").join("\n")).toContain("hair: bob");
  expectSound(commit);
});
