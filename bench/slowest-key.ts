import type { Browser } from "@playwright/test";
import { onSettledPage } from "./browser/settled-page.ts";
import { timeTyping } from "./browser/time-typing.ts";
import { type Calm, calmlyTimes } from "./machine/calmly.ts";
import { median } from "./figures/median.ts";
import type { Form } from "./figures/figures.ts";

/** Typed text per page with a search: it has many hits at first and fewer with every key. */
export const searches: ReadonlyMap<string, string> = new Map([
  ["/results", "regionals"],
  ["/news", "recap wom"],
  ["/players", "mar"],
  ["/opponents", "chi"],
  ["/search", "nem"],
]);

/** Setup to measure typing. */
interface Desk {
  readonly browser: Browser;
  readonly site: string;
  readonly form: Form;
  /** How many times slower than the machine the processor is, on phones and desktops. */
  readonly slowdown: number;
}

/** The slowest key, ms, and the visits that were measured. */
interface Typed {
  readonly key: number;
  readonly visits: readonly Calm<readonly number[]>[];
}

/** The slowest key, ms, of the medians over all visits. */
function slowest(visits: readonly Calm<readonly number[]>[]): number {
  const keys = visits[0]?.value.keys() ?? [];
  return Math.max(...Array.from(keys, (key) => median(visits.map(({ value }) => value[key] ?? 0))));
}

/**
 * The slowest key in a search through all seasons; undefined for a page without a search.
 *
 * @param times how many visits are measured; each key counts with its median
 */
export async function slowestKey(
  { browser, site, form, slowdown }: Desk,
  route: string,
  times: number,
): Promise<Typed | undefined> {
  const word = searches.get(route);
  if (word === undefined) return undefined;
  const visits = await calmlyTimes(times, () =>
    onSettledPage(browser, `${site}${route}?show=all`, form, (page) =>
      timeTyping(page, word, slowdown),
    ),
  );
  return { key: slowest(visits), visits };
}
