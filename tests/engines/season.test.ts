import { expect } from "vitest";
import { journeys } from "./support/journey.ts";
import { arrive, counts, element, isAt, press, shows } from "./support/page.ts";

const select = element('[role="search"] select');

journeys(
  {
    name: "a season chosen on one page is chosen on the others",
    walk: async (tab, site) => {
      await arrive(tab, `${site.address}/results`);
      await tab.choose(select, "cote-sauvage-2025");
      await isAt(tab, "/results?season=cote-sauvage-2025");
      await counts(tab, 'a[href*="tournament="]', 4);
      await press(tab, 'nav a[href="/roster?season=cote-sauvage-2025"]');
      await shows(tab, "h1", "2025");
      await tab.back();
      await expect.poll(() => tab.ask(`${select}?.value ?? ""`)).toBe("cote-sauvage-2025");
    },
  },
  {
    name: "the strip of seasons leads from roster to roster, stays after a reload, and Back leads back",
    walk: async (tab, site) => {
      await arrive(tab, `${site.address}/roster`);
      await press(tab, 'a[href="/roster?season=cote-sauvage-2024"]', "2024");
      await isAt(tab, "/roster?season=cote-sauvage-2024");
      await shows(tab, "h1", "2024");
      await tab.reload();
      await shows(tab, "h1", "2024");
      await tab.back();
      await isAt(tab, "/roster");
      await shows(tab, "h1", "2026");
    },
  },
);
