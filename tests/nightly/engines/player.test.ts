import { expect } from "vitest";
import { journeys, phone } from "./support/journey.ts";
import { arrive, isAt, press, shows } from "./support/page.ts";

/** Whether a picture of a single player is drawn. */
const isDrawnLarge = `[...document.querySelectorAll('use[href*="/art/print-"]')]
  .some((use) => use.ownerSVGElement.checkVisibility() && use.getBBox().width > 0)`;

journeys(
  {
    name: "a selected player is shown large with the focus on her name, a button shows the next, and Back returns",
    walk: async (tab, site) => {
      await arrive(tab, `${site.address}/roster?season=cote-sauvage-2024`);
      await press(tab, 'main a[href$="player=cedar"]');
      const cedar = "/roster?season=cote-sauvage-2024&view=player&player=cedar";
      await isAt(tab, cedar);
      await shows(tab, "main h2", "Cedar");
      // Handled in place in every browser, so the focus moves to her name.
      await expect.poll(() => tab.ask("document.activeElement.tagName")).toBe("H2");
      await expect.poll(() => tab.ask("document.title")).toContain("Cleo");
      await expect.poll(() => tab.ask(isDrawnLarge)).toBe(true);
      await press(tab, "button", "Next player");
      await shows(tab, "main h2", "Dogwood");
      await tab.back();
      await shows(tab, "main h2", "Cedar");
    },
  },
  {
    name: "on a phone the open menu blocks the page, Escape, its links and Back close it, and they lead to a player",
    view: phone,
    walk: async (tab, site) => {
      await arrive(tab, `${site.address}/about`);
      await press(tab, "button", "Menu");
      await expect.poll(() => tab.ask("document.querySelector('main').inert")).toBe(true);
      await tab.press("Escape");
      await expect.poll(() => tab.ask("document.querySelector('main').inert")).toBe(false);
      await press(tab, "button", "Menu");
      await press(tab, '#menu a[href="/roster"]');
      await isAt(tab, "/roster");
      await tab.back();
      await isAt(tab, "/about");
      await expect.poll(() => tab.ask("document.querySelector('main').inert")).toBe(false);
      await press(tab, "button", "Menu");
      await press(tab, '#menu a[href="/roster"]');
      await isAt(tab, "/roster");
      await press(tab, 'main a[href="/roster?view=player&player=alder"]');
      await shows(tab, "main h2", "Alder");
    },
  },
);
