import { expect } from "vitest";
import { journeys } from "./support/journey.ts";
import { arrive, counts, element, isAt, press, shows } from "./support/page.ts";

const seasonField = element('[role="search"] select');

journeys({
  name: "a season selected on Results is selected on Roster, and Back keeps it",
  walk: async (tab, site) => {
    await arrive(tab, `${site.address}/results`);
    await tab.choose(seasonField, "cote-sauvage-2025");
    await isAt(tab, "/results?season=cote-sauvage-2025");
    await counts(tab, "main ol > li > a", 4);
    // The season is added when the link is pressed.
    await press(tab, 'nav a[href="/roster"]');
    await isAt(tab, "/roster?season=cote-sauvage-2025");
    await shows(tab, "h1", "2025");
    await tab.back();
    await expect.poll(() => tab.ask(`${seasonField}?.value ?? ""`)).toBe("cote-sauvage-2025");
  },
});
