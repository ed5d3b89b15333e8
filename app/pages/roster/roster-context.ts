import { createContext, use } from "react";
import type { Member } from "./member.ts";
import type { RosterData, SeasonData } from "./shape-roster.ts";

/** Context for every part of the page: the selected season. */
interface RosterContextValue {
  data: RosterData;
  season: SeasonData;
  /** Everyone on the roster, players before coaches. */
  members: readonly Member[];
  /** Attributes of a link that selects a person. */
  linkTo: (person: string) => { href: string; onClick: () => void };
}

export const RosterContext = createContext<RosterContextValue | undefined>(undefined);

export function useRosterContext(): RosterContextValue {
  const context = use(RosterContext);
  if (context === undefined) throw new Error("This component works only on the Roster page.");
  return context;
}
