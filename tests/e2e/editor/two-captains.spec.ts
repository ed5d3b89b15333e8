import { expect, type Page, test } from "@playwright/test";
import { GitHubStandIn } from "#tests/support/code-host.ts";
import { violations } from "#tests/e2e/support/axe.ts";
import { findScrollingWidths } from "#tests/e2e/support/width.ts";
import {
  diff,
  expectSound,
  fogBowl,
  newestCommit,
  review,
  save,
  signIn,
  stored,
} from "./editor-page.ts";

/** Types the score of a game, counted from 0. */
async function enterScore(page: Page, game: number, us: string, them: string): Promise<void> {
  await page.goto(`/edit#/scores/${fogBowl}`);
  await page.getByLabel("We").nth(game).fill(us);
  await page.getByLabel("They").nth(game).fill(them);
}

test("scores of two games that two captains enter at once are both saved, without a question", async ({
  page: ann,
  browser,
}) => {
  const host = new GitHubStandIn(stored);
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const bea = await phone.newPage();
  await signIn(ann, host);
  await signIn(bea, host);
  await enterScore(ann, 0, "13", "9");
  await enterScore(bea, 1, "7", "13");
  await save(ann);
  await save(bea);
  await expect(bea.getByRole("link", { name: "No changes" })).toBeVisible();
  expect(diff(newestCommit(host), fogBowl).filter((line) => line.startsWith("+"))).toEqual([
    expect.stringContaining("us: 13, them: 9"),
    expect.stringContaining("us: 7, them: 13"),
  ]);
  // What Ann saved is on Bea's screen, too.
  await bea.goto(`/edit#/scores/${fogBowl}`);
  await expect(bea.getByLabel("They").first()).toHaveValue("9");
  expectSound(newestCommit(host));
  await phone.close();
});

test("if two captains enter the same game, the second one decides, and her other file is saved, too", async ({
  page: ann,
  browser,
}) => {
  const host = new GitHubStandIn(stored);
  const secondContext = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const bea = await secondContext.newPage();
  await signIn(ann, host);
  await signIn(bea, host);
  await enterScore(ann, 0, "13", "9");
  await enterScore(bea, 0, "13", "10");
  await bea.goto("/edit#/file/site.yml");
  await bea.getByLabel(/^Captains email/).fill("bea@cotesauvage.example");
  await save(ann);
  await review(bea);
  await bea.getByRole("button", { name: "Save and publish" }).click();
  await expect(bea.getByRole("alert")).toContainText("Somebody else has changed the same.");
  await expect(bea.getByRole("alert")).toBeInViewport();
  expect(await violations(bea)).toEqual([]);
  expect(await findScrollingWidths(bea)).toEqual([]);
  expect(host.commits).toHaveLength(1);
  // The score is one question, although one number is the same.
  const question = bea.getByRole("group", { name: /Saint John Drift/ });
  await expect(question).toHaveCount(1);
  await expect(bea.getByRole("button", { name: "Save and publish" })).toBeDisabled();
  await expect(bea.getByRole("button", { name: "Merge" })).toBeDisabled();
  // A reload shows the conflict again.
  await bea.reload();
  await expect(question.getByLabel("Theirs: Us 13, Them 9")).toBeVisible();
  await question.getByLabel("Yours: Us 13, Them 10").check();
  await bea.getByRole("button", { name: "Merge" }).click();
  await bea.getByRole("button", { name: "Save and publish" }).click();
  await expect(bea.getByText("Saved.")).toBeVisible();
  expect(host.text(`content/${fogBowl}`)).toContain("us: 13, them: 10");
  expect(host.text("content/site.yml")).toContain("bea@cotesauvage.example");
  await secondContext.close();
});

/** Adds a game of the second day without a time. */
async function addGame(page: Page, opponent: string, us: string, them: string): Promise<void> {
  await page.goto(`/edit#/file/${fogBowl}`);
  await page.getByRole("button", { name: "Add to games" }).click();
  const entry = page.getByRole("group", { name: "New entry" });
  await entry.getByLabel(/^Opponent/).selectOption(opponent);
  await entry.getByLabel(/^Type/).selectOption("Bracket");
  await entry.getByLabel(/^Date/).fill("2026-06-14");
  await entry.getByLabel(/^Us/).fill(us);
  await entry.getByLabel(/^Them/).fill(them);
  await page.getByRole("button", { name: "Add", exact: true }).click();
}

test("games that two captains add are both saved, and only two against one opponent are a question", async ({
  page: ann,
  browser,
}) => {
  const host = new GitHubStandIn(stored);
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const bea = await phone.newPage();
  await signIn(ann, host);
  await signIn(bea, host);
  await test.step("two opponents", async () => {
    await addGame(ann, "Portland Anchorage", "13", "9");
    await addGame(bea, "Boston Breakwater", "8", "13");
    await save(ann);
    await save(bea);
    expect(diff(newestCommit(host), fogBowl)).toEqual([
      expect.stringMatching(/^\+.*anchorage.*us: 13, them: 9/),
      expect.stringMatching(/^\+.*breakwater.*us: 8, them: 13/),
    ]);
  });
  await test.step("the same opponent", async () => {
    await addGame(ann, "Burlington Eddy", "13", "11");
    await addGame(bea, "Burlington Eddy", "12", "13");
    await save(ann);
    await review(bea);
    await bea.getByRole("button", { name: "Save and publish" }).click();
    const question = bea.getByRole("group", { name: /Burlington Eddy/ });
    await expect(question.getByRole("radio")).toHaveCount(3);
    await question.getByLabel("Both, as two entries").check();
    await bea.getByRole("button", { name: "Merge" }).click();
    await bea.getByRole("button", { name: "Save and publish" }).click();
    await expect(bea.getByText("Saved.")).toBeVisible();
    const games = host.text(`content/${fogBowl}`).match(/eddy.*/g);
    expect(games).toEqual([
      expect.stringContaining("us: 13, them: 11"),
      expect.stringContaining("us: 12, them: 13"),
    ]);
  });
  await phone.close();
});

test("of several changed files, only the one in conflict can be discarded", async ({ page }) => {
  const host = await signIn(page);
  await enterScore(page, 0, "13", "9");
  const text = host.text(`content/${fogBowl}`);
  host.push(`content/${fogBowl}`, text.replace(/type: POOL/, "type: POOL, us: 12, them: 13"));
  await page.goto("/edit#/file/site.yml");
  await page.getByLabel(/^Captains email/).fill("ann@cotesauvage.example");
  await review(page);
  await page.getByRole("button", { name: "Save and publish" }).click();
  await expect(page.getByRole("button", { name: "Merge" })).toBeVisible();
  page.on("dialog", (dialog) => void dialog.accept());
  const tournament = page.getByRole("region", { name: `content/${fogBowl}` });
  await tournament.getByRole("button", { name: "Discard the changes of this file" }).click();
  await expect(tournament).toHaveCount(0);
  await page.getByRole("button", { name: "Save and publish" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  expect(host.text(`content/${fogBowl}`)).toContain("us: 12, them: 13");
  expect(host.text("content/site.yml")).toContain("ann@cotesauvage.example");
});
