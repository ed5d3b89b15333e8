import { expect, type Locator, type Page } from "@playwright/test";
import { readFolder } from "#app/content/.server/load-content.ts";
import { lineChanges } from "#app/content/changes.ts";
import { checkContent } from "#app/content/check-content.ts";
import { FakeGitHub, knownToken, serveFakeGitHub } from "#tests/support/code-host.ts";
import type { SavedCommit } from "#tests/support/repository.ts";

/** The texts of the invented club. */
export const club = readFolder("tests/fixture-club/content");
/** The same by repository path. */
export const stored = new Map(Array.from(club, ([file, text]) => [`content/${file}`, text]));
/** A tournament whose games have no score yet. */
export const fogBowl = "seasons/2026/tournaments/2026-fog-bowl.yml";

/** Opens the editor on a fake code host and signs in; pass the host to sign in a second captain. */
export async function signIn(
  page: Page,
  host: FakeGitHub = new FakeGitHub(stored),
): Promise<FakeGitHub> {
  await serveFakeGitHub(page, host);
  await page.goto("/edit");
  await page.getByLabel("Token").fill(knownToken);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "What happened?" })).toBeVisible();
  return host;
}

/** The fields of a game's score, counted from 0. */
export const we = (page: Page, game = 0): Locator => page.getByLabel("We").nth(game);
export const theirScore = (page: Page, game = 0): Locator => page.getByLabel("They").nth(game);

/** Types the score of a game, counted from 0, and leaves the cursor in its last field. */
export async function enterScore(
  page: Page,
  game: number,
  us: string,
  them: string,
): Promise<void> {
  await page.goto(`/edit#/scores/${fogBowl}`);
  await we(page, game).fill(us);
  await theirScore(page, game).fill(them);
}

/** Goes to the review. */
export async function review(page: Page): Promise<void> {
  await page.getByRole("link", { name: /^Review \d/ }).click();
}

export const publishButton = (page: Page): Locator =>
  page.getByRole("button", { name: "Save and publish" });

/** Goes to the review and saves. */
export async function save(page: Page): Promise<void> {
  await review(page);
  await publishButton(page).click();
  await expect(page.getByText("Saved.")).toBeVisible();
}

/** Waits until so many tabs hold the lock of an open editor: a closed one holds it for a moment longer. */
export async function waitForOpenTabs(page: Page, tabs: number): Promise<void> {
  const countHeld = () =>
    page.evaluate(async () => (await navigator.locks.query()).held?.length ?? 0);
  await expect.poll(countHeld).toBe(tabs);
}

/** The newest commit. */
export function newestCommit({ commits }: FakeGitHub): SavedCommit {
  const commit = commits.at(-1);
  if (commit === undefined) throw new Error("Nothing was committed.");
  return commit;
}

/** The lines that a commit changes in a file of the content. */
export function diff(commit: SavedCommit, file: string): string[] {
  const text = commit.files.get(`content/${file}`)?.toString("utf8") ?? "";
  return lineChanges(club.get(file) ?? "", text).map(
    ({ kind, text: line }) => `${kind === "added" ? "+" : "-"}${line}`,
  );
}

/** Expects a commit's files to pass the build's checks. */
export function expectSound({ files }: SavedCommit): void {
  const texts = new Map(
    Array.from(
      files,
      ([path, file]) => [path.replace("content/", ""), file.toString("utf8")] as const,
    ),
  );
  const errors = checkContent(texts).problems.filter(({ severity }) => severity === "error");
  expect(errors).toEqual([]);
}
