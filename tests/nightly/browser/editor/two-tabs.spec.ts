import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { standInForGitHub, type GitHubStandIn } from "#tests/support/code-host.ts";
import {
  enterScore as typeScore,
  fogBowl,
  review,
  save,
  signIn,
  they,
  waitForOpenTabs,
} from "#tests/e2e/editor-page.ts";

/** Types a score, leaves its field, and waits until the browser has stored it. */
async function enterScore(page: Page, us: string, them: string): Promise<void> {
  await typeScore(page, 0, us, them);
  await they(page).blur();
  await expect(page.getByRole("link", { name: "Review 1 changed" })).toBeVisible();
  await page.waitForFunction(
    (score) => Object.values(localStorage).join("").includes(score),
    `us: ${us}, them: ${them}`,
  );
}

/** A duplicate of a tab with an unsaved score, which has its session storage. */
async function duplicate(first: Page, context: BrowserContext, host: GitHubStandIn): Promise<Page> {
  await standInForGitHub(context, host);
  const opened = context.waitForEvent("page");
  await first.evaluate(() => void open(location.href));
  const second = await opened;
  await expect(second.getByText("Another tab has unsaved changes of Fog Bowl 2026.")).toBeVisible();
  await waitForOpenTabs(second, 2);
  return second;
}

test("a score typed in one tab stays there when another tab discards its own", async ({
  page: first,
  context,
}) => {
  const host = await signIn(first);
  await enterScore(first, "13", "9");
  const second = await duplicate(first, context, host);
  second.on("dialog", (dialog) => void dialog.accept());
  await enterScore(second, "8", "13");
  await review(second);
  await second.getByRole("button", { name: "Discard everything" }).click();
  await expect(second.getByText("Discarded. Nothing was saved.")).toBeVisible();
  await first.reload();
  await expect(they(first)).toHaveValue("9");
});

test("a score typed in one tab is saved after another tab has saved its own change", async ({
  page: first,
  context,
}) => {
  const host = await signIn(first);
  await enterScore(first, "13", "9");
  const second = await duplicate(first, context, host);
  await second.goto("/edit#/file/site.yml");
  await second.getByLabel(/^Captains email/).fill("bea@cotesauvage.example");
  await save(second);
  await first.reload();
  await expect(they(first)).toHaveValue("9");
  await save(first);
  expect(host.text(`content/${fogBowl}`)).toContain("us: 13, them: 9");
  expect(host.text("content/site.yml")).toContain("bea@cotesauvage.example");
});

test("what a closed tab did not save is taken over by the next tab", async ({
  page: first,
  context,
}) => {
  const host = await signIn(first);
  await standInForGitHub(context, host);
  await enterScore(first, "13", "9");
  const second = await context.newPage();
  await signIn(second, host);
  await expect(second.getByText("Another tab has unsaved changes")).toBeVisible();
  await first.close();
  await waitForOpenTabs(second, 1);
  await second.reload();
  await expect(second.getByText("Your unsaved changes are back.")).toBeVisible();
  await save(second);
  expect(host.text(`content/${fogBowl}`)).toContain("us: 13, them: 9");
});
