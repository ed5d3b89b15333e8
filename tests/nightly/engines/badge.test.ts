import { journeys } from "./support/journey.ts";
import { arrive, isAt, press, shows } from "./support/page.ts";

journeys({
  name: "a badge leads to who earned it, a person to her plates, a plate to the map",
  walk: async (tab, site) => {
    await arrive(tab, `${site.address}/badgequest`);
    await press(tab, 'main a[href="/badgequest?view=badge&badge=FIFTY_PLATES"]');
    await shows(tab, "main h2", "Fifty Plates");
    await press(tab, "main a", "Begoña Núñez");
    await shows(tab, "main h2", "Begoña Núñez");
    await press(tab, "main summary", "Every time, with dates");
    await press(tab, "main a", "Ohio");
    await isAt(tab, "/fiftyplates?plate=OH");
    await shows(tab, "main", "Ohio");
    await tab.back();
    await shows(tab, "main h2", "Begoña Núñez");
  },
});
