import { expect } from "vitest";
import { journeys, phone } from "./support/journey.ts";
import { arrive, element, isAt, press, shows } from "./support/page.ts";

journeys(
  {
    name: "a badge leads to who earned it, a person to her plates, a plate to the map",
    walk: async (tab, site) => {
      await arrive(tab, `${site.address}/badgequest`);
      await press(tab, 'main a[href="/badgequest?view=badge&badge=FIFTY_PLATES"]');
      await shows(tab, '[role="tabpanel"] h2', "Fifty Plates");
      await press(tab, '[role="tabpanel"] a', "Zoe Hecht");
      await shows(tab, '[role="tabpanel"] h2', "Zoe Hecht");
      await press(tab, '[role="tabpanel"] a', "Mexico (bonus)");
      await isAt(tab, "/fiftyplates?plate=MEX");
      await shows(tab, "main", "Mexico");
      await tab.back();
      await shows(tab, '[role="tabpanel"] h2', "Zoe Hecht");
    },
  },
  {
    name: "the panels of Badge Quest scroll on their own",
    walk: async (tab, site) => {
      await arrive(tab, `${site.address}/badgequest`);
      const panel = element("section", "Leaderboard");
      await tab.ask(`void ${panel}.scrollBy({ top: 200, behavior: "instant" })`);
      await expect.poll(() => tab.ask(`${panel}.scrollTop`)).toBe(200);
      expect(await tab.ask("scrollY")).toBe(0);
    },
  },
  {
    name: "on a phone selecting a person switches to her details",
    view: phone,
    walk: async (tab, site) => {
      await arrive(tab, `${site.address}/badgequest`);
      await press(tab, '[role="tab"]', "Leaderboard");
      await press(tab, 'main a[href*="player=soter"]');
      await shows(tab, '[role="tab"][aria-selected="true"]', "Details");
      await shows(tab, '[role="tabpanel"] h2', "Laura Soter");
      expect(await tab.ask("scrollY")).toBe(0);
    },
  },
);
