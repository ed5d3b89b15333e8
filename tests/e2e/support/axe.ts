import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Rules that can fail in one color scheme alone. */
const rulesOfColors = ["color-contrast", "link-in-text-block"];

/** Waits for transitions to end: a color on its way has another contrast. */
async function waitForTransitions(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map((transition) => transition.finished),
    ),
  );
}

async function findings(page: Page, rules?: string[]): Promise<string[]> {
  await waitForTransitions(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const results = await page.evaluate((only) => {
    // Axe skips this WCAG 2.2 rule by default.
    const all = { rules: { "target-size": { enabled: true } } };
    const chosen = only === undefined ? all : { runOnly: { type: "rule" as const, values: only } };
    return window.axe.run(document, { resultTypes: ["violations"], ...chosen });
  }, rules);
  return results.violations.flatMap((rule) =>
    rule.nodes.map((node) => `${rule.id}: ${rule.help} — ${node.html.slice(0, 160)}`),
  );
}

/** axe's findings against WCAG 2.2 AA and its best practices, one line each. */
export async function violations(page: Page): Promise<string[]> {
  return findings(page);
}

/** The same on the current page in light mode, plus color findings in dark mode. */
export async function violationsByDayAndNight(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const day = await findings(page);
  await page.emulateMedia({ colorScheme: "dark" });
  const night = await findings(page, rulesOfColors);
  return [...day, ...night.map((finding) => `by night, ${finding}`)];
}
