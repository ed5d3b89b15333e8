import { journeys } from "./support/journey.ts";
import { arrive, isAt, shows } from "./support/page.ts";

journeys({
  name: "a link works even if the browser gives up a script of the page that it leaves",
  mayComplain: true,
  walk: async (tab, site) => {
    await arrive(tab, `${site.address}/news`);
    await tab.ask(`void (location.assign("/about"), recover())`);
    await isAt(tab, "/about");
    await shows(tab, "h1", "About");
  },
});
