import { expect } from "vitest";
import { journeys, phone } from "./support/journey.ts";
import { arrive, counts, element, isAt, press, shows } from "./support/page.ts";

const field = element('input[type="search"]');
const count = '[role="search"] [role="status"]';
const cards = "main ol > li > a";

journeys(
  {
    name: "a search filters all results and enters the URL while it is typed, and Back from a tournament keeps it",
    // Where there is no room for a panel, a card leads to its tournament.
    view: phone,
    walk: async (tab, site) => {
      await arrive(tab, `${site.address}/results?show=all`);
      await counts(tab, cards, 11);
      await tab.click(field);
      await tab.type("boston breakwater");
      await shows(tab, count, "2 tournaments");
      await counts(tab, cards, 2);
      await isAt(tab, "/results?show=all&q=boston+breakwater");
      const address = await tab.ask(
        `[...document.querySelectorAll('${cards}')].at(-1).getAttribute("href")`,
      );
      await press(tab, `a[href="${String(address)}"]`);
      await isAt(tab, String(address));
      await tab.back();
      await isAt(tab, "/results?show=all&q=boston+breakwater");
      expect(await tab.ask(`${field}.value`)).toBe("boston breakwater");
    },
  },
  {
    name: "a search without results says so, and clearing it returns the focus to the field",
    walk: async (tab, site) => {
      await arrive(tab, `${site.address}/news`);
      await tab.click(field);
      await tab.type("sasquatch");
      await shows(tab, "main", "No Results");
      await press(tab, '[role="search"] button', "Clear search");
      await expect.poll(() => tab.ask(`${field}.value`)).toBe("");
      expect(await tab.ask(`${field} === document.activeElement`)).toBe(true);
    },
  },
  {
    name: "Escape in the empty field of the site search closes its dialog",
    walk: async (tab, site) => {
      await arrive(tab, `${site.address}/about`);
      await press(tab, "header a", "Search");
      const isReady = "document.activeElement.matches('dialog:not(#waiting-search) input')";
      await expect.poll(() => tab.ask(isReady)).toBe(true);
      await tab.press("Escape");
      await counts(tab, "dialog[open]", 0);
    },
  },
);
