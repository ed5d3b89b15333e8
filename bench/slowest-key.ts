import type { Browser } from "@playwright/test";
import { onSettledPage } from "./browser/settled-page.ts";
import { timeTyping } from "./browser/time-typing.ts";
import { type Calm, calmly } from "./machine/calmly.ts";
import { median } from "./figures/median.ts";
import type { Form } from "./figures/figures.ts";

/** What is typed where there is a search: it finds much at first and less with every key. */
export const searches: ReadonlyMap<string, string> = new Map([
  ["/results", "regionals"],
  ["/news", "recap wom"],
]);

/** What is needed to measure typing. */
interface Desk {
  readonly browser: Browser;
  readonly site: string;
  readonly form: Form;
  /** How many times slower than the machine the processor is, on phones and desktops. */
  readonly slowdown: number;
}

/** The slowest keys, ms, and the visits that they are of. */
interface Typed {
  readonly keys: { readonly typing: number; readonly typingBare: number };
  readonly visits: readonly Calm<readonly number[]>[];
}

/** How many visits count: one key in ten takes longer, for the machine is busy. */
const TIMES = 9;

/** Does no more for a key than every search must: it shows what is typed. */
const barePage = `data:text/html,${encodeURIComponent(
  '<input type="search" oninput="shown.textContent = value"><p id="shown"></p>',
)}`;

/** The slowest key, ms, of the medians over all visits. */
function slowest(visits: readonly Calm<readonly number[]>[]): number {
  const keys = visits[0]?.value.keys() ?? [];
  return Math.max(...Array.from(keys, (key) => median(visits.map(({ value }) => value[key] ?? 0))));
}

/**
 * The slowest key where the whole record is searched, and in a page with nothing but a field: what
 * the machine itself needs, measured in turns. Nothing on a page without a search.
 */
export async function slowestKey(
  { browser, site, form, slowdown }: Desk,
  route: string,
): Promise<Typed | undefined> {
  const word = searches.get(route);
  if (word === undefined) return undefined;
  const visit = (address: string) =>
    calmly(() => onSettledPage(browser, address, form, (page) => timeTyping(page, word, slowdown)));
  const searched: Calm<number[]>[] = [];
  const bare: Calm<number[]>[] = [];
  while (searched.length < TIMES) {
    searched.push(await visit(`${site}${route}?show=all`));
    bare.push(await visit(barePage));
  }
  return {
    keys: { typing: slowest(searched), typingBare: slowest(bare) },
    visits: [...searched, ...bare],
  };
}
