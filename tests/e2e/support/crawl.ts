import type { Page } from "@playwright/test";
import { open } from "./hydrated.ts";

/** An internal URL that does not show the expected view. */
export interface DeadEnd {
  address: string;
  /** The view with the link. */
  from: string;
  notice: string;
}

interface Views {
  visited: string[];
  /** Links to other pages, each with its view. */
  onward: (readonly [address: string, from: string])[];
  deadEnds: DeadEnd[];
}

/** URLs of pages with extra data for some views; once loaded, it stays. */
const withEverything: Readonly<Record<string, string>> = {
  "/news": "/news?show=all",
  "/results": "/results?show=all",
  "/badgequest": "/badgequest?view=person",
};

/**
 * Shows the views of the open page one after another, and the views that they link: not every
 * badge beside every player, but every value of the address once.
 */
function walkViews(page: Page, route: string, start: Readonly<Record<string, string>>) {
  return page.evaluate(
    async ([path, first]): Promise<Views> => {
      const found = new Map(Object.entries(first));
      const views: Views = { visited: [], onward: [], deadEnds: [] };
      const values = new Set<string>();
      const isNew = (address: string) => {
        const { searchParams } = new URL(address, location.href);
        const fresh = [...searchParams].map(String).filter((value) => !values.has(value));
        for (const value of fresh) values.add(value);
        return fresh.length > 0;
      };
      const isHere = ({ pathname }: HTMLAnchorElement) => pathname.replace(/(.)\/$/, "$1") === path;
      // A map can grow during iteration.
      for (const [address, from] of found) {
        history.pushState(null, "", address);
        await new Promise((resolve) => setTimeout(resolve));
        views.visited.push(address);
        const text = document.querySelector("main")?.textContent ?? "";
        const notice = /.{0,40}(?:\bis not (?:in|on)\b|There is no |doesn’t exist).{0,40}/.exec(
          text,
        )?.[0];
        if (notice !== undefined) views.deadEnds.push({ address, from, notice });
        for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
          const next = link.getAttribute("href") ?? "";
          // Photo files, downloadable cards, calendars, feeds and the press kit are not pages.
          if (/^\/(?:media|share)\/|\.(?:ics|atom|json|csv|zip)$/.test(next)) continue;
          if (!isHere(link)) views.onward.push([next, address]);
          else if (!found.has(next) && isNew(next)) found.set(next, address);
        }
        for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
          const { hash } = link;
          if (document.getElementById(hash.slice(1)) !== null) continue;
          views.deadEnds.push({
            address: hash,
            from: address,
            notice: "There is no such section.",
          });
        }
      }
      return views;
    },
    [route, start] as const,
  );
}

/** Number of people, tournaments and so on that represent the rest: unit tests check all links. */
const PAGES_OF_A_KIND = 3;

const parentPath = (address: string) => address.split("/").slice(0, -1).join("/");

function countSameKind(waiting: ReadonlyMap<string, unknown>, path: string): number {
  const kind = parentPath(path);
  return kind === ""
    ? 0
    : [...waiting.keys()].filter((address) => parentPath(address) === kind).length;
}

/**
 * Follows every internal link, each URL once, including views that only exist once the
 * scripts run. A view shows a notice if it does not know its URL's values.
 */
export async function crawl(
  page: Page,
  routes: readonly string[],
): Promise<{ visited: string[]; deadEnds: DeadEnd[] }> {
  const visited = new Set<string>();
  const deadEnds: DeadEnd[] = [];
  const waiting = new Map(routes.map((route) => [route, new Map([[route, "the start"]])]));
  for (let left = true; left;) {
    left = false;
    for (const [route, addresses] of waiting) {
      if (addresses.size === 0) continue;
      left = true;
      await open(page, withEverything[route] ?? route);
      await page.waitForLoadState("networkidle");
      const views = await walkViews(page, route, Object.fromEntries(addresses));
      addresses.clear();
      deadEnds.push(...views.deadEnds);
      for (const address of views.visited) visited.add(address);
      for (const [address, from] of views.onward) {
        const path = address.replace(/[?#].*/, "").replace(/(.)\/$/, "$1");
        if (!waiting.has(path) && countSameKind(waiting, path) < PAGES_OF_A_KIND) {
          waiting.set(path, new Map());
        }
        if (!visited.has(address)) waiting.get(path)?.set(address, from);
      }
    }
  }
  return { visited: [...visited], deadEnds };
}
