import { expect } from "vitest";
import type { SwitchedSite } from "#tests/e2e/offline/switched-site.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import { journeys, phone } from "./support/journey.ts";
import { arrive, isAt, press } from "./support/page.ts";
import type { Tab } from "./support/tab.ts";

/** Visible artwork without a size: its sheet or symbol is missing. */
const undrawn = `[...document.querySelectorAll("svg use")]
  .filter((use) => use.ownerSVGElement.checkVisibility())
  .filter((use) => use.getBBox().width === 0)
  .map((use) => use.getAttribute("href"))`;

const fontsMissing = `["900 20px 'Club Display'", "20px 'Club Text'"]
  .filter((font) => !document.fonts.check(font))`;

async function opensAll(tab: Tab, site: SwitchedSite): Promise<void> {
  for (const route of routes) {
    await arrive(tab, site.address + route);
    expect(await tab.ask('document.querySelectorAll("h1").length'), route).toBe(1);
    expect(await tab.ask("document.title"), route).toContain("Côte Sauvage");
    await expect.poll(() => tab.ask(fontsMissing), { message: route }).toEqual([]);
    await expect.poll(() => tab.ask(undrawn), { message: route }).toEqual([]);
    const sideways = "document.documentElement.scrollWidth - innerWidth";
    expect(await tab.ask(sideways), route).toBeLessThanOrEqual(0);
  }
}

journeys(
  { name: "every route opens whole", walk: opensAll },
  {
    name: "every route opens whole on a phone",
    view: phone,
    walk: async (tab, site) => {
      await opensAll(tab, site);
      expect(await tab.ask("innerWidth")).toBeLessThan(500);
    },
  },
  {
    name: "links lead to every route and Back leads home, without another document where the browser can",
    walk: async (tab, site) => {
      await arrive(tab, `${site.address}/`);
      await tab.ask("void (globalThis.sameDocument = true)");
      for (const route of routes.slice(1)) {
        await press(tab, `a[href="${route}"]`);
        await isAt(tab, route);
        await tab.back();
        await isAt(tab, "/");
      }
      expect(await tab.ask('globalThis.sameDocument ?? !("navigation" in window)')).toBe(true);
    },
  },
);
