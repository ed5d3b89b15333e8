import { expect, type Route, test } from "@playwright/test";
import { violations } from "#tests/e2e/support/axe.ts";
import { findScrollingWidths } from "#tests/e2e/support/width.ts";
import { fogBowl, newestCommit, signIn } from "./editor-page.ts";

test("half a score is not an error while the other half is typed, and is never saved", async ({
  page,
}) => {
  const host = await signIn(page);
  await page.getByRole("link", { name: /Fog Bowl 2026/ }).click();
  const remark = page.locator("ol li").first().getByText("The game has only one score.");
  await page.getByLabel("We").first().fill("13");
  await page.getByLabel("They").first().focus();
  await expect(remark).toHaveCount(1);
  await expect(remark).toBeHidden();
  await page.getByLabel("We").nth(1).focus();
  await expect(remark).toBeVisible();
  await page.getByRole("link", { name: /^Review \d/ }).click();
  await expect(page.getByRole("button", { name: "Save and publish" })).toBeDisabled();
  await expect(page.getByText("Fix these mistakes before you save.")).toBeVisible();
  await expect(page.getByText(`${fogBowl}, line`)).toBeVisible();
  // An unreadable game is not reported as removed.
  await expect(page.getByText(/taken out/)).toHaveCount(0);
  expect(host.commits).toEqual([]);
});

test("a change can be sent for review, and the form is locked until it is saved", async ({
  page,
}) => {
  const host = await signIn(page);
  await page.goto(`/edit#/scores/${fogBowl}`);
  await page.getByLabel("We").first().fill("13");
  await page.getByLabel("They").first().fill("9");
  const held: Route[] = [];
  await page.route("https://api.github.com/graphql", async (route) => {
    if (route.request().postData()?.includes("createCommitOnBranch") === true) held.push(route);
    else await route.fallback();
  });
  await page.getByRole("link", { name: /^Review \d/ }).click();
  await page.getByLabel("Ask someone to review first").check();
  await page.getByRole("button", { name: "Save as a change request" }).click();
  const desk = page.locator("main");
  await expect(desk).toHaveAttribute("inert");
  await expect(desk).toHaveAttribute("aria-busy", "true");
  await expect.poll(() => held.length).toBe(1);
  await Promise.all(held.map((route) => route.fallback()));
  await expect(page.getByText("Sent for review.")).toBeVisible();
  await expect(desk).not.toHaveAttribute("inert");
  expect(host.requests).toHaveLength(1);
  expect(host.requests[0]).toMatchObject({ base: "main", head: newestCommit(host).branch });
});

test("a change that waits for review is shown, and the next score is added to it", async ({
  page,
}) => {
  const host = await signIn(page);
  const waiting = page.getByRole("region", { name: "Waiting for review" });
  await expect(waiting).toHaveCount(0);
  const enterScore = async (us: string, them: string, game: number) => {
    await page.goto(`/edit#/scores/${fogBowl}`);
    await page.getByLabel("We").nth(game).fill(us);
    await page.getByLabel("They").nth(game).fill(them);
    await page.getByRole("link", { name: /^Review \d/ }).click();
  };
  await enterScore("13", "9", 0);
  await page.getByLabel("Ask someone to review first").check();
  await page.getByRole("button", { name: "Save as a change request" }).click();
  await expect(page.getByText("Sent for review.")).toBeVisible();
  await expect(page.getByText("Saved.")).toHaveCount(0);
  await page.reload();
  await page.getByRole("link", { name: "Côte Sauvage Ultimate" }).click();
  await expect(waiting).toContainText("by you");
  await expect(waiting.getByText("1 score in Fog Bowl")).toBeVisible();
  await waiting.getByText("Show the changed lines").click();
  await expect(waiting.getByText(/us: 13, them: 9/)).toBeVisible();
  await page.goto(`/edit#/scores/${fogBowl}`);
  await expect(waiting).toBeVisible();
  await expect(page.getByLabel("They").first()).toHaveValue("9");
  await enterScore("8", "13", 1);
  await expect(page.getByLabel("Add to the change request")).toBeChecked();
  await page.getByRole("button", { name: "Add to the change request" }).click();
  await expect(page.getByText("Sent for review.")).toBeVisible();
  await expect(waiting.getByText("2 scores in Fog Bowl")).toBeVisible();
  expect(host.requests).toHaveLength(1);
  host.merge(0);
  expect(host.text(`content/${fogBowl}`)).toMatch(/us: 13, them: 9[^]*us: 8, them: 13/);
  await page.reload();
  await expect(waiting).toHaveCount(0);
});

test("every screen of the editor is accessible and does not scroll sideways @both", async ({
  page,
}) => {
  await signIn(page);
  await test.step("content scrolls below the bar, and the changes are at its end", async () => {
    const bar = page.getByRole("banner");
    await expect(bar).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    const [around, changes] = await Promise.all(
      [bar, bar.getByRole("link", { name: "No changes" })].map((part) => part.boundingBox()),
    );
    const right = (box: typeof around) =>
      box === null || box === undefined ? 0 : box.x + box.width;
    // The padding of the bar.
    expect(right(around) - right(changes)).toBeLessThan(64);
  });
  for (const screen of [
    "",
    "#/file/site.yml",
    `#/scores/${fogBowl}`,
    "#/new-season",
    "#/new-tournament",
  ]) {
    await test.step(`the screen ${screen}`, async () => {
      await page.goto(`/edit${screen}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      // A phone widens its window for an overflowing page, but not the page itself.
      const tooWide = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth > clientWidth;
      });
      expect(tooWide).toBe(false);
      expect(await violations(page)).toEqual([]);
    });
  }
  await test.step("the review of a file with a long path and long lines", async () => {
    await page.goto("/edit#/new-season");
    await page.getByRole("button", { name: "Create season" }).click();
    await page.goto(`/edit#/scores/${fogBowl}`);
    await page.getByLabel("We").first().fill("13");
    await page.getByLabel("They").first().fill("9");
    await page.getByRole("link", { name: /^Review \d/ }).click();
    await expect(page.getByRole("heading", { name: /fog-bowl/ })).toBeVisible();
    await expect(page.getByText("roster.schema.json")).toBeVisible();
    expect(await findScrollingWidths(page)).toEqual([]);
  });
});

test("only the editor may send requests to GitHub, other pages may not @desktop", async ({
  page,
}) => {
  await page.goto("/");
  // GitHub would respond: only the page's policy can block it.
  await page.route("https://api.github.com/**", (route) =>
    route.fulfill({ body: "sent", headers: { "access-control-allow-origin": "*" } }),
  );
  const outcome = await page.evaluate(() =>
    fetch("https://api.github.com/zen").then(
      () => "sent",
      () => "blocked",
    ),
  );
  expect(outcome).toBe("blocked");
});
