import { expect, type Page, test } from "@playwright/test";
import { standInForGitHub } from "#tests/support/code-host.ts";
import { fogBowl, newestCommit, review, save, signIn } from "./editor-page.ts";

const they = (page: Page) => page.getByLabel("They").first();

/** Types a score and leaves its field. */
async function enterScore(page: Page, us: string, them: string): Promise<void> {
  await page.goto(`/edit#/scores/${fogBowl}`);
  await page.getByLabel("We").first().fill(us);
  await they(page).fill(them);
  await they(page).blur();
  await expect(page.getByRole("link", { name: "Review 1 changed" })).toBeVisible();
}

test("a score typed in one tab stays there, whatever another tab saves or discards", async ({
  page: first,
  context,
}) => {
  const host = await signIn(first);
  await standInForGitHub(context, host);
  await enterScore(first, "13", "9");
  // A duplicate of the tab, which has its session storage.
  const opened = context.waitForEvent("page");
  await first.evaluate(() => void open(location.href));
  const second = await opened;
  await test.step("the other tab shows it, and starts from what is stored", async () => {
    await expect(
      second.getByText("Another tab has unsaved changes of Fog Bowl 2026."),
    ).toBeVisible();
    await second.getByText("Another tab has unsaved changes").click();
    await expect(second.getByText(/us: 13, them: 9/)).toBeVisible();
    await expect(they(second)).toHaveValue("");
    await expect(second.getByRole("link", { name: "No changes" })).toBeVisible();
  });
  await test.step("discarded in the other tab", async () => {
    second.on("dialog", (dialog) => void dialog.accept());
    await enterScore(second, "8", "13");
    await review(second);
    await second.getByRole("button", { name: "Discard everything" }).click();
    await first.reload();
    await expect(they(first)).toHaveValue("9");
  });
  await test.step("saved in the other tab", async () => {
    await second.goto("/edit#/file/site.yml");
    await second.getByLabel(/^Captains email/).fill("bea@cotesauvage.example");
    await save(second);
    await second.reload();
    // While both load, neither holds its lock, and the second would take over the drafts of the first.
    await expect(second.getByText("Signed in as captain.")).toBeVisible();
    await first.reload();
    await expect(they(first)).toHaveValue("9");
    await save(first);
    expect(newestCommit(host).files.get(`content/${fogBowl}`)?.toString()).toContain(
      "us: 13, them: 9",
    );
    expect(host.text("content/site.yml")).toContain("bea@cotesauvage.example");
  });
  await expect(second.getByText("Another tab has")).toHaveCount(0);
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
  await second.reload();
  await expect(second.getByText("Your unsaved changes are back.")).toBeVisible();
  await save(second);
  expect(host.text(`content/${fogBowl}`)).toContain("us: 13, them: 9");
});
