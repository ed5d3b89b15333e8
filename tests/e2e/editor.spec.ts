/** Tests what captains do in the editor, with a fake code host. */
import { expect, type Page, test } from "@playwright/test";
import { FakeGitHub, knownToken, serveFakeGitHub } from "#tests/support/code-host.ts";
import {
  diff,
  enterScore,
  expectSound,
  fogBowl,
  newestCommit,
  publishButton,
  review,
  save,
  signIn,
  stored,
  theirScore,
  waitForOpenTabs,
  we,
} from "./editor-page.ts";

test("an entered score changes one line in one commit", async ({ page }) => {
  const host = await signIn(page);
  await page.getByRole("link", { name: /Fog Bowl 2026/ }).click();
  await we(page).fill("13");
  await theirScore(page).fill("9");
  await save(page);
  expect(host.commits).toHaveLength(1);
  const commit = newestCommit(host);
  expect(diff(commit, fogBowl)).toEqual([
    expect.stringMatching(/^-\s+- \{/),
    expect.stringMatching(/^\+\s+- \{.*us: 13, them: 9/),
  ]);
  expect(commit.headline).toBe("Change Fog Bowl 2026");
  expectSound(commit);
});

test("half a score is not an error while the other half is typed, and is never saved", async ({
  page,
}) => {
  const host = await signIn(page);
  await page.goto(`/edit#/scores/${fogBowl}`);
  const remark = page.locator("ol li").first().getByText("The game has only one score.");
  await we(page).fill("13");
  await theirScore(page).focus();
  await expect(remark).toHaveCount(1);
  await expect(remark).toBeHidden();
  await page.getByLabel("We").nth(1).focus();
  await expect(remark).toBeVisible();
  await review(page);
  await expect(page.getByText("Fix these mistakes before you save.")).toBeVisible();
  await expect(page.getByText(`${fogBowl}, line`)).toBeVisible();
  await expect(publishButton(page)).toBeDisabled();
  expect(host.commits).toEqual([]);
});

test("Back, a reload or a closed tab loses no typed text, even in a focused field", async ({
  page,
  context,
}) => {
  const host = await signIn(page);
  await enterScore(page, 0, "13", "8");
  await page.goBack();
  await expect(page.getByRole("heading", { name: "What happened?" })).toBeVisible();
  await page.goForward();
  await expect(theirScore(page)).toHaveValue("8");
  await theirScore(page).fill("9");
  await page.reload();
  await expect(theirScore(page)).toHaveValue("9");
  await theirScore(page).fill("10");
  await page.waitForFunction(() => Object.values(localStorage).join("").includes("them: 10"));
  // The tab crashes: its session and token are gone, too.
  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await serveFakeGitHub(next, host);
  // An address without the editor, at which the tab asks for the locks of the crashed one.
  await next.goto("/robots.txt");
  await waitForOpenTabs(next, 0);
  await next.goto(`/edit#/scores/${fogBowl}`);
  await expect(next.getByText("unsaved changes in one file")).toBeVisible();
  await next.getByLabel("Token").fill(knownToken);
  await next.getByRole("button", { name: "Sign in" }).click();
  await expect(theirScore(next)).toHaveValue("10");
  await next.getByRole("link", { name: "Côte Sauvage Ultimate" }).click();
  await expect(next.getByText("Your unsaved changes are back.")).toBeVisible();
  await save(next);
  expect(host.text(`content/${fogBowl}`)).toContain("us: 13, them: 10");
  await next.reload();
  await expect(next.getByRole("link", { name: "No changes" })).toBeVisible();
});

test("if the token has expired, the editor asks for another one, and saves the typed score with it", async ({
  page,
}) => {
  const host = await signIn(page);
  await enterScore(page, 0, "13", "9");
  host.tokens.clear();
  host.tokens.add("github_pat_next");
  await review(page);
  await publishButton(page).click();
  await expect(page.getByRole("alert")).toContainText("It may have expired.");
  await expect(page.getByRole("alert")).toBeInViewport();
  await page.getByLabel("Token").fill("github_pat_wrong");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("does not know this token").nth(1)).toBeVisible();
  await page.getByLabel("Token").fill("github_pat_next");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("You are signed in again.")).toBeVisible();
  await publishButton(page).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  expect(host.text(`content/${fogBowl}`)).toContain("us: 13, them: 9");
});

