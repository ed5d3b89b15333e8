import { type PageName, paths } from "#app/paths.ts";
import { useSeasonForLinks } from "./selected-season.ts";

/** Addresses for links to pages; those that show a season get the one that was selected last. */
export function usePageAddress(): (page: PageName) => string {
  const season = useSeasonForLinks();
  return (page) => {
    if (page === "roster" || page === "news" || page === "results") return paths[page]({ season });
    return paths[page]();
  };
}
