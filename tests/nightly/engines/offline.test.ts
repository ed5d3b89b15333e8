import { expect } from "vitest";
import { routes } from "#tests/e2e/support/routes.ts";
import { journeys } from "./support/journey.ts";
import { arrive, isAt, press, shows } from "./support/page.ts";

/** The worker takes control once everything is stored. */
const hasWorker = "navigator.serviceWorker.controller !== null";

journeys({
  name: "after one visit the pages open without the server, by address and by link, and others say that you are offline",
  mayComplain: true,
  walk: async (tab, site) => {
    await arrive(tab, `${site.address}/`);
    await expect.poll(() => tab.ask(hasWorker)).toBe(true);
    await site.goDown();
    for (const route of routes) {
      await arrive(tab, site.address + route);
      expect(await tab.ask('document.querySelectorAll("h1").length'), route).toBe(1);
    }
    await tab.open(`${site.address}/no/such/page`);
    await shows(tab, "h1", "You are offline");
    await arrive(tab, `${site.address}/`);
    await press(tab, 'nav a[href="/results"]');
    await isAt(tab, "/results");
    await shows(tab, '[role="search"] [role="status"]', "4 tournaments");
    await site.comeUp();
  },
});
