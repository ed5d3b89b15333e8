import type { Site } from "#app/content/content.ts";
import { enumerate } from "#app/lib/text/enumerate.ts";

/** What titles need to know of the club. */
export type SiteTitle = Pick<Site, "name">;

/** "Results · Rival Ultimate" */
export function titleWith(site: SiteTitle, page: string): string {
  return `${page} · ${site.name}`;
}

/** "women’s club ultimate from Michigan and Ohio" */
export function clubInWords({ founding }: Site, what = "ultimate"): string {
  return `${founding.division} ${what} from ${enumerate(founding.regions)}`;
}
