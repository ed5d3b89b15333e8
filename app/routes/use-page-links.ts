import { type NamedPage, pageLabel, paths } from "./paths.ts";
import { useSite } from "./site.ts";

/** A link to a page, with its label. */
export interface PageLink {
  readonly page: NamedPage;
  /** "Roster 2019" */
  readonly label: string;
  readonly href: string;
}

/** Links to pages by kind; pages that the club does not have are omitted. Playlists link to the newest year. */
export function usePageLinks(pages: readonly NamedPage[]): readonly PageLink[] {
  const { pages: existingPages, parts: partNames, playlists } = useSite();
  return pages.flatMap((page) => {
    if (!existingPages.includes(page)) return [];
    if (page === "playlists") {
      if (playlists === undefined) return [];
      return {
        page,
        label: pageLabel(page, partNames, playlists.year),
        href: paths.playlists(playlists),
      };
    }
    return { page, label: pageLabel(page, partNames), href: paths[page]() };
  });
}
