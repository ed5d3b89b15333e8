/** A tournament in progress, with a fake clock and fake responses. */
import { expect, type Locator, type Page } from "@playwright/test";
import { changeProps } from "./support/change-props.ts";
import { open } from "./support/hydrated.ts";

export const address = "/tournaments/2026-fog-bowl";
/** The document of the page, which has its scores, as a pattern of requests. */
export const dataPattern = `**${address}`;
/** 35 minutes before the first game, 9:00 AM in Maine. */
export const beforeFirst = new Date("2026-06-13T12:25:00Z");

interface Score {
  us: number;
  them: number;
}

/** From now on responds with a score of the first game; after the last one polling ends. */
export async function enterScore(page: Page, score: Score, isLast = false): Promise<void> {
  await changeProps(page, address, (data) => {
    Object.assign(data.groups[0].games[0], { kind: "played", ...score, outcome: "win" });
    data.live.dates.events[0].games[0].hasScore = true;
    if (isLast) delete data.live;
  });
}

/** Opens the page at a time, and waits for its status text. */
export async function openAt(page: Page, time = beforeFirst, text = "Next game"): Promise<void> {
  await page.clock.install({ time });
  await open(page, address);
  await expect(page.locator("main")).toContainText(text);
}

/** Waits until the page has handled all responses that have arrived. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => fetch("/robots.txt"));
}

/** Counts the page's data requests from now on. */
export async function countRequests(page: Page): Promise<() => Promise<number>> {
  let requests = 0;
  await page.route(dataPattern, async (route) => {
    requests += 1;
    await route.fallback();
  });
  return async () => {
    // A request that comes after any others.
    await settle(page);
    return requests;
  };
}

/** Lets time pass until the page has a response to its next request for scores. */
export async function passTime(page: Page, time: string): Promise<void> {
  const answer = page.waitForResponse(dataPattern);
  await page.clock.runFor(time);
  await answer;
  await settle(page);
}

/** Live announcements as scores arrive. */
export const announcement = (page: Page): Locator => page.locator("article [role=status]");

/** The games of the day, with the age of their scores. */
export const games = (page: Page): Locator => page.getByRole("region", { name: "Today" });
