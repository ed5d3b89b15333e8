import type { Site } from "#app/content/content.ts";
import { enumerate } from "#app/lib/text/enumerate.ts";

/** What titles need to know of the club. */
export type SiteTitle = Pick<Site, "name">;

/** "Results · Côte Sauvage Ultimate" */
export function titleWith(site: SiteTitle, page: string): string {
  return `${page} · ${site.name}`;
}

/** "mixed club ultimate from Maine and Vermont" */
export function clubInWords({ founding }: Site, what = "ultimate"): string {
  return `${founding.division} ${what} from ${enumerate(founding.regions)}`;
}
