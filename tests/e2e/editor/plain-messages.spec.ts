import { expect, test } from "@playwright/test";
import { GitHubStandIn } from "#tests/support/code-host.ts";
import { fogBowl, review, save, signIn, stored } from "./editor-page.ts";

test("after an earlier save, discarded changes are said to be discarded, not saved", async ({
  page,
}) => {
  const host = await signIn(page);
  page.on("dialog", (dialog) => void dialog.accept());
  const enterScore = async (us: string) => {
    await page.goto(`/edit#/scores/${fogBowl}`);
    await page.getByLabel("We").first().fill(us);
    await page.getByLabel("They").first().fill("9");
  };
  await enterScore("13");
  await save(page);
  await enterScore("14");
  await review(page);
  await page.getByRole("button", { name: "Discard everything" }).click();
  await expect(page.getByText("Discarded. Nothing was saved.")).toBeVisible();
  await expect(page.getByText("Saved.", { exact: true })).toHaveCount(0);
  expect(host.commits).toHaveLength(1);
});

test("the review warns of a player who was typed but not added, before and after the save", async ({
  page,
}) => {
  await signIn(page);
  await page.goto("/edit#/file/players.yml");
  await page.getByRole("button", { name: "Add a new one" }).click();
  await page.getByLabel("First").first().fill("Maud");
  await page.goto(`/edit#/scores/${fogBowl}`);
  await page.getByLabel("We").first().fill("13");
  await page.getByLabel("They").first().fill("9");
  await review(page);
  const warning = page.getByRole("status").filter({ hasText: "not added it yet" });
  await expect(warning).toContainText("Players and coaches: Maud");
  await page.getByRole("button", { name: "Save and publish" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(warning).toBeVisible();
  await warning.getByRole("link", { name: "Players and coaches" }).click();
  await expect(page.getByLabel("First").first()).toHaveValue("Maud");
});

test("beside a file that can’t be read, other files can be saved", async ({ page }) => {
  const file = "seasons/2025/news.yml";
  // Not text: the third byte is no UTF-8.
  const damaged = new Map<string, string | Buffer>(stored).set(
    `content/${file}`,
    Buffer.from([0x2d, 0x20, 0xf4, 0x00]),
  );
  const host = new GitHubStandIn(damaged);
  await signIn(page, host);
  await expect(page.getByText(`${file} is not text in UTF-8.`)).toBeVisible();
  await page.goto(`/edit#/file/${file}`);
  await expect(page.getByText("The editor can’t read this file.")).toBeVisible();
  await page.goto("/edit#/file/site.yml");
  await page.getByLabel(/^Captains email/).fill("ann@cotesauvage.example");
  await save(page);
  expect(host.text("content/site.yml")).toContain("ann@cotesauvage.example");
});

test("a file with broken YAML shows its mistake and no empty form", async ({ page }) => {
  const host = new GitHubStandIn(stored);
  host.push(`content/${fogBowl}`, "name: [\n");
  await signIn(page, host);
  await page.goto(`/edit#/file/${fogBowl}`);
  await expect(page.getByText("The editor can’t read this file.")).toBeVisible();
  await expect(page.getByText(`${fogBowl}, line`)).toBeVisible();
  await expect(page.getByLabel(/^Name/)).toHaveCount(0);
});
