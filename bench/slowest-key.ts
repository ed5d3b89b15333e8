import type { Browser } from "@playwright/test";
import { onSettledPage } from "./browser/settled-page.ts";
import { timeTyping } from "./browser/time-typing.ts";
import { median } from "./figures/median.ts";
import type { Form } from "./figures/figures.ts";

/** What is typed where there is a search: it finds much at first and less with every key. */
export const searches: ReadonlyMap<string, string> = new Map([
  ["/results", "regionals"],
  ["/news", "recap wom"],
]);

/** Where typing is measured. */
interface Desk {
  readonly browser: Browser;
  readonly site: string;
  readonly form: Form;
  /** How many times slower than the machine the processor is, on phones and desktops. */
  readonly slowdown: number;
}

/** One key in ten takes longer than it does at all other times: the machine does something else. */
const TIMES = 5;

/**
 * The slowest key where the whole record is searched, ms: of each key the median of five visits.
 * Nothing on a page without a search.
 */
export async function slowestKey(
  { browser, site, form, slowdown }: Desk,
  route: string,
): Promise<number | undefined> {
  const word = searches.get(route);
  if (word === undefined) return undefined;
  const visits: number[][] = [];
  while (visits.length < TIMES) {
    const address = `${site}${route}?show=all`;
    visits.push(
      await onSettledPage(browser, address, form, (page) => timeTyping(page, word, slowdown)),
    );
  }
  const keys = visits[0]?.keys() ?? [];
  return Math.max(...Array.from(keys, (key) => median(visits.map((times) => times[key] ?? 0))));
}
