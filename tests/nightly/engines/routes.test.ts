import { expect } from "vitest";
import type { SwitchedSite } from "#tests/e2e/offline/switched-site.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import { journeys, phone } from "./support/journey.ts";
import { arrive, isAt, press } from "./support/page.ts";
import type { Tab } from "./support/tab.ts";

/** Visible artwork without a size: its sheet or symbol is missing. */
const emptyArtwork = `[...document.querySelectorAll("svg use")]
  .filter((use) => use.ownerSVGElement.checkVisibility())
  .filter((use) => use.getBBox().width === 0)
  .map((use) => use.getAttribute("href"))`;

const missingFonts = `["900 20px 'Club Display'", "20px 'Club Text'"]
  .filter((font) => !document.fonts.check(font))`;

async function openAll(tab: Tab, site: SwitchedSite): Promise<void> {
  for (const route of routes) {
    await arrive(tab, site.address + route);
    expect(await tab.ask('document.querySelectorAll("h1").length'), route).toBe(1);
    expect(await tab.ask("document.title"), route).toContain("Côte Sauvage");
    await expect.poll(() => tab.ask(missingFonts), { message: route }).toEqual([]);
    await expect.poll(() => tab.ask(emptyArtwork), { message: route }).toEqual([]);
    const sideways = "document.documentElement.scrollWidth - innerWidth";
    expect(await tab.ask(sideways), route).toBeLessThanOrEqual(0);
  }
}

journeys(
  {
    name: "every main page opens with its title, fonts and artwork, and does not scroll sideways",
    walk: openAll,
  },
  {
    name: "the same on a phone",
    view: phone,
    walk: async (tab, site) => {
      await openAll(tab, site);
      expect(await tab.ask("innerWidth")).toBeLessThan(500);
    },
  },
  {
    name: "links lead to every main page and Back returns",
    walk: async (tab, site) => {
      await arrive(tab, `${site.address}/`);
      for (const route of routes.slice(1)) {
        await press(tab, `a[href="${route}"]`);
        await isAt(tab, route);
        await tab.back();
        await isAt(tab, "/");
      }
    },
  },
);
