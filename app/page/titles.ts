import type { Site } from "#app/content/content.ts";
import * as words from "#words/club.ts";
import { enumerate } from "#words/grammar/lists.ts";

/** What titles need to know of the club. */
export type SiteTitle = Pick<Site, "name">;

/** "Results · Côte Sauvage Ultimate" */
export function titleWith(site: SiteTitle, page: string): string {
  return `${page} · ${site.name}`;
}

/** "mixed club ultimate from Maine and Vermont" */
export function clubInWords({ founding }: Site, what: string = words.ultimate): string {
  return words.clubFrom(founding.division, what, enumerate(founding.regions));
}
