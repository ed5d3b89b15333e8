import { expect } from "vitest";
import { journeys, phone } from "./support/journey.ts";
import { arrive, isAt, press, shows } from "./support/page.ts";

const large = `[...document.querySelectorAll('use[href*="/art/print-"]')]
  .some((use) => use.ownerSVGElement.checkVisibility() && use.getBBox().width > 0)`;

journeys(
  {
    name: "picking a player shows her large, and keys lead to the next",
    walk: async (tab, site) => {
      await arrive(tab, `${site.address}/roster?season=cote-sauvage-2024`);
      await press(tab, 'main a[href$="player=cedar"]');
      const cedar = "/roster?season=cote-sauvage-2024&view=player&player=cedar";
      await isAt(tab, cedar);
      await shows(tab, "main h2", "Cedar");
      // Handled in place in every browser, so the focus moves to her name.
      await expect.poll(() => tab.ask("document.activeElement.tagName")).toBe("H2");
      await expect.poll(() => tab.ask("document.title")).toContain("Cleo");
      await expect.poll(() => tab.ask(large)).toBe(true);
      await tab.press("ArrowRight");
      await shows(tab, "main h2", "Dogwood");
      await tab.back();
      await shows(tab, "main h2", "Cedar");
    },
  },
  {
    name: "on a phone the menu leads to the roster and a player",
    view: phone,
    walk: async (tab, site) => {
      await arrive(tab, `${site.address}/about`);
      await press(tab, "button", "Open menu");
      await expect.poll(() => tab.ask("document.querySelector('main').inert")).toBe(true);
      await tab.press("Escape");
      await expect.poll(() => tab.ask("document.querySelector('main').inert")).toBe(false);
      await press(tab, "button", "Open menu");
      await press(tab, '#menu a[href="/roster"]');
      await isAt(tab, "/roster");
      await press(tab, 'main a[href="/roster?view=player&player=alder"]');
      await shows(tab, "main h2", "Alder");
    },
  },
);
