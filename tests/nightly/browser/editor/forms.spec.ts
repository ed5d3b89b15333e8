/** Tests what the forms of the editor write. */
import { expect, test } from "@playwright/test";
import { diff, expectSound, newestCommit, save, signIn } from "#tests/e2e/editor-page.ts";

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
