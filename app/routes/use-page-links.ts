import { type NamedPage, pageLabel, paths } from "#app/routes/paths.ts";
import { useSeasonForLinks } from "./selected-season.ts";
import { useSite } from "./site.ts";

/** A link to a page, with its label. */
export interface PageLink {
  readonly page: NamedPage;
  /** "Roster 2019" */
  readonly label: string;
  readonly href: string;
}

/**
 * Links to pages by kind; pages that the club does not have are omitted. Pages with seasons link to
 * the season selected last, playlists to the newest year.
 */
export function usePageLinks(pages: readonly NamedPage[]): readonly PageLink[] {
  const season = useSeasonForLinks();
  const { pages: existingPages, parts, playlists } = useSite();
  return pages.flatMap((page) => {
    if (!existingPages.includes(page)) return [];
    if (page === "playlists") {
      if (playlists === undefined) return [];
      return {
        page,
        label: pageLabel(page, parts, playlists.year),
        href: paths.playlists(playlists),
      };
    }
    const hasSeason = page === "roster" || page === "news" || page === "results";
    const href = hasSeason ? paths[page]({ season }) : paths[page]();
    return { page, label: pageLabel(page, parts), href };
  });
}
