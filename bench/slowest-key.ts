import type { Browser } from "@playwright/test";
import { onSettledPage } from "./browser/settled-page.ts";
import { timeTyping } from "./browser/time-typing.ts";
import type { Form } from "./figures/figures.ts";

/** What is typed where there is a search: it finds much at first and less with every key. */
export const searches: ReadonlyMap<string, string> = new Map([
  ["/results", "regionals"],
  ["/news", "recap wom"],
]);

/** The slowest key where the whole record is searched, ms; nothing on a page without a search. */
export async function slowestKey(
  browser: Browser,
  site: string,
  route: string,
  form: Form,
): Promise<number | undefined> {
  const word = searches.get(route);
  if (word === undefined) return undefined;
  const times = await onSettledPage(browser, `${site}${route}?show=all`, form, (page) =>
    timeTyping(page, word),
  );
  return Math.max(...times);
}
