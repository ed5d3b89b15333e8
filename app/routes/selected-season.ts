import { useEffect } from "react";
import { useQuery } from "#app/ui/hooks/use-query.ts";
import { useSite } from "./site.ts";

/** Tells the inline script (`entry-start.ts`) which season the page shows, for links to other pages. */
export function useCarriedSeason(season: string | undefined): void {
  const { seasons } = useSite();
  const carried = season !== undefined && seasons.includes(season) ? season : "";
  useEffect(() => {
    document.documentElement.dataset["season"] = carried;
  }, [carried]);
}

/** The season in the URL, which links to other pages carry on. */
export function useSeasonInAddress(): string | undefined {
  const season = useQuery().read("season");
  useCarriedSeason(season);
  return season;
}
