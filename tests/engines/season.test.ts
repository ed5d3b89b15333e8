import { expect } from "vitest";
import { journeys } from "./support/journey.ts";
import { arrive, counts, element, isAt, press, shows } from "./support/page.ts";

const select = element('[role="search"] select');

journeys(
  {
    name: "a season chosen on one page is chosen on the others",
    walk: async (tab, site) => {
      await arrive(tab, `${site.address}/results`);
      await tab.choose(select, "rival-2019");
      await isAt(tab, "/results?season=rival-2019");
      await counts(tab, 'a[href*="tournament="]', 5);
      await press(tab, 'nav a[href="/roster?season=rival-2019"]');
      await shows(tab, "h1", "2019");
      await tab.back();
      await expect.poll(() => tab.ask(`${select}?.value ?? ""`)).toBe("rival-2019");
    },
  },
  {
    name: "the strip of seasons leads from roster to roster, stays after a reload, and Back leads back",
    walk: async (tab, site) => {
      await arrive(tab, `${site.address}/roster`);
      await press(tab, 'a[href="/roster?season=rival-2016"]', "2016");
      await isAt(tab, "/roster?season=rival-2016");
      await shows(tab, "h1", "2016");
      await tab.reload();
      await shows(tab, "h1", "2016");
      await tab.back();
      await isAt(tab, "/roster");
      await shows(tab, "h1", "2022");
    },
  },
);
