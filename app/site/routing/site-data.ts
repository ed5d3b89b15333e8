import { ICONS, iconSheet } from "#app/art/icon/icons.ts";
import { markSheet } from "#app/art/mark/mark-sheet.ts";
import { wordmarkBox } from "#app/art/mark/wordmark.ts";
import type { PageSheet } from "#app/art/sheet.ts";
import { addDays } from "#app/domain/dates/day.ts";
import { venueMoment } from "#app/domain/dates/venue-clock.ts";
import { markName } from "#app/domain/marks.ts";
import { lastDay } from "#app/domain/tryouts.ts";
import { newestYear } from "#app/domain/playlists.ts";
import { hasPage } from "#app/routes/has-page.ts";
import { photographsOf } from "#app/lib/photograph.ts";
import { socialLetters } from "#app/lib/text.ts";
import * as shell from "#words/shell.ts";
import { reportStart } from "#app/routes/report-start.ts";
import type { SiteData } from "#app/routes/site.ts";
import type { IconName } from "#app/ui/Icon/Icon.tsx";
import type { Sources } from "#app/routes/sources.ts";
import { allPages } from "#app/routes/paths.ts";

// The interface may only use icons that exist.
ICONS satisfies Record<IconName, unknown>;

/**
 * The tryouts callout in the menu, and when it ends: in the time zone of the tryouts, else of the
 * last tournament.
 */
function tryoutsOf({ content, publishedAt = 0 }: Sources): SiteData["tryouts"] {
  const { site, tournaments } = content;
  if (site.tryouts === undefined) return undefined;
  const { callout, link, timeZone } = site.tryouts;
  const until = lastDay(site.tryouts);
  const zone = timeZone ?? tournaments.at(-1)?.timeZone ?? "UTC";
  if (until === undefined) return { callout, link };
  const closes = venueMoment(addDays(until, 1), "00:00", zone);
  return { callout, link, closes, ...(closes <= publishedAt ? { areOver: true } : {}) };
}

function supportOf({ shop, mailingList, donations }: Sources["content"]["site"]) {
  const all = [
    { label: shell.shop, link: shop },
    { label: shell.mailingList, link: mailingList },
    { label: shell.donate, link: donations },
  ];
  const support = all.flatMap(({ label, link }) => (link === undefined ? [] : { label, link }));
  return support.length === 0 ? {} : { support };
}

/** Data for header, menu and footer, and the artwork included in every document. */
export function loadSite(sources: Sources): {
  readonly site: SiteData;
  readonly sheets: readonly PageSheet[];
} {
  const { content, record, photographs, address } = sources;
  const { rosters, site } = content;
  const year = newestYear(content.playlists);
  const mark = markName(site);
  const marks = markSheet(mark, rosters.length);
  const { viewBox, isStacked } = wordmarkBox(mark);
  return {
    site: {
      name: site.name,
      teamName: site.teamName,
      address,
      dates: site.dates,
      hours: site.hours,
      marks: marks.href,
      wordmark: { viewBox, isStacked },
      pages: allPages().filter((page) => hasPage(record, page)),
      parts: site.parts,
      labels: site.labels,
      language: site.language,
      tryouts: tryoutsOf(sources),
      socialLinks: site.socialLinks.map(({ name, link }) => ({
        label: shell.socialLabel(name, site.teamName),
        letters: socialLetters(name),
        link,
      })),
      sponsors: site.sponsors.map(({ name, link }) => ({ name, link })),
      ...supportOf(site),
      report: reportStart(site),
      seasons: rosters.map(({ id }) => id),
      playlists: year === undefined ? undefined : { year: String(year) },
      photographs: photographsOf(photographs, ["mark-crest"]),
    },
    sheets: [
      { ...marks, inline: true },
      { ...iconSheet(), inline: true },
    ],
  };
}
