import { ICONS, iconSheet } from "#app/art/icon/icons.ts";
import { markSheet } from "#app/art/mark/mark-sheet.ts";
import { wordmark } from "#app/art/mark/wordmark.ts";
import type { PageSheet } from "#app/art/sheet.ts";
import { clubMark } from "#app/domain/marks.ts";
import { newestYear } from "#app/domain/playlists.ts";
import { capitalize, socialLetters } from "#app/lib/text.ts";
import type { Club } from "#app/record/record.ts";
import { hasPage } from "#app/routes/has-page.ts";
import { allPages } from "#app/routes/paths.ts";
import type { SiteData } from "#app/routes/site.ts";
import type { Sources } from "#app/routes/sources.ts";
import type { IconName } from "#app/ui/Icon/Icon.tsx";
import { describeTryouts } from "./describe-tryouts.ts";

// The interface may only use icons that exist.
ICONS satisfies Record<IconName, unknown>;

/**
 * Start of the URL to report a mistake; the page's URL is appended. It is a form in the club's
 * repository, or an email to the captains; undefined if the club has neither.
 */
export function reportStart({
  repository,
  captainsEmail,
}: Pick<Club, "repository" | "captainsEmail">): string | undefined {
  if (repository !== undefined) {
    return `https://github.com/${repository.name}/issues/new?template=mistake.yml&page=`;
  }
  if (captainsEmail === undefined) return undefined;
  const subject = encodeURIComponent("A mistake on the site");
  return `mailto:${captainsEmail}?subject=${subject}&body=${encodeURIComponent(`The page: `)}`;
}

/** Accessible name of a link that shows only letters: "Côte Sauvage on Instagram", "Email Côte Sauvage". */
function describeProfile(name: string, team: string): string {
  return name === "email" ? `Email ${team}` : `${team} on ${capitalize(name)}`;
}

function listSupport({ shop, mailingList, donations }: Club) {
  const all = [
    { label: "Shop", link: shop },
    { label: "Mailing list", link: mailingList },
    { label: "Donate", link: donations },
  ];
  const support = all.flatMap(({ label, link }) => (link === undefined ? [] : { label, link }));
  return support.length === 0 ? {} : { support };
}

/** Data for header, menu and footer, and the artwork included in every document. */
export function loadSite(sources: Sources) {
  const { record, address } = sources;
  const { club, seasons } = record;
  const year = newestYear(record.playlists);
  const mark = clubMark(record);
  const marks = markSheet(mark);
  const { viewBox, isStacked } = wordmark(mark);
  const site: SiteData = {
    name: club.name,
    teamName: club.teamName,
    address,
    dates: club.dates,
    hours: club.hours,
    marks: marks.href,
    wordmark: { viewBox, isStacked },
    pages: allPages().filter((page) => hasPage(record, page)),
    parts: club.parts,
    labels: club.labels,
    language: club.language,
    tryouts: describeTryouts(sources),
    socialLinks: club.socialLinks.map(({ name, link }) => ({
      label: describeProfile(name, club.teamName),
      letters: socialLetters(name),
      link,
    })),
    sponsors: club.sponsors.map(({ name, link }) => ({ name, link })),
    ...listSupport(club),
    report: reportStart(club),
    seasons: seasons.map(({ id }) => id),
    playlists: year === undefined ? undefined : { year: String(year) },
  };
  const sheets: PageSheet[] = [
    { ...marks, isInline: true },
    { ...iconSheet(), isInline: true },
  ];
  return { site, sheets };
}
