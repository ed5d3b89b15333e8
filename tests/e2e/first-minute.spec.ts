/** Tests that a stranger on a phone finds each answer within two taps from Home, not counting typing. */
import type { Locator, Page } from "@playwright/test";
import { open } from "#tests/e2e/support/hydrated.ts";
import { dialog, field, hits } from "#tests/e2e/support/search-dialog.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

interface Task {
  readonly question: string;
  /** Search query; the first hit is tapped. */
  readonly typed: string;
  /** The first hit, which may have the answer. */
  readonly hit: RegExp;
  readonly path: string;
  /** The answer on the page. */
  readonly answer: (main: Locator) => Locator;
}

/** Opens the search from Home, taps the first hit and expects the answer: two taps. */
async function findAnswer(page: Page, { question, typed, hit, path, answer }: Task): Promise<void> {
  await test.step(question, async () => {
    await page.getByRole("banner").locator("a[aria-haspopup=dialog]:visible").click();
    await field(page).fill(typed);
    await expect(hits(page).first(), question).toHaveText(hit);
    await hits(page).first().click();
    await expect(page).toHaveURL(path);
    await expect(answer(page.locator("main")).first(), question).toBeVisible();
    const [, section] = path.split("#");
    if (section !== undefined) await expect(page.locator(`#${section}`)).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL("/");
  });
}

test("visitors find past opponents, tryout dates, sponsoring and badge earners in a minute @phone", async ({
  page,
}) => {
  await open(page, "/");
  for (const task of [
    {
      question: "who won against Gale in 2025",
      typed: "gale 2025",
      hit: /Albany Gale.*Fog Bowl 2025.*15.*10/s,
      path: "/tournaments/2025-fog-bowl",
      answer: (main) => main.getByText("Albany Gale"),
    },
    {
      question: "when are tryouts",
      typed: "when are tryouts",
      hit: /^Join/,
      path: "/join",
      answer: (main) => main.getByText("May 15, 2027"),
    },
    {
      question: "how to sponsor",
      typed: "how to sponsor",
      hit: /^Sponsors/,
      path: "/sponsors",
      answer: (main) => main.getByText("Write to the captains before the fog comes."),
    },
    {
      question: "which badge Gwen Gorse earned most",
      typed: "gorse badge",
      hit: /Gwen Gorse.*most earned badge: Old Hat, 2 times/s,
      path: "/players/gorse#badge-quest",
      answer: (main) => main.getByText("Old Hat"),
    },
    {
      question: "the score of the last game of the Regionals 2025",
      typed: "last game regionals 2025",
      hit: /Saint John Drift.*Last game: won 15–1.*Regionals 2025/s,
      path: "/tournaments/2025-regionals",
      answer: (main) => main.getByText("Saint John Drift"),
    },
  ] satisfies Task[]) {
    await findAnswer(page, task);
  }
});

test("visitors find contacts, rosters, players and the next game in a minute @phone", async ({
  page,
}) => {
  await open(page, "/");
  for (const task of [
    {
      question: "whom to write to",
      typed: "contact",
      hit: /^Join/,
      path: "/join",
      answer: (main) => main.locator("a[href^='mailto:']:visible"),
    },
    {
      question: "who was on the team in 2024",
      typed: "roster 2024",
      hit: /Côte Sauvage 2024/,
      path: "/seasons/2024",
      answer: (main) => main.getByRole("heading", { level: 1 }),
    },
    {
      question: "where former players are",
      typed: "alumni",
      hit: /^Players/,
      path: "/players",
      answer: (main) => main.getByRole("heading", { level: 1 }),
    },
    {
      question: "a player with an accent, of whom not every word is right",
      typed: "begona nunez zucchini",
      hit: /Begoña Núñez/,
      path: "/players/nunez",
      answer: (main) => main.getByRole("heading", { level: 1 }),
    },
  ] satisfies Task[]) {
    await findAnswer(page, task);
  }
  await test.step("Join is the first suggestion of an empty search", async () => {
    await page.getByRole("banner").locator("a[aria-haspopup=dialog]:visible").click();
    await expect(hits(page)).toHaveText([/^Join/, /^Results/, /^Roster/, /^News/, /^Sponsors/]);
    await field(page).fill("nunez zucchini");
    await expect(dialog(page).getByRole("status")).toContainText("No match for zucchini.");
    await field(page).fill("");
    await hits(page).first().click();
    await expect(page).toHaveURL("/join");
  });
});
