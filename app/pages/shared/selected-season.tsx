import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { useQuery } from "#app/ui/hooks/use-query.ts";
import { useSite } from "./site.ts";

const Season = createContext<string | undefined>(undefined);
const Select = createContext<(season: string | undefined) => void>(() => undefined);

/**
 * Keeps the season that the visitor selected last, for this visit only. The address of a page with a season holds it;
 * this carries it to the links of the other such pages.
 */
export function SelectedSeason({ children }: { children: ReactNode }) {
  const [season, select] = useState<string>();
  return (
    <Season value={season}>
      <Select value={select}>{children}</Select>
    </Season>
  );
}

/** The season to put into links to Roster, News and Results; none means the default season. */
export function useSeasonForLinks(): string | undefined {
  return use(Season);
}

/** Remembers the season that a page shows, for the links to the other pages that use it. */
export function useSelectedSeason(season: string | undefined): void {
  const { seasons } = useSite();
  const select = use(Select);
  useEffect(() => {
    const known = season !== undefined && seasons.includes(season);
    select(known ? season : undefined);
  }, [select, season, seasons]);
}

/** The season in this page's address, remembered for the links to the other pages that use it. */
export function useSeasonInAddress(): string | undefined {
  const season = useQuery().read("season");
  useSelectedSeason(season);
  return season;
}
