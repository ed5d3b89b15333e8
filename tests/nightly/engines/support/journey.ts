import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSite, type SwitchedSite } from "#tests/e2e/offline/switched-site.ts";
import { clubSite } from "#tests/support/club-site.ts";
import { firefox } from "./firefox.ts";
import type { Browser, Tab, View } from "./tab.ts";
import { webkit } from "./webkit.ts";

export const desktop: View = { width: 1440, height: 900 };
export const phone: View = { width: 390, height: 844 };

/** A journey through the site, with its own tab and server. */
type Walk = (tab: Tab, site: SwitchedSite) => Promise<void>;

interface Journey {
  readonly name: string;
  readonly walk: Walk;
  readonly view?: View;
  /** Something fails on the way, such as the server, which browsers log. */
  readonly mayComplain?: true;
}

async function walkOnce(browser: Browser, { walk, view = desktop, mayComplain }: Journey) {
  const site = await openSite(clubSite.out);
  const tab = await browser.newTab(view);
  try {
    await walk(tab, site);
    if (mayComplain !== true) expect(await tab.troubles(), "The page has troubles.").toEqual([]);
  } finally {
    await tab.close();
    await site.close();
  }
}

/** Runs each journey in each installed engine besides Chromium; others are skipped by name. */
export function journeys(...all: readonly Journey[]): void {
  for (const { engine, isInstalled, start } of [firefox, webkit]) {
    describe(engine, () => {
      let browser: Browser | undefined;
      beforeAll(async () => {
        if (isInstalled) browser = await start();
      });
      afterAll(() => browser?.stop());
      for (const journey of all) {
        test.runIf(isInstalled)(journey.name, async () => {
          if (browser === undefined) throw new Error("The browser did not start.");
          await walkOnce(browser, journey);
        });
      }
    });
  }
}