test("if two captains enter the same game, the second one decides, and her other file is saved, too", async ({
  page: ann,
  browser,
}) => {
  const host = new FakeGitHub(stored);
  const secondContext = await browser.newContext();
  const bea = await secondContext.newPage();
  await signIn(ann, host);
  await signIn(bea, host);
  await enterScore(ann, 0, "13", "9");
  await enterScore(bea, 0, "13", "10");
  await bea.goto("/edit#/file/site.yml");
  await bea.getByLabel(/^Captains email/).fill("bea@cotesauvage.example");
  await save(ann);
  await review(bea);
  await publishButton(bea).click();
  await expect(bea.getByRole("alert")).toContainText("Someone else changed the same lines.");
  expect(host.commits).toHaveLength(1);
  const question = bea.getByRole("group", { name: /^Line / });
  const merge = bea.getByRole("button", { name: "Merge" });
  await expect(question).toHaveCount(1);
  await expect(publishButton(bea)).toBeDisabled();
  await expect(merge).toBeDisabled();
  // A reload shows the conflict again.
  await bea.reload();
  await expect(question.getByLabel(/^Theirs: .*us: 13, them: 9/)).toBeVisible();
  await question.getByLabel(/^Yours: .*us: 13, them: 10/).check();
  await merge.click();
  await publishButton(bea).click();
  await expect(bea.getByText("Saved.")).toBeVisible();
  expect(host.text(`content/${fogBowl}`)).toContain("us: 13, them: 10");
  expect(host.text("content/site.yml")).toContain("bea@cotesauvage.example");
  await secondContext.close();
});

test("a new season has the players of the last one who return", async ({ page }) => {
  const host = await signIn(page);
  await page.getByRole("link", { name: "Create a new season" }).click();
  await page.getByLabel("Tamsin Quill").uncheck();
  await page.getByRole("button", { name: "Create season" }).click();
  await expect(page.getByRole("heading", { name: "Roster 2028" })).toBeVisible();
  await save(page);
  const commit = newestCommit(host);
  expect(diff(commit, "site.yml")).toEqual([
    "-defaultRoster: cote-sauvage-2026",
    "+defaultRoster: cote-sauvage-2028",
  ]);
  const roster = diff(commit, "seasons/2028/roster.yml");
  expect(roster).toContain("+  - nunez");
  expect(roster).not.toContain("+  - quill");
  expectSound(commit);
});

test("a new tournament has the place, the time zone, and the id of the last one of its name", async ({
  page,
}) => {
  const host = await signIn(page);
  await page.goto("/edit#/new-tournament");
  await page.getByLabel("Name").fill("Fog Bowl");
  await page.getByLabel("First day").fill("2027-06-12");
  await page.getByLabel("Last day").fill("2027-06-13");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByLabel(/^State/)).toHaveValue("ME");
  await page.goto("/edit#/new-tournament");
  await page.getByLabel("Name").fill("Spring Tide Tune-Up");
  await page.getByLabel("First day").fill("2027-04-24");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByLabel(/^State/)).toHaveValue("AZ");
  await save(page);
  const commit = newestCommit(host);
  expect(diff(commit, "seasons/2027/tournaments/2027-fog-bowl.yml")).toEqual(
    expect.arrayContaining([
      "+dates: { start: 2027-06-12, end: 2027-06-13 }",
      "+timeZone: America/New_York",
      "+location: { city: Eastport, state: ME }",
    ]),
  );
  // Without a last day it is as of one day.
  expect(diff(commit, "seasons/2027/tournaments/2027-spring.yml")).toContain(
    "+dates: { start: 2027-04-24, end: 2027-04-24 }",
  );
  expectSound(commit);
});

/** Whether the page's policy lets a request pass to a code host that responds to everybody. */
async function tryRequest(page: Page): Promise<string> {
  await page.route("https://api.github.com/**", (route) =>
    route.fulfill({ body: "", headers: { "access-control-allow-origin": "*" } }),
  );
  return page.evaluate(() =>
    fetch("https://api.github.com/zen").then(
      () => "sent",
      () => "blocked",
    ),
  );
}

test("only the editor may send requests to the code host", async ({ page }) => {
  await page.goto("/");
  expect(await tryRequest(page)).toBe("blocked");
  await page.goto("/edit");
  expect(await tryRequest(page)).toBe("sent");
});
